import type { TaxCategory } from './document'

/** How the tax is named in the sum of an order. */
export function taxTerm({ category, percent }: { category: TaxCategory; percent: number }): string {
  if (category === 'AE') return 'Keine Umsatzsteuer (Reverse Charge)'
  return category === 'E' ? 'Keine Umsatzsteuer (§\u00a019 UStG)' : `${percent}\u00a0% Umsatzsteuer`
}

/** What follows a net price. */
export const priceAdditions = {
  S: 'zzgl. USt.',
  AE: 'ohne USt.',
  E: 'ohne USt.',
} satisfies Record<TaxCategory, string>

/** What is said once about several net prices. */
export const pricesSentences = {
  S: 'Alle Preise zuzüglich Umsatzsteuer.',
  AE: 'Umsatzsteuer berechnen wir nicht; Sie schulden sie selbst (Reverse Charge).',
  E: 'Umsatzsteuer berechnen wir nicht (Kleinunternehmer, §\u00a019 UStG).',
} satisfies Record<TaxCategory, string>
