import { getConfig } from '~/platform/server/config'
import { button, type Mail, mailText } from '~/platform/server/mail/mail'

/** How long the link of the mail is valid. */
export const ACCOUNT_HOURS = 24

/** The link to an account with the dropped résumé. Names nobody: a stranger may have typed the address. */
export function resumeAccountMail(to: string, token: string): Mail {
  return {
    kind: 'resume-account',
    to,
    subject: mailText`Dein Konto mit deinem Lebenslauf`,
    heading: mailText`Einmal prüfen, dann ist dein Konto da`,
    blocks: [
      mailText`Du hast auf Stellwerk einen Lebenslauf aufgelegt und möchtest ein Konto. Was wir gelesen haben, steht auf einer Seite zum Prüfen. Ein Passwort brauchst du dafür noch nicht.`,
      button(mailText`Prüfen und Konto anlegen`, `${getConfig().APP_URL}/lebenslauf-konto/${token}`),
      mailText`Der Link gilt ${ACCOUNT_HOURS}\u00a0Stunden. Danach löschen wir, was wir gelesen haben.`,
    ],
    reason: mailText`Jemand hat mit dieser Adresse auf Stellwerk ein Konto angefordert. Warst du das nicht, ist nichts zu tun.`,
  }
}
