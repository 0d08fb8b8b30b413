import { groupIban } from '~/features/billing/debit/mandate'
import type { StandingNotice } from '~/features/billing/subscription/standing-notice'
import { formatIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { Note } from '~/ui/note'

type Debt = {
  id: string
  number: string
  openCents: number
  /** The day of a debit that is on its way, `YYYY-MM-DD`. */
  collectionOn: string | null
}
type DebtNoteProps = {
  debts: readonly Debt[]
  transferTo: { name: string; iban: string; bic: string | null }
  /** What it means for the company, when that is not shown elsewhere on the page. */
  notice: StandingNotice | null
}

/** Debts and how to pay them without waiting for the next debit. What is being debited is not asked for again. */
export function DebtNote({ debts, transferTo, notice }: DebtNoteProps) {
  const total = debts.reduce((sum, { openCents }) => sum + openCents, 0)
  const debited = debts.filter(({ collectionOn }) => collectionOn !== null)
  const toTransfer = debts.filter(({ collectionOn }) => collectionOn === null)
  return (
    <Note tone="warn" className="mb-5" title={notice?.title ?? `Offen: ${formatCents(total)}`}>
      {notice && <p className="mb-2">{notice.text}</p>}
      {toTransfer.length > 0 && (
        <>
          <p>
            Bitte überweisen Sie an {transferTo.name}, IBAN <span className="num">{groupIban(transferTo.iban)}</span>
            {transferTo.bic && <>, BIC {transferTo.bic}</>}, oder geben Sie ein anderes Konto an, von dem wir abbuchen
            dürfen.
          </p>
          <ul className="mt-2">
            {toTransfer.map(({ id, number, openCents }) => (
              <li key={id} className="num">
                Verwendungszweck {number}: {formatCents(openCents)}
              </li>
            ))}
          </ul>
        </>
      )}
      {debited.length > 0 && (
        <>
          <p className={toTransfer.length > 0 ? 'mt-3' : undefined}>
            Diese Beträge buchen wir per Lastschrift ab. Überweisen brauchen Sie dafür nichts.
          </p>
          <ul className="mt-2">
            {debited.map(({ id, number, openCents, collectionOn }) => (
              <li key={id} className="num">
                Rechnung {number}: {formatCents(openCents)}, Abbuchung am {formatIsoDay(collectionOn ?? '')}
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  )
}
