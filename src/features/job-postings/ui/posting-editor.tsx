import { useSelector } from '@tanstack/react-form'
import { useBlocker } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { RouterOutputs } from '~/platform/client/trpc'
import { Button } from '~/ui/button'
import { confirm } from '~/ui/dialog/confirm'
import { Form } from '~/ui/form/form'
import { useFocusRescue } from '~/ui/use-focus-rescue'
import { missingForPublishing } from '../publishing'
import type { JobPostingInput } from '../schema'
import { EditorBasics } from './editor-basics'
import { EditorConditions } from './editor-conditions'
import { EditorContact } from './editor-contact'
import { EditorSalary } from './editor-salary'
import { PublishingHurdles } from './publishing-hurdles'
import { PublishingPanel } from './publishing-panel'
import { usePostingForm } from './use-posting-form'

type Intent = 'save' | 'publish'

type PostingEditorProps = {
  initial: JobPostingInput
  conditions: RouterOutputs['jobPosting']['conditions']
  runsUntil: Date | null
  /** Whether it is a draft that can be published from here. */
  canPublish: boolean
  /** Saves what is in the form, on its own or before publishing. */
  onSave: (input: JobPostingInput, intent: Intent) => Promise<void>
  /** Called after saving when "Veröffentlichen" was pressed. */
  onPublish: () => Promise<void>
  now: Date
}

/** Everything a company says about a job, with a list of what is missing. Keeps the input whatever happens. */
export function PostingEditor({
  initial,
  conditions,
  runsUntil,
  canPublish,
  onSave,
  onPublish,
  now,
}: PostingEditorProps) {
  const [saved, setSaved] = useState(initial)
  const intent = useRef<Intent>('save')
  const saveButton = useRef<HTMLButtonElement>(null)
  useFocusRescue(saveButton, canPublish)
  const form = usePostingForm(saved, async (input) => {
    const wanted = intent.current
    await onSave(input, wanted)
    setSaved(input)
    if (wanted === 'publish') await onPublish()
  })
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  const isComplete = useSelector(form.store, (state) => missingForPublishing(state.values).length === 0)
  const isBlocked = !conditions.hasProfile || !conditions.hasValidLicense
  useBlocker({
    shouldBlockFn: async () => hasChanges() && !(await askToLeave()),
    enableBeforeUnload: hasChanges,
  })
  function hasChanges(): boolean {
    return !form.state.isDefaultValue && !form.state.isSubmitting
  }

  return (
    <Form
      form={form}
      className="lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6 [&>[role=alert]]:lg:col-span-2"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PublishingHurdles conditions={conditions} />
        <EditorBasics form={form} />
        <EditorConditions form={form} />
        <EditorSalary form={form} />
        <EditorContact form={form} />
      </div>
      <aside aria-label="Veröffentlichen" className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-24">
        <PublishingPanel form={form} conditions={conditions} runsUntil={runsUntil} now={now} />
        <div className="grid gap-2.5">
          <Button
            ref={saveButton}
            type="submit"
            variant={canPublish ? 'outline' : 'primary'}
            isPending={isSubmitting}
            onClick={() => {
              intent.current = 'save'
            }}
          >
            {canPublish ? 'Entwurf speichern' : 'Änderungen speichern'}
          </Button>
          {canPublish && (
            <Button
              type="submit"
              variant="signal"
              isPending={isSubmitting}
              aria-disabled={!isComplete || isBlocked}
              onClick={() => {
                intent.current = 'publish'
              }}
            >
              Veröffentlichen
            </Button>
          )}
        </div>
      </aside>
    </Form>
  )
}

function askToLeave(): Promise<boolean> {
  return confirm({
    title: 'Seite verlassen?',
    message: 'Ihre Änderungen sind noch nicht gespeichert.',
    acceptLabel: 'Verlassen',
    rejectLabel: 'Weiter bearbeiten',
    tone: 'danger',
  })
}
