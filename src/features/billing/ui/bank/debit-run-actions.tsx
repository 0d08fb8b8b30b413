import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { FreshDownload } from '~/features/accounts/ui/step-up/fresh-download'
import type { DebitRun, RunCheck } from '~/features/billing/views'
import { formatIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { counted } from '~/lib/text/counted'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { confirm } from '~/ui/dialog/confirm'

/** Release by a second person, download, or abandon. */
export function DebitRunActions({ run }: { run: DebitRun }) {
  const trpc = useTRPC()
  const { id, reference, can } = run
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const release = useMutation(trpc.directDebit.release.mutationOptions({ meta: { done: 'Lauf freigegeben' } }))
  const discard = useMutation(trpc.directDebit.discard.mutationOptions({ meta: { done: 'Lauf verworfen' } }))

  // Only when somebody wants to release it: a long run takes seconds to check.
  const ask = useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...trpc.directDebit.check.queryOptions({ id }), staleTime: 0 }),
    onSuccess: async (check) => {
      // Its page names what is wrong.
      if (!check?.isReady) return navigate({ to: '/super/direct-debits/$runId', params: { runId: id } })
      const question = { title: 'Lastschriftlauf freigeben?', message: releaseText(check) }
      const isSure = await confirm({ ...question, acceptLabel: 'Freigeben', rejectLabel: 'Abbrechen' })
      if (isSure && (await ensureFresh())) release.mutate({ id })
    },
  })
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
      {can.release && (
        <Button
          size="sm"
          aria-label={`Freigeben: ${reference}`}
          isPending={release.isPending || ask.isPending}
          onClick={() => ask.mutate()}
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

/** What is released: not what was collected into the run, but what is left of it now. */
export function releaseText({ debitCount, totalCents, collectionOn, changedCount }: RunCheck): string {
  const debits = (count: number) => counted(count, ['Lastschrift', 'Lastschriften'])
  return [
    `${debits(debitCount)} über zusammen ${formatCents(totalCents)}, Einzug am ${formatIsoDay(collectionOn)}.`,
    ...(changedCount > 0 ? [`Inzwischen bezahlt oder geändert und deshalb nicht dabei: ${debits(changedCount)}.`] : []),
    'Danach können Sie die Datei für die Bank herunterladen, aber nicht mehr ändern.',
  ].join(' ')
}
