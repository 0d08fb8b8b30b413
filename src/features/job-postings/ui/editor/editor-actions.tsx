import { ChevronLeft, ChevronRight, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/ui/buttons/button'
import { ActionBar, PageActions } from '~/ui/shell/page-actions'

type PublishButtonProps = {
  /** Publishes a draft, or unpublished changes. */
  label: string
  isDraft: boolean
  isPending: boolean
  /** Why it cannot be published now. */
  hurdle: string | undefined
  onPublish: () => void
}

/** The end of the editor. */
export function PublishButton({ label, isDraft, isPending, hurdle, onPublish }: PublishButtonProps) {
  return (
    <Button
      variant={isDraft ? 'signal' : 'primary'}
      className="max-lg:flex-1"
      isPending={isPending}
      disabledReason={hurdle}
      onClick={onPublish}
    >
      {label}
    </Button>
  )
}

type EditorActionsProps = {
  publish: ReactNode
  onPreview: () => void
  /** To the previous and next step; absent at the ends. */
  onBack: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Actions for the whole posting: in the top bar, and on phones at the bottom. */
export function EditorActions({ publish, onPreview, onBack, onNext }: EditorActionsProps) {
  const preview = (
    <Button variant="outline" onClick={onPreview}>
      <Eye aria-hidden="true" />
      Vorschau
    </Button>
  )
  return (
    <>
      <PageActions>
        {preview}
        {/* The last step ends in it, so that there is one. */}
        {onNext && publish}
      </PageActions>
      <ActionBar>
        {onBack && (
          <Button variant="outline" isIcon aria-label="Zurück" onClick={onBack}>
            <ChevronLeft aria-hidden="true" />
          </Button>
        )}
        {preview}
        {onNext ? (
          <Button className="flex-1" onClick={onNext}>
            Weiter
            <ChevronRight aria-hidden="true" />
          </Button>
        ) : (
          publish
        )}
      </ActionBar>
    </>
  )
}
