import { errorReasons } from '~/lib/app-error'

export const privacyError = errorReasons({
  postingNotFound: { code: 'not-found', message: 'Diese Stelle haben wir nicht gefunden.' },
  termsNotFound: { code: 'not-found', message: 'Diese Fassung gibt es nicht.' },
  termsTooSoon: {
    code: 'invalid',
    message: 'Eine neue Fassung gilt frühestens 16\u00a0Tage nach heute, damit alle sie 15\u00a0Tage vorher kennen.',
    field: 'validFrom',
  },
  termsChanged: {
    code: 'conflict',
    message:
      'Inzwischen wurde schon eine neuere Fassung veröffentlicht. Bitte laden Sie die Seite neu; Ihren Text können Sie vorher kopieren.',
  },
  termsInForce: {
    code: 'conflict',
    message:
      'Diese Fassung gilt schon und lässt sich nicht mehr zurückziehen. Bitte veröffentlichen Sie eine neue, die sie ablöst.',
  },
  termsBuiltUpon: {
    code: 'conflict',
    message: 'Es gibt schon eine neuere Fassung, die auf dieser beruht. Bitte ziehen Sie zuerst die neuere zurück.',
  },
  termsInForceAlready: {
    code: 'conflict',
    message: 'Diese Fassung gilt schon. Kündigen können Sie weiter, wie es unter „Tarif und Rechnungen“ steht.',
  },
  termsAgreedTo: {
    code: 'conflict',
    message:
      'Ihr Unternehmen hat dieser Fassung schon zugestimmt. Kündigen können Sie weiter, wie es unter „Tarif und Rechnungen“ steht.',
  },
  termsWithdrawn: {
    code: 'conflict',
    message: 'Diese Fassung haben wir zurückgezogen: Es bleibt bei der jetzigen, zu tun ist nichts.',
  },
  objectionGone: {
    code: 'conflict',
    message: 'Diesen Widerspruch gibt es nicht mehr, oder der Text ist schon zurückgezogen.',
  },
  objectionAnswered: {
    code: 'conflict',
    message: 'Diesen Widerspruch hat schon jemand beantwortet. Bitte laden Sie die Seite neu.',
  },
  alreadyHeld: { code: 'conflict', message: 'Für diese Stelle ist die Löschung schon angehalten.' },
  holdNotFound: { code: 'not-found', message: 'Diese Anordnung haben wir nicht gefunden.' },
  agreementTooSoon: {
    code: 'invalid',
    message:
      'Ein neuer Vertragstext gilt frühestens 31\u00a0Tage nach heute, damit alle Unternehmen ihn 30\u00a0Tage vorher kennen.',
    field: 'validFrom',
  },
  agreementTextChanged: {
    code: 'conflict',
    message:
      'Inzwischen gibt es schon einen neueren Vertragstext. Bitte laden Sie die Seite neu; Ihren Text können Sie vorher kopieren.',
  },
  agreementStarted: {
    code: 'conflict',
    message:
      'Dieser Vertragstext gilt schon. Bitte schreiben Sie uns, wenn Sie nicht einverstanden sind, oder kündigen Sie.',
  },
  agreementChanged: {
    code: 'conflict',
    message:
      'Der Vertragstext hat sich inzwischen geändert. Bitte laden Sie die Seite neu und lesen Sie ihn noch einmal.',
  },
  tooManyRequests: {
    code: 'too-many',
    message: 'Das waren viele Anfragen in kurzer Zeit. Bitte versuch es in einer Viertelstunde noch einmal.',
  },
  requestAnswered: { code: 'conflict', message: 'Diese Anfrage ist schon beantwortet. Bitte laden Sie die Seite neu.' },
  identityUnknown: {
    code: 'conflict',
    message: 'Bitte prüfen Sie zuerst, wer gefragt hat: Sonst bekäme vielleicht eine fremde Person die Antwort.',
  },
  requestNotExtendable: {
    code: 'conflict',
    message: 'Diese Frist lässt sich nicht (noch einmal) verlängern: nur einmal, und nur im ersten Monat.',
  },
  incidentNotFound: { code: 'not-found', message: 'Diese Datenpanne gibt es nicht.' },
  incidentChanged: {
    code: 'conflict',
    message: 'Jemand hat das inzwischen geändert. Ihre Eingaben sind noch da. Bitte neu laden und vergleichen.',
  },
  incidentClosed: {
    code: 'conflict',
    message: 'Diese Datenpanne ist abgeschlossen. Bitte öffnen Sie sie wieder, um etwas zu ändern.',
  },
  incidentKnownLater: {
    code: 'invalid',
    message:
      'Dieser Zeitpunkt liegt in der Zukunft. Die 72\u00a0Stunden zählen ab dem Moment, in dem Sie davon erfuhren.',
    field: 'knownAt',
  },
  incidentKnownAfterReport: {
    code: 'invalid',
    message: 'Da war die Meldung schon verschickt. Bitte prüfen Sie Tag und Uhrzeit.',
    field: 'knownAt',
  },
  incidentKnownTooEarly: {
    code: 'invalid',
    message:
      'Die Meldung wäre dann nach den 72\u00a0Stunden verschickt, und ein Grund dafür ist nicht vermerkt. Bitte prüfen Sie Tag und Uhrzeit.',
    field: 'knownAt',
  },
  incidentReportedLater: {
    code: 'invalid',
    message: 'Dieser Zeitpunkt liegt in der Zukunft. Bitte vermerken Sie die Meldung, sobald sie verschickt ist.',
    field: 'reportedAt',
  },
  incidentReportedBefore: {
    code: 'invalid',
    message: 'Da wussten Sie noch nichts von der Datenpanne. Bitte prüfen Sie Tag und Uhrzeit.',
    field: 'reportedAt',
  },
  incidentDelayReason: {
    code: 'invalid',
    message: 'Die 72\u00a0Stunden waren vorbei. Bitte schreiben Sie, warum (Art. 33 Abs. 1 DSGVO).',
    field: 'delayReason',
  },
  incidentReported: {
    code: 'conflict',
    message: 'Diese Datenpanne ist schon gemeldet. Bitte laden Sie die Seite neu.',
  },
  incidentNotJudged: {
    code: 'conflict',
    message: 'Vor dem Abschluss fehlt die Beurteilung des Risikos mit ihrer Begründung.',
  },
  incidentNotReported: {
    code: 'conflict',
    message: 'Diese Datenpanne ist noch nicht gemeldet. Ein Risiko muss die Aufsichtsbehörde erfahren.',
  },
  incidentNotTold: {
    code: 'conflict',
    message: 'Bei hohem Risiko müssen auch die Betroffenen einen Brief bekommen, bevor Sie abschließen.',
  },
})
