import { errorReasons } from '~/lib/app-error'

export const accountError = errorReasons({
  signInFirst: { code: 'unauthenticated', message: 'Die Anmeldung ist abgelaufen. Bitte neu anmelden.' },
  notAllowed: { code: 'forbidden', message: 'Dafür fehlt Ihnen die Berechtigung.' },
  notAllowedApplicant: { code: 'forbidden', message: 'Dafür fehlt dir die Berechtigung.' },
  companiesOnly: { code: 'forbidden', message: 'Diese Funktion steht nur Unternehmen zur Verfügung.' },
  companyAdminsOnly: { code: 'forbidden', message: 'Das dürfen nur die Admins Ihres Unternehmens.' },
  applicantsOnly: { code: 'forbidden', message: 'Diese Funktion steht nur Bewerberinnen und Bewerbern zur Verfügung.' },
  profileFirst: { code: 'forbidden', message: 'Bitte lege zuerst dein Profil an.' },
  platformAdminsOnly: { code: 'forbidden', message: 'Das dürfen nur Plattform-Admins.' },
  secondFactorFirst: {
    code: 'forbidden',
    message: 'Für dieses Konto ist ein zweiter Faktor Pflicht. Bitte zuerst unter „Konto und Sicherheit“ einrichten.',
  },
  sessionNotFresh: {
    code: 'forbidden',
    message: 'Bitte weisen Sie sich zur Sicherheit noch einmal aus und versuchen Sie es dann erneut.',
  },
  wrongPassword: { code: 'invalid', message: 'Das Passwort stimmt nicht.', field: 'password' },
  tooManyProofs: {
    code: 'too-many',
    message: 'Das waren zu viele Versuche. Bitte in zehn Minuten noch einmal versuchen.',
    field: 'password',
  },
  tooManyUploads: {
    code: 'too-many',
    message: 'Das waren zu viele Dateien auf einmal. Bitte in einer Stunde noch einmal versuchen.',
  },
  tooManyToday: { code: 'too-many', message: 'Das waren zu viele Versuche. Bitte morgen noch einmal versuchen.' },
  tooMany: {
    code: 'too-many',
    message: 'Das waren zu viele Versuche. Bitte in einer Viertelstunde noch einmal versuchen.',
  },
})
