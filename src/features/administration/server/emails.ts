import { getConfig } from '~/platform/server/config'
import { button, type Mail, paragraph, quote } from '~/platform/server/mail/mail'
import { mailText } from '~/platform/server/mail/mail-text'

type Measure = { to: string; subject: 'company' | 'account'; reason: string }

/** A statement of reasons: what was done, why, and how to object (Art. 17 DSA). */
export function suspendedMail({ to, subject, reason }: Measure): Mail {
  const isCompany = subject === 'company'
  return {
    kind: `${subject}-suspended`,
    to,
    subject: isCompany ? mailText`Ihr Unternehmen wurde gesperrt` : mailText`Dein Konto wurde gesperrt`,
    heading: isCompany ? mailText`Ihr Unternehmen wurde gesperrt` : mailText`Dein Konto wurde gesperrt`,
    blocks: [
      paragraph(
        isCompany
          ? mailText`Die Stellen sind pausiert, die Unternehmensseite ist nicht mehr öffentlich und die Lizenz ruht. Bewerbungen und Rechnungen bleiben erhalten. Die Entscheidung hat eine Person getroffen, kein Programm. Der Grund:`
          : mailText`Du kannst dich vorerst nicht anmelden; deine Daten bleiben erhalten. Die Entscheidung hat eine Person getroffen, kein Programm. Der Grund:`,
      ),
      quote(reason),
      paragraph(
        isCompany
          ? mailText`Sie sind anderer Ansicht? Sie können innerhalb von sechs Monaten widersprechen, kostenlos und ohne Form: Schreiben Sie an die Adresse im Impressum. Eine andere Person prüft den Fall dann noch einmal.`
          : mailText`Du siehst das anders? Du kannst innerhalb von sechs Monaten widersprechen, kostenlos und ohne Form: Schreib an die Adresse im Impressum. Eine andere Person prüft den Fall dann noch einmal.`,
      ),
      button(mailText`Zum Impressum`, `${getConfig().APP_URL}/imprint`),
    ],
    reason: isCompany
      ? mailText`Sie bekommen diese E-Mail, weil Sie für dieses Unternehmen ein Konto bei Stellwerk haben.`
      : mailText`Du bekommst diese E-Mail, weil du ein Konto bei Stellwerk hast.`,
  }
}

/** Tells that a suspension was lifted. */
export function restoredMail({ to, subject, reason }: Measure): Mail {
  const isCompany = subject === 'company'
  return {
    kind: `${subject}-restored`,
    to,
    subject: isCompany
      ? mailText`Ihr Unternehmen ist wieder freigeschaltet`
      : mailText`Dein Konto ist wieder freigeschaltet`,
    heading: isCompany
      ? mailText`Ihr Unternehmen ist wieder freigeschaltet`
      : mailText`Dein Konto ist wieder freigeschaltet`,
    blocks: [
      paragraph(
        isCompany
          ? mailText`Die Sperre ist aufgehoben. Lizenz, Unternehmensseite und Stellen sind wieder da, soweit ihre Laufzeit noch nicht vorbei ist. Dazu schreibt uns das Team der Plattform:`
          : mailText`Die Sperre ist aufgehoben, du kannst dich wieder anmelden. Dazu schreibt das Team der Plattform:`,
      ),
      quote(reason),
      button(mailText`Zur Anmeldung`, `${getConfig().APP_URL}/auth/login`),
    ],
    reason: isCompany
      ? mailText`Sie bekommen diese E-Mail, weil Sie für dieses Unternehmen ein Konto bei Stellwerk haben.`
      : mailText`Du bekommst diese E-Mail, weil du ein Konto bei Stellwerk hast.`,
  }
}
