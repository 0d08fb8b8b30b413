import { errorReasons } from '~/lib/app-error'

export const conversationError = errorReasons({
  'not-found': {
    notFound: 'Diese Nachricht haben wir nicht gefunden.',
    applicationNotFound: 'Diese Bewerbung haben wir nicht gefunden.',
    noContact: 'Schreiben können Sie, sobald die Person Ihre Kontaktanfrage angenommen hat.',
  },
  conflict: {
    closed: 'Diese Person ist über ihren Lebenslauf nicht mehr zu erreichen.',
    blocked: 'In dieser Unterhaltung sind keine weiteren Nachrichten möglich.',
    idTaken: 'Diese Nachricht gibt es schon. Bitte laden Sie die Seite neu.',
  },
  invalid: {
    fileForeign: {
      field: 'attachmentFileIds',
      message: 'Ein Anhang wurde nicht gefunden. Bitte noch einmal hochladen.',
    },
  },
})
