export const PLAN_INTERVALS = ['month', 'year'] as const
export const planIntervalLabels = { month: 'im Monat', year: 'im Jahr' } satisfies Record<
  (typeof PLAN_INTERVALS)[number],
  string
>
export const LICENSE_STATES = ['none', 'trial', 'active', 'past_due', 'expired', 'suspended'] as const

/** What moves the ledger of an invoice. */
export const ENTRY_KINDS = ['charge', 'storno', 'payment', 'return', 'fee', 'offset', 'payout', 'correction'] as const
export const entryKindLabels = {
  charge: 'Forderung',
  storno: 'Storno',
  payment: 'Zahlung',
  return: 'Rücklastschrift',
  fee: 'Rücklastschriftkosten',
  offset: 'Verrechnung',
  payout: 'Auszahlung',
  correction: 'Zuordnung aufgehoben',
} satisfies Record<(typeof ENTRY_KINDS)[number], string>
