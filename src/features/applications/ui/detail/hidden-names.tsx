import { useMutation, useQueryClient } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'
import type { Application } from '../../views'

/** What is hidden, until when, and the button that ends it. */
export function HiddenNames({ application }: { application: Pick<Application, 'id' | 'status' | 'can'> }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const show = useMutation(
    trpc.application.showNames.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries(trpc.conversation.pathFilter())
        await queryClient.invalidateQueries(trpc.talentPool.pathFilter())
      },
    }),
  )
  const canShow = application.can.decide && application.status !== 'withdrawn'
  return (
    <div className="grid gap-2 rounded-md bg-info-soft px-3 py-2 text-info-soft-ink">
      {show.error && <Note tone="error" title={show.error.message} isAlert />}
      <div className="flex items-center gap-3">
        <EyeOff className="size-5 shrink-0" aria-hidden="true" />
        <p className="min-w-0 flex-1 text-xs">
          Auch Foto, Alter, Kontakt und Unterlagen sind verborgen.
          {canShow && ' Wenn Sie den Namen zeigen, halten wir das fest; die Person sieht es auch.'}
        </p>
        {canShow && (
          <Button
            variant="outline"
            size="sm"
            isPending={show.isPending}
            onClick={() => show.mutate({ id: application.id })}
          >
            Namen zeigen
          </Button>
        )}
      </div>
    </div>
  )
}
