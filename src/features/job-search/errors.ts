import { errorReasons } from '~/lib/app-error'

export const jobSearchError = errorReasons({
  alertNotFound: { code: 'not-found', message: 'Diesen Suchauftrag gibt es nicht.' },
  changedMeanwhile: {
    code: 'conflict',
    message: 'Du hast diesen Suchauftrag inzwischen in einem anderen Fenster geändert. Bitte lade die Seite neu.',
  },
  alertLinkInvalid: {
    code: 'not-found',
    message: 'Dieser Link gilt nicht mehr. Leg den Suchauftrag einfach noch einmal an.',
  },
  tooManyAlerts: {
    code: 'conflict',
    message: 'Mehr als 50 Suchaufträge sind nicht möglich. Lösche bitte zuerst einen.',
  },
  tooManyAttempts: {
    code: 'too-many',
    message: 'Das waren zu viele Versuche. Bitte versuch es in einer Viertelstunde noch einmal.',
  },
})
