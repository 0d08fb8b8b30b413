import type { MailKind } from '~/platform/mail-kinds'
import { getConfig } from '~/platform/server/config'
import { button, type Mail, type MailText, mailText } from '~/platform/server/mail/mail'
import { noticeRule } from '../../notices/notice-kinds'
import { isMailChosen } from '../../notices/topics'

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
  'admin-incident-due': {
    heading: mailText`Datenpanne melden: Die Frist endet in weniger als 24\u00a0Stunden`,
    text: mailText`Bis wann die Aufsichtsbehörde sie erfahren muss, steht bei der Datenpanne. Melden Sie auch, wenn noch nicht alles geklärt ist, oder halten Sie fest, dass kein Risiko besteht.`,
    path: '/super/incidents',
  },
  'admin-incident-overdue': {
    heading: mailText`Datenpanne nicht gemeldet: Die 72\u00a0Stunden sind vorbei`,
    text: mailText`Melden Sie sie jetzt der Aufsichtsbehörde, und begründen Sie die Verzögerung (Art.\u00a033 Abs.\u00a01\u00a0DSGVO).`,
    path: '/super/incidents',
  },
  'admin-account-change': {
    heading: mailText`Ein anderes Konto des Betreibers wartet auf Freigabe`,
    text: mailText`Eine zweite Person aus der Verwaltung muss die Änderung prüfen und freigeben.`,
    path: '/super/operator',
  },
  'admin-authority-order': {
    heading: mailText`Eine Anordnung einer Behörde ist eingetragen`,
    text: mailText`Eine zweite Person aus der Verwaltung muss festhalten, was daraus wurde.`,
    path: '/super/orders?zustand=open',
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
    blocks: [text, button(mailText`Ansehen`, `${getConfig().APP_URL}${path}`)],
    reason: canBeStopped(kind)
      ? mailText`Diese E-Mail geht an alle Plattform-Admins. Abstellen können Sie sie unter „Benachrichtigungen“.`
      : mailText`Diese E-Mail geht immer an alle Plattform-Admins, weil eine gesetzliche Frist daran hängt.`,
    dedupeKey: `${kind}:${about}:${to}`,
  }
}

function canBeStopped(kind: AdminNews): boolean {
  const rule = noticeRule(kind)
  return rule === null || isMailChosen(rule.topic)
}
