import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mentionsIn, withMention } from '~/features/applications/schema'
import { formatMoment } from '~/lib/dates/dates'
import { unsent } from '~/lib/text/unsent'
import { uuidv7 } from '~/lib/uuid'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useSessionUser } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { TextArea } from '~/ui/fields/text-area'
import { useLeaveGuard } from '~/ui/form/guard/use-leave-guard'

type Note = { id: string; body: string; author: string | null; createdAt: Date }

type Props = { applicationId: string; jobPostingId: string; notes: readonly Note[] }

/** The team's internal notes; never shown to the applicant. "@Name" informs a colleague by mail. */
export function TeamNotes({ applicationId, jobPostingId, notes }: Props) {
  const trpc = useTRPC()
  const me = useSessionUser()
  const { data: colleagues = [] } = useQuery(trpc.application.colleagues.queryOptions())
  const [draft, setDraft] = useState(() => ({ id: uuidv7(), body: '' }))
  const add = useFormMutation(
    trpc.application.addNote.mutationOptions({
      onSuccess: (_stored, sent) => setDraft(({ body }) => ({ id: uuidv7(), body: unsent(body, sent.body) })),
    }),
  )
  useLeaveGuard({
    place: `note-${applicationId}`,
    read: () => (draft.body.trim() === '' ? undefined : draft.body),
    isBeingSent: () => add.isPending,
    bringBack: (kept) => setDraft((old) => ({ ...old, body: String(kept) })),
    message: 'Ihre Notiz ist noch nicht gespeichert.',
    parameter: 'bewerbung',
  })
  // Readers of another posting do not see this application.
  const others = colleagues.filter(
    ({ userId, readsJobPostingId }) => userId !== me?.id && [null, jobPostingId].includes(readsJobPostingId),
  )
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">Notizen</h3>
      {notes.length > 0 && (
        <ul className="grid gap-3 text-sm">
          {notes.map((note) => (
            <li key={note.id} className="rounded-md bg-sunken p-3">
              <p className="text-xs text-muted">
                {note.author ?? 'Ehemalige Kollegin oder ehemaliger Kollege'}, {formatMoment(note.createdAt)}
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{note.body}</p>
            </li>
          ))}
        </ul>
      )}
      <form
        className="no-print grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (draft.body.trim() === '' || add.isPending) return
          const mentionedUserIds = mentionsIn(draft.body, others).map(({ userId }) => userId)
          add.mutate({ ...draft, applicationId, mentionedUserIds })
        }}
      >
        <TextArea
          label="Neue Notiz"
          description="Nur Ihr Team liest sie; die Person kann Auskunft darüber verlangen. Mit @Name geht eine E-Mail an die Kollegin oder den Kollegen."
          rows={3}
          maxLength={4000}
          value={draft.body}
          onChange={(body) => setDraft((old) => ({ ...old, body }))}
        />
        {others.length > 0 && (
          <div className="flex flex-wrap gap-1.5">
            {others.slice(0, 8).map((colleague) => (
              <Button
                key={colleague.userId}
                size="sm"
                variant="ghost"
                onClick={() => setDraft((old) => ({ ...old, body: withMention(old.body, colleague.name) }))}
              >
                @{colleague.name}
              </Button>
            ))}
          </div>
        )}
        <div>
          <Button type="submit" size="sm" variant="outline" isPending={add.isPending}>
            Notiz speichern
          </Button>
        </div>
      </form>
    </section>
  )
}
