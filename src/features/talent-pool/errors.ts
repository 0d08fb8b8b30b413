import { errorReasons } from '~/lib/app-error'

export const poolError = errorReasons({
  'not-found': {
    notFound: 'Diese Anfrage gibt es nicht oder nicht mehr.',
  },
  conflict: {
    notAskable:
      'Fragen können Sie nach einer Absage, sobald Sie den Namen sehen, oder wenn die Person Ihre Kontaktanfrage angenommen hat.',
    alreadyAsked: 'Sie haben schon gefragt. Bitte warten Sie auf die Antwort.',
    alreadyIn: 'Diese Person ist schon in Ihrem Kandidatenpool.',
    resting: 'Die Person möchte das gerade nicht. Fragen Sie in drei Monaten noch einmal.',
    tooManyTags: 'Mehr als zehn Schlagwörter sind nicht möglich.',
    over: 'Darüber ist schon entschieden. Bitte die Seite neu laden.',
    idTaken: 'Diese Anfrage gibt es schon. Bitte laden Sie die Seite neu.',
  },
  'too-many': {
    askedToday: 'Diese Person haben Sie in den letzten 24\u00a0Stunden schon gefragt. Danach geht es wieder.',
    tooMany: 'Mehr als 30 Anfragen am Tag sind nicht möglich. Morgen geht es weiter.',
  },
})
