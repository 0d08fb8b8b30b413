import { errorReasons } from '~/lib/app-error'

export const accountError = errorReasons({
  unauthenticated: {
    signInFirst: 'Die Anmeldung ist abgelaufen. Bitte neu anmelden.',
  },
  forbidden: {
    notAllowed: 'Dafür fehlt Ihnen die Berechtigung.',
    companiesOnly: 'Das geht nur mit einem Unternehmenskonto.',
    readersOnlyRead:
      'Sie lesen die Bewerbungen zu einer Stelle mit. Das hier machen Ihre Kolleginnen und Kollegen im Recruiting.',
    companyAdminsOnly: 'Das dürfen nur die Admins Ihres Unternehmens.',
    applicantsOnly: 'Das geht nur mit einem Bewerbungskonto.',
    profileFirst: 'Bitte lege zuerst dein Profil an.',
    platformAdminsOnly: 'Das dürfen nur Plattform-Admins.',
    secondFactorFirst:
      'Für dieses Konto ist ein zweiter Faktor Pflicht. Bitte zuerst unter „Konto und Sicherheit“ einrichten.',
    sessionNotFresh: 'Bitte zur Sicherheit noch einmal ausweisen und es dann noch einmal versuchen.',
  },
  'not-found': {
    deadResetLink: 'Der Link ist abgelaufen oder wurde schon benutzt.',
  },
  invalid: {
    wrongPassword: { field: 'password', message: 'Das Passwort stimmt nicht.' },
  },
  'too-many': {
    tooManyProofs: {
      field: 'password',
      message: 'Das waren zu viele Versuche. Bitte in zehn Minuten noch einmal versuchen.',
    },
    tooMuchWritten: 'Das war für einen Tag sehr viel. Bitte morgen weitermachen.',
    tooManyUploads: 'Das waren zu viele Dateien auf einmal. Bitte in einer Stunde noch einmal versuchen.',
    tooManyViews:
      'Sie haben in kurzer Zeit sehr viele Lebensläufe geöffnet. Damit niemand Daten in Massen abruft, geht es spätestens in einer Stunde weiter. Brauchen Sie regelmäßig mehr, schreiben Sie uns.',
    tooManyViewsToday:
      'Sie haben heute sehr viele Lebensläufe geöffnet. Damit niemand Daten in Massen abruft, geht es morgen weiter. Brauchen Sie regelmäßig mehr, schreiben Sie uns.',
    tooManySearches:
      'Sie haben in kurzer Zeit sehr oft nach Lebensläufen gesucht. Damit niemand Daten in Massen abruft, geht es spätestens in einer Stunde weiter. Brauchen Sie regelmäßig mehr, schreiben Sie uns.',
    tooManySearchesToday:
      'Sie haben heute sehr oft nach Lebensläufen gesucht. Damit niemand Daten in Massen abruft, geht es morgen weiter. Brauchen Sie regelmäßig mehr, schreiben Sie uns.',
    tooManyDownloads:
      'Sie haben in kurzer Zeit sehr viele Dateien heruntergeladen. Damit niemand Daten in Massen abruft, geht es spätestens in einer Stunde weiter. Brauchen Sie regelmäßig mehr, schreiben Sie uns.',
    tooManyDownloadsToday:
      'Sie haben heute sehr viele Dateien heruntergeladen. Damit niemand Daten in Massen abruft, geht es morgen weiter. Brauchen Sie regelmäßig mehr, schreiben Sie uns.',
    tooManyToday: 'Das waren zu viele Versuche. Bitte morgen noch einmal versuchen.',
    tooMany: 'Das waren zu viele Versuche. Bitte in einer Viertelstunde noch einmal versuchen.',
  },
})
