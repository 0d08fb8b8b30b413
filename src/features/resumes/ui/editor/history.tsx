import { useMutation, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC, useTRPCClient } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'

/**
 * Previous states of a résumé, each of which can be restored.
 * @param props.keepDraft saves the current input, so that it is among them as well
 */
export function ResumeHistory({ resumeId, keepDraft }: { resumeId: string; keepDraft: () => Promise<unknown> }) {
  const trpc = useTRPC()
  const client = useTRPCClient()
  const [isOpen, setOpen] = useState(false)
  const { data: versions } = useQuery(
    trpc.resume.history.queryOptions({ id: resumeId }, { enabled: isOpen, staleTime: 0 }),
  )
  const restore = useMutation({
    mutationFn: async (versionId: string) => {
      await keepDraft()
      // On top of the saved state, which is kept as well.
      const { version } = await client.resume.byId.query({ id: resumeId })
      await client.resume.restore.mutate({ id: resumeId, versionId, version })
    },
    // The editor has its own draft; it starts again from the restored state.
    onSuccess: () => window.location.reload(),
  })
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <History aria-hidden="true" />
        Frühere Fassungen
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Frühere Fassungen">
        {versions?.length === 0 && (
          <p>Noch gibt es keine. Ab der nächsten Änderung heben wir hier auf, was vorher dastand.</p>
        )}
        <ul className="divide">
          {versions?.map(({ id, title, savedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 py-2.5">
              <span className="min-w-0 flex-1">
                <span className="num block font-semibold">{formatMoment(savedAt)}</span>
                <span className="block text-sm text-muted wrap-anywhere">{title}</span>
              </span>
              <Button
                size="sm"
                variant="outline"
                isPending={restore.isPending}
                aria-label={`Fassung vom ${formatMoment(savedAt)} wiederherstellen`}
                onClick={() => restore.mutate(id)}
              >
                Wiederherstellen
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
