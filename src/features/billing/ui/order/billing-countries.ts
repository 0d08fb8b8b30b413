import { BILLING_COUNTRIES, type BillingCountry } from '~/features/billing/invoice/taxation'

const names = new Intl.DisplayNames('de-DE', { type: 'region' })

/** Germany first, then the other EU countries by name. */
export const billingCountryOptions = BILLING_COUNTRIES.map((value) => ({
  value,
  label: names.of(value) ?? value,
})).toSorted((a, b) => Number(b.value === 'DE') - Number(a.value === 'DE') || a.label.localeCompare(b.label, 'de'))

/** A stored country as an option. */
export function billingCountry(country: string | undefined): BillingCountry {
  return BILLING_COUNTRIES.find((each) => each === country) ?? 'DE'
}

/** Maximum lengths of an invoice address. */
export const ADDRESS_LENGTHS = { street: 70, houseNumber: 16, postalCode: 12, city: 35 }
