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
  SELLER,
  SETTLEMENT,
  SUMS,
  TERMS,
  VAT,
} from './paths'

const CONTACT = `${SELLER}/ram:DefinedTradeContact`
const PHONE = 'ram:TelephoneUniversalCommunication/ram:CompleteNumber'
const EMAIL = 'ram:EmailURIUniversalCommunication/ram:URIID'
const TRANSFER = `${MEANS}[ram:TypeCode = "58"]`
const DEBIT = `${MEANS}[ram:TypeCode = "59"]`
const DEBTOR = 'ram:PayerPartyDebtorFinancialAccount'
const CREDITOR = 'ram:PayeePartyCreditorFinancialAccount'
const CARD = 'ram:ApplicableTradeSettlementFinancialCard'
/** Country, check digits, and only capitals and digits. */
const isIban = (path: string) =>
  `string-length(${path}) >= 15 and string-length(${path}) <= 34 and translate(${path}, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", "") = "" and translate(substring(${path}, 1, 2), "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "") = "" and translate(substring(${path}, 3, 2), "0123456789", "") = ""`

/** XRechnung 3.0: the national rules (BR-DE-…), and those of Peppol that it takes over. */
export const XRECHNUNG: readonly InvoiceRule[] = [
  ['BR-DE-1', SETTLEMENT, 'ram:SpecifiedTradeSettlementPaymentMeans'],
  ['BR-DE-2', SELLER, 'ram:DefinedTradeContact'],
  ['BR-DE-3', SELLER, filled('ram:PostalTradeAddress/ram:CityName')],
  ['BR-DE-4', SELLER, filled('ram:PostalTradeAddress/ram:PostcodeCode')],
  ['BR-DE-5', CONTACT, filled('ram:PersonName')],
  ['BR-DE-6', CONTACT, filled(PHONE)],
  ['BR-DE-7', CONTACT, filled(EMAIL)],
  ['BR-DE-8', BUYER, filled('ram:PostalTradeAddress/ram:CityName')],
  ['BR-DE-9', BUYER, filled('ram:PostalTradeAddress/ram:PostcodeCode')],
  ['BR-DE-14', VAT, filled('ram:RateApplicablePercent')],
  ['BR-DE-15', AGREEMENT, filled('ram:BuyerReference')],
  ['BR-DE-16', SELLER, filled('ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA" or @schemeID="FC"]')],
  ['BR-DE-17', DOCUMENT, oneOf('ram:TypeCode', '326 380 381 384 389 875 876 877')],
  // Lines that begin with # are discounts for early payment, which we do not give.
  ['BR-DE-18', `${TERMS}/ram:Description`, 'not(starts-with(., "#")) and not(contains(., "\n#"))'],
  ['BR-DE-19', TRANSFER, isIban(`${CREDITOR}/ram:IBANID`)],
  ['BR-DE-20', DEBIT, isIban(`${DEBTOR}/ram:IBANID`)],
  [
    'BR-DE-21',
    CONTEXT,
    'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0"',
  ],
  ['BR-DE-23-a', TRANSFER, CREDITOR],
  ['BR-DE-23-b', TRANSFER, `not(${CARD}) and not(${DEBTOR})`],
  ['BR-DE-25-a', DEBIT, `${TERMS}/ram:DirectDebitMandateID or ${DEBTOR}`],
  ['BR-DE-25-b', DEBIT, `not(${CARD}) and not(${CREDITOR})`],
  ['BR-DE-26', `${DOCUMENT}[ram:TypeCode = "384"]`, `${SETTLEMENT}/ram:InvoiceReferencedDocument`],
  ['BR-DE-27', `${CONTACT}/${PHONE}`, 'string-length(.) - string-length(translate(., "0123456789", "")) >= 3'],
  [
    'BR-DE-28',
    `${CONTACT}/${EMAIL}`,
    'string-length(.) - string-length(translate(., "@", "")) = 1 and string-length(substring-before(., "@")) >= 2 and string-length(substring-after(., "@")) >= 2 and not(contains(., " ")) and not(starts-with(., ".")) and not(contains(., ".@")) and not(contains(., "@."))',
  ],
  ['BR-DE-30', DEBIT, filled(`${SETTLEMENT}/ram:CreditorReferenceID`)],
  ['BR-DE-31', DEBIT, filled(`${DEBTOR}/ram:IBANID`)],
  ['BR-DE-TMP-32', SETTLEMENT, 'ram:BillingSpecifiedPeriod'],
  ['PEPOL-EN16931-R001', CONTEXT, filled('ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID')],
  ['PEPOL-EN16931-R008', '//*[not(*)]', 'normalize-space(.) != "" or local-name() = "ApplicableHeaderTradeDelivery"'],
  ['PEPOL-EN16931-R010', BUYER, filled('ram:URIUniversalCommunication/ram:URIID')],
  ['PEPOL-EN16931-R020', SELLER, filled('ram:URIUniversalCommunication/ram:URIID')],
  ['PEPOL-EN16931-R053', SUMS, 'count(ram:TaxTotalAmount) = 1'],
  ['PEPOL-EN16931-R061', DEBIT, filled(`${TERMS}/ram:DirectDebitMandateID`)],
  [
    'PEPOL-EN16931-R120',
    LINE,
    isRounded(
      LINE_TOTAL,
      'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity * ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount',
    ),
  ],
]
