import { UNSTORABLE_TEXT } from '~/lib/text/storable-text'
import { PASSWORD_MAX, PASSWORD_MIN } from './schema'

/**
 * German sentences for better-auth's error codes, without "du" or "Sie": the reader is not known yet. The library's own
 * texts are English; a missing code gets the general sentence. Signing in never says whether the address or the
 * password was wrong.
 */
export const AUTH_MESSAGES: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  INVALID_PASSWORD: 'Das Passwort stimmt nicht.',
  INVALID_EMAIL: 'Das ist keine gültige E-Mail-Adresse.',
  EMAIL_NOT_VERIFIED:
    'Die E-Mail-Adresse ist noch nicht bestätigt. Wir haben gerade einen neuen Link dorthin geschickt.',
  PASSWORD_TOO_SHORT: `Das Passwort ist zu kurz. Es braucht mindestens ${PASSWORD_MIN} Zeichen.`,
  PASSWORD_TOO_LONG: `Das Passwort ist zu lang. Erlaubt sind höchstens ${PASSWORD_MAX} Zeichen.`,
  PASSWORD_TOO_COMMON:
    'Dieses Passwort steht auf den Listen, die andere zuerst durchprobieren, oder lässt sich leicht erraten. Bitte ein anderes wählen, am besten einen ganzen Satz.',
  HAS_PASSWORD: 'Dieses Konto hat schon ein Passwort. Ändern lässt es sich unter „Konto und Sicherheit“.',
  INVALID_TOKEN: 'Dieser Link gilt nicht oder nicht mehr. Bitte einen neuen anfordern.',
  TOKEN_EXPIRED: 'Dieser Link ist abgelaufen. Nach der Anmeldung mit dem Passwort kommt ein neuer.',
  LINK_USED: 'Dieser Link wurde schon benutzt. Ist die Adresse bestätigt, klappt die Anmeldung mit dem Passwort.',
  USER_NOT_FOUND: 'Zu diesem Link gibt es kein Konto mehr.',
  ADDRESS_TAKEN: 'Diese Adresse gehört inzwischen zu einem anderen Konto. Geändert ist nichts.',
  INVALID_USER: 'Dieser Link gehört zu einem anderen Konto. Bitte abmelden und noch einmal öffnen.',
  SESSION_NOT_FRESH: 'Dafür bitte zur Sicherheit noch einmal ausweisen. Geändert ist nichts.',
  TOO_MANY_PROOFS: 'Das waren zu viele Versuche. Bitte in zehn Minuten noch einmal versuchen.',
  TOO_MANY_SIGN_INS:
    'Das waren zu viele Anmeldeversuche. In einer Viertelstunde geht es weiter, mit einem schon bekannten Gerät oder einem neuen Passwort über „Passwort vergessen“ sofort.',
  CLOCK_OFF: 'Gerade kann sich hier niemand an- oder abmelden. Bitte gleich noch einmal versuchen.',
  TOO_MANY_ATTEMPTS: 'Das waren zu viele Versuche. Bitte in einer Viertelstunde noch einmal versuchen.',
  SIGN_IN_FIRST: 'Bitte zuerst anmelden und dann den Link in der E-Mail noch einmal öffnen.',
  PASSKEY_FIRST: 'Für dieses Konto genügt das Passwort allein nicht. Bitte mit dem Passkey anmelden.',
  USER_NOT_VERIFIED:
    'Das Gerät hat nicht nach Fingerabdruck, Gesicht oder PIN gefragt. Ohne das gilt ein Passkey hier nicht.',
  UNAUTHORIZED: 'Die Anmeldung ist abgelaufen. Bitte neu anmelden.',
  CREDENTIAL_ACCOUNT_NOT_FOUND:
    'Dieses Konto hat noch kein Passwort. Über „Passwort vergessen“ lässt sich eines setzen.',
  INVALID_NAME: 'Bitte nur den Namen angeben, mit höchstens 120 Zeichen.',
  UNSTORABLE_TEXT,
  FIELD_NOT_ALLOWED: 'Diese Angabe lässt sich nicht ändern.',
  INVALID_ORIGIN:
    'Das kam von einer fremden Seite, deshalb ist nichts geschehen. Bitte Stellwerk neu öffnen und noch einmal versuchen.',
  MISSING_OR_NULL_ORIGIN:
    'Das kam von einer fremden Seite, deshalb ist nichts geschehen. Bitte Stellwerk neu öffnen und noch einmal versuchen.',
  /** better-auth's code for an invalid JSON body. */
  BAD_REQUEST: 'Das kam unvollständig an. Bitte die Seite neu laden und noch einmal versuchen.',
  VALIDATION_ERROR: 'Die Eingabe ist ungültig. Bitte die Angaben überprüfen.',
  ACCOUNT_SUSPENDED:
    'Dieses Konto ist gesperrt. Der Grund und der Weg zum Widerspruch stehen in der E-Mail, die wir dazu geschickt haben.',
  CODE_USED: 'Dieser Code wurde schon benutzt. Bitte den nächsten aus der App eingeben.',
  INVALID_CODE: 'Dieser Code stimmt nicht oder ist abgelaufen. Bitte den aktuellen aus der App eingeben.',
  INVALID_BACKUP_CODE: 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon benutzt.',
  INVALID_TWO_FACTOR_COOKIE: 'Die Anmeldung hat zu lange gedauert. Bitte noch einmal mit dem Passwort beginnen.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Das waren zu viele Versuche. Bitte noch einmal mit dem Passwort beginnen.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Zu viele falsche Codes: Das Konto ist für eine Viertelstunde gesperrt.',
  TOTP_NOT_ENABLED: 'Für dieses Konto ist keine Authenticator-App eingerichtet.',
  TOTP_ALREADY_ENABLED: 'Es ist schon eine Authenticator-App eingerichtet.',
  TWO_FACTOR_NOT_ENABLED: 'Für dieses Konto ist kein zweiter Faktor eingerichtet.',
  BACKUP_CODES_NOT_ENABLED: 'Für dieses Konto gibt es keine Wiederherstellungscodes.',
  PASSKEY_NOT_FOUND: 'Diesen Passkey kennen wir nicht (mehr). Bitte mit dem Passwort anmelden.',
  AUTHENTICATION_FAILED:
    'Die Anmeldung mit dem Passkey hat nicht geklappt. Bitte noch einmal versuchen oder das Passwort verwenden.',
  AUTH_CANCELLED: 'Die Anmeldung mit dem Passkey wurde abgebrochen.',
  ERROR_CEREMONY_ABORTED: 'Der Vorgang wurde abgebrochen.',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'Dieses Gerät hat schon einen Passkey für dieses Konto.',
  PREVIOUSLY_REGISTERED: 'Dieses Gerät hat schon einen Passkey für dieses Konto.',
  CHALLENGE_NOT_FOUND: 'Der Vorgang hat zu lange gedauert. Bitte noch einmal beginnen.',
  FAILED_TO_VERIFY_REGISTRATION: 'Der Passkey ließ sich nicht prüfen. Bitte noch einmal versuchen.',
  APPLICATION_HELD:
    'Dein Konto lässt sich gerade nicht löschen: Ein Unternehmen braucht eine deiner Bewerbungen für eine rechtliche Auseinandersetzung. Welche, steht unter „Meine Daten“. Sobald das vorbei ist, geht es wieder.',
  LAST_COMPANY_ADMIN:
    'Ihr Unternehmen hat außer Ihnen keinen Admin. Bitte geben Sie die Rolle zuerst an eine Kollegin oder einen Kollegen weiter.',
}

const TOO_MANY = 'Das waren zu viele Versuche. Bitte in einer Minute noch einmal versuchen.'
const NOT_FOUND = 'Das haben wir nicht gefunden.'
const FAULT = 'Es ist ein Fehler aufgetreten. Bitte noch einmal versuchen.'

/** The sentence a person reads for an error answer of `/api/auth`. */
export function authMessage(status: number, code: string | undefined): string {
  const known = code === undefined ? undefined : AUTH_MESSAGES[code]
  if (known) return known
  if (status === 429) return TOO_MANY
  return status === 404 ? NOT_FOUND : FAULT
}
