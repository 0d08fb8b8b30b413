import { errorReasons } from '~/lib/app-error'

export const resumeError = errorReasons({
  'not-found': {
    notFound: 'Diesen Lebenslauf haben wir nicht gefunden.',
    attachmentNotFound: 'Diesen Anhang haben wir nicht gefunden.',
    dropGone: 'Die Stunde ist um, alles ist gelöscht.',
    notReleased: 'Dieser Lebenslauf ist nicht für Sie freigegeben.',
    requestNotFound: 'Diese Kontaktanfrage gibt es nicht oder nicht mehr.',
    savedSearchNotFound: 'Diese gespeicherte Suche gibt es nicht mehr.',
    linkInvalid: 'Dieser Link gilt nicht oder nicht mehr.',
    companyNotFound: 'Dieses Unternehmen haben wir nicht gefunden.',
  },
  conflict: {
    changedMeanwhile:
      'Du hast diesen Lebenslauf inzwischen anderswo geändert. Deine Eingaben sind noch da. Bitte neu laden und vergleichen.',
    idTaken: 'Diesen Lebenslauf gibt es schon. Bitte lade die Seite neu.',
    tooMany: 'Du hast schon 20 Lebensläufe. Bitte lösche zuerst einen.',
    tooManyAttachments: 'Mehr als zehn Anhänge sind nicht möglich. Bitte entferne zuerst einen.',
    dropRefused: 'Mit dieser E-Mail-Adresse geht das nicht. Bitte nimm eine andere.',
    alreadyReleased: 'Dieser Lebenslauf ist schon für Sie freigegeben.',
    requestPending: 'Ihre Anfrage ist schon unterwegs. Bitte warten Sie auf die Antwort.',
    requestExpired: 'Ihre letzte Kontaktanfrage blieb ohne Antwort. Nach einem Monat können Sie noch einmal fragen.',
    requestDeclined: 'Die Person hat abgelehnt. Nach drei Monaten können Sie noch einmal fragen.',
    postingNotOpen: 'Diese Stelle ist nicht mehr online. Bitte wählen Sie eine andere oder keine.',
    resumeRemoved:
      'Dein Lebenslauf bleibt verborgen, weil wir so entschieden haben. Die Begründung und den Weg zur Beschwerde findest du in unserer E-Mail.',
    requestAnswered: 'Diese Kontaktanfrage ist schon beantwortet.',
    requestOver: 'Diese Kontaktanfrage ist abgelaufen.',
    tooManySavedSearches: 'Sie haben schon 30 Suchen gespeichert. Bitte löschen Sie zuerst eine.',
  },
  invalid: {
    importUnknown:
      'Dieses Format lesen wir nicht. Wir lesen PDF, Word (DOCX), JSON Resume, Europass (XML), den LinkedIn-Export (ZIP) und Text.',
    importEmpty:
      'In dieser Datei steht kein lesbarer Text. Ist sie eingescannt? Dann hilft ein PDF aus dem Schreibprogramm.',
    importLocked: 'Diese Datei ist mit einem Passwort geschützt. Bitte heb den Schutz auf.',
    importBroken: 'Diese Datei lässt sich nicht lesen. Bitte versuch es mit einer anderen.',
    dropPhoto: 'Aus einem Foto lesen wir nichts. Nimm bitte die PDF- oder Word-Datei.',
    dropPlace: 'Diese Postleitzahl kennen wir nicht.',
  },
  'too-large': {
    importTooLarge: 'Diese Datei ist zu groß. Erlaubt sind 10\u00a0MB und 40 Seiten.',
  },
  unavailable: {
    importBusy: 'Gerade lesen wir viele Dateien. Bitte versuch es gleich noch einmal.',
  },
  'too-many': {
    tooManyRequests: 'Mehr als 30 Kontaktanfragen am Tag sind nicht möglich. Morgen geht es weiter.',
  },
  forbidden: {
    viewForbidden: 'Lebensläufe öffnen nur die Person selbst und Unternehmen mit gültiger Lizenz.',
    licenseNeeded: 'Die Suche nach Lebensläufen steht Unternehmen mit gültiger Lizenz offen.',
    activePostingNeeded:
      'Die Suche nach Lebensläufen öffnet sich, sobald Sie mindestens eine Stelle veröffentlicht haben.',
  },
})
