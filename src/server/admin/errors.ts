import { errorReasons } from '~/lib/app-error'

export const adminError = errorReasons({
  mailNotFound: { code: 'not-found', message: 'Diese E-Mail gibt es nicht.' },
  mailNotFailed: { code: 'conflict', message: 'Diese E-Mail ist nicht fehlgeschlagen oder wird gerade neu gesendet.' },
  planNotFound: { code: 'not-found', message: 'Diesen Tarif gibt es nicht.' },
  planChanged: {
    code: 'conflict',
    message: 'Jemand hat das inzwischen geändert. Ihre Eingaben sind noch da. Bitte neu laden und vergleichen.',
  },
  planBooked: {
    code: 'conflict',
    message:
      'Dieser Tarif ist gebucht. Preis und Laufzeit lassen sich nicht mehr ändern: Bitte archivieren Sie ihn und legen Sie einen neuen an.',
    field: 'netPriceCents',
  },
})
