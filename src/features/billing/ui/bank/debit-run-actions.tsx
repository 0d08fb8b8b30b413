import { useMutation, useQuery } from '@tanstack/react-query'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { FreshDownload } from '~/features/accounts/ui/step-up/fresh-download'
import type { DebitRun } from '~/features/billing/views'
import { formatCents } from '~/lib/money/money'
import { counted } from '~/lib/text/counted'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/link'
import { confirm } from '~/ui/dialog/confirm'

/** Release by a second person, download, or abandon. */
export function DebitRunActions({ run }: { run: DebitRun }) {
  const trpc = useTRPC()
  const { id, reference, can } = run
  const { data: check, isLoading } = useQuery(
    trpc.directDebit.check.queryOptions({ id }, { enabled: run.status === 'draft' }),
  )
  const isRefused = check?.isReady === false
  const release = useMutation(trpc.directDebit.release.mutationOptions({ meta: { done: 'Lauf freigegeben' } }))
  const discard = useMutation(trpc.directDebit.discard.mutationOptions({ meta: { done: 'Lauf verworfen' } }))

  async function askAndRelease() {
    const isSure = await confirm({
      title: 'Lastschriftlauf freigeben?',
      message: `${counted(run.debitCount, ['Lastschrift', 'Lastschriften'])} über zusammen ${formatCents(run.totalCents)}. Danach können Sie die Datei für die Bank herunterladen, aber nicht mehr ändern.`,
      acceptLabel: 'Freigeben',
      rejectLabel: 'Abbrechen',
    })
    if (isSure && (await ensureFresh())) release.mutate({ id })
  }
  async function askAndDiscard() {
    const isSure = await confirm({
      title: 'Lastschriftlauf verwerfen?',
      message: 'Die Rechnungen sind danach wieder offen und kommen in den nächsten Lauf.',
      acceptLabel: 'Verwerfen',
      rejectLabel: 'Abbrechen',
      tone: 'danger',
    })
    if (isSure) discard.mutate({ id })
  }
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {isRefused && (
        <ButtonLink
          variant="outline"
          size="sm"
          to="/super/direct-debits/$runId"
          params={{ runId: id }}
          aria-label={`Die Bank würde ${reference} ablehnen: Fehler ansehen`}
        >
          Fehler ansehen
        </ButtonLink>
      )}
      {can.release && !isRefused && (
        <Button
          size="sm"
          aria-label={`Freigeben: ${reference}`}
          isPending={release.isPending || isLoading}
          onClick={() => void askAndRelease()}
        >
          Freigeben
        </Button>
      )}
      {run.status === 'draft' && !can.release && (
        <span className="text-sm text-muted">Freigabe durch eine andere Person</span>
      )}
      {can.download && (
        <FreshDownload
          size="sm"
          href={`/api/files/direct-debit-run/${id}`}
          label={`Datei für die Bank von ${reference}`}
          title="pain.008"
        >
          Datei für die Bank
        </FreshDownload>
      )}
      {can.discard && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Verwerfen: ${reference}`}
          isPending={discard.isPending}
          onClick={() => void askAndDiscard()}
        >
          Verwerfen
        </Button>
      )}
    </span>
  )
}
