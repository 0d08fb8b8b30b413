import { groupIban } from '~/features/billing/debit/mandate'
import type { StandingNotice } from '~/features/billing/subscription/standing-notice'
import { formatCents } from '~/lib/money/money'
import { Note } from '~/ui/note'

type DebtNoteProps = {
  debts: readonly { id: string; number: string; openCents: number }[]
  transferTo: { name: string; iban: string; bic: string | null }
  /** What it means for the company, when that is not shown elsewhere on the page. */
  notice: StandingNotice | null
}

/** Debts and how to pay them without waiting for the next debit. */
export function DebtNote({ debts, transferTo, notice }: DebtNoteProps) {
  const total = debts.reduce((sum, { openCents }) => sum + openCents, 0)
  return (
    <Note tone="warn" className="mb-5" title={notice?.title ?? `Offen: ${formatCents(total)}`}>
      {notice && <p className="mb-2">{notice.text}</p>}
      <p>
        Bitte überweisen Sie an {transferTo.name}, IBAN <span className="num">{groupIban(transferTo.iban)}</span>
        {transferTo.bic && <>, BIC {transferTo.bic}</>}, oder geben Sie ein anderes Konto an, von dem wir abbuchen
        dürfen.
      </p>
      <ul className="mt-2">
        {debts.map(({ id, number, openCents }) => (
          <li key={id} className="num">
            Verwendungszweck {number}: {formatCents(openCents)}
          </li>
        ))}
      </ul>
    </Note>
  )
}
