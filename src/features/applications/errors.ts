import { errorReasons } from '~/lib/app-error'

export const applicationError = errorReasons({
  notFound: { code: 'not-found', message: 'Diese Bewerbung haben wir nicht gefunden.' },
  postingNotFound: { code: 'not-found', message: 'Diese Stelle haben wir nicht gefunden.' },
  postingClosed: { code: 'conflict', message: 'Auf diese Stelle kann man sich nicht mehr bewerben.' },
  postingExternal: {
    code: 'conflict',
    message: 'Bewerbungen auf diese Stelle nimmt das Unternehmen auf seiner eigenen Seite an.',
  },
  alreadyApplied: {
    code: 'conflict',
    message: 'Du hast dich auf diese Stelle schon beworben. Den Stand findest du unter „Beworbene Jobs“.',
  },
  resumeMissing: { code: 'invalid', message: 'Bitte wähle einen deiner Lebensläufe aus.', field: 'resumeId' },
  answerMissing: { code: 'invalid', message: 'Bitte beantworte alle Pflichtfragen.', field: 'answers' },
  attachmentForeign: {
    code: 'invalid',
    message: 'Ein Anhang wurde nicht gefunden. Bitte lade ihn noch einmal hoch.',
    field: 'attachmentFileIds',
  },
  changedMeanwhile: {
    code: 'conflict',
    message: 'Der Stand dieser Bewerbung hat sich inzwischen geändert. Bitte laden Sie die Seite neu.',
  },
  changedMeanwhileApplicant: {
    code: 'conflict',
    message: 'Der Stand deiner Bewerbung hat sich inzwischen geändert. Bitte lade die Seite neu.',
  },
  notAllowedNow: { code: 'conflict', message: 'Dieser Schritt ist beim jetzigen Stand der Bewerbung nicht möglich.' },
  rejectionNeedsText: {
    code: 'invalid',
    message: 'Bitte schreiben Sie ein paar Worte: Eine Absage geht immer mit einem Text hinaus.',
    field: 'message',
  },
  idTaken: { code: 'conflict', message: 'Diese Bewerbung gibt es schon. Bitte lade die Seite neu.' },
})
