import {
  AGREEMENT,
  BUYER,
  CONTEXT,
  DOCUMENT,
  filled,
  type InvoiceRule,
  isRounded,
  LINE,
  LINE_TOTAL,
  MEANS,
  oneOf,
  ROOT,
  SELLER,
  SETTLEMENT,
  SUMS,
  sameCents,
  TERMS,
  VAT,
} from './paths'

const GUIDELINE = 'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID'
const COUNTRY = 'ram:PostalTradeAddress/ram:CountryID'
const PRICE = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount'
const QUANTITY = 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'
const PERIOD = `${SETTLEMENT}/ram:BillingSpecifiedPeriod`
const START = 'ram:StartDateTime/udt:DateTimeString'
const END = 'ram:EndDateTime/udt:DateTimeString'
const VAT_ID = 'ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA"]'
const EU = 'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'

/** Groups we never write, with the rules that would apply to them. */
const ABSENT: readonly InvoiceRule[] = [
  ['BR-17', SETTLEMENT, 'not(ram:PayeeTradeParty)'],
  ...['BR-18', 'BR-19', 'BR-20', 'BR-56'].map(
    (name): InvoiceRule => [name, AGREEMENT, 'not(ram:SellerTaxRepresentativeTradeParty)'],
  ),
  ...[
    ...['BR-31', 'BR-32', 'BR-33', 'BR-36', 'BR-37', 'BR-38'],
    ...['BR-CO-05', 'BR-CO-06', 'BR-CO-11', 'BR-CO-12', 'BR-CO-21', 'BR-CO-22'],
  ].map((name): InvoiceRule => [name, SETTLEMENT, 'not(ram:SpecifiedTradeAllowanceCharge)']),
  ...['BR-41', 'BR-42', 'BR-43', 'BR-44', 'BR-CO-07', 'BR-CO-08', 'BR-CO-23', 'BR-CO-24'].map(
    (name): InvoiceRule => [name, LINE, 'not(ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge)'],
  ),
  ['BR-28', LINE, 'not(ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice)'],
  ...['BR-30', 'BR-CO-20'].map(
    (name): InvoiceRule => [name, LINE, 'not(ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod)'],
  ),
  ['BR-51', MEANS, 'not(ram:ApplicableTradeSettlementFinancialCard)'],
  ['BR-52', AGREEMENT, 'not(ram:AdditionalReferencedDocument)'],
  ['BR-53', SETTLEMENT, 'not(ram:TaxCurrencyCode)'],
  ['BR-54', LINE, 'not(ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic)'],
  ['BR-57', ROOT, 'not(//ram:ShipToTradeParty)'],
  ['BR-64', LINE, 'not(ram:SpecifiedTradeProduct/ram:GlobalID)'],
  ['BR-65', LINE, 'not(ram:SpecifiedTradeProduct/ram:DesignatedProductClassification)'],
]

/** Amounts with two decimals at most (BR-DEC-…). */
const DECIMALS = [
  ['BR-DEC-09', `${SUMS}/ram:LineTotalAmount`],
  ['BR-DEC-12', `${SUMS}/ram:TaxBasisTotalAmount`],
  ['BR-DEC-13', `${SUMS}/ram:TaxTotalAmount`],
  ['BR-DEC-14', `${SUMS}/ram:GrandTotalAmount`],
  ['BR-DEC-16', `${SUMS}/ram:TotalPrepaidAmount`],
  ['BR-DEC-18', `${SUMS}/ram:DuePayableAmount`],
  ['BR-DEC-19', `${VAT}/ram:BasisAmount`],
  ['BR-DEC-20', `${VAT}/ram:CalculatedAmount`],
  ['BR-DEC-23', `${LINE}/${LINE_TOTAL}`],
].map(([name = '', path = '']): InvoiceRule => [name, path, 'string-length(substring-after(., ".")) <= 2'])

