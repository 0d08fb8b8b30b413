import type { CollectionField } from './debit/collection-file'

export const PLAN_INTERVALS = ['month', 'year'] as const
export const planIntervalLabels = { month: 'im Monat', year: 'im Jahr' } satisfies Record<
  (typeof PLAN_INTERVALS)[number],
  string
>
export const LICENSE_STATES = ['none', 'trial', 'active', 'past_due', 'expired', 'suspended'] as const

/** Kinds of entries in an invoice's ledger. */
export const ENTRY_KINDS = [
  'charge',
  'storno',
  'credit',
  'payment',
  'return',
  'fee',
  'offset',
  'payout',
  'correction',
] as const
export const entryKindLabels = {
  charge: 'Forderung',
  storno: 'Storno',
  credit: 'Gutschrift',
  payment: 'Zahlung',
  return: 'Rücklastschrift',
  fee: 'Rücklastschriftkosten',
  offset: 'Verrechnung',
  payout: 'Auszahlung',
  correction: 'Zuordnung aufgehoben',
} satisfies Record<(typeof ENTRY_KINDS)[number], string>

export const DOCUMENT_KINDS = ['order', 'invoice', 'payout'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
export const documentKindLabels = {
  order: 'Auftragsbestätigung',
  invoice: 'Rechnung',
  payout: 'Auszahlungsbeleg',
} satisfies Record<DocumentKind, string>

/** Why a document could not be made. */
export const DOCUMENT_FAULTS = ['unsettable', 'unbillable', 'data', 'store', 'busy', 'unknown'] as const
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number]
export const documentFaultLabels = {
  unsettable: 'Der Text lässt sich nicht als PDF/A setzen.',
  unbillable:
    'Die USt-IdNr. des Betreibers fehlt, und ohne sie geht keine Rechnung ins EU-Ausland. Bitte unter „Betreiber“ eintragen.',
  data: 'Die gespeicherten Angaben sind unvollständig.',
  store: 'Die Datei ließ sich nicht ablegen.',
  busy: 'Das Setzen dauerte zu lange, oder zu viele Dokumente warteten.',
  unknown: 'Eine Störung im Programm.',
} satisfies Record<DocumentFault, string>

/** Data of a debit, or of the operator, that a bank would refuse. */
export const collectionFieldLabels = {
  name: 'Name des Kontoinhabers',
  iban: 'IBAN',
  bic: 'BIC',
  creditorId: 'Gläubiger-ID',
  address: 'Anschrift',
  mandate: 'Mandatsreferenz',
  signedOn: 'Tag der Unterschrift',
  amount: 'Betrag',
  reference: 'Kennung',
  collectionOn: 'Einzugstag',
  other: 'Aufbau der Datei',
} satisfies Record<CollectionField, string>
