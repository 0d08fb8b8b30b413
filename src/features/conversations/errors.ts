import { errorReasons } from '~/lib/app-error'

export const conversationError = errorReasons({
  notFound: { code: 'not-found', message: 'Diese Nachricht haben wir nicht gefunden.' },
  applicationNotFound: { code: 'not-found', message: 'Diese Bewerbung haben wir nicht gefunden.' },
  noContact: {
    code: 'not-found',
    message: 'Schreiben können Sie, sobald die Person Ihre Kontaktanfrage angenommen hat.',
  },
  blocked: {
    code: 'conflict',
    message: 'In dieser Unterhaltung sind keine weiteren Nachrichten möglich.',
  },
  fileForeign: {
    code: 'invalid',
    message: 'Ein Anhang wurde nicht gefunden. Bitte noch einmal hochladen.',
    field: 'attachmentFileIds',
  },
  idTaken: { code: 'conflict', message: 'Diese Nachricht gibt es schon. Bitte laden Sie die Seite neu.' },
})
