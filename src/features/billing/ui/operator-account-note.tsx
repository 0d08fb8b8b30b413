import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { confirm } from '~/ui/dialog/confirm'
import { Note } from '~/ui/note'
import { FactList } from '~/ui/text/definition-list'
import { groupIban } from '../debit/mandate'

/** Another account of the operator, which a second platform admin puts in force. */
export function OperatorAccountNote() {
  const trpc = useTRPC()
  const { data: change } = useSuspenseQuery(trpc.operator.accountChange.queryOptions())
  const accept = useMutation(trpc.operator.confirmAccount.mutationOptions({ meta: { done: 'Neues Konto gilt' } }))
  const discard = useMutation(trpc.operator.discardAccount.mutationOptions({ meta: { done: 'Neues Konto verworfen' } }))
  if (!change) return null
  const { id, canConfirm } = change
  async function askAndConfirm() {
    const isSure = await confirm({
      title: 'Neues Konto freigeben?',
      message: 'Ab dem nächsten Lastschriftlauf gehen die Einzüge aller Unternehmen auf dieses Konto.',
      acceptLabel: 'Freigeben',
      rejectLabel: 'Abbrechen',
    })
    if (isSure && (await ensureFresh())) accept.mutate({ id })
  }
  return (
    <Note
      tone="warn"
      className="mb-6"
      title="Ein neues Konto wartet auf die Freigabe durch eine zweite Person"
      actions={
        <>
          {canConfirm && (
            <Button size="sm" isPending={accept.isPending} onClick={() => void askAndConfirm()}>
              Konto freigeben
            </Button>
          )}
          <Button variant="outline" size="sm" isPending={discard.isPending} onClick={() => discard.mutate({ id })}>
            Verwerfen
          </Button>
        </>
      }
    >
      <p>
        Vorgeschlagen {formatMoment(change.proposedAt)}
        {change.proposedBy && ` von ${change.proposedBy}`}. Bis dahin gilt das bisherige Konto.
        {!canConfirm && ' Freigeben kann jemand anderes aus der Plattform-Administration.'}
      </p>
      <FactList
        className="mt-3"
        columns={2}
        facts={[
          { term: 'IBAN', value: <span className="num">{groupIban(change.iban)}</span> },
          { term: 'Gläubiger-Identifikationsnummer', value: <span className="num">{change.creditorId}</span> },
          { term: 'BIC', value: change.bic ?? '–' },
          { term: 'Bank', value: change.bankName ?? '–' },
        ]}
      />
    </Note>
  )
}
