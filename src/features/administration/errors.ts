import { errorReasons } from '~/lib/app-error'

export const adminError = errorReasons({
  'not-found': {
    mailNotFound: 'Diese E-Mail gibt es nicht.',
    jobNotFound: 'Diesen Dienst gibt es nicht.',
    companyNotFound: 'Dieses Unternehmen gibt es nicht.',
    demoOnly: 'Das gibt es nur in der Demo.',
    accountNotFound: 'Dieses Konto gibt es nicht.',
    planNotFound: 'Diesen Tarif gibt es nicht.',
  },
  conflict: {
    mailLostLinks:
      'Diese E-Mail ist zu alt, um sie noch einmal zu senden: Ihre Links sind abgelaufen und nicht mehr gespeichert.',
    mailNotFailed: 'Diese E-Mail ist nicht fehlgeschlagen oder wird gerade neu gesendet.',
    jobWaiting: 'Dieser Dienst ist schon angefordert und läuft, sobald er an der Reihe ist.',
    alreadySuspended: 'Hier gilt schon eine Sperre. Bitte die Liste neu laden.',
    notSuspended: 'Hier gilt keine Sperre (mehr). Bitte die Liste neu laden.',
    adminNotSuspended: 'Das Konto eines Plattform-Admins lässt sich nicht sperren.',
    profileMissing: 'Ohne Unternehmensprofil gibt es nichts zu verifizieren.',
    settingChanged: 'Jemand hat diese Einstellung inzwischen geändert. Bitte neu laden und vergleichen.',
    planChanged: 'Jemand hat das inzwischen geändert. Ihre Eingaben sind noch da. Bitte neu laden und vergleichen.',
    postingsPromised: {
      field: 'maxActiveJobPostings',
      message:
        'Dieser Tarif ist gebucht. Weniger Stellen als zugesagt gehen nicht: Bitte archivieren Sie ihn und legen Sie einen neuen an.',
    },
    membersPromised: {
      field: 'maxMembers',
      message:
        'Dieser Tarif ist gebucht. Weniger Kollegen als zugesagt gehen nicht: Bitte archivieren Sie ihn und legen Sie einen neuen an.',
    },
    planBooked: {
      field: 'netPriceCents',
      message:
        'Dieser Tarif ist gebucht. Preis und Laufzeit lassen sich nicht mehr ändern: Bitte archivieren Sie ihn und legen Sie einen neuen an.',
    },
  },
})
