import { APPLICANT_REASON, COMPANY_REASON } from '~/features/applications/server/emails'
import { formatDay } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import { button, type Mail, mailText, operatorContact, quote } from '~/platform/server/mail/mail'

type Ended = { id: string; title: string; companyName: string | null; on: Date }

/** Some days before an ended application is deleted. */
export function deletionMailToApplicant(
  to: { email: string; firstName: string },
  { id, title, companyName, on }: Ended,
): Mail {
  const where = companyName ? mailText` bei „${companyName}“` : mailText``
  return {
    kind: 'application-deletion',
    to: to.email,
    subject: mailText`Wir löschen deine Bewerbung bald: „${title}“`,
    heading: mailText`Wir löschen deine Bewerbung am ${formatDay(on)}`,
    blocks: [
      mailText`Hallo ${to.firstName}, deine Bewerbung als „${title}“${where} ist abgeschlossen. Am ${formatDay(on)} löschen wir sie mit allen Unterlagen und Nachrichten, bei dir und beim Unternehmen.`,
      mailText`Wenn du etwas davon behalten möchtest, lade vorher deine Daten herunter.`,
      button(mailText`Meine Daten`, `${getConfig().APP_URL}/app/applicant/privacy`),
    ],
    reason: APPLICANT_REASON,
    // A hold takes an announcement back: the next one has another day.
    dedupeKey: `application-deletion:${id}:${on.toISOString().slice(0, 10)}`,
    about: { type: 'application', id },
  }
}

/** Applications that a mail names one by one. */
const SHOWN_IN_MAIL = 30

/** The same to the company, for all that end on one day: which they are, without a name. */
export function deletionMailToCompany(
  to: { email: string },
  { ended, on }: { ended: readonly { title: string; submittedAt: Date }[]; on: Date },
): Mail {
  const count = ended.length
  const shown = ended.slice(0, SHOWN_IN_MAIL)
  const what = count === 1 ? mailText`eine abgeschlossene Bewerbung` : mailText`${count} abgeschlossene Bewerbungen`
  return {
    kind: 'application-deletion-company',
    to: to.email,
    subject: mailText`Am ${formatDay(on)} löschen wir ${what}`,
    heading: mailText`Am ${formatDay(on)} löschen wir ${what}`,
    blocks: [
      mailText`Es geht um:\n${[
        ...shown.map(({ title, submittedAt }) => mailText`• „${title}“, eingegangen am ${formatDay(submittedAt)}`),
        ...(count > shown.length ? [mailText`… und ${count - shown.length} weitere`] : []),
      ]}`,
      mailText`Unterlagen, Nachrichten, Notizen und Bewertungen löschen wir mit (§\u00a015 Abs.\u00a04\u00a0AGG, Art.\u00a017\u00a0DSGVO).`,
      mailText`Brauchen Sie sie für eine rechtliche Auseinandersetzung, können Admins Ihres Unternehmens die Löschung anhalten.`,
      button(mailText`Löschfristen ansehen`, `${getConfig().APP_URL}/app/company/deletions`),
    ],
    reason: COMPANY_REASON,
  }
}

/** Before an account that nobody uses is deleted. */
export function inactiveMail(to: { email: string; name: string }, { on, isLast }: { on: Date; isLast: boolean }): Mail {
  return {
    kind: 'account-inactive',
    to: to.email,
    subject: isLast ? mailText`Letzte Erinnerung: Wir löschen dein Konto` : mailText`Wir löschen dein Konto bald`,
    heading: mailText`Wir löschen dein Konto am ${formatDay(on)}`,
    blocks: [
      mailText`Hallo ${to.name}, du warst lange nicht bei Stellwerk. Wir heben Daten nicht länger auf als nötig und löschen dein Konto deshalb am ${formatDay(on)}, mit Profil, Lebensläufen, Bewerbungen und Nachrichten.`,
      mailText`Wenn du es behalten möchtest, melde dich einfach einmal an.`,
      button(mailText`Anmelden`, `${getConfig().APP_URL}/auth/login`),
    ],
    reason: mailText`Du bekommst diese E-Mail, weil du ein Konto bei Stellwerk hast.`,
  }
}

