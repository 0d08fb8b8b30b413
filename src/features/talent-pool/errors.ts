import { errorReasons } from '~/lib/app-error'

export const poolError = errorReasons({
  notFound: { code: 'not-found', message: 'Diese Anfrage gibt es nicht oder nicht mehr.' },
  notAskable: {
    code: 'conflict',
    message:
      'Fragen können Sie nach einer Absage, sobald Sie den Namen sehen, oder wenn die Person Ihre Kontaktanfrage angenommen hat.',
  },
  alreadyAsked: { code: 'conflict', message: 'Sie haben schon gefragt. Bitte warten Sie auf die Antwort.' },
  alreadyIn: { code: 'conflict', message: 'Diese Person ist schon in Ihrem Kandidatenpool.' },
  resting: { code: 'conflict', message: 'Die Person möchte das gerade nicht. Fragen Sie in drei Monaten noch einmal.' },
  tooMany: { code: 'too-many', message: 'Mehr als 30 Anfragen am Tag sind nicht möglich. Morgen geht es weiter.' },
  over: { code: 'conflict', message: 'Darüber ist schon entschieden. Bitte die Seite neu laden.' },
  idTaken: { code: 'conflict', message: 'Diese Anfrage gibt es schon. Bitte laden Sie die Seite neu.' },
})
