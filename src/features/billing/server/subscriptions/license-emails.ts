import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { memberEmails } from '~/features/companies/server/recipients'
import { getConfig } from '~/platform/server/config'
import type { Transaction } from '~/platform/server/database/db'
import { button, type Mail, mailText } from '~/platform/server/mail/mail'

type Told = {
  companyId: string
  /** What ended or restored the licence; the same again writes no second mail. */
  occasion: string
}

/** A debit for what is owed: with the bank, or in a run that nobody has released yet and that may still be discarded. */
type NewDebit = 'sent' | 'planned' | null

/** Tells every member of the company that its licence is paused, except the address that was reminded already. */
export async function tellMembersOfPause(
  tx: Transaction,
  { companyId, occasion, newDebit }: Told & { newDebit: NewDebit },
  reminded: string | null,
) {
  const members = await memberEmails(tx, companyId)
  const others = members.filter(({ email }) => email.toLowerCase() !== reminded?.toLowerCase())
  await mailEach(tx, others, ({ email }) => licensePausedMail(email, occasion, newDebit))
}

/** Tells them that it is back. */
export async function tellMembersOfReturn(tx: Transaction, { companyId, occasion }: Told) {
  const members = await memberEmails(tx, companyId)
  await mailEach(tx, members, ({ email }) => licenseBackMail(email, occasion))
}

const REASON = mailText`Sie bekommen diese E-Mail, weil Sie für dieses Unternehmen ein Konto bei Stellwerk haben.`

// Billing is only for admins: no sum and no number here.
export function licensePausedMail(to: string, occasion: string, newDebit: NewDebit): Mail {
  return {
    kind: 'license-paused',
    to,
    subject: mailText`Die Lizenz Ihres Unternehmens ruht`,
    heading: mailText`Die Lizenz Ihres Unternehmens ruht`,
    blocks: [
      mailText`Eine Rechnung Ihres Unternehmens ist offen geblieben. Die Stellen sind deshalb pausiert, und Lebensläufe lassen sich nicht suchen. Eingegangene Bewerbungen können Sie weiter beantworten.`,
      paymentText(newDebit),
      button(mailText`Zu Stellwerk`, `${getConfig().APP_URL}/app`),
    ],
    reason: REASON,
    dedupeKey: `license-paused:${occasion}:${to}`,
  }
}

function paymentText(newDebit: NewDebit) {
  if (newDebit === 'sent')
    return mailText`Eine neue Lastschrift läuft schon, zu tun ist dafür nichts. Sobald die Zahlung da ist, schreiben wir Ihnen.`
  if (newDebit === 'planned')
    return mailText`Eine neue Lastschrift ist geplant. Wird sie nicht abgebucht, kann ein Admin Ihres Unternehmens den Betrag überweisen; das Konto steht unter „Tarif und Rechnungen“. Sobald die Zahlung da ist, schreiben wir Ihnen.`
  return mailText`Bezahlen kann ein Admin Ihres Unternehmens unter „Tarif und Rechnungen“. Sobald die Zahlung da ist, schreiben wir Ihnen.`
}

/** Tells a member that the licence is valid again. */
export function licenseBackMail(to: string, occasion: string): Mail {
  return {
    kind: 'license-back',
    to,
    subject: mailText`Die Lizenz Ihres Unternehmens gilt wieder`,
    heading: mailText`Die Lizenz Ihres Unternehmens gilt wieder`,
    blocks: [
      mailText`Die Zahlung ist eingegangen. Stellen, die deshalb pausiert waren, gehen von selbst wieder online, soweit ihre Laufzeit noch nicht vorbei ist, und Lebensläufe können Sie wieder suchen.`,
      button(mailText`Zu Stellwerk`, `${getConfig().APP_URL}/app`),
    ],
    reason: REASON,
    dedupeKey: `license-back:${occasion}:${to}`,
  }
}
