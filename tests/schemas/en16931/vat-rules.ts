import {
  BUYER,
  filled,
  type InvoiceRule,
  isRounded,
  LINE,
  LINE_TAX,
  LINE_TOTAL,
  oneOf,
  ROOT,
  SELLER,
  sameCents,
  VAT,
} from './paths'

const REGISTERED = filled('ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA" or @schemeID="FC"]')
const VAT_ID = filled('ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA"]')
const BUYER_VAT_ID = filled(`${BUYER}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA"]`)
const REASON = '(ram:ExemptionReason or ram:ExemptionReasonCode)'
const LINES_OF = `${LINE}[ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode = `

type Category = {
  code: 'S' | 'Z' | 'E' | 'AE' | 'O'
  /** Requirements for the seller once a line has the category. */
  seller: string
  /** The rate on its lines. */
  rate: string
  /** The reason for no tax: required, or forbidden. */
  reason: string
}

/** S standard, Z zero rated, E exempt, AE reverse charge, O outside the scope. */
const CATEGORIES: readonly Category[] = [
  { code: 'S', seller: REGISTERED, rate: 'ram:RateApplicablePercent > 0', reason: `not(${REASON})` },
  { code: 'Z', seller: REGISTERED, rate: 'ram:RateApplicablePercent = 0', reason: `not(${REASON})` },
  { code: 'E', seller: REGISTERED, rate: 'ram:RateApplicablePercent = 0', reason: REASON },
  { code: 'AE', seller: `${VAT_ID} and ${BUYER_VAT_ID}`, rate: 'ram:RateApplicablePercent = 0', reason: REASON },
  {
    code: 'O',
    seller: `not(${VAT_ID}) and not(${BUYER_VAT_ID})`,
    rate: 'not(ram:RateApplicablePercent)',
    reason: REASON,
  },
]

function rulesOf({ code, seller, rate, reason }: Category): InvoiceRule[] {
  const groups = `${VAT}[ram:CategoryCode = "${code}"]`
  const lines = `${LINES_OF}"${code}"]`
  const tax =
    code === 'S'
      ? isRounded('ram:CalculatedAmount', 'ram:BasisAmount * ram:RateApplicablePercent div 100')
      : 'ram:CalculatedAmount = 0'
  return [
    [`BR-${code}-01`, ROOT, `not(${lines}) or count(${groups}) ${code === 'S' ? '>=' : '='} 1`],
    [`BR-${code}-02`, SELLER, `not(${lines}) or (${seller})`],
    [`BR-${code}-05`, `${LINE_TAX}[ram:CategoryCode = "${code}"]`, rate],
    // Our invoices have one rate each.
    [`BR-${code}-08`, groups, sameCents('ram:BasisAmount', `sum(${lines}/${LINE_TOTAL})`)],
    [`BR-${code}-09`, groups, tax],
    [`BR-${code}-10`, groups, reason],
  ]
}

/** EN 16931-1, 6.4.4: each tax category's requirements for seller, lines and breakdown. */
export const VAT_RULES: readonly InvoiceRule[] = [
  ...CATEGORIES.flatMap(rulesOf),
  ['BR-O-11', ROOT, `not(${VAT}[ram:CategoryCode = "O"]) or count(${VAT}) = 1`],
  ['BR-O-12', ROOT, `not(${VAT}[ram:CategoryCode = "O"]) or not(${LINE_TAX}[ram:CategoryCode != "O"])`],
  // Intra-community supply, export and the islands' taxes do not occur in our sales.
  ['BR-CL-17', VAT, oneOf('ram:CategoryCode', 'S Z E AE O')],
  ['BR-CL-18', LINE_TAX, oneOf('ram:CategoryCode', 'S Z E AE O')],
]
