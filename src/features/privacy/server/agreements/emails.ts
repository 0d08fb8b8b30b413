import { formatIsoDay } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import { button, type Mail, type MailBlock, mailText, quote } from '~/platform/server/mail/mail'
import { AGREEMENT_NOTICE_DAYS, firstDayFor } from '../../agreement'
import { differenceOf } from '../../terms/difference'

const REASON = mailText`Sie bekommen diese E-Mail, weil Ihr Unternehmen mit uns einen Vertrag zur Auftragsverarbeitung geschlossen hat und Sie dort Admin sind.`

type Recipient = { id: string; email: string }
type Changed = {
  id: string
  text: string
  /** The text before. */
  before: string
  summary: string
  validFrom: string
  toldAt: Date
}

/** Announces another text of the processor agreement, with what is different and until when to object. */
export function agreementChangesMail(to: Recipient, { id, text, before, summary, validFrom, toldAt }: Changed): Mail {
  const from = formatIsoDay(firstDayFor(validFrom, toldAt))
  return {
    kind: 'agreement-changes',
    to: to.email,
    subject: mailText`Auftragsverarbeitung: neuer Vertragstext ab ${from}`,
    heading: mailText`Auftragsverarbeitung: neuer Vertragstext ab ${from}`,
    blocks: [
      mailText`Das ändert sich:`,
      quote(summary),
      ...differences(before, text),
      mailText`Wir kündigen es ${AGREEMENT_NOTICE_DAYS}\u00a0Tage vorher an. Sind Sie nicht einverstanden, widersprechen Sie bitte vor dem ${from} auf der Seite „Auftragsverarbeitung“. Dort steht der Text auch ganz.`,
      button(mailText`Ansehen oder widersprechen`, `${getConfig().APP_URL}/app/company/agreement`),
    ],
    reason: REASON,
    dedupeKey: `agreement-changes:${id}:${to.id}`,
  }
}

/** Changed passages that a mail quotes; the page has all. */
const QUOTED = 8

function differences(before: string, after: string): MailBlock[] {
  const changed = differenceOf(before, after).flatMap((change) => (change.kind === 'changed' ? [change.words] : []))
  const blocks = changed.slice(0, QUOTED).flatMap((words) => {
    const of = (left: 'added' | 'removed') =>
      words
        .filter(({ kind }) => kind !== left)
        .map((word) => word.text)
        .join('')
        .trim()
    const [old, next] = [of('added'), of('removed')]
    return [
      ...(old ? [mailText`Bisher:`, quote(old)] : []),
      ...(next ? [old ? mailText`Neu:` : mailText`Kommt dazu:`, quote(next)] : [mailText`Das fällt weg.`]),
    ]
  })
  const more = changed.length - QUOTED
  if (more <= 0) return blocks
  return [
    ...blocks,
    mailText`${more === 1 ? 'Eine weitere Textstelle steht' : `${more} weitere Textstellen stehen`} auf der Seite.`,
  ]
}

type Withdrawn = { id: string; validFrom: string; withdrawalReason: string | null }

/** To those who were told of a text that does not come. */
export function agreementStaysMail(to: Recipient, { id, validFrom, withdrawalReason }: Withdrawn): Mail {
  return {
    kind: 'agreement-stays',
    to: to.email,
    subject: mailText`Auftragsverarbeitung: Es bleibt beim jetzigen Vertragstext`,
    heading: mailText`Auftragsverarbeitung: Es bleibt, wie es ist`,
    blocks: [
      mailText`Wir hatten Ihnen einen neuen Vertragstext angekündigt (ab ${formatIsoDay(validFrom)}). Er kommt nicht: Wir haben ihn zurückgezogen. Es gilt weiter, was jetzt gilt. Sie müssen nichts tun.`,
      ...(withdrawalReason ? [mailText`Der Grund:`, quote(withdrawalReason)] : []),
      button(mailText`Ansehen, was gilt`, `${getConfig().APP_URL}/app/company/agreement`),
    ],
    reason: REASON,
    dedupeKey: `agreement-stays:${id}:${to.id}`,
  }
}

type Answered = { id: string; from: string; objection: string; answer: string }

/** The answer to a company's objection, in an admin's words. */
export function objectionAnsweredMail(to: Recipient, { id, from, objection, answer }: Answered): Mail {
  return {
    kind: 'agreement-objection-answered',
    to: to.email,
    subject: mailText`Auftragsverarbeitung: Antwort auf Ihren Widerspruch`,
    heading: mailText`Unsere Antwort auf Ihren Widerspruch`,
    blocks: [
      mailText`Sie haben dem Vertragstext widersprochen, den wir ab ${formatIsoDay(from)} angekündigt hatten:`,
      quote(objection),
      mailText`Unsere Antwort:`,
      quote(answer),
      button(mailText`Zum Vertrag`, `${getConfig().APP_URL}/app/company/agreement`),
    ],
    reason: REASON,
    dedupeKey: `agreement-objection-answered:${id}:${to.id}`,
  }
}
