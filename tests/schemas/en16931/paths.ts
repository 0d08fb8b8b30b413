/** A rule as Schematron writes it: what must be true (XPath 1.0) at each node of a context. */
export type InvoiceRule = readonly [name: string, context: string, test: string]

/** Where the terms of EN 16931 stand in a Cross Industry Invoice. */
export const ROOT = '/rsm:CrossIndustryInvoice'
export const CONTEXT = `${ROOT}/rsm:ExchangedDocumentContext`
export const DOCUMENT = `${ROOT}/rsm:ExchangedDocument`
const TRADE = `${ROOT}/rsm:SupplyChainTradeTransaction`
export const LINE = `${TRADE}/ram:IncludedSupplyChainTradeLineItem`
export const LINE_TAX = `${LINE}/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax`
export const LINE_TOTAL =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount'
export const AGREEMENT = `${TRADE}/ram:ApplicableHeaderTradeAgreement`
export const SELLER = `${AGREEMENT}/ram:SellerTradeParty`
export const BUYER = `${AGREEMENT}/ram:BuyerTradeParty`
export const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`
export const VAT = `${SETTLEMENT}/ram:ApplicableTradeTax`
export const MEANS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`
export const TERMS = `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms`
export const SUMS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`

/** There, and not empty. */
export function filled(path: string): string {
  return `normalize-space(${path}) != ""`
}

/** The same to the cent. */
export function sameCents(a: string, b: string): string {
  return `round((${a}) * 100) = round((${b}) * 100)`
}

/** Rounded commercially, either sign: not further from it than half a cent. */
export function isRounded(amount: string, exact: string): string {
  return `((${amount}) - (${exact})) * ((${amount}) - (${exact})) <= 0.0000251`
}

/** One of a list of codes. */
export function oneOf(path: string, codes: string): string {
  return `${filled(path)} and contains(" ${codes} ", concat(" ", normalize-space(${path}), " "))`
}
