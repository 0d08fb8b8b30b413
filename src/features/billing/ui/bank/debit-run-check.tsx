import { useMutation, useQuery } from '@tanstack/react-query'
import { collectionFieldLabels } from '~/features/billing/vocabulary'
import { formatTime } from '~/lib/dates/dates'
import { counted } from '~/lib/text/counted'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { confirm } from '~/ui/dialog/confirm'
import { Note } from '~/ui/note'
import { toast } from '~/ui/toast/toast-store'
import type { RunCheck } from '../../views'

type Fault = RunCheck['faults'][number]

/** The check of a draft, what to do about its faults, and a button to check again. */
export function DebitRunCheck({ runId }: { runId: string }) {
  const trpc = useTRPC()
  const { data: check, isFetching, refetch } = useQuery(trpc.directDebit.check.queryOptions({ id: runId }))
  if (!check) return null
  const actions = (
    <>
      <Button variant="outline" size="sm" isPending={isFetching} onClick={() => void refetch()}>
        Erneut prüfen
      </Button>
      {check.faults.some(({ company }) => company !== null) && <LeaveOutButton runId={runId} />}
    </>
  )
  return (
    <Note tone={check.isReady ? 'success' : 'error'} className="mb-5" title={titleOf(check)} actions={actions}>
      {check.faults.length > 0 && <Faults check={check} />}
      <p className="text-sm">
        Gegen das Schema der Banken (pain.008, DK Anlage 3) und unsere Regeln geprüft um {formatTime(check.checkedAt)}{' '}
        Uhr.
        {check.changedCount > 0 &&
          ` Bei der Freigabe lassen wir weg, was inzwischen bezahlt oder geändert ist: ${counted(check.changedCount, ['Lastschrift', 'Lastschriften'])}.`}
      </p>
    </Note>
  )
}

function titleOf({ isReady, isTooLate, hasOperator, debitCount, faultCount }: RunCheck): string {
  if (isReady) return 'Geprüft: Die Bank nimmt diese Datei an.'
  if (!hasOperator) return 'Die Betreiberdaten fehlen.'
  if (isTooLate) return 'Der Einzugstag liegt zu nah. Bitte verwerfen Sie den Lauf und legen Sie ihn neu an.'
  if (debitCount === 0) return 'Von diesem Lauf ist nichts übrig. Bitte verwerfen Sie ihn.'
  return `Wegen ${faultCount === 1 ? 'einer Angabe' : `${faultCount} Angaben`} würde die Bank diese Datei ablehnen.`
}

function Faults({ check: { faults, faultCount } }: { check: RunCheck }) {
  return (
    <ul className="mb-2 list-disc pl-5">
      {faults.map((fault) => (
        <li key={`${fault.endToEndId} ${fault.field}`}>
          {fault.company === null ? 'Betreiberdaten' : `${fault.company}, ${fault.number}`}:{' '}
          <strong>{collectionFieldLabels[fault.field]}</strong>. {remedyOf(fault)}
        </li>
      ))}
      {faultCount > faults.length && <li>und {faultCount - faults.length} weitere</li>}
    </ul>
  )
}

function remedyOf({ company, field }: Fault): string {
  if (company === null) {
    return field === 'collectionOn'
      ? 'An diesem Tag ruhen die Banken: Bitte verwerfen Sie den Lauf und legen Sie ihn neu an.'
      : 'Bitte berichtigen Sie sie unter „Betreiber“.'
  }
  if (field === 'address') return 'Das Unternehmen ändert sie unter „Tarif und Rechnungen“.'
  if (field === 'name' || field === 'iban' || field === 'mandate' || field === 'signedOn')
    return 'Das Unternehmen erteilt unter „Tarif und Rechnungen“ ein neues Mandat.'
  return 'Bitte nehmen Sie diese Lastschrift heraus.'
}

function LeaveOutButton({ runId }: { runId: string }) {
  const trpc = useTRPC()
  const leaveOut = useMutation(
    trpc.directDebit.leaveOutFaulty.mutationOptions({
      onSuccess: ({ count }) =>
        toast.show({
          ...{ severity: 'success', life: 5000 },
          title: count === 1 ? 'Eine Lastschrift herausgenommen' : `${count} Lastschriften herausgenommen`,
        }),
    }),
  )
  async function askAndLeaveOut() {
    const isSure = await confirm({
      title: 'Fehlerhafte Lastschriften herausnehmen?',
      message: 'Ihre Rechnungen sind danach wieder offen und kommen in den nächsten Lauf.',
      acceptLabel: 'Herausnehmen',
      rejectLabel: 'Abbrechen',
    })
    if (isSure) leaveOut.mutate({ id: runId })
  }
  return (
    <Button variant="outline" size="sm" isPending={leaveOut.isPending} onClick={() => void askAndLeaveOut()}>
      Fehlerhafte herausnehmen
    </Button>
  )
}
