import { AppError, errorReasons } from '~/lib/app-error'
import type { CollectionField } from './debit/collection-file'
import { collectionFieldLabels } from './vocabulary'

export const billingError = errorReasons({
  alreadySetUp: { code: 'conflict', message: 'Die Bezahlung ist für Ihr Unternehmen bereits eingerichtet.' },
  notSetUp: { code: 'conflict', message: 'Bitte richten Sie zuerst die Bezahlung ein.' },
  licenseValid: { code: 'conflict', message: 'Ihre Lizenz ist gültig. Sie brauchen nichts neu zu buchen.' },
  suspended: {
    code: 'conflict',
    message:
      'Ihr Unternehmen ist gesperrt, buchen können Sie deshalb nicht. Sind Sie anderer Ansicht, schreiben Sie bitte an die Adresse im Impressum.',
  },
  openInvoices: {
    code: 'conflict',
    message: 'Es ist noch eine Rechnung offen. Bitte bezahlen Sie diese zuerst.',
  },
  nothingBooked: { code: 'conflict', message: 'Ihr Unternehmen hat zurzeit keinen laufenden Tarif.' },
  isCancelled: {
    code: 'conflict',
    message: 'Ihr Tarif ist gekündigt. Nehmen Sie die Kündigung zurück, um ihn zu ändern.',
  },
  internalPlan: {
    code: 'conflict',
    message: 'Diesen Tarif hat Stellwerk eingerichtet; er verlängert sich nicht. Danach können Sie einen Tarif buchen.',
  },
  endsSoon: {
    code: 'conflict',
    message: 'Ihr Tarif endet in weniger als einer Stunde. Danach können Sie ihn neu buchen.',
  },
  endsBefore: { code: 'conflict', message: 'Ihr Tarif ist gekündigt und endet schon vorher.' },
  endsEarly: {
    code: 'conflict',
    message:
      'Ihr Tarif endet vorzeitig, weil Sie wegen geänderter Bedingungen gekündigt haben. Danach können Sie neu buchen.',
  },
  notCancelled: { code: 'conflict', message: 'Ihr Tarif ist nicht gekündigt.' },
  plannedAlready: { code: 'conflict', message: 'Der Wechsel in diesen Tarif ist schon vorgemerkt.', field: 'planId' },
  nothingPlanned: {
    code: 'conflict',
    message: 'Es ist kein Wechsel vorgemerkt. Vielleicht hat ihn schon jemand aufgehoben.',
  },
  samePlan: { code: 'conflict', message: 'Diesen Tarif haben Sie schon.', field: 'planId' },
  sameAccount: { code: 'conflict', message: 'Von diesem Konto buchen wir schon ab.', field: 'iban' },
  operatorMissing: {
    code: 'conflict',
    message: 'Der Betreiber hat seine Rechnungsdaten noch nicht hinterlegt. Bitte versuchen Sie es später noch einmal.',
  },
  operatorChanged: {
    code: 'conflict',
    message: 'Jemand anderes hat die Betreiberdaten inzwischen geändert. Bitte laden Sie die Seite neu.',
  },
  invoiceNotFound: { code: 'not-found', message: 'Diese Rechnung gibt es nicht.' },
  invoiceNotCancellable: {
    code: 'conflict',
    message:
      'Diese Rechnung ist bezahlt, im Einzug oder schon storniert. Stornieren lässt sich nur, was ganz offen ist.',
  },
  invoiceNotPayable: { code: 'conflict', message: 'Auf diese Rechnung ist nichts mehr zu zahlen.' },
  creditChanged: {
    code: 'conflict',
    message: 'Das Guthaben oder die offene Rechnung hat sich inzwischen geändert. Bitte laden Sie die Seite neu.',
  },
  invoiceNotCollectable: {
    code: 'conflict',
    message:
      'Diese Rechnung lässt sich nicht erneut einziehen: Sie wurde nicht zurückgegeben, oder es fehlt ein Mandat.',
  },
  nothingDue: { code: 'conflict', message: 'Zurzeit ist nichts einzuziehen.' },
  runNotFound: { code: 'not-found', message: 'Diesen Lastschriftlauf gibt es nicht.' },
  runNotDraft: { code: 'conflict', message: 'Dieser Lastschriftlauf ist schon freigegeben oder verworfen.' },
  nothingFaulty: { code: 'conflict', message: 'In diesem Lauf ist inzwischen nichts mehr herauszunehmen.' },
  nothingLeft: {
    code: 'conflict',
    message: 'Es bliebe keine Lastschrift übrig. Bitte verwerfen Sie den Lauf.',
  },
  runNotReleased: { code: 'conflict', message: 'Die Datei gibt es erst, wenn der Lauf freigegeben ist.' },
  sameEyes: {
    code: 'conflict',
    message: 'Freigeben muss eine andere Person als die, die den Lauf angelegt hat (Vier-Augen-Prinzip).',
  },
  sameAccountEyes: {
    code: 'conflict',
    message: 'Freigeben muss eine andere Person als die, die das Konto geändert hat (Vier-Augen-Prinzip).',
  },
  accountChangeGone: {
    code: 'conflict',
    message:
      'Diese Kontoänderung hat inzwischen jemand freigegeben, verworfen oder ersetzt. Bitte laden Sie die Seite neu.',
  },
  collectionTooSoon: {
    code: 'conflict',
    message: 'Der Einzugstag liegt inzwischen zu nah. Bitte verwerfen Sie den Lauf und legen Sie ihn neu an.',
  },
  bankFileUnreadable: {
    code: 'invalid',
    message: 'Diese Datei ist keine lesbare Bankdatei.',
    field: 'file',
  },
  foreignAccount: { code: 'invalid', message: 'Diese Datei gehört zu einem anderen Konto.', field: 'file' },
  entryHandled: {
    code: 'conflict',
    message: 'Diese Buchung hat inzwischen jemand erledigt. Bitte laden Sie die Seite neu.',
  },
  statementsComplete: {
    code: 'conflict',
    message: 'Hier fehlt kein Auszug mehr, oder jemand hat das schon geprüft. Bitte laden Sie die Seite neu.',
  },
  entryNotAssigned: {
    code: 'conflict',
    message: 'Diese Zuordnung hat inzwischen jemand aufgehoben. Bitte laden Sie die Seite neu.',
  },
  returnNotUndone: {
    code: 'conflict',
    message:
      'Eine zugeordnete Rücklastschrift lässt sich nicht aufheben: Frist, Mahnung und Mandat hängen daran. Buchen Sie bei Bedarf eine Zahlung.',
  },
  assignmentBuiltUpon: {
    code: 'conflict',
    message:
      'Auf dieser Zuordnung baut schon etwas auf: Ein Guthaben wurde verrechnet oder ausgezahlt, oder eine Lastschrift kam zurück. Sie lässt sich nicht mehr aufheben.',
  },
  assignmentInRun: {
    code: 'conflict',
    message:
      'Eine Rechnung dieser Zuordnung steht gerade in einem Lastschriftlauf. Verwerfen Sie ihn, oder warten Sie, bis die Bank geantwortet hat.',
  },
  entryNotAssignable: {
    code: 'conflict',
    message: 'Diese Buchung lässt sich der gewählten Rechnung nicht zuordnen.',
    field: 'invoiceId',
  },
  bookedInFuture: {
    code: 'invalid',
    message: 'Der Buchungstag liegt in der Zukunft. Bitte geben Sie an, wann das Geld bewegt wurde.',
    field: 'bookedOn',
  },
  documentMade: {
    code: 'conflict',
    message: 'Dieses Dokument wurde inzwischen erstellt.',
  },
  documentUnmade: {
    code: 'unavailable',
    message:
      'Dieses Dokument lässt sich gerade nicht erstellen. Wir kümmern uns darum; sobald es fertig ist, kommt es per E-Mail.',
  },
  documentUnsettable: {
    code: 'conflict',
    message:
      'Aus diesen Angaben lässt sich kein Dokument erstellen; es wurde nichts gebucht. Bitte prüfen Sie Name und Anschrift auf ungewöhnliche Zeichen.',
  },
  planGone: {
    code: 'conflict',
    message: 'Diesen Tarif gibt es nicht mehr. Bitte wählen Sie einen anderen.',
    field: 'planId',
  },
})

const MAX_NAMED = 3

/**
 * A run whose file no bank would accept.
 * @param faults what is wrong, and for which company; null is the operator
 */
export function runInvalid(faults: readonly { company: string | null; field: CollectionField }[]): AppError {
  const fields = new Map<string, Set<string>>()
  for (const { company, field } of faults) {
    const whose = company ?? 'Betreiberdaten'
    fields.set(whose, (fields.get(whose) ?? new Set()).add(collectionFieldLabels[field]))
  }
  const named = [...fields].slice(0, MAX_NAMED).map(([whose, labels]) => `${whose} (${[...labels].join(', ')})`)
  const others = fields.size - named.length
  const more = others === 0 ? '' : others === 1 ? ' und ein weiteres Unternehmen' : ` und ${others} weitere Unternehmen`
  return new AppError(
    'conflict',
    `Die Bank nähme diese Datei nicht an. Zu berichtigen: ${named.join(', ')}${more}. Danach lässt sich der Lauf freigeben.`,
    { reason: 'runInvalid' },
  )
}
