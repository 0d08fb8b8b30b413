import { errorReasons } from '~/lib/app-error'

export const moderationError = errorReasons({
  'not-found': {
    subjectNotFound: 'Den gemeldeten Inhalt gibt es nicht mehr.',
    reportNotFound: 'Diese Meldung gibt es nicht.',
    orderNotFound: 'Diese Anordnung gibt es nicht.',
    appealNotFound: 'Dieser Link gilt nicht oder nicht mehr.',
  },
  'too-many': {
    tooManyReports: 'Das waren viele Meldungen in kurzer Zeit. In einer Viertelstunde geht es wieder.',
  },
  conflict: {
    decidedAlready: 'Darüber ist schon entschieden. Bitte laden Sie die Seite neu.',
    removedAlready:
      'Eine andere Entscheidung hat das inzwischen entfernt. Ihre Eingaben sind noch da. Bitte neu laden und vergleichen.',
    endedAlready:
      'Eine andere Entscheidung hat diese Unterhaltung inzwischen beendet. Ihre Eingaben sind noch da. Bitte neu laden und vergleichen.',
    turnedAlready:
      'Über eine andere Beschwerde ist das inzwischen anders entschieden. Ihre Eingaben sind noch da. Bitte neu laden und vergleichen.',
    sameEyes: 'Über eine Beschwerde entscheidet eine andere Person als die, gegen deren Entscheidung sie sich richtet.',
    orderChanged: 'Jemand hat das inzwischen geändert. Ihre Eingaben sind noch da. Bitte neu laden und vergleichen.',
    orderSettled: 'Diese Anordnung ist erledigt. Bitte öffnen Sie sie wieder, um etwas zu ändern.',
    orderSettledAlready: 'Diese Anordnung ist schon erledigt. Bitte laden Sie die Seite neu.',
    orderSameEyes: 'Eine Anordnung erledigt eine andere Person als die, die sie eingetragen oder zuletzt geändert hat.',
    appealedAlready: 'Zu dieser Entscheidung gibt es von dieser Adresse schon eine Beschwerde.',
    appealTooLate: 'Die Frist von sechs Monaten für eine Beschwerde ist vorbei.',
  },
  invalid: {
    orderReceivedLater: {
      field: 'receivedAt',
      message: 'Dieser Zeitpunkt liegt in der Zukunft. Bitte prüfen Sie Tag und Uhrzeit.',
    },
    orderConfirmedLater: {
      field: 'confirmedAt',
      message:
        'Dieser Zeitpunkt liegt in der Zukunft. Bitte tragen Sie ihn ein, sobald die Bestätigung verschickt ist.',
    },
    orderConfirmedBefore: {
      field: 'confirmedAt',
      message: 'Da war die Anordnung noch nicht da. Bitte prüfen Sie Tag und Uhrzeit.',
    },
    orderActedLater: {
      field: 'actedAt',
      message: 'Dieser Zeitpunkt liegt in der Zukunft. Bitte erledigen Sie die Anordnung hier, sobald etwas getan ist.',
    },
    orderActedBefore: {
      field: 'actedAt',
      message: 'Da war die Anordnung noch nicht da. Bitte prüfen Sie Tag und Uhrzeit.',
    },
  },
})
