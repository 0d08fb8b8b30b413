import { maskContacts } from '~/features/resumes/redaction/mask-contacts'
import { formatDay } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import { button, type Mail, mailText, quote } from '~/platform/server/mail/mail'
import { signedId } from '~/platform/server/signed-link'
import { type PoolMonths, poolMonthsLabels } from '../vocabulary'

/** A link holds for one mailbox: whoever reads it after the account has left it must not answer for the person. */
export const poolLinkPurpose = (email: string) => `talent-pool ${email}`

/** The page where a person answers, and withdraws at any time, without signing in. */
const linkOf = ({ email }: To, entryId: string) =>
  `${getConfig().APP_URL}/talent-pool/${signedId(poolLinkPurpose(email), entryId)}`

type To = { email: string; firstName: string }

/** Asks a person whether a company may keep them in mind. */
export function poolRequestMail(
  to: To,
  asked: { id: string; companyName: string; message: string; months: PoolMonths; isAfterApplication: boolean },
): Mail {
  return {
    kind: 'pool-request',
    to: to.email,
    subject: mailText`„${asked.companyName}“ möchte an dich denken dürfen`,
    heading: mailText`Hallo ${to.firstName}, dürfen wir in Verbindung bleiben?`,
    blocks: [
      asked.isAfterApplication
        ? mailText`„${asked.companyName}“ hat gerade keine Stelle für dich und möchte dich trotzdem im Kandidatenpool behalten, ${poolMonthsLabels[asked.months]} lang.`
        : mailText`„${asked.companyName}“ kennt dich aus einer Kontaktanfrage und möchte dich im Kandidatenpool behalten, ${poolMonthsLabels[asked.months]} lang.`,
      ...(asked.message === '' ? [] : [quote(maskContacts(asked.message))]),
      asked.isAfterApplication
        ? mailText`Stimmst du zu, sieht dieses Unternehmen bis dahin deinen Namen, deinen Kontakt und deinen Lebenslauf, auch wenn deine Bewerbung schon gelöscht ist.`
        : mailText`Stimmst du zu, sieht dieses Unternehmen bis dahin deinen Namen, deinen Kontakt und deinen Lebenslauf.`,
      mailText`Du kannst es jederzeit beenden. Antwortest du nicht, bleibt alles, wie es ist.`,
      button(mailText`Anfrage beantworten`, linkOf(to, asked.id)),
    ],
    reason: mailText`Du bekommst diese E-Mail, weil du über Stellwerk mit diesem Unternehmen zu tun hattest.`,
    dedupeKey: `pool-request:${asked.id}`,
    about: { type: 'pool-entry', id: asked.id },
  }
}

/** Asks for another period before the consent ends. */
export function poolRenewalMail(to: To, entry: { id: string; companyName: string; keepUntil: Date }): Mail {
  return {
    kind: 'pool-renewal',
    to: to.email,
    subject: mailText`Soll „${entry.companyName}“ weiter an dich denken?`,
    heading: mailText`Hallo ${to.firstName}, deine Zustimmung endet bald`,
    blocks: [
      mailText`Bis zum ${formatDay(entry.keepUntil)} bist du im Kandidatenpool von „${entry.companyName}“. Danach endet das von selbst, wenn du nicht verlängerst.`,
      button(mailText`Verlängern oder beenden`, linkOf(to, entry.id)),
    ],
    reason: mailText`Du bekommst diese E-Mail, weil du dem Kandidatenpool dieses Unternehmens zugestimmt hast.`,
    dedupeKey: `pool-renewal:${entry.id}:${entry.keepUntil.toISOString()}`,
    about: { type: 'pool-entry', id: entry.id },
  }
}

/** Tells who asked of the answer, or of an end. Names nobody: the pool does, as long as they agree. */
export function poolAnswerMail(
  to: { email: string },
  entry: { id: string; answer: 'agreed' | 'declined' | 'withdrawn'; occasion: string },
): Mail {
  const heading = {
    agreed: mailText`Eine Person ist jetzt in Ihrem Kandidatenpool`,
    declined: mailText`Eine Person möchte nicht in Ihren Kandidatenpool`,
    withdrawn: mailText`Eine Person hat Ihren Kandidatenpool verlassen`,
  }[entry.answer]
  return {
    kind: 'pool-answer',
    to: to.email,
    subject: heading,
    heading,
    blocks: [
      entry.answer === 'agreed'
        ? mailText`Sie sehen dort Namen, Kontakt und Lebenslauf, solange die Zustimmung gilt.`
        : mailText`Bitte fragen Sie frühestens in drei Monaten noch einmal. Notizen und Schlagwörter dazu sind gelöscht.`,
      button(mailText`Kandidatenpool ansehen`, `${getConfig().APP_URL}/app/company/talent-pool`),
    ],
    reason: mailText`Sie bekommen diese E-Mail, weil Sie auf Stellwerk gefragt haben.`,
    dedupeKey: `pool-answer:${entry.id}:${entry.occasion}:${to.email}`,
    about: { type: 'pool-entry', id: entry.id, detail: entry.answer },
  }
}
