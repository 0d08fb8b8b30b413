import { errorReasons } from '~/lib/app-error'

export const applicationError = errorReasons({
  'not-found': {
    notFound: 'Diese Bewerbung haben wir nicht gefunden.',
    postingNotFound: 'Diese Stelle haben wir nicht gefunden.',
    guestLinkInvalid: 'Dieser Link gilt nicht oder nicht mehr.',
    interviewNotFound: 'Diesen Termin haben wir nicht gefunden.',
    offerNotFound: 'Dieses Angebot haben wir nicht gefunden.',
    slotGone: 'Diesen Termin gibt es nicht mehr. Bitte wähle einen anderen.',
    interviewerGone: {
      field: 'interviewerIds',
      message: 'Eine dieser Personen gehört nicht mehr zu Ihrem Unternehmen. Bitte laden Sie die Seite neu.',
    },
    templateNotFound: 'Diese Vorlage haben wir nicht gefunden.',
    stageNotFound: 'Diesen Schritt gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  },
  conflict: {
    postingClosed: 'Auf diese Stelle kann man sich nicht mehr bewerben.',
    postingExternal: 'Bewerbungen auf diese Stelle nimmt das Unternehmen auf seiner eigenen Seite an.',
    nobodyReads:
      'Diese Bewerbung könnte hier niemand lesen, denn das Unternehmen hat noch kein Konto. Bitte wende dich direkt an das Unternehmen.',
    alreadyApplied: 'Du hast dich auf diese Stelle schon beworben. Den Status findest du unter „Meine Bewerbungen“.',
    promiseExtendedBefore:
      'Für diese Stelle haben Sie die Antworten schon einmal verschoben. Ein zweites Mal geht das nicht.',
    nobodyWaits: 'Auf diese Stelle wartet gerade niemand auf eine erste Antwort.',
    allWaitLonger:
      'Allen, die auf diese Stelle warten, ist ein späteres Datum zugesagt. Bitte wählen Sie eine längere Frist.',
    changedMeanwhile:
      'Der Status dieser Bewerbung hat sich inzwischen geändert. Was jetzt gilt, steht bei der Bewerbung.',
    changedMeanwhileApplicant:
      'Der Status deiner Bewerbung hat sich inzwischen geändert. Was jetzt gilt, steht bei der Bewerbung.',
    notAllowedNow: 'Dieser Schritt ist beim jetzigen Status der Bewerbung nicht möglich.',
    companyAddress:
      'Diese E-Mail-Adresse gehört zu einem Unternehmenskonto. Bitte bewirb dich mit einer anderen Adresse.',
    payNotTold: {
      field: 'payText',
      message:
        'Vor einer Einladung muss das Gehalt genannt sein. Die Stelle nennt keines; bitte geben Sie es mit der Einladung an.',
    },
    interviewOver: 'Diese Einladung gilt nicht mehr. Was jetzt gilt, steht bei deiner Bewerbung.',
    appointmentChanged:
      'Dieser Termin hat sich inzwischen geändert oder ist vorbei. Was jetzt gilt, steht bei der Bewerbung.',
    interviewOpen: 'Es gibt schon eine offene Einladung. Bitte sagen Sie diese zuerst ab.',
    timeNotOffered: 'Diesen Termin gibt es nicht mehr. Bitte wähle einen anderen.',
    offerChanged:
      'Inzwischen gibt es ein anderes Angebot, oder das offene gilt nicht mehr. Was jetzt gilt, steht bei der Bewerbung.',
    offerAnswered:
      'Auf dieses Angebot gibt es inzwischen eine Antwort, oder es gilt nicht mehr. Was jetzt gilt, steht bei der Bewerbung.',
    offerOver: 'Dieses Angebot gilt nicht mehr. Was jetzt gilt, steht bei deiner Bewerbung.',
    offerPast: 'Der letzte Tag dieses Angebots ist vorbei. Schreib dem Unternehmen, wenn du die Stelle noch willst.',
    slotTaken: 'Schon vergeben, bitte einen anderen wählen.',
    slotInUse: 'Für diesen Termin hat schon jemand zugesagt. Bitte sagen Sie zuerst das Gespräch ab.',
    slotsOverlap: {
      field: 'slots',
      message: 'Diese Termine überschneiden sich. Bitte ändern Sie Uhrzeit, Dauer oder Pause.',
    },
    slotPostingClosed: {
      field: 'jobPostingId',
      message: 'Für diese Stelle lassen sich keine Termine anlegen: Sie ist beendet oder noch ein Entwurf.',
    },
    slotApplicationEnded: {
      field: 'applicationIds',
      message: 'Eine der Bewerbungen ist schon abgeschlossen. Bitte laden Sie die Seite neu.',
    },
    tooManySlots: 'Mehr als 500 freie Termine lassen sich nicht anlegen. Bitte löschen Sie zuerst einige.',
    noFreeSlots: {
      field: 'offersSlots',
      message: 'Für diese Bewerbung gibt es gerade keinen freien Termin. Bitte legen Sie zuerst welche an.',
    },
    templateChanged: 'Jemand hat diese Vorlage inzwischen geändert oder gelöscht. Ihre Eingaben sind noch da.',
    tooManyTemplates: 'Mehr als 100 Vorlagen lassen sich nicht anlegen.',
    stagesChanged: 'Jemand hat die Schritte dieser Stelle inzwischen geändert. Ihre Eingaben sind noch da.',
    idTaken: 'Diese Bewerbung gibt es schon. Bitte lade die Seite neu.',
  },
  invalid: {
    placeUnknown: {
      field: 'place',
      message: 'Diesen Ort kennen wir nicht. Bitte wähle deinen Wohnort aus der Liste aus.',
    },
    resumeMissing: { field: 'resumeId', message: 'Bitte wähle einen deiner Lebensläufe aus.' },
    answerMissing: { field: 'answers', message: 'Bitte beantworte alle Pflichtfragen.' },
    attachmentForeign: {
      field: 'attachmentFileIds',
      message: 'Ein Anhang wurde nicht gefunden. Bitte lade ihn noch einmal hoch.',
    },
    rejectionNeedsText: {
      field: 'message',
      message: 'Bitte schreiben Sie ein paar Worte: Eine Absage geht immer mit einem Text hinaus.',
    },
    resumeOrPdf: {
      field: 'experience',
      message: 'Bitte lade deinen Lebenslauf hoch oder trage mindestens eine Station ein.',
    },
    timeInPast: { field: 'times', message: 'Bitte schlagen Sie Termine vor, die noch kommen.' },
    sendAtInPast: { field: 'sendAt', message: 'Bitte wählen Sie einen Zeitpunkt, der noch kommt.' },
    answerUntilPast: { field: 'answerUntil', message: 'Bitte wählen Sie für die Antwort einen Tag, der noch kommt.' },
    startPast: { field: 'terms.startsOn', message: 'Bitte wählen Sie einen Beginn, der noch kommt.' },
    attachmentForeignCompany: {
      field: 'fileId',
      message: 'Das Dokument haben wir nicht gefunden. Bitte laden Sie es noch einmal hoch.',
    },
  },
  forbidden: {
    accountSuspended:
      'Das Konto zu dieser E-Mail-Adresse ist gesperrt, bewerben geht damit nicht. Warum, steht in der E-Mail dazu.',
  },
  'too-many': {
    tooManyApplications:
      'Das waren zu viele Bewerbungen auf einmal. Bitte versuch es in einer Viertelstunde noch einmal.',
    tooManyToday: 'Du hast heute schon sehr viele Bewerbungen geschickt. Morgen geht es weiter.',
    tooOftenToday: 'Auf diese Stelle hast du dich heute schon mehrmals beworben. Morgen geht es weiter.',
    tooManySteps: 'In dieser Bewerbung hat sich heute schon sehr oft etwas geändert. Morgen geht es weiter.',
    tooManyUnconfirmed:
      'An diese Adresse sind heute schon viele E-Mails zum Bestätigen gegangen. Bitte öffne zuerst die Links darin oder versuch es später noch einmal.',
    tooManyFilesOfNetwork:
      'Von deinem Internetanschluss warten schon sehr viele Dateien darauf, dass jemand seine Bewerbung bestätigt. Bitte öffne zuerst die Links in den E-Mails, melde dich an oder versuch es morgen noch einmal.',
  },
  unavailable: {
    tooManyFilesWaiting:
      'Gerade warten sehr viele Dateien von Menschen ohne Konto. Bitte melde dich an oder versuch es später noch einmal.',
  },
})