/** To the company, when somebody deletes the account while an application is open. Without personal data. */
export function applicationGoneMail(to: { email: string }, { id, title }: { id: string; title: string }): Mail {
  return {
    kind: 'application-gone',
    to: to.email,
    subject: mailText`Zurückgezogen: eine Bewerbung auf „${title}“`,
    heading: mailText`Eine Bewerbung wurde zurückgezogen`,
    blocks: [
      mailText`Eine Person, die sich auf „${title}“ beworben hatte, hat kein Konto mehr bei Stellwerk. Ihre Bewerbung ist mit allen Unterlagen und Nachrichten gelöscht. Sie müssen nichts tun.`,
    ],
    reason: COMPANY_REASON,
    about: { type: 'posting', id },
  }
}

/** The receipt for a deleted account; the last mail to this address. */
export function accountDeletedMail(email: string, by: 'person' | 'retention'): Mail {
  return {
    kind: 'account-deleted',
    to: email,
    subject: mailText`Das Konto ist gelöscht`,
    heading: mailText`Das Konto ist gelöscht`,
    blocks: [
      by === 'person'
        ? mailText`Wie gewünscht haben wir das Konto mit allem, was dazugehört, gelöscht. Wir heben nur auf, was das Gesetz verlangt: Rechnungen und das Protokoll der Löschung.`
        : mailText`Wir haben das Konto gelöscht, weil es niemand bestätigt oder lange niemand benutzt hat. Wir heben nur das Protokoll der Löschung auf.`,
    ],
    reason: mailText`Diese E-Mail ist die Bestätigung der Löschung und die letzte an diese Adresse.`,
  }
}

/** To people whose data an incident concerns (Art.\u00a034\u00a0DSGVO), in an admin's words. */
export function incidentMail(
  email: string,
  letter: { subject: string; text: string },
  /** Art.\u00a033 (3) b: who answers questions, and how to reach them; null until the operator is known. */
  contact: string | null,
): Mail {
  return {
    kind: 'data-incident',
    to: email,
    subject: mailText`Datenpanne: „${letter.subject}“`,
    heading: mailText`„${letter.subject}“`,
    blocks: [quote(letter.text), ...(contact ? [mailText`Fragen dazu beantwortet: ${operatorContact(contact)}`] : [])],
    reason: mailText`Diese E-Mail ist vorgeschrieben (Art.\u00a034\u00a0DSGVO): Sie sagt, was mit Daten geschehen ist.`,
  }
}

const ASKED = mailText`Du bekommst diese E-Mail, weil jemand mit deiner Adresse auf Stellwerk etwas zum Datenschutz gefragt hat.`

/** The receipt for a request about one's data. */
export function requestReceivedMail(email: string, { id, dueAt }: { id: string; dueAt: Date }): Mail {
  return {
    kind: 'privacy-request-received',
    to: email,
    subject: mailText`Deine Anfrage zum Datenschutz ist da`,
    heading: mailText`Wir haben deine Anfrage`,
    blocks: [
      mailText`Wir antworten bis zum ${formatDay(dueAt)}, meist früher. Wenn wir nicht sicher sein können, wer du bist, fragen wir vorher nach. Vorgangsnummer: ${id}`,
      mailText`Hast du nichts angefragt? Dann antworte einfach nicht.`,
    ],
    reason: ASKED,
    dedupeKey: `privacy-request-received:${id}`,
  }
}

/** The answer, in an admin's words. */
export function requestAnsweredMail(email: string, { id, answer }: { id: string; answer: string }): Mail {
  return {
    kind: 'privacy-request-answered',
    to: email,
    subject: mailText`Antwort auf deine Anfrage zum Datenschutz`,
    heading: mailText`Unsere Antwort`,
    blocks: [
      quote(answer),
      mailText`Bist du damit nicht einverstanden, kannst du dich bei einer Datenschutzaufsicht beschweren (Art.\u00a077\u00a0DSGVO) oder vor Gericht gehen (Art.\u00a079\u00a0DSGVO). Vorgangsnummer: ${id}`,
    ],
    reason: ASKED,
    dedupeKey: `privacy-request-answered:${id}`,
  }
}

/** The answer takes longer than a month. */
export function requestExtendedMail(email: string, asked: { id: string; reason: string; dueAt: Date }): Mail {
  return {
    kind: 'privacy-request-extended',
    to: email,
    subject: mailText`Deine Anfrage zum Datenschutz braucht länger`,
    heading: mailText`Wir antworten bis zum ${formatDay(asked.dueAt)}`,
    blocks: [
      mailText`Wir schaffen es nicht in einem Monat. Der Grund:`,
      quote(asked.reason),
      mailText`Vorgangsnummer: ${asked.id}`,
    ],
    reason: ASKED,
    dedupeKey: `privacy-request-extended:${asked.id}`,
  }
}
