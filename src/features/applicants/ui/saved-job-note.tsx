import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { TextArea } from '~/ui/fields/text-area'
import { useLeaveGuard } from '~/ui/form/guard/use-leave-guard'
import { MAX_SAVED_JOB_NOTE } from '../vocabulary'

type SavedJobNoteProps = { jobPostingId: string; title: string; note: string | null }

/** The person's own note on a saved job, with a form to write it. Input stays when saving fails. */
export function SavedJobNote({ jobPostingId, title, note }: SavedJobNoteProps) {
  const trpc = useTRPC()
  const [text, setText] = useState<string | null>(null)
  const save = useFormMutation(
    trpc.savedJob.setNote.mutationOptions({
      // With the new note on screen.
      onSettled: (_saved, error) => {
        if (!error) setText(null)
      },
    }),
  )
  useLeaveGuard({
    place: `note-${jobPostingId}`,
    read: () => (text === null || text === (note ?? '') ? undefined : text),
    isBeingSent: () => save.isPending,
    bringBack: (kept) => setText(String(kept)),
    message: 'Deine Notiz ist noch nicht gespeichert.',
  })
  if (text === null) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {note && <p className="min-w-0 flex-1 basis-60 text-sm wrap-anywhere whitespace-pre-line">{note}</p>}
        <Button
          variant="quiet"
          size="sm"
          aria-label={note ? `Ändern: Notiz zu ${title}` : `Notiz schreiben zu ${title}`}
          onClick={() => setText(note ?? '')}
        >
          <NotebookPen aria-hidden="true" />
          {note ? 'Ändern' : 'Notiz schreiben'}
        </Button>
      </div>
    )
  }
  const isTooLong = text.length > MAX_SAVED_JOB_NOTE
  return (
    <form
      ref={beginToWrite}
      className="grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooLong) save.mutate({ jobPostingId, note: text })
      }}
    >
      <TextArea
        label="Notiz, nur für dich"
        rows={2}
        maxLength={MAX_SAVED_JOB_NOTE}
        value={text}
        onChange={setText}
        error={isTooLong ? `Der Text ist zu lang. Maximal erlaubt sind ${MAX_SAVED_JOB_NOTE} Zeichen.` : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" isPending={save.isPending}>
          Notiz speichern
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setText(null)}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}

/** The pressed button is gone. */
function beginToWrite(form: HTMLFormElement | null) {
  if (document.activeElement === document.body) form?.querySelector('textarea')?.focus()
}
