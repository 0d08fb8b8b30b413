import type { MailKind } from '~/platform/mail-kinds'
import { getConfig } from '~/platform/server/config'
import { button, type Mail, paragraph } from '~/platform/server/mail/mail'
import { type MailText, mailText } from '~/platform/server/mail/mail-text'

export type AdminNews = Extract<MailKind, `admin-${string}`>

/** What happened and where to go; who it is about stays on the page. */
const NEWS: Readonly<Record<AdminNews, { heading: MailText; text: MailText; path: string }>> = {
  'admin-report': {
    heading: mailText`Eine neue Meldung wartet auf Ihre Prüfung`,
    text: mailText`Jemand hat einen Inhalt gemeldet. Wie eilig es ist, steht bei der Meldung.`,
    path: '/super/reports',
  },
  'admin-message-report': {
    heading: mailText`Jemand hat eine Nachricht gemeldet`,
    text: mailText`Bitte sehen Sie sich die gemeldete Nachricht an und entscheiden Sie.`,
    path: '/super/reports/messages',
  },
  'admin-appeal': {
    heading: mailText`Eine Beschwerde gegen eine Entscheidung ist da`,
    text: mailText`Über sie entscheidet jemand anderes als beim ersten Mal.`,
    path: '/super/reports?reiter=beschwerden',
  },
  'admin-message-appeal': {
    heading: mailText`Eine Beschwerde zu einer gemeldeten Nachricht ist da`,
    text: mailText`Über sie entscheidet jemand anderes als beim ersten Mal.`,
    path: '/super/reports/messages?beschwerden=true',
  },
  'admin-privacy-request': {
    heading: mailText`Eine Anfrage zum Datenschutz ist da`,
    text: mailText`Bis wann Sie antworten müssen, steht bei der Anfrage.`,
    path: '/super/privacy-requests',
  },
  'admin-agreement-objection': {
    heading: mailText`Ein Unternehmen widerspricht dem neuen Vertrag zur Auftragsverarbeitung`,
    text: mailText`Warum, steht bei der Fassung. Vor ihrem ersten Tag können Sie sie noch zurückziehen.`,
    path: '/super/agreements',
  },
  'admin-account-change': {
    heading: mailText`Ein anderes Konto des Betreibers wartet auf Freigabe`,
    text: mailText`Eine zweite Person aus der Verwaltung muss die Änderung prüfen und freigeben.`,
    path: '/super/operator',
  },
  'admin-debit-run': {
    heading: mailText`Ein Lastschriftlauf wartet auf Freigabe`,
    text: mailText`Eine zweite Person aus der Verwaltung muss den Lauf prüfen und freigeben.`,
    path: '/super/direct-debits',
  },
  'admin-job-failed': {
    heading: mailText`Ein Hintergrunddienst ist fehlgeschlagen`,
    text: mailText`Welcher es ist und was er meldet, steht beim Systemzustand. Er versucht es von selbst wieder.`,
    path: '/super/system',
  },
}

/** The mail of such news. */
export function adminMail(kind: AdminNews, to: string, about: string): Mail {
  const { heading, text, path } = NEWS[kind]
  return {
    kind,
    to,
    subject: heading,
    heading,
    blocks: [paragraph(text), button(mailText`Ansehen`, `${getConfig().APP_URL}${path}`)],
    reason: mailText`Diese E-Mail geht an alle Plattform-Admins. Abstellen können Sie sie unter „Benachrichtigungen“.`,
    dedupeKey: `${kind}:${about}:${to}`,
  }
}
