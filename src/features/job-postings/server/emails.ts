import { calendarDays, formatDay } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import { button, type Mail, mailText } from '~/platform/server/mail/mail'

type Posting = { id: string; title: string }
/** Since when a posting gave no sign of life. */
type Silence = { since: Date; now: Date }

const REASON = mailText`Diese E-Mail bekommen Sie, weil Sie diese Stelle auf Stellwerk ausgeschrieben haben.`

/** "Still open?" The link opens a page with one button, so that a mail scanner that follows it confirms nothing. */
export function stillOpenMail(
  to: string,
  posting: Posting,
  token: string,
  { since, now, pausesAt }: Silence & { pausesAt: Date },
): Mail {
  return {
    kind: 'posting-still-open',
    to,
    subject: mailText`Noch offen? „${posting.title}“`,
    heading: mailText`Ist diese Stelle noch offen?`,
    blocks: [
      mailText`Zu „${posting.title}“ haben wir seit ${daysOf(since, now)} nichts gehört. Damit Bewerberinnen und Bewerber nur echte Stellen finden, bitten wir alle 21\u00a0Tage um eine Bestätigung.`,
      button(mailText`Ja, noch offen`, confirmationUrl(token)),
      mailText`Ohne Antwort pausiert die Stelle am ${formatDay(pausesAt)}. Sie geht dabei nicht verloren. Ist die Stelle besetzt, beenden Sie sie bitte unter „Jobs verwalten“.`,
    ],
    reason: REASON,
    about: { type: 'posting', id: posting.id },
  }
}

/** The posting was paused for lack of an answer; the link resumes it. */
export function pausedUnconfirmedMail(to: string, posting: Posting, token: string, { since, now }: Silence): Mail {
  return {
    kind: 'posting-paused-unconfirmed',
    to,
    subject: mailText`Pausiert: „${posting.title}“`,
    heading: mailText`Ihre Stelle pausiert`,
    blocks: [
      mailText`Seit ${daysOf(since, now)} hat niemand bestätigt, dass „${posting.title}“ noch offen ist. Die Stelle steht deshalb nicht mehr in der Suche. Mit einem Klick ist sie wieder online.`,
      button(mailText`Noch offen, wieder online stellen`, confirmationUrl(token)),
    ],
    reason: REASON,
    about: { type: 'posting', id: posting.id },
  }
}

/** @param days 7 or 1 */
export function endReminderMail(to: string, posting: Posting & { runsUntil: Date }, days: number): Mail {
  return {
    kind: 'posting-ends-soon',
    to,
    subject: mailText`${days === 1 ? 'Morgen' : `In ${days}\u00a0Tagen`} läuft aus: „${posting.title}“`,
    heading:
      days === 1 ? mailText`Ihre Stelle läuft morgen aus` : mailText`Ihre Stelle läuft in ${days}\u00a0Tagen aus`,
    blocks: [
      mailText`„${posting.title}“ ist bis zum ${formatDay(posting.runsUntil)} online. Mit einem Klick verlängern Sie um 30, 60 oder 90\u00a0Tage; das Datum der ersten Veröffentlichung bleibt stehen.`,
      button(mailText`Stelle verlängern`, `${getConfig().APP_URL}/app/company/job-postings/${posting.id}`),
    ],
    reason: REASON,
    about: { type: 'posting', id: posting.id },
  }
}

function daysOf(since: Date, now: Date): string {
  return `${calendarDays(since, now)}\u00a0Tagen`
}

function confirmationUrl(token: string): string {
  return `${getConfig().APP_URL}/still-open/${token}`
}
