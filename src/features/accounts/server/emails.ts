import { button, type Mail, mailText } from '~/platform/server/mail/mail'

// Applicants are addressed with "du", companies with "Sie"; these mails go to both and avoid either.

type Recipient = { email: string; name: string }

const IGNORE = mailText`War das ein Versehen, ist nichts weiter zu tun.`
const CHANGE_PASSWORD = mailText`Kam das von jemand anderem, dann bitte sofort das Passwort ändern.`

/** Asks a new account to confirm its address. */
export function verifyEmailMail(to: Recipient, url: string): Mail {
  return {
    kind: 'verify-email',
    to: to.email,
    subject: mailText`E-Mail-Adresse bestätigen`,
    // Without the name: nobody knows yet whose address this is, and a stranger may have written anything as a name.
    heading: mailText`Willkommen bei Stellwerk`,
    blocks: [
      mailText`Ein Schritt fehlt noch: die Bestätigung, dass diese E-Mail-Adresse zum Konto gehört. Der Link gilt 24\u00a0Stunden.`,
      button(mailText`E-Mail-Adresse bestätigen`, url),
    ],
    reason: mailText`Jemand hat mit dieser Adresse ein Konto bei Stellwerk angelegt. ${IGNORE}`,
  }
}

/**
 * Sent instead of the confirmation when somebody registers with an address that has an account, or enters it as their
 * new one: the page shows the same.
 */
export function accountExistsMail(to: Recipient, appUrl: string): Mail {
  return {
    kind: 'account-exists',
    to: to.email,
    subject: mailText`Es gibt schon ein Konto`,
    heading: mailText`Zu dieser Adresse gibt es schon ein Konto`,
    blocks: [
      mailText`Jemand wollte diese E-Mail-Adresse gerade für ein neues Konto verwenden oder in einem anderen eintragen. Es gibt aber schon eines. Ist das Passwort nicht mehr bekannt, lässt sich auf der Anmeldeseite ein neues setzen.`,
      button(mailText`Zur Anmeldung`, `${appUrl}/auth/login`),
    ],
    reason: IGNORE,
  }
}

/** The link for setting a new password. */
export function resetPasswordMail(to: Recipient, url: string): Mail {
  return {
    kind: 'reset-password',
    to: to.email,
    subject: mailText`Neues Passwort setzen`,
    heading: mailText`Neues Passwort setzen`,
    blocks: [
      mailText`Über diesen Link lässt sich ein neues Passwort setzen. Er gilt eine Stunde und nur einmal.`,
      button(mailText`Neues Passwort setzen`, url),
    ],
    reason: mailText`Jemand hat für dieses Konto ein neues Passwort angefordert. ${IGNORE}`,
  }
}

/** The first step of a change of address; goes to the old one. */
export function changeEmailMail(to: Recipient, newEmail: string, url: string): Mail {
  return {
    kind: 'change-email',
    to: to.email,
    subject: mailText`Änderung der E-Mail-Adresse bestätigen`,
    heading: mailText`Neue E-Mail-Adresse`,
    blocks: [
      mailText`Das Konto soll künftig die Adresse „${newEmail.replace('@', ' @ ')}“ haben. Nach der Bestätigung geht eine zweite E-Mail an die neue Adresse.`,
      button(mailText`Änderung bestätigen`, url),
    ],
    reason: mailText`Jemand hat im Konto eine neue E-Mail-Adresse eingetragen. ${CHANGE_PASSWORD}`,
  }
}

/** The second step of a change of address; goes to the new one. */
export function confirmNewEmailMail(to: Recipient, url: string): Mail {
  return {
    kind: 'confirm-new-email',
    to: to.email,
    subject: mailText`Neue E-Mail-Adresse bestätigen`,
    heading: mailText`Neue E-Mail-Adresse bestätigen`,
    blocks: [
      mailText`Diese Adresse soll künftig zu einem Konto bei Stellwerk gehören. Mit dem Link wird die Änderung wirksam. Er gilt 24\u00a0Stunden.`,
      button(mailText`Neue Adresse bestätigen`, url),
    ],
    reason: mailText`Jemand hat diese Adresse in einem Konto bei Stellwerk eingetragen. ${IGNORE}`,
  }
}

/** Asks to confirm that the account is to be deleted. */
export function deleteAccountMail(to: Recipient, url: string): Mail {
  return {
    kind: 'delete-account',
    to: to.email,
    subject: mailText`Löschung des Kontos bestätigen`,
    heading: mailText`Konto endgültig löschen`,
    blocks: [
      mailText`Der Link führt zu einer letzten Rückfrage. Danach ist das Konto endgültig gelöscht und lässt sich nicht wiederherstellen. Er gilt 24\u00a0Stunden.`,
      button(mailText`Zum Löschen des Kontos`, url),
    ],
    reason: mailText`Jemand möchte dieses Konto löschen. ${CHANGE_PASSWORD}`,
  }
}

/** Sent when somebody signs in with a browser this account was never used with. */
export function newDeviceMail(
  to: Recipient,
  signIn: { device: string; moment: string; ip: string | null },
  appUrl: string,
): Mail {
  return {
    kind: 'new-device',
    to: to.email,
    subject: mailText`Anmeldung mit einem neuen Gerät`,
    heading: mailText`Anmeldung mit einem neuen Gerät`,
    blocks: [
      mailText`Gerade gab es eine Anmeldung mit einem Gerät, das wir noch nicht kennen: ${signIn.device}, ${signIn.moment}${signIn.ip ? `, von der Adresse ${signIn.ip}` : ''}.`,
      mailText`War das richtig, ist nichts zu tun. Wenn nicht: Unter „Konto und Sicherheit“ das Gerät abmelden und das Passwort ändern.`,
      button(mailText`Konto und Sicherheit`, `${appUrl}/app/account`),
    ],
    reason: mailText`Diese E-Mail kommt bei jeder Anmeldung mit einem unbekannten Gerät.`,
  }
}
