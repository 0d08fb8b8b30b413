import { errorReasons } from '~/lib/app-error'

export const resumeError = errorReasons({
  notFound: { code: 'not-found', message: 'Diesen Lebenslauf haben wir nicht gefunden.' },
  changedMeanwhile: {
    code: 'conflict',
    message:
      'Dieser Lebenslauf wurde inzwischen geändert. Deine Eingaben sind noch da. Bitte neu laden und vergleichen.',
  },
  idTaken: { code: 'conflict', message: 'Diesen Lebenslauf gibt es schon. Bitte lade die Seite neu.' },
  tooMany: { code: 'conflict', message: 'Du hast schon 20 Lebensläufe. Bitte lösche zuerst einen.' },
  tooManyAttachments: {
    code: 'conflict',
    message: 'Mehr als zehn Anhänge sind nicht möglich. Bitte entferne zuerst einen.',
  },
  attachmentNotFound: { code: 'not-found', message: 'Diesen Anhang haben wir nicht gefunden.' },
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
