import { formatDay } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import { button, links, type Mail, mailText } from '~/platform/server/mail/mail'

type Told = { text: string; href: string; at: Date }
type Reader = { userId: string; email: string; side: 'applicant' | 'company' }

/** Sentences in one mail; the rest is in the bell. */
const MOST_LISTED = 30

/** What has come since the last summary, for those who want one mail a day. */
export function noticeSummaryMail({ userId, email, side }: Reader, told: readonly Told[], day: string): Mail {
  const { APP_URL } = getConfig()
  const count = told.length
  const heading =
    count === 1
      ? mailText`Eine Benachrichtigung seit der letzten Zusammenfassung`
      : mailText`${count} Benachrichtigungen seit der letzten Zusammenfassung`
  const more = count - MOST_LISTED
  return {
    kind: 'notice-summary',
    to: email,
    subject: heading,
    heading,
    blocks: [
      links(
        told.slice(0, MOST_LISTED).map(({ text, href, at }) => ({
          label: mailText`${text}`,
          detail: mailText`${formatDay(at)}`,
          url: `${APP_URL}${href}`,
        })),
      ),
      ...(more > 0 ? [mailText`Dazu ${more} weitere.`] : []),
      button(mailText`Alle Benachrichtigungen ansehen`, `${APP_URL}/app/notices`),
    ],
    reason:
      side === 'applicant'
        ? mailText`Du bekommst diese E-Mail höchstens einmal am Tag, weil du unter „Benachrichtigungen“ die Zusammenfassung gewählt hast. Dort stellst du sie auch ab.`
        : mailText`Sie bekommen diese E-Mail höchstens einmal am Tag, weil Sie unter „Benachrichtigungen“ die Zusammenfassung gewählt haben. Dort stellen Sie sie auch ab.`,
    dedupeKey: `notice-summary:${userId}:${day}`,
  }
}
