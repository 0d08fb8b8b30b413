import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '~/lib/dates'
import { uuidv7 } from '~/lib/uuid'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/button'
import { TextArea } from '~/ui/text-area'

type Note = { id: string; body: string; author: string | null; createdAt: Date }

/** What the team writes among itself; never shown to the applicant. */
export function TeamNotes({ applicationId, notes }: { applicationId: string; notes: readonly Note[] }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => ({ id: uuidv7(), body: '' }))
  const add = useMutation(
    trpc.application.addNote.mutationOptions({
      onSuccess: async () => {
        setDraft({ id: uuidv7(), body: '' })
        await queryClient.invalidateQueries(trpc.application.byId.pathFilter())
      },
    }),
  )
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">Notizen</h3>
      <ul className="grid gap-3 text-sm">
        {notes.map((note) => (
          <li key={note.id} className="rounded-md bg-sunken p-3">
            <p className="text-xs text-muted">
              {note.author ?? 'Ehemalige Kollegin oder ehemaliger Kollege'}, {formatMoment(note.createdAt)}
            </p>
            <p className="whitespace-pre-line">{note.body}</p>
          </li>
        ))}
      </ul>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (draft.body.trim() !== '' && !add.isPending) add.mutate({ ...draft, applicationId })
        }}
      >
        <TextArea
          label="Neue Notiz"
          description="Nur Ihr Team liest sie."
          rows={3}
          value={draft.body}
          onChange={(body) => setDraft((old) => ({ ...old, body }))}
        />
        <div>
          <Button type="submit" size="sm" variant="outline" isPending={add.isPending}>
            Notiz speichern
          </Button>
        </div>
      </form>
    </section>
  )
}
