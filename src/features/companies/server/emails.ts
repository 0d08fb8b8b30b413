import { formatDay } from '~/lib/dates/dates'
import { button, type Mail, mailText } from '~/platform/server/mail/mail'
import { invitedTo, type MemberRole } from '../vocabulary'

type Invitation = {
  email: string
  companyName: string
  inviterName: string
  url: string
  expiresAt: Date
  role: MemberRole
}

/** Goes to an address at the company's own domain; opening the link proves that somebody reads mail there. */
export function companyVerificationMail(to: string, companyName: string, url: string): Mail {
  return {
    kind: 'company-verification',
    to,
    subject: mailText`„${companyName}“ bei Stellwerk verifizieren`,
    heading: mailText`Gehört diese Adresse zu „${companyName}“?`,
    blocks: [
      mailText`Bei Stellwerk möchte „${companyName}“ zeigen, dass das Unternehmen echt ist. Wer den Link öffnet und bestätigt, belegt damit, dass diese E-Mail-Adresse dazugehört. Der Link gilt 24\u00a0Stunden.`,
      button(mailText`Unternehmen bestätigen`, url),
    ],
    reason: mailText`Jemand aus dem Unternehmen hat diese Adresse angegeben. War das ein Versehen, ist nichts weiter zu tun.`,
  }
}

type Removed = { name: string; domain: string; url: string }

/** Tells the company's admins that a mail to this domain no longer proves anything, and what does. */
export function verificationRemovedMail(to: string, { name, domain, url }: Removed): Mail {
  return {
    kind: 'company-verification-removed',
    to,
    subject: mailText`Bitte verifizieren Sie „${name}“ neu`,
    heading: mailText`Das Zeichen „Verifiziert“ ruht`,
    blocks: [
      mailText`„${name}“ war über eine E-Mail-Adresse bei „${domain}“ verifiziert. Dort bekommt jede Person eine Adresse, deshalb zählt das nicht mehr als Nachweis. Ihre Stellen und alles andere laufen weiter wie bisher.`,
      mailText`Sie bekommen das Zeichen zurück, sobald Sie zeigen, dass die Domain Ihrer Website Ihnen gehört: mit einem Eintrag im DNS oder einer kleinen Datei auf der Website. Im Unternehmensprofil steht, wie das geht.`,
      button(mailText`Zum Unternehmensprofil`, url),
    ],
    reason: mailText`Sie verwalten „${name}“ bei Stellwerk.`,
  }
}

/** Asks a colleague to join; the link is the only copy of the secret. */
export function invitationMail(invitation: Invitation): Mail {
  const { companyName, inviterName, role } = invitation
  return {
    kind: 'company-invitation',
    to: invitation.email,
    subject: mailText`Einladung zu „${companyName}“ bei Stellwerk`,
    heading: mailText`„${inviterName}“ lädt Sie ein`,
    blocks: [
      mailText`Sie können bei Stellwerk für „${companyName}“ ${invitedTo(role)}. Der Link gilt nur für diese E-Mail-Adresse, einmal und bis zum ${formatDay(invitation.expiresAt)}.`,
      button(mailText`Einladung ansehen`, invitation.url),
    ],
    reason: mailText`„${inviterName}“ hat diese Adresse eingeladen. Wenn Sie damit nichts anfangen können, ist nichts weiter zu tun.`,
  }
}
