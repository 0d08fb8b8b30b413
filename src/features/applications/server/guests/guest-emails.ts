import { GUEST_DAYS } from '~/features/applications/apply/apply-schema'
import { button, type Mail, mailText } from '~/platform/server/mail/mail'

type To = { email: string; firstName: string }
type Posting = { title: string; companyName: string }

/** The link leads to a page with a button: programs that open links in advance send nothing. */
export function guestConfirmationMail(to: To, posting: Posting, input: { url: string; id: string }): Mail {
  return {
    kind: 'guest-application',
    to: to.email,
    subject: mailText`Bitte bestätigen: deine Bewerbung als „${posting.title}“`,
    // Without the first name: until it is confirmed, a stranger may have entered both address and name.
    heading: mailText`Ein Schritt fehlt noch`,
    blocks: [
      mailText`Deine Bewerbung bei „${posting.companyName}“ ist vorbereitet, aber noch nicht abgeschickt. Bestätige sie mit einem Klick; erst dann bekommt das Unternehmen sie zu sehen.`,
      button(mailText`Bewerbung bestätigen und absenden`, input.url),
      mailText`Der Link gilt ${GUEST_DAYS}\u00a0Tage. Ohne Bestätigung löschen wir danach alles, was du eingegeben hast.`,
    ],
    reason: mailText`Jemand hat mit dieser Adresse auf Stellwerk eine Bewerbung vorbereitet. War das ein Versehen, ist nichts weiter zu tun.`,
    dedupeKey: `guest-application:${input.id}`,
  }
}

/** The screen shows the same as always; only the mailbox learns that the address belongs to a company. */
export function guestAddressTakenMail(to: To, posting: Posting, id: string): Mail {
  return {
    kind: 'guest-application',
    to: to.email,
    subject: mailText`Deine Bewerbung als „${posting.title}“ braucht eine andere Adresse`,
    heading: mailText`Diese Adresse gehört zu einem Unternehmenskonto`,
    blocks: [
      mailText`Jemand hat mit dieser E-Mail-Adresse gerade eine Bewerbung bei „${posting.companyName}“ vorbereitet. Die Adresse gehört auf Stellwerk aber zu einem Unternehmenskonto und kann nicht zugleich für Bewerbungen dienen. Bitte bewirb dich mit einer privaten Adresse.`,
    ],
    reason: mailText`War das ein Versehen, ist nichts weiter zu tun.`,
    dedupeKey: `guest-application:${id}`,
  }
}
