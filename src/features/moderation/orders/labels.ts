import type { OrderKind, OrderOutcome } from './vocabulary'

export const orderKindLabels = {
  remove: 'Inhalt entfernen (Art.\u00a09)',
  inform: 'Auskunft geben (Art.\u00a010)',
} satisfies Record<OrderKind, string>

export const orderOutcomeLabels = {
  followed: 'Befolgt',
  partly: 'Teilweise befolgt',
  refused: 'Nicht befolgt',
} satisfies Record<OrderOutcome, string>
