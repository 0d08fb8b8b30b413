import { errorReasons } from '~/lib/app-error'

export const applicationError = errorReasons({
  notFound: { code: 'not-found', message: 'Diese Bewerbung haben wir nicht gefunden.' },
  postingNotFound: { code: 'not-found', message: 'Diese Stelle haben wir nicht gefunden.' },
  postingClosed: { code: 'conflict', message: 'Auf diese Stelle kann man sich nicht mehr bewerben.' },
  postingExternal: {
    code: 'conflict',
    message: 'Bewerbungen auf diese Stelle nimmt das Unternehmen auf seiner eigenen Seite an.',
  },
  alreadyApplied: {
    code: 'conflict',
    message: 'Du hast dich auf diese Stelle schon beworben. Den Status findest du unter „Meine Bewerbungen“.',
  },
  placeUnknown: {
    code: 'invalid',
    message: 'Diesen Ort kennen wir nicht. Bitte wähle deinen Wohnort aus der Liste aus.',
    field: 'place',
  },
  resumeMissing: { code: 'invalid', message: 'Bitte wähle einen deiner Lebensläufe aus.', field: 'resumeId' },
  answerMissing: { code: 'invalid', message: 'Bitte beantworte alle Pflichtfragen.', field: 'answers' },
  attachmentForeign: {
    code: 'invalid',
    message: 'Ein Anhang wurde nicht gefunden. Bitte lade ihn noch einmal hoch.',
    field: 'attachmentFileIds',
  },
  promiseExtendedBefore: {
    code: 'conflict',
    message: 'Für diese Stelle haben Sie die Antworten schon einmal verschoben. Ein zweites Mal geht das nicht.',
  },
  nobodyWaits: { code: 'conflict', message: 'Auf diese Stelle wartet gerade niemand auf eine erste Antwort.' },
  changedMeanwhile: {
    code: 'conflict',
    message: 'Der Status dieser Bewerbung hat sich inzwischen geändert. Was jetzt gilt, steht bei der Bewerbung.',
  },
  changedMeanwhileApplicant: {
    code: 'conflict',
    message: 'Der Status deiner Bewerbung hat sich inzwischen geändert. Was jetzt gilt, steht bei der Bewerbung.',
  },
  notAllowedNow: { code: 'conflict', message: 'Dieser Schritt ist beim jetzigen Status der Bewerbung nicht möglich.' },
  rejectionNeedsText: {
    code: 'invalid',
    message: 'Bitte schreiben Sie ein paar Worte: Eine Absage geht immer mit einem Text hinaus.',
    field: 'message',
  },
  resumeOrPdf: {
    code: 'invalid',
    message: 'Bitte lade deinen Lebenslauf hoch oder trage mindestens eine Station ein.',
    field: 'experience',
  },
  guestLinkInvalid: { code: 'not-found', message: 'Dieser Link gilt nicht oder nicht mehr.' },
  accountSuspended: {
    code: 'forbidden',
    message:
      'Das Konto zu dieser E-Mail-Adresse ist gesperrt, bewerben geht damit nicht. Warum, steht in der E-Mail dazu.',
  },
  companyAddress: {
    code: 'conflict',
    message: 'Diese E-Mail-Adresse gehört zu einem Unternehmenskonto. Bitte bewirb dich mit einer anderen Adresse.',
  },
  tooManyApplications: {
    code: 'too-many',
    message: 'Das waren zu viele Bewerbungen auf einmal. Bitte versuch es in einer Viertelstunde noch einmal.',
  },
  tooManyToday: {
    code: 'too-many',
    message: 'Du hast heute schon sehr viele Bewerbungen geschickt. Morgen geht es weiter.',
  },
  tooOftenToday: {
    code: 'too-many',
    message: 'Auf diese Stelle hast du dich heute schon mehrmals beworben. Morgen geht es weiter.',
  },
  tooManySteps: {
    code: 'too-many',
    message: 'In dieser Bewerbung hat sich heute schon sehr oft etwas geändert. Morgen geht es weiter.',
  },
  tooManyUnconfirmed: {
    code: 'too-many',
    message:
      'An diese Adresse sind heute schon viele E-Mails zum Bestätigen gegangen. Bitte öffne zuerst die Links darin oder versuch es später noch einmal.',
  },
  tooManyFilesOfNetwork: {
    code: 'too-many',
    message:
      'Von deinem Internetanschluss warten schon sehr viele Dateien darauf, dass jemand seine Bewerbung bestätigt. Bitte öffne zuerst die Links in den E-Mails, melde dich an oder versuch es morgen noch einmal.',
  },
  tooManyFilesWaiting: {
    code: 'unavailable',
    message:
      'Gerade warten sehr viele Dateien von Menschen ohne Konto. Bitte melde dich an oder versuch es später noch einmal.',
  },
  payNotTold: {
    code: 'conflict',
    message:
      'Vor einer Einladung muss das Gehalt genannt sein. Die Stelle nennt keines; bitte geben Sie es mit der Einladung an.',
    field: 'payText',
  },
  timeInPast: {
    code: 'invalid',
    message: 'Bitte schlagen Sie Termine vor, die noch kommen.',
    field: 'times',
  },
  sendAtInPast: { code: 'invalid', message: 'Bitte wählen Sie einen Zeitpunkt, der noch kommt.', field: 'sendAt' },
  interviewNotFound: { code: 'not-found', message: 'Diesen Termin haben wir nicht gefunden.' },
  interviewOver: {
    code: 'conflict',
    message: 'Diese Einladung gilt nicht mehr. Was jetzt gilt, steht bei deiner Bewerbung.',
  },
  appointmentChanged: {
    code: 'conflict',
    message: 'Dieser Termin hat sich inzwischen geändert oder ist vorbei. Was jetzt gilt, steht bei der Bewerbung.',
  },
  interviewOpen: {
    code: 'conflict',
    message: 'Es gibt schon eine offene Einladung. Bitte sagen Sie diese zuerst ab.',
  },
  timeNotOffered: { code: 'conflict', message: 'Diesen Termin gibt es nicht mehr. Bitte wähle einen anderen.' },
  offerNotFound: { code: 'not-found', message: 'Dieses Angebot haben wir nicht gefunden.' },
  offerChanged: {
    code: 'conflict',
    message:
      'Inzwischen gibt es ein anderes Angebot, oder das offene gilt nicht mehr. Was jetzt gilt, steht bei der Bewerbung.',
  },
  offerAnswered: {
    code: 'conflict',
    message:
      'Auf dieses Angebot gibt es inzwischen eine Antwort, oder es gilt nicht mehr. Was jetzt gilt, steht bei der Bewerbung.',
  },
  offerOver: {
    code: 'conflict',
    message: 'Dieses Angebot gilt nicht mehr. Was jetzt gilt, steht bei deiner Bewerbung.',
  },
  offerPast: {
    code: 'conflict',
    message: 'Der letzte Tag dieses Angebots ist vorbei. Schreib dem Unternehmen, wenn du die Stelle noch willst.',
  },
  answerUntilPast: {
    code: 'invalid',
    message: 'Bitte wählen Sie für die Antwort einen Tag, der noch kommt.',
    field: 'answerUntil',
  },
  startPast: { code: 'invalid', message: 'Bitte wählen Sie einen Beginn, der noch kommt.', field: 'terms.startsOn' },
  attachmentForeignCompany: {
    code: 'invalid',
    message: 'Das Dokument haben wir nicht gefunden. Bitte laden Sie es noch einmal hoch.',
    field: 'fileId',
  },
  slotTaken: { code: 'conflict', message: 'Schon vergeben, bitte einen anderen wählen.' },
  slotGone: { code: 'not-found', message: 'Diesen Termin gibt es nicht mehr. Bitte wähle einen anderen.' },
  slotInUse: {
    code: 'conflict',
    message: 'Für diesen Termin hat schon jemand zugesagt. Bitte sagen Sie zuerst das Gespräch ab.',
  },
  slotsOverlap: {
    code: 'conflict',
    message: 'Diese Termine überschneiden sich. Bitte ändern Sie Uhrzeit, Dauer oder Pause.',
    field: 'slots',
  },
  slotPostingClosed: {
    code: 'conflict',
    message: 'Für diese Stelle lassen sich keine Termine anlegen: Sie ist beendet oder noch ein Entwurf.',
    field: 'jobPostingId',
  },
  slotApplicationEnded: {
    code: 'conflict',
    message: 'Eine der Bewerbungen ist schon abgeschlossen. Bitte laden Sie die Seite neu.',
    field: 'applicationIds',
  },
  interviewerGone: {
    code: 'not-found',
    message: 'Eine dieser Personen gehört nicht mehr zu Ihrem Unternehmen. Bitte laden Sie die Seite neu.',
    field: 'interviewerIds',
  },
  tooManySlots: {
    code: 'conflict',
    message: 'Mehr als 500 freie Termine lassen sich nicht anlegen. Bitte löschen Sie zuerst einige.',
  },
  noFreeSlots: {
    code: 'conflict',
    message: 'Für diese Bewerbung gibt es gerade keinen freien Termin. Bitte legen Sie zuerst welche an.',
    field: 'offersSlots',
  },
  templateNotFound: { code: 'not-found', message: 'Diese Vorlage haben wir nicht gefunden.' },
  templateChanged: {
    code: 'conflict',
    message: 'Jemand hat diese Vorlage inzwischen geändert oder gelöscht. Ihre Eingaben sind noch da.',
  },
  tooManyTemplates: { code: 'conflict', message: 'Mehr als 100 Vorlagen lassen sich nicht anlegen.' },
  stagesChanged: {
    code: 'conflict',
    message: 'Jemand hat die Schritte dieser Stelle inzwischen geändert. Ihre Eingaben sind noch da.',
  },
  stageNotFound: { code: 'not-found', message: 'Diesen Schritt gibt es nicht mehr. Bitte laden Sie die Seite neu.' },
  idTaken: { code: 'conflict', message: 'Diese Bewerbung gibt es schon. Bitte lade die Seite neu.' },
})
