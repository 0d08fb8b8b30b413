import { errorReasons } from '~/lib/app-error'

export const accountError = errorReasons({
  signInFirst: { code: 'unauthenticated', message: 'Die Anmeldung ist abgelaufen. Bitte neu anmelden.' },
  notAllowed: { code: 'forbidden', message: 'Dafür fehlt Ihnen die Berechtigung.' },
  companiesOnly: { code: 'forbidden', message: 'Das geht nur mit einem Unternehmenskonto.' },
  readersOnlyRead: {
    code: 'forbidden',
    message:
      'Sie lesen die Bewerbungen zu einer Stelle mit. Das hier machen Ihre Kolleginnen und Kollegen im Recruiting.',
  },
  companyAdminsOnly: { code: 'forbidden', message: 'Das dürfen nur die Admins Ihres Unternehmens.' },
  applicantsOnly: { code: 'forbidden', message: 'Das geht nur mit einem Bewerbungskonto.' },
  profileFirst: { code: 'forbidden', message: 'Bitte lege zuerst dein Profil an.' },
  platformAdminsOnly: { code: 'forbidden', message: 'Das dürfen nur Plattform-Admins.' },
  secondFactorFirst: {
    code: 'forbidden',
    message: 'Für dieses Konto ist ein zweiter Faktor Pflicht. Bitte zuerst unter „Konto und Sicherheit“ einrichten.',
  },
  sessionNotFresh: {
    code: 'forbidden',
    message: 'Bitte zur Sicherheit noch einmal ausweisen und es dann noch einmal versuchen.',
  },
  wrongPassword: { code: 'invalid', message: 'Das Passwort stimmt nicht.', field: 'password' },
  tooManyProofs: {
    code: 'too-many',
    message: 'Das waren zu viele Versuche. Bitte in zehn Minuten noch einmal versuchen.',
    field: 'password',
  },
  tooMuchWritten: {
    code: 'too-many',
    message: 'Das war für einen Tag sehr viel. Bitte morgen weitermachen.',
  },
  tooManyUploads: {
    code: 'too-many',
    message: 'Das waren zu viele Dateien auf einmal. Bitte in einer Stunde noch einmal versuchen.',
  },
  tooManyViews: {
    code: 'too-many',
    message:
      'Sie haben in kurzer Zeit sehr viele Lebensläufe geöffnet. Damit niemand Daten in Massen abruft, geht es spätestens in einer Stunde weiter. Brauchen Sie regelmäßig mehr, schreiben Sie uns.',
  },
  tooManyViewsToday: {
    code: 'too-many',
    message:
      'Sie haben heute sehr viele Lebensläufe geöffnet. Damit niemand Daten in Massen abruft, geht es morgen weiter. Brauchen Sie regelmäßig mehr, schreiben Sie uns.',
  },
  tooManySearches: {
    code: 'too-many',
    message:
      'Sie haben in kurzer Zeit sehr oft nach Lebensläufen gesucht. Damit niemand Daten in Massen abruft, geht es spätestens in einer Stunde weiter. Brauchen Sie regelmäßig mehr, schreiben Sie uns.',
  },
  tooManySearchesToday: {
    code: 'too-many',
    message:
      'Sie haben heute sehr oft nach Lebensläufen gesucht. Damit niemand Daten in Massen abruft, geht es morgen weiter. Brauchen Sie regelmäßig mehr, schreiben Sie uns.',
  },
  tooManyDownloads: {
    code: 'too-many',
    message:
      'Sie haben in kurzer Zeit sehr viele Dateien heruntergeladen. Damit niemand Daten in Massen abruft, geht es spätestens in einer Stunde weiter. Brauchen Sie regelmäßig mehr, schreiben Sie uns.',
  },
  tooManyDownloadsToday: {
    code: 'too-many',
    message:
      'Sie haben heute sehr viele Dateien heruntergeladen. Damit niemand Daten in Massen abruft, geht es morgen weiter. Brauchen Sie regelmäßig mehr, schreiben Sie uns.',
  },
  tooManyToday: { code: 'too-many', message: 'Das waren zu viele Versuche. Bitte morgen noch einmal versuchen.' },
  tooMany: {
    code: 'too-many',
    message: 'Das waren zu viele Versuche. Bitte in einer Viertelstunde noch einmal versuchen.',
  },
})
