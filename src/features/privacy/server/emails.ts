import { formatDay } from '~/lib/dates'
import { getConfig } from '~/platform/server/config'
import { button, type Mail, paragraph } from '~/platform/server/mail/mail'

const COMPANY_REASON = 'Sie bekommen diese Mail, weil Sie zum Team dieses Unternehmens auf Stellwerk gehören.'

type Ended = { id: string; title: string; companyName: string | null; on: Date }

/** Some days before an ended application is deleted. */
export function deletionMailToApplicant(
  to: { email: string; firstName: string },
  { id, title, companyName, on }: Ended,
): Mail {
  const where = companyName ? ` bei ${companyName}` : ''
  return {
    kind: 'application-deletion',
    to: to.email,
    subject: `Deine Bewerbung wird bald gelöscht: ${title}`,
    heading: `Deine Bewerbung wird am ${formatDay(on)} gelöscht`,
    blocks: [
      paragraph(
        `Hallo ${to.firstName}, deine Bewerbung als „${title}“${where} ist abgeschlossen. Am ${formatDay(on)} löschen wir sie mit allen Unterlagen und Nachrichten, bei dir und beim Unternehmen.`,
      ),
      paragraph('Wenn du etwas davon behalten möchtest, lade vorher deine Daten herunter.'),
      button('Meine Daten', `${getConfig().APP_URL}/app/applicant/privacy`),
    ],
    reason: 'Du bekommst diese Mail, weil du dich über Stellwerk beworben hast.',
    dedupeKey: `application-deletion:${id}`,
  }
}

/** The same to the company, for all that end on one day. */
export function deletionMailToCompany(
  to: { email: string },
  { count, titles, on }: { count: number; titles: string[]; on: Date },
): Mail {
  const what = count === 1 ? 'Eine abgeschlossene Bewerbung wird' : `${count} abgeschlossene Bewerbungen werden`
  return {
    kind: 'application-deletion-company',
    to: to.email,
    subject: `${what} am ${formatDay(on)} gelöscht`,
    heading: `${what} am ${formatDay(on)} gelöscht`,
    blocks: [
      paragraph(
        `Es geht um ${titles.map((title) => `„${title}“`).join(', ')}. Unterlagen, Nachrichten, Notizen und Bewertungen werden mitgelöscht (§ 15 Abs. 4 AGG, Art. 17 DSGVO).`,
      ),
      button('Bewerbungen ansehen', `${getConfig().APP_URL}/app/company/applications`),
    ],
    reason: COMPANY_REASON,
  }
}

/** Before an account that nobody uses is deleted. */
export function inactiveMail(to: { email: string; name: string }, { on, isLast }: { on: Date; isLast: boolean }): Mail {
  return {
    kind: 'account-inactive',
    to: to.email,
    subject: isLast ? 'Letzte Erinnerung: Dein Konto wird gelöscht' : 'Dein Konto wird bald gelöscht',
    heading: `Dein Konto wird am ${formatDay(on)} gelöscht`,
    blocks: [
      paragraph(
        `Hallo ${to.name}, du warst lange nicht bei Stellwerk. Wir heben Daten nicht länger auf als nötig und löschen dein Konto deshalb am ${formatDay(on)}, mit Profil, Lebensläufen, Bewerbungen und Nachrichten.`,
      ),
      paragraph('Wenn du es behalten möchtest, melde dich einfach einmal an.'),
      button('Anmelden', `${getConfig().APP_URL}/auth/login`),
    ],
    reason: 'Du bekommst diese Mail, weil du ein Konto bei Stellwerk hast.',
  }
}

/** To the company, when somebody deletes the account while an application is open. Says nothing of the person. */
export function applicationGoneMail(to: { email: string }, title: string): Mail {
  return {
    kind: 'application-gone',
    to: to.email,
    subject: `Zurückgezogen: eine Bewerbung auf ${title}`,
    heading: 'Eine Bewerbung wurde zurückgezogen',
    blocks: [
      paragraph(
        `Eine Person, die sich auf „${title}“ beworben hatte, hat kein Konto mehr bei Stellwerk. Ihre Bewerbung ist mit allen Unterlagen und Nachrichten gelöscht. Sie müssen nichts tun.`,
      ),
    ],
    reason: COMPANY_REASON,
  }
}

/** The receipt for a deleted account; the last mail to this address. */
export function accountDeletedMail(email: string, by: 'person' | 'retention'): Mail {
  return {
    kind: 'account-deleted',
    to: email,
    subject: 'Das Konto ist gelöscht',
    heading: 'Das Konto ist gelöscht',
    blocks: [
      paragraph(
        by === 'person'
          ? 'Wie gewünscht haben wir das Konto mit allem, was dazugehört, gelöscht. Aufbewahrt wird nur, was das Gesetz verlangt: Rechnungen und das Protokoll, dass gelöscht wurde.'
          : 'Das Konto wurde gelöscht, weil es nicht bestätigt oder lange nicht benutzt wurde. Aufbewahrt wird nur das Protokoll, dass gelöscht wurde.',
      ),
    ],
    reason: 'Diese Mail ist die Bestätigung der Löschung und die letzte an diese Adresse.',
  }
}
