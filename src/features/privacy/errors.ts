import { errorReasons } from '~/lib/app-error'

export const privacyError = errorReasons({
  'not-found': {
    postingNotFound: 'Diese Stelle haben wir nicht gefunden.',
    termsNotFound: 'Diese Fassung gibt es nicht.',
    holdNotFound: 'Diese Anordnung haben wir nicht gefunden.',
    incidentNotFound: 'Diese Datenpanne gibt es nicht.',
  },
  invalid: {
    termsTooSoon: {
      field: 'validFrom',
      message: 'Eine neue Fassung gilt frühestens 16\u00a0Tage nach heute, damit alle sie 15\u00a0Tage vorher kennen.',
    },
    agreementTooSoon: {
      field: 'validFrom',
      message:
        'Ein neuer Vertragstext gilt frühestens 31\u00a0Tage nach heute, damit alle Unternehmen ihn 30\u00a0Tage vorher kennen.',
    },
    incidentKnownLater: {
      field: 'knownAt',
      message:
        'Dieser Zeitpunkt liegt in der Zukunft. Die 72\u00a0Stunden zählen ab dem Moment, in dem Sie davon erfuhren.',
    },
    incidentKnownAfterReport: {
      field: 'knownAt',
      message: 'Da war die Meldung schon verschickt. Bitte prüfen Sie Tag und Uhrzeit.',
    },
    incidentKnownTooEarly: {
      field: 'knownAt',
      message:
        'Die Meldung wäre dann nach den 72\u00a0Stunden verschickt, und ein Grund dafür ist nicht vermerkt. Bitte prüfen Sie Tag und Uhrzeit.',
    },
    incidentReportedLater: {
      field: 'reportedAt',
      message: 'Dieser Zeitpunkt liegt in der Zukunft. Bitte vermerken Sie die Meldung, sobald sie verschickt ist.',
    },
    incidentReportedBefore: {
      field: 'reportedAt',
      message: 'Da wussten Sie noch nichts von der Datenpanne. Bitte prüfen Sie Tag und Uhrzeit.',
    },
    incidentDelayReason: {
      field: 'delayReason',
      message: 'Die 72\u00a0Stunden waren vorbei. Bitte schreiben Sie, warum (Art. 33 Abs. 1 DSGVO).',
    },
  },
  conflict: {
    termsChanged:
      'Inzwischen wurde schon eine neuere Fassung veröffentlicht. Bitte laden Sie die Seite neu; Ihren Text können Sie vorher kopieren.',
    termsInForce:
      'Diese Fassung gilt schon und lässt sich nicht mehr zurückziehen. Bitte veröffentlichen Sie eine neue, die sie ablöst.',
    termsBuiltUpon:
      'Es gibt schon eine neuere Fassung, die auf dieser beruht. Bitte ziehen Sie zuerst die neuere zurück.',
    termsInForceAlready:
      'Diese Fassung gilt schon. Kündigen können Sie weiter, wie es unter „Tarif und Rechnungen“ steht.',
    termsAgreedTo:
      'Ihr Unternehmen hat dieser Fassung schon zugestimmt. Kündigen können Sie weiter, wie es unter „Tarif und Rechnungen“ steht.',
    termsWithdrawn: 'Diese Fassung haben wir zurückgezogen: Es bleibt bei der jetzigen, zu tun ist nichts.',
    objectionGone: 'Diesen Widerspruch gibt es nicht mehr, oder der Text ist schon zurückgezogen.',
    objectionAnswered: 'Diesen Widerspruch hat schon jemand beantwortet. Bitte laden Sie die Seite neu.',
    alreadyHeld: 'Für diese Stelle ist die Löschung schon angehalten.',
    agreementTextChanged:
      'Inzwischen gibt es schon einen neueren Vertragstext. Bitte laden Sie die Seite neu; Ihren Text können Sie vorher kopieren.',
    agreementStarted:
      'Dieser Vertragstext gilt schon. Bitte schreiben Sie uns, wenn Sie nicht einverstanden sind, oder kündigen Sie.',
    agreementChanged:
      'Der Vertragstext hat sich inzwischen geändert. Bitte laden Sie die Seite neu und lesen Sie ihn noch einmal.',
    requestAnswered: 'Diese Anfrage ist schon beantwortet. Bitte laden Sie die Seite neu.',
    identityUnknown:
      'Bitte prüfen Sie zuerst, wer gefragt hat: Sonst bekäme vielleicht eine fremde Person die Antwort.',
    requestNotExtendable: 'Diese Frist lässt sich nicht (noch einmal) verlängern: nur einmal, und nur im ersten Monat.',
    incidentChanged: 'Jemand hat das inzwischen geändert. Ihre Eingaben sind noch da. Bitte neu laden und vergleichen.',
    incidentClosed: 'Diese Datenpanne ist abgeschlossen. Bitte öffnen Sie sie wieder, um etwas zu ändern.',
    incidentReported: 'Diese Datenpanne ist schon gemeldet. Bitte laden Sie die Seite neu.',
    incidentNotJudged: 'Vor dem Abschluss fehlt die Beurteilung des Risikos mit ihrer Begründung.',
    incidentNotReported: 'Diese Datenpanne ist noch nicht gemeldet. Ein Risiko muss die Aufsichtsbehörde erfahren.',
    incidentNotTold: 'Bei hohem Risiko müssen auch die Betroffenen einen Brief bekommen, bevor Sie abschließen.',
  },
  'too-many': {
    tooManyRequests: 'Das waren viele Anfragen in kurzer Zeit. Bitte versuch es in einer Viertelstunde noch einmal.',
  },
})
