import { errorReasons } from '~/lib/app-error'

export const moderationError = errorReasons({
  subjectNotFound: { code: 'not-found', message: 'Das, was du melden möchtest, gibt es nicht mehr.' },
  reportNotFound: { code: 'not-found', message: 'Diese Meldung gibt es nicht.' },
  tooManyReports: {
    code: 'too-many',
    message: 'Das waren viele Meldungen in kurzer Zeit. Bitte versuch es in einer Viertelstunde noch einmal.',
  },
  decidedAlready: { code: 'conflict', message: 'Darüber ist schon entschieden. Bitte laden Sie die Seite neu.' },
  sameEyes: {
    code: 'conflict',
    message: 'Über eine Beschwerde entscheidet eine andere Person als die, gegen deren Entscheidung sie sich richtet.',
  },
  orderNotFound: { code: 'not-found', message: 'Diese Anordnung gibt es nicht.' },
  orderChanged: {
    code: 'conflict',
    message: 'Jemand hat das inzwischen geändert. Ihre Eingaben sind noch da. Bitte neu laden und vergleichen.',
  },
  orderSettled: {
    code: 'conflict',
    message: 'Diese Anordnung ist erledigt. Bitte öffnen Sie sie wieder, um etwas zu ändern.',
  },
  orderSettledAlready: {
    code: 'conflict',
    message: 'Diese Anordnung ist schon erledigt. Bitte laden Sie die Seite neu.',
  },
  orderSameEyes: {
    code: 'conflict',
    message: 'Eine Anordnung erledigt eine andere Person als die, die sie eingetragen oder zuletzt geändert hat.',
  },
  orderReceivedLater: {
    code: 'invalid',
    message: 'Dieser Zeitpunkt liegt in der Zukunft. Bitte prüfen Sie Tag und Uhrzeit.',
    field: 'receivedAt',
  },
  orderConfirmedLater: {
    code: 'invalid',
    message: 'Dieser Zeitpunkt liegt in der Zukunft. Bitte tragen Sie ihn ein, sobald die Bestätigung verschickt ist.',
    field: 'confirmedAt',
  },
  orderConfirmedBefore: {
    code: 'invalid',
    message: 'Da war die Anordnung noch nicht da. Bitte prüfen Sie Tag und Uhrzeit.',
    field: 'confirmedAt',
  },
  orderActedLater: {
    code: 'invalid',
    message: 'Dieser Zeitpunkt liegt in der Zukunft. Bitte erledigen Sie die Anordnung hier, sobald etwas getan ist.',
    field: 'actedAt',
  },
  orderActedBefore: {
    code: 'invalid',
    message: 'Da war die Anordnung noch nicht da. Bitte prüfen Sie Tag und Uhrzeit.',
    field: 'actedAt',
  },
  appealNotFound: { code: 'not-found', message: 'Dieser Link gilt nicht oder nicht mehr.' },
  appealedAlready: {
    code: 'conflict',
    message: 'Zu dieser Entscheidung gibt es von dieser Adresse schon eine Beschwerde.',
  },
  appealTooLate: { code: 'conflict', message: 'Die Frist von sechs Monaten für eine Beschwerde ist vorbei.' },
})
