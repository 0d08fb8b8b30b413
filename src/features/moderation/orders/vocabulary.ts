// Apart from schemas and labels: addresses name these words, and what reads addresses is loaded by every visitor.

/** What an authority may order of a platform (DSA Art. 9 and 10). */
export const ORDER_KINDS = ['remove', 'inform'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

export const ORDER_OUTCOMES = ['followed', 'partly', 'refused'] as const
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number]