/** EN 16931-1, 6.4: required content, matching sums, and allowed codes. */
export const EN16931: readonly InvoiceRule[] = [
  ['BR-01', CONTEXT, `starts-with(${GUIDELINE}, "urn:cen.eu:en16931:2017")`],
  ['BR-02', DOCUMENT, filled('ram:ID')],
  ['BR-03', DOCUMENT, 'string-length(ram:IssueDateTime/udt:DateTimeString[@format="102"]) = 8'],
  ['BR-04', DOCUMENT, filled('ram:TypeCode')],
  ['BR-05', SETTLEMENT, filled('ram:InvoiceCurrencyCode')],
  ['BR-06', SELLER, filled('ram:Name')],
  ['BR-07', BUYER, filled('ram:Name')],
  ['BR-08', SELLER, 'ram:PostalTradeAddress'],
  ['BR-09', SELLER, filled(COUNTRY)],
  ['BR-10', BUYER, 'ram:PostalTradeAddress'],
  ['BR-11', BUYER, filled(COUNTRY)],
  ['BR-12', SUMS, 'ram:LineTotalAmount'],
  ['BR-13', SUMS, 'ram:TaxBasisTotalAmount'],
  ['BR-14', SUMS, 'ram:GrandTotalAmount'],
  ['BR-15', SUMS, 'ram:DuePayableAmount'],
  ['BR-16', ROOT, LINE],
  ['BR-21', LINE, filled('ram:AssociatedDocumentLineDocument/ram:LineID')],
  ['BR-22', LINE, QUANTITY],
  ['BR-23', LINE, filled(`${QUANTITY}/@unitCode`)],
  ['BR-24', LINE, LINE_TOTAL],
  ['BR-25', LINE, filled('ram:SpecifiedTradeProduct/ram:Name')],
  ['BR-26', LINE, PRICE],
  ['BR-27', LINE, `${PRICE} >= 0`],
  ['BR-29', PERIOD, `number(${END}) >= number(${START})`],
  ['BR-45', VAT, 'ram:BasisAmount'],
  ['BR-46', VAT, 'ram:CalculatedAmount'],
  ['BR-47', VAT, `${filled('ram:CategoryCode')} and ram:TypeCode = "VAT"`],
  ['BR-48', VAT, 'ram:RateApplicablePercent or ram:CategoryCode = "O"'],
  ['BR-49', MEANS, filled('ram:TypeCode')],
  [
    'BR-50',
    `${MEANS}/ram:PayeePartyCreditorFinancialAccount`,
    `${filled('ram:IBANID')} or ${filled('ram:ProprietaryID')}`,
  ],
  ['BR-55', `${SETTLEMENT}/ram:InvoiceReferencedDocument`, filled('ram:IssuerAssignedID')],
  ['BR-61', `${MEANS}[ram:TypeCode = "30" or ram:TypeCode = "58"]`, filled('ram:PayeePartyCreditorFinancialAccount/*')],
  ['BR-62', `${SELLER}/ram:URIUniversalCommunication`, filled('ram:URIID/@schemeID')],
  ['BR-63', `${BUYER}/ram:URIUniversalCommunication`, filled('ram:URIID/@schemeID')],
  ['BR-CO-03', SETTLEMENT, 'not(.//ram:TaxPointDate and .//ram:DueDateTypeCode)'],
  ['BR-CO-04', LINE, filled('ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode')],
  ['BR-CO-09', `//${VAT_ID}`, oneOf('substring(., 1, 2)', EU)],
  ['BR-CO-10', SUMS, sameCents('ram:LineTotalAmount', `sum(${LINE}/${LINE_TOTAL})`)],
  ['BR-CO-13', SUMS, sameCents('ram:TaxBasisTotalAmount', 'ram:LineTotalAmount')],
  ['BR-CO-14', SUMS, sameCents('ram:TaxTotalAmount', `sum(${VAT}/ram:CalculatedAmount)`)],
  ['BR-CO-15', SUMS, sameCents('ram:GrandTotalAmount', 'ram:TaxBasisTotalAmount + ram:TaxTotalAmount')],
  ['BR-CO-16', SUMS, sameCents('ram:DuePayableAmount', 'ram:GrandTotalAmount - sum(ram:TotalPrepaidAmount)')],
  [
    'BR-CO-17',
    `${VAT}[ram:RateApplicablePercent]`,
    isRounded('ram:CalculatedAmount', 'ram:BasisAmount * ram:RateApplicablePercent div 100'),
  ],
  ['BR-CO-18', SETTLEMENT, 'ram:ApplicableTradeTax'],
  ['BR-CO-19', PERIOD, `${filled(START)} or ${filled(END)}`],
  [
    'BR-CO-25',
    SETTLEMENT,
    `not(${SUMS}/ram:DuePayableAmount > 0) or ${filled(`${TERMS}/ram:DueDateDateTime`)} or ${filled(`${TERMS}/ram:Description`)}`,
  ],
  // BT-29, BT-30 or BT-31; a tax number (BT-32) is none of them.
  [
    'BR-CO-26',
    SELLER,
    `${filled('ram:ID')} or ${filled('ram:SpecifiedLegalOrganization/ram:ID')} or ${filled(VAT_ID)}`,
  ],
  ['BR-CL-01', DOCUMENT, oneOf('ram:TypeCode', '326 380 381 384 389 875 876 877')],
  ['BR-CL-03', '//*[@currencyID]', '@currencyID = "EUR"'],
  ['BR-CL-04', SETTLEMENT, 'ram:InvoiceCurrencyCode = "EUR"'],
  ['BR-CL-14', '//ram:CountryID', oneOf('.', EU)],
  ['BR-CL-16', MEANS, oneOf('ram:TypeCode', '1 10 30 31 42 48 49 54 55 57 58 59 68 97')],
  ['BR-CL-22', '//ram:ExemptionReasonCode', oneOf('.', 'VATEX-EU-AE VATEX-EU-O VATEX-EU-132')],
  ['BR-CL-23', `${LINE}/${QUANTITY}`, oneOf('@unitCode', 'C62 MON ANN DAY')],
  ['BR-CL-25', '//ram:URIUniversalCommunication/ram:URIID[@schemeID]', '@schemeID = "EM"'],
  ...DECIMALS,
  ...ABSENT,
]
