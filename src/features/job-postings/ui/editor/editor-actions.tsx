import { ChevronLeft, ChevronRight, Eye } from 'lucide-react'
import { Button } from '~/ui/buttons/button'
import { ActionBar, PageActions } from '~/ui/shell/page-actions'

type EditorActionsProps = {
  /** Publishes a draft, or unpublished changes. */
  publishLabel: string
  isDraft: boolean
  isPublishing: boolean
  /** Why it cannot be published now. */
  hurdle: string | undefined
  onPublish: () => void
  onPreview: () => void
  /** To the previous and next step; absent at the ends. */
  onBack: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Actions for the whole posting: in the top bar, and on phones at the bottom. */
export function EditorActions(props: EditorActionsProps) {
  const { publishLabel, isDraft, isPublishing, hurdle, onPublish, onPreview, onBack, onNext } = props
  const publish = (
    <Button
      variant={isDraft ? 'signal' : 'primary'}
      className="max-lg:flex-1"
      isPending={isPublishing}
      disabledReason={hurdle}
      onClick={onPublish}
    >
      {publishLabel}
    </Button>
  )
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
        {publish}
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
