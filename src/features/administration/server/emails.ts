import { getConfig } from '~/platform/server/config'
import { button, type Mail, mailText, quote } from '~/platform/server/mail/mail'

/** `isFormal`: to somebody of a company ("Sie"), not to an applicant ("du"). */
type Measure = { to: string; subject: 'company' | 'account'; isFormal: boolean; reason: string }

/** A statement of reasons: what was done, why, and how to object (Art. 17 DSA). */
export function suspendedMail({ to, subject, isFormal, reason }: Measure): Mail {
  const heading =
    subject === 'company'
      ? mailText`Wir haben Ihr Unternehmen gesperrt`
      : isFormal
        ? mailText`Wir haben Ihr Konto gesperrt`
        : mailText`Wir haben dein Konto gesperrt`
  const meaning =
    subject === 'company'
      ? mailText`Die Stellen sind pausiert, die Unternehmensseite ist nicht mehr öffentlich und die Lizenz ruht. Bewerbungen und Rechnungen bleiben erhalten.`
      : isFormal
        ? mailText`Sie können sich vorerst nicht anmelden; Ihre Daten bleiben erhalten.`
        : mailText`Du kannst dich vorerst nicht anmelden; deine Daten bleiben erhalten.`
  return {
    kind: `${subject}-suspended`,
    to,
    subject: heading,
    heading,
    blocks: [
      mailText`${meaning} Entschieden hat ein Mensch, ohne automatische Mittel. Der Grund:`,
      quote(reason),
      isFormal
        ? mailText`Sie sind anderer Ansicht? Sie können innerhalb von sechs Monaten widersprechen, kostenlos und ohne Form: Schreiben Sie an die Adresse im Impressum. Eine andere Person prüft den Fall dann noch einmal.`
        : mailText`Du siehst das anders? Du kannst innerhalb von sechs Monaten widersprechen, kostenlos und ohne Form: Schreib an die Adresse im Impressum. Eine andere Person prüft den Fall dann noch einmal.`,
      button(mailText`Zum Impressum`, `${getConfig().APP_URL}/imprint`),
    ],
    reason: reasonFor(subject, isFormal),
  }
}

/** Tells that a suspension was lifted. */
export function restoredMail({ to, subject, isFormal, reason }: Measure): Mail {
  const heading =
    subject === 'company'
      ? mailText`Ihr Unternehmen ist wieder freigeschaltet`
      : isFormal
        ? mailText`Ihr Konto ist wieder freigeschaltet`
        : mailText`Dein Konto ist wieder freigeschaltet`
  const meaning =
    subject === 'company'
      ? mailText`Lizenz, Unternehmensseite und Stellen sind wieder da, soweit ihre Laufzeit noch nicht vorbei ist. Wir schreiben Ihnen dazu:`
      : isFormal
        ? mailText`Sie können sich wieder anmelden. Wir schreiben Ihnen dazu:`
        : mailText`Du kannst dich wieder anmelden. Wir schreiben dir dazu:`
  return {
    kind: `${subject}-restored`,
    to,
    subject: heading,
    heading,
    blocks: [
      mailText`Die Sperre ist aufgehoben. ${meaning}`,
      quote(reason),
      button(mailText`Zur Anmeldung`, `${getConfig().APP_URL}/auth/login`),
    ],
    reason: reasonFor(subject, isFormal),
  }
}

function reasonFor(subject: Measure['subject'], isFormal: boolean) {
  if (subject === 'company') {
    return mailText`Sie bekommen diese E-Mail, weil Sie für dieses Unternehmen ein Konto bei Stellwerk haben.`
  }
  return isFormal
    ? mailText`Sie bekommen diese E-Mail, weil Sie ein Konto bei Stellwerk haben.`
    : mailText`Du bekommst diese E-Mail, weil du ein Konto bei Stellwerk hast.`
}
