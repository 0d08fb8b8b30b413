import { button, type Mail, paragraph } from '~/platform/server/mail/mail'

type Recipient = { email: string; name: string }

const IGNORE = 'Wenn Sie das nicht waren, ist nichts weiter zu tun.'

export function verifyEmailMail(to: Recipient, url: string): Mail {
  return {
    kind: 'verify-email',
    to: to.email,
    subject: 'E-Mail-Adresse bestätigen',
    heading: `Willkommen bei Stellwerk, ${to.name}`,
    blocks: [
      paragraph(
        'Ein Schritt fehlt noch: Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Der Link gilt 24 Stunden.',
      ),
      button('E-Mail-Adresse bestätigen', url),
    ],
    reason: `Mit dieser Adresse wurde ein Konto bei Stellwerk angelegt. ${IGNORE}`,
  }
}

/** Sent instead of the confirmation when somebody registers with an address that has an account: the screen says the same. */
export function accountExistsMail(to: Recipient, appUrl: string): Mail {
  return {
    kind: 'account-exists',
    to: to.email,
    subject: 'Sie haben bereits ein Konto',
    heading: 'Sie haben bereits ein Konto',
    blocks: [
      paragraph(
        'Mit Ihrer E-Mail-Adresse sollte gerade ein neues Konto angelegt werden. Es gibt aber schon eines: Sie können sich anmelden oder ein neues Passwort setzen.',
      ),
      button('Zur Anmeldung', `${appUrl}/auth/login`),
    ],
    reason: IGNORE,
  }
}

export function resetPasswordMail(to: Recipient, url: string): Mail {
  return {
    kind: 'reset-password',
    to: to.email,
    subject: 'Neues Passwort setzen',
    heading: 'Neues Passwort setzen',
    blocks: [
      paragraph('Über diesen Link setzen Sie ein neues Passwort. Er gilt eine Stunde und nur einmal.'),
      button('Neues Passwort setzen', url),
    ],
    reason: `Jemand hat für dieses Konto ein neues Passwort angefordert. ${IGNORE}`,
  }
}

export function changeEmailMail(to: Recipient, newEmail: string, url: string): Mail {
  return {
    kind: 'change-email',
    to: to.email,
    subject: 'Änderung der E-Mail-Adresse bestätigen',
    heading: 'Neue E-Mail-Adresse',
    blocks: [
      paragraph(
        `Ihr Konto soll künftig die Adresse ${newEmail} haben. Bitte bestätigen Sie das; danach geht eine zweite Mail an die neue Adresse.`,
      ),
      button('Änderung bestätigen', url),
    ],
    reason:
      'In Ihrem Konto wurde eine neue E-Mail-Adresse eingetragen. Waren Sie das nicht, ändern Sie bitte Ihr Passwort.',
  }
}

/** The second step of a change of address; goes to the new one. */
export function confirmNewEmailMail(to: Recipient, url: string): Mail {
  return {
    kind: 'confirm-new-email',
    to: to.email,
    subject: 'Neue E-Mail-Adresse bestätigen',
    heading: 'Neue E-Mail-Adresse bestätigen',
    blocks: [
      paragraph(
        'Diese Adresse soll künftig zu Ihrem Konto bei Stellwerk gehören. Bitte bestätigen Sie, dass es Ihre ist. Der Link gilt 24 Stunden.',
      ),
      button('Neue Adresse bestätigen', url),
    ],
    reason: `In einem Konto bei Stellwerk wurde diese Adresse eingetragen. ${IGNORE}`,
  }
}

export function deleteAccountMail(to: Recipient, url: string): Mail {
  return {
    kind: 'delete-account',
    to: to.email,
    subject: 'Löschung des Kontos bestätigen',
    heading: 'Konto endgültig löschen',
    blocks: [
      paragraph(
        'Über diesen Link löschen Sie Ihr Konto endgültig. Wir fragen dort noch einmal nach; danach lässt es sich nicht wiederherstellen. Der Link gilt 24 Stunden.',
      ),
      button('Zum Löschen des Kontos', url),
    ],
    reason: 'In Ihrem Konto wurde die Löschung angefordert. Waren Sie das nicht, ändern Sie bitte Ihr Passwort.',
  }
}
