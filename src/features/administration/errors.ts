import { errorReasons } from '~/lib/app-error'

export const adminError = errorReasons({
  mailNotFound: { code: 'not-found', message: 'Diese E-Mail gibt es nicht.' },
  mailNotFailed: { code: 'conflict', message: 'Diese E-Mail ist nicht fehlgeschlagen oder wird gerade neu gesendet.' },
  jobNotFound: { code: 'not-found', message: 'Diesen Dienst gibt es nicht.' },
  jobWaiting: {
    code: 'conflict',
    message: 'Dieser Dienst ist schon angefordert und läuft, sobald er an der Reihe ist.',
  },
  companyNotFound: { code: 'not-found', message: 'Dieses Unternehmen gibt es nicht.' },
  demoOnly: { code: 'not-found', message: 'Das gibt es nur in der Demo.' },
  accountNotFound: { code: 'not-found', message: 'Dieses Konto gibt es nicht.' },
  alreadySuspended: { code: 'conflict', message: 'Hier gilt schon eine Sperre. Bitte die Liste neu laden.' },
  notSuspended: { code: 'conflict', message: 'Hier gilt keine Sperre (mehr). Bitte die Liste neu laden.' },
  adminNotSuspended: { code: 'conflict', message: 'Das Konto eines Plattform-Admins lässt sich nicht sperren.' },
  profileMissing: { code: 'conflict', message: 'Ohne Unternehmensprofil gibt es nichts zu verifizieren.' },
  settingChanged: {
    code: 'conflict',
    message: 'Jemand hat diese Einstellung inzwischen geändert. Bitte neu laden und vergleichen.',
  },
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
