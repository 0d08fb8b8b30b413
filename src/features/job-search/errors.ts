import { errorReasons } from '~/lib/app-error'

export const jobSearchError = errorReasons({
  'not-found': {
    alertNotFound: 'Diesen Suchauftrag gibt es nicht.',
    alertLinkInvalid: 'Dieser Link gilt nicht mehr. Leg den Suchauftrag einfach noch einmal an.',
  },
  conflict: {
    changedMeanwhile:
      'Du hast diesen Suchauftrag inzwischen in einem anderen Fenster geändert. Bitte lade die Seite neu.',
    tooManyAlerts: 'Mehr als 50 Suchaufträge sind nicht möglich. Lösche bitte zuerst einen.',
  },
  'too-many': {
    tooManyAttempts: 'Das waren zu viele Versuche. Bitte versuch es in einer Viertelstunde noch einmal.',
  },
})
