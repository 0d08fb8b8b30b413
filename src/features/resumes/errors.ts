import { errorReasons } from '~/lib/app-error'

export const resumeError = errorReasons({
  notFound: { code: 'not-found', message: 'Diesen Lebenslauf haben wir nicht gefunden.' },
  changedMeanwhile: {
    code: 'conflict',
    message:
      'Du hast diesen Lebenslauf inzwischen anderswo geändert. Deine Eingaben sind noch da. Bitte neu laden und vergleichen.',
  },
  idTaken: { code: 'conflict', message: 'Diesen Lebenslauf gibt es schon. Bitte lade die Seite neu.' },
  tooMany: { code: 'conflict', message: 'Du hast schon 20 Lebensläufe. Bitte lösche zuerst einen.' },
  tooManyAttachments: {
    code: 'conflict',
    message: 'Mehr als zehn Anhänge sind nicht möglich. Bitte entferne zuerst einen.',
  },
  attachmentNotFound: { code: 'not-found', message: 'Diesen Anhang haben wir nicht gefunden.' },
  importUnknown: {
    code: 'invalid',
    message:
      'Dieses Format lesen wir nicht. Wir lesen PDF, Word (DOCX), JSON Resume, Europass (XML), den LinkedIn-Export (ZIP) und Text.',
  },
  importEmpty: {
    code: 'invalid',
    message:
      'In dieser Datei steht kein lesbarer Text. Ist sie eingescannt? Dann hilft ein PDF aus dem Schreibprogramm.',
  },
  importLocked: { code: 'invalid', message: 'Diese Datei ist mit einem Passwort geschützt. Bitte heb den Schutz auf.' },
  importBroken: { code: 'invalid', message: 'Diese Datei lässt sich nicht lesen. Bitte versuch es mit einer anderen.' },
  importTooLarge: { code: 'too-large', message: 'Diese Datei ist zu groß. Erlaubt sind 10\u00a0MB und 40 Seiten.' },
  importBusy: {
    code: 'unavailable',
    message: 'Gerade lesen wir viele Dateien. Bitte versuch es gleich noch einmal.',
  },
  dropPhoto: { code: 'invalid', message: 'Aus einem Foto lesen wir nichts. Nimm bitte die PDF- oder Word-Datei.' },
  dropGone: { code: 'not-found', message: 'Die Stunde ist um, alles ist gelöscht.' },
  dropPlace: { code: 'invalid', message: 'Diese Postleitzahl kennen wir nicht.' },
  dropRefused: { code: 'conflict', message: 'Mit dieser E-Mail-Adresse geht das nicht. Bitte nimm eine andere.' },
  notReleased: { code: 'not-found', message: 'Dieser Lebenslauf ist nicht für Sie freigegeben.' },
  alreadyReleased: { code: 'conflict', message: 'Dieser Lebenslauf ist schon für Sie freigegeben.' },
  requestPending: { code: 'conflict', message: 'Ihre Anfrage ist schon unterwegs. Bitte warten Sie auf die Antwort.' },
  requestDeclined: {
    code: 'conflict',
    message: 'Die Person hat abgelehnt. Nach drei Monaten können Sie noch einmal fragen.',
  },
  postingNotOpen: {
    code: 'conflict',
    message: 'Diese Stelle ist nicht mehr online. Bitte wählen Sie eine andere oder keine.',
  },
  tooManyRequests: {
    code: 'too-many',
    message: 'Mehr als 30 Kontaktanfragen am Tag sind nicht möglich. Morgen geht es weiter.',
  },
  requestNotFound: { code: 'not-found', message: 'Diese Kontaktanfrage gibt es nicht oder nicht mehr.' },
  requestAnswered: { code: 'conflict', message: 'Diese Kontaktanfrage ist schon beantwortet.' },
  tooManySavedSearches: {
    code: 'conflict',
    message: 'Sie haben schon 30 Suchen gespeichert. Bitte löschen Sie zuerst eine.',
  },
  savedSearchNotFound: { code: 'not-found', message: 'Diese gespeicherte Suche gibt es nicht mehr.' },
  linkInvalid: { code: 'not-found', message: 'Dieser Link gilt nicht oder nicht mehr.' },
  companyNotFound: { code: 'not-found', message: 'Dieses Unternehmen haben wir nicht gefunden.' },
  viewForbidden: {
    code: 'forbidden',
    message: 'Lebensläufe öffnen nur die Person selbst und Unternehmen mit gültiger Lizenz.',
  },
  licenseNeeded: {
    code: 'forbidden',
    message: 'Die Suche nach Lebensläufen steht Unternehmen mit gültiger Lizenz offen.',
  },
  activePostingNeeded: {
    code: 'forbidden',
    message: 'Die Suche nach Lebensläufen öffnet sich, sobald Sie mindestens eine Stelle veröffentlicht haben.',
  },
})
