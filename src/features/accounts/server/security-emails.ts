import { button, type Mail, type MailText, mailText } from '~/platform/server/mail/mail'

// The owner of an account is told of each change to its sign-in. These mails go to applicants ("du"), companies and
// admins ("Sie") and avoid either.

type Recipient = { email: string }

/** When and with which device something was changed: `23.11.2026, 10:15 Uhr`, `Firefox auf Windows`. */
export type Change = { moment: string; device: string }

const REASON = mailText`Diese E-Mail kommt bei jeder Änderung an der Anmeldung. Sie lässt sich nicht abstellen.`

/** The password was changed. */
export function passwordChangedMail(to: Recipient, change: Change, appUrl: string): Mail {
  return securityMail({
    kind: 'password-changed',
    to: to.email,
    subject: mailText`Das Passwort wurde geändert`,
    said: mailText`Das Passwort des Kontos wurde geändert (${said(change)}). Alle anderen Geräte sind jetzt abgemeldet, und eine private Kalenderadresse gilt nicht mehr.`,
    ifNot: mailText`War das jemand anders? Dann bitte sofort ein neues Passwort setzen. Das meldet alle Geräte ab, auch das fremde.`,
    next: button(mailText`Neues Passwort setzen`, `${appUrl}/auth/forgot-password`),
  })
}

/** Goes to the old and to the new address, so that both owners know. */
export function emailChangedMail(
  to: Recipient,
  { from, into, ...change }: Change & { from: string; into: string },
  appUrl: string,
): Mail {
  return securityMail({
    kind: 'email-changed',
    to: to.email,
    subject: mailText`Die E-Mail-Adresse wurde geändert`,
    said: mailText`Das Konto hat jetzt die Adresse „${into.replace('@', ' @ ')}“ und nicht mehr „${from.replace('@', ' @ ')}“ (${said(change)}).`,
    ifNot: mailText`War das jemand anders? Dann bitte gleich bei uns melden, am besten von der alten Adresse aus. Wir sperren das Konto und klären, wem es gehört.`,
    next: button(mailText`So sind wir zu erreichen`, `${appUrl}/imprint`),
  })
}

/** A passkey was added. */
export function passkeyAddedMail(to: Recipient, change: Change, appUrl: string): Mail {
  return securityMail({
    kind: 'passkey-added',
    to: to.email,
    subject: mailText`Ein Passkey wurde eingerichtet`,
    said: mailText`Mit einem neuen Passkey ist ab jetzt eine Anmeldung ohne Passwort möglich (${said(change)}).`,
    ifNot: REMOVE_AND_CHANGE,
    next: account(appUrl),
  })
}

/** A passkey was removed. */
export function passkeyRemovedMail(to: Recipient, change: Change, appUrl: string): Mail {
  return securityMail({
    kind: 'passkey-removed',
    to: to.email,
    subject: mailText`Ein Passkey wurde entfernt`,
    said: mailText`Ein Passkey wurde entfernt; mit ihm ist keine Anmeldung mehr möglich (${said(change)}).`,
    ifNot: CHANGE_AND_LOOK,
    next: account(appUrl),
  })
}

/** The authenticator app was enabled. */
export function secondFactorOnMail(to: Recipient, change: Change, appUrl: string): Mail {
  return securityMail({
    kind: 'second-factor-on',
    to: to.email,
    subject: mailText`Zweiter Faktor eingerichtet`,
    said: mailText`Zur Anmeldung gehört jetzt außer dem Passwort ein Code aus einer App (${said(change)}). Alle anderen Geräte sind jetzt abgemeldet.`,
    ifNot: mailText`${CHANGE_AND_LOOK} Kommt niemand mehr ins Konto, hilft die Kontaktadresse im Impressum.`,
    next: account(appUrl),
  })
}

/** The authenticator app was disabled. */
export function secondFactorOffMail(to: Recipient, change: Change, appUrl: string): Mail {
  return securityMail({
    kind: 'second-factor-off',
    to: to.email,
    subject: mailText`Zweiter Faktor entfernt`,
    said: mailText`Zur Anmeldung genügt jetzt wieder das Passwort, ohne Code aus einer App (${said(change)}).`,
    ifNot: CHANGE_AND_LOOK,
    next: account(appUrl),
  })
}

/** New recovery codes were created. */
export function newRecoveryCodesMail(to: Recipient, change: Change, appUrl: string): Mail {
  return securityMail({
    kind: 'recovery-codes-new',
    to: to.email,
    subject: mailText`Neue Wiederherstellungscodes`,
    said: mailText`Für das Konto gibt es neue Wiederherstellungscodes; die alten gelten nicht mehr (${said(change)}).`,
    ifNot: mailText`${CHANGE_AND_LOOK} Danach noch einmal neue Codes erzeugen.`,
    next: account(appUrl),
  })
}

const REMOVE_AND_CHANGE = mailText`War das jemand anders? Dann bitte sofort unter „Konto und Sicherheit“ den Passkey entfernen und das Passwort ändern.`
const CHANGE_AND_LOOK = mailText`War das jemand anders? Dann bitte sofort das Passwort ändern und unter „Konto und Sicherheit“ nachsehen, wer angemeldet ist.`

function account(appUrl: string) {
  return button(mailText`Konto und Sicherheit`, `${appUrl}/app/account`)
}

function said({ moment, device }: Change): MailText {
  return mailText`${moment}, ${device}`
}

type Parts = {
  kind: Mail['kind']
  to: string
  subject: MailText
  said: MailText
  ifNot: MailText
  next: Mail['blocks'][number]
}

function securityMail({ kind, to, subject, said, ifNot, next }: Parts): Mail {
  return {
    kind,
    to,
    subject,
    heading: subject,
    blocks: [said, mailText`War das so gewollt, ist nichts zu tun. ${ifNot}`, next],
    reason: REASON,
  }
}
