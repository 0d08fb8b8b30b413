import { type DatedValue, valueOn } from '~/platform/settings/schema'
import { type InvoiceDocument, type TaxCategory, taxReasons } from './document'
import { compactVatId, isVatId, vatIdCountry } from './vat-id'

/** Countries an invoice can go to: the EU, where the reverse charge works. ISO 3166-1. */
export const BILLING_COUNTRIES = [
  'DE',
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const
export type BillingCountry = (typeof BILLING_COUNTRIES)[number]

export type Buyer = { country: string; vatId: string | null }

/** Whether the service is provided abroad (§ 3a Abs. 2 UStG): to a company of another EU country with a VAT id. */
export function isForeignBusiness({ country, vatId }: Buyer): boolean {
  return country !== 'DE' && vatId !== null && isVatId(vatId) && vatIdCountry(vatId) === country
}

/**
 * Whether an invoice would lack a VAT id: reverse charge needs those of both (§ 14a Abs. 1 UStG; BR-AE-02 of EN 16931).
 */
export function lacksVatId(buyer: Buyer, seller: { vatId: string | null }): boolean {
  return seller.vatId === null && isForeignBusiness(buyer)
}

/**
 * Taxation of a service to a company: abroad by the buyer (Art. 196 MwStSystRL), whoever sells; in Germany not at all by
 * a small business (§ 19 UStG), else at the standard rate. The invoice abroad names both VAT ids (§ 14a Abs. 1 UStG).
 */
export function taxCategory({ isSmallBusiness, ...buyer }: Buyer & { isSmallBusiness: boolean }): TaxCategory {
  if (isForeignBusiness(buyer)) return 'AE'
  return isSmallBusiness ? 'E' : 'S'
}

/** What the tax of an order currently depends on besides the buyer. */
export type TaxTerms = { isSmallBusiness: boolean; vatPercent: readonly DatedValue[] }
/** Who owes the tax of this buyer's order. The VAT id may be incomplete. */
export function quoteCategory({ isSmallBusiness }: Pick<TaxTerms, 'isSmallBusiness'>, buyer: Buyer): TaxCategory {
  const vatId = buyer.vatId === null ? null : compactVatId(buyer.vatId)
  return taxCategory({ isSmallBusiness, country: buyer.country, vatId })
}

export type QuotedTax = { category: TaxCategory; percent: number }

/**
 * The expected tax of this buyer's order, for the order form.
 * @param on the last day of what is ordered, as of which the invoice is taxed
 */
export function quoteTax(terms: TaxTerms, buyer: Buyer, on: string): QuotedTax {
  const category = quoteCategory(terms, buyer)
  return { category, percent: taxOf(0, category, valueOn(terms.vatPercent, on)).tax.percent }
}

/** The tax of a net sum in whole cents, rounded half away from zero, so that cancellations match. */
export function taxOf(
  netCents: number,
  category: TaxCategory,
  percent: number,
): { tax: InvoiceDocument['tax']; taxCents: number } {
  if (category !== 'S') return { tax: { category, percent: 0, reason: taxReasons[category] }, taxCents: 0 }
  const taxCents = Math.sign(netCents) * Math.round((Math.abs(netCents) * percent) / 100)
  return { tax: { category, percent, reason: null }, taxCents: taxCents || 0 }
}
