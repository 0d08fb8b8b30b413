// Apart from the schemas: addresses name these words, and what reads addresses is loaded by every visitor.

/** What an authority may order of a platform (DSA Art. 9 and 10). */
export const ORDER_KINDS = ['remove', 'inform'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]
export const orderKindLabels = {
  remove: 'Inhalt entfernen (Art.\u00a09)',
  inform: 'Auskunft geben (Art.\u00a010)',
} satisfies Record<OrderKind, string>

export const ORDER_OUTCOMES = ['followed', 'partly', 'refused'] as const
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number]
export const orderOutcomeLabels = {
  followed: 'Befolgt',
  partly: 'Teilweise befolgt',
  refused: 'Nicht befolgt',
} satisfies Record<OrderOutcome, string>
