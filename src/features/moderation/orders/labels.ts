import type { OrderKind, OrderOutcome } from './vocabulary'

export const orderKindLabels = {
  remove: 'Inhalt entfernen (Art.\u00a09\u00a0DSA)',
  inform: 'Auskunft geben (Art.\u00a010\u00a0DSA)',
} satisfies Record<OrderKind, string>

export const orderOutcomeLabels = {
  followed: 'Befolgt',
  partly: 'Teilweise befolgt',
  refused: 'Nicht befolgt',
} satisfies Record<OrderOutcome, string>
