/** A rule in Schematron's form: what must be true (XPath 1.0) at each node of a context. */
export type InvoiceRule = readonly [name: string, context: string, test: string]

/** The places of EN 16931's terms in a Cross Industry Invoice. */
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

/** Exists and is not empty. */
export function filled(path: string): string {
  return `normalize-space(${path}) != ""`
}

/** Equal to the cent. */
export function sameCents(a: string, b: string): string {
  return `round((${a}) * 100) = round((${b}) * 100)`
}

/** Rounded to the nearest cent, either sign: at most half a cent away. */
export function isRounded(amount: string, exact: string): string {
  return `((${amount}) - (${exact})) * ((${amount}) - (${exact})) <= 0.0000251`
}

/** One of a list of codes. */
export function oneOf(path: string, codes: string): string {
  return `${filled(path)} and contains(" ${codes} ", concat(" ", normalize-space(${path}), " "))`
}
