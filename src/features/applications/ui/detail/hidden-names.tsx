import { useMutation, useQueryClient } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'
import type { Application } from '../../views'

/** What is hidden, until when, and the button that ends it. */
export function HiddenNames({ application }: { application: Pick<Application, 'id' | 'status' | 'snapshot' | 'can'> }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const show = useMutation(
    trpc.application.showNames.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries(trpc.application.pathFilter())
        await queryClient.invalidateQueries(trpc.conversation.pathFilter())
      },
    }),
  )
  const { city } = application.snapshot
  return (
    <div className="grid gap-2">
      {city && <p className="text-sm">{city}</p>}
      {show.error && <Note tone="error" title={show.error.message} isAlert />}
      <Note tone="info" title="Name verborgen bis zum Gespräch">
        <p className="flex gap-2">
          <EyeOff className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          Auch Foto, Alter, Kontakt, Wohnort und Unterlagen sind verborgen; Wörter, die ein Geschlecht verraten, stehen
          neutral in eckigen Klammern.
        </p>
        {application.can.decide && application.status !== 'withdrawn' && (
          <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button
              variant="outline"
              size="sm"
              isPending={show.isPending}
              onClick={() => show.mutate({ id: application.id })}
            >
              Namen zeigen
            </Button>
            <span className="text-muted">Das wird festgehalten, auch für die Person sichtbar.</span>
          </div>
        )}
      </Note>
    </div>
  )
}
