import { AppError, errorReasons } from '~/lib/app-error'
import type { CollectionField } from './debit/collection-file'
import { collectionFieldLabels } from './vocabulary'

export const billingError = errorReasons({
  conflict: {
    alreadySetUp: 'Die Bezahlung ist für Ihr Unternehmen bereits eingerichtet.',
    notSetUp: 'Bitte richten Sie zuerst die Bezahlung ein.',
    licenseValid: 'Ihre Lizenz ist gültig. Sie brauchen nichts neu zu buchen.',
    suspended:
      'Ihr Unternehmen ist gesperrt, buchen können Sie deshalb nicht. Sind Sie anderer Ansicht, schreiben Sie bitte an die Adresse im Impressum.',
    openInvoices: 'Es ist noch eine Rechnung offen. Bitte bezahlen Sie diese zuerst.',
    nothingBooked: 'Ihr Unternehmen hat zurzeit keinen laufenden Tarif.',
    isCancelled: 'Ihr Tarif ist gekündigt. Nehmen Sie die Kündigung zurück, um ihn zu ändern.',
    internalPlan:
      'Diesen Tarif hat Stellwerk eingerichtet; er verlängert sich nicht. Danach können Sie einen Tarif buchen.',
    endsSoon: 'Ihr Tarif endet in weniger als einer Stunde. Danach können Sie ihn neu buchen.',
    endsBefore: 'Ihr Tarif ist gekündigt und endet schon vorher.',
    endsEarly:
      'Ihr Tarif endet vorzeitig, weil Sie wegen geänderter Bedingungen gekündigt haben. Danach können Sie neu buchen.',
    notCancelled: 'Ihr Tarif ist nicht gekündigt.',
    plannedAlready: { field: 'planId', message: 'Der Wechsel in diesen Tarif ist schon vorgemerkt.' },
    nothingPlanned: 'Es ist kein Wechsel vorgemerkt. Vielleicht hat ihn schon jemand aufgehoben.',
    samePlan: { field: 'planId', message: 'Diesen Tarif haben Sie schon.' },
    sameAccount: { field: 'iban', message: 'Von diesem Konto buchen wir schon ab.' },
    operatorMissing:
      'Der Betreiber hat seine Rechnungsdaten noch nicht eingetragen. Bitte versuchen Sie es später noch einmal.',
    foreignNotBillable:
      'Unternehmen im EU-Ausland können zurzeit nicht buchen: Für Rechnungen dorthin fehlt noch die USt-IdNr. des Betreibers. Bitte schreiben Sie an die Adresse im Impressum.',
    addressNotBillable: {
      field: 'country',
      message:
        'Mit dieser Anschrift könnten wir Ihren Tarif nicht mehr abrechnen: Für Rechnungen ins EU-Ausland fehlt noch die USt-IdNr. des Betreibers. Bitte schreiben Sie an die Adresse im Impressum.',
    },
    vatIdNeeded: {
      field: 'vatId',
      message:
        'Auf den Rechnungen von Unternehmen im EU-Ausland muss Ihre USt-IdNr. stehen. Sie lässt sich erst entfernen, wenn keines mehr einen Tarif hat.',
    },
    operatorChanged: 'Jemand anderes hat die Betreiberdaten inzwischen geändert. Bitte laden Sie die Seite neu.',
    invoiceNotCancellable:
      'Diese Rechnung ist bezahlt, im Einzug oder schon storniert. Stornieren lässt sich nur, was ganz offen ist.',
    invoiceNotCorrectable:
      'Diese Rechnung ist im Einzug, zurückgegeben, im Verzug oder schon storniert, auch in Teilen. Berichtigen lässt sich nur, was offen oder bezahlt ist.',
    nothingToCorrect:
      'Die neue Rechnung wäre genauso wie diese. Zuerst ist zu ändern, was nicht stimmt: vom Unternehmen unter „Tarif und Rechnungen“ seine Anschrift, von Ihnen der Steuersatz in den Einstellungen oder die Betreiberdaten.',
    invoiceNotPayable: 'Auf diese Rechnung ist nichts mehr zu zahlen.',
    creditChanged: 'Das Guthaben oder die offene Rechnung hat sich inzwischen geändert. Bitte laden Sie die Seite neu.',
    invoiceNotCollectable:
      'Diese Rechnung lässt sich nicht erneut einziehen: Sie wurde nicht zurückgegeben, oder es fehlt ein Mandat.',
    nothingDue: 'Zurzeit ist nichts einzuziehen.',
    runNotDraft: 'Dieser Lastschriftlauf ist schon freigegeben oder verworfen.',
    nothingFaulty: 'In diesem Lauf ist inzwischen nichts mehr herauszunehmen.',
    nothingLeft: 'Es bliebe keine Lastschrift übrig. Bitte verwerfen Sie den Lauf.',
    runNotReleased: 'Die Datei gibt es erst, wenn der Lauf freigegeben ist.',
    sameEyes: 'Freigeben muss eine andere Person als die, die den Lauf angelegt hat (Vier-Augen-Prinzip).',
    sameAccountEyes: 'Freigeben muss eine andere Person als die, die das Konto geändert hat (Vier-Augen-Prinzip).',
    accountChangeGone:
      'Diese Kontoänderung hat inzwischen jemand freigegeben, verworfen oder ersetzt. Bitte laden Sie die Seite neu.',
    collectionTooSoon: 'Der Einzugstag liegt inzwischen zu nah. Bitte verwerfen Sie den Lauf und legen Sie ihn neu an.',
    entryHandled: 'Diese Buchung hat inzwischen jemand erledigt. Bitte laden Sie die Seite neu.',
    statementsComplete:
      'Hier fehlt kein Auszug mehr, oder jemand hat das schon geprüft. Bitte laden Sie die Seite neu.',
    entryNotAssigned: 'Diese Zuordnung hat inzwischen jemand aufgehoben. Bitte laden Sie die Seite neu.',
    returnNotUndone:
      'Eine zugeordnete Rücklastschrift lässt sich nicht aufheben: Frist, Mahnung und Mandat hängen daran. Buchen Sie bei Bedarf eine Zahlung.',
    assignmentBuiltUpon:
      'Auf dieser Zuordnung baut schon etwas auf: Ein Guthaben wurde verrechnet oder ausgezahlt, oder eine Lastschrift kam zurück. Sie lässt sich nicht mehr aufheben.',
    assignmentInRun:
      'Eine Rechnung dieser Zuordnung steht gerade in einem Lastschriftlauf. Verwerfen Sie ihn, oder warten Sie, bis die Bank geantwortet hat.',
    entryNotAssignable: {
      field: 'invoiceId',
      message: 'Diese Buchung lässt sich der gewählten Rechnung nicht zuordnen.',
    },
    documentMade: 'Dieses Dokument wurde inzwischen erstellt.',
    documentUnsettable:
      'Aus diesen Angaben lässt sich kein Dokument erstellen; es wurde nichts gebucht. Bitte prüfen Sie Name und Anschrift auf ungewöhnliche Zeichen.',
    orderChanged:
      'Was Sie bestellen wollten, hat sich inzwischen geändert: Preis, Testphase oder Mandat. Bitte laden Sie die Seite neu und sehen Sie sich die Bestellung noch einmal an.',
    planGone: { field: 'planId', message: 'Diesen Tarif gibt es nicht mehr. Bitte wählen Sie einen anderen.' },
  },
  'not-found': {
    invoiceNotFound: 'Diese Rechnung gibt es nicht.',
    runNotFound: 'Diesen Lastschriftlauf gibt es nicht.',
  },
  invalid: {
    bankFileUnreadable: { field: 'file', message: 'Diese Datei ist keine lesbare Bankdatei.' },
    foreignAccount: { field: 'file', message: 'Diese Datei gehört zu einem anderen Konto.' },
    bookedInFuture: {
      field: 'bookedOn',
      message: 'Der Buchungstag liegt in der Zukunft. Bitte geben Sie an, wann das Geld bewegt wurde.',
    },
  },
  unavailable: {
    documentUnmade:
      'Dieses Dokument lässt sich gerade nicht erstellen. Wir kümmern uns darum; sobald es fertig ist, kommt es per E-Mail.',
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
