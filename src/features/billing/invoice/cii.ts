import { compactDay, euros, xml } from '../xml'
import type { Address, Buyer, InvoiceDocument, InvoiceLine, Seller } from './document'

const PROFILES = {
  /** ZUGFeRD / Factur-X, profile EN 16931. */
  zugferd: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const
export type CiiProfile = keyof typeof PROFILES

/**
 * An invoice as UN/CEFACT Cross Industry Invoice (D16B), the one syntax for both: embedded in the PDF (ZUGFeRD) and as
 * XRechnung. Elements are in the order of the schema. `BT-…` are terms of EN 16931.
 */
export function ciiInvoice(document: InvoiceDocument, profile: CiiProfile): string {
  const { number, kind, issuedOn, seller, buyer, lines, tax, terms, cancels } = document
  // 384 is a corrected invoice, which a cancellation is (BR-DE-26 requires a reference to the original).
  const typeCode = kind === 'storno' ? '384' : '380'
  const note = cancels ? `Stornorechnung zur Rechnung ${cancels.number}. ${terms}` : terms
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>${
    // BT-23, required by XRechnung (PEPOL-EN16931-R001).
    profile === 'xrechnung'
      ? '<ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter>'
      : ''
  }<ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${PROFILES[profile]}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument><ram:ID>${xml(number)}</ram:ID><ram:TypeCode>${typeCode}</ram:TypeCode><ram:IssueDateTime>${day(issuedOn)}</ram:IssueDateTime><ram:IncludedNote><ram:Content>${xml(note)}</ram:Content></ram:IncludedNote>${registerNote(seller)}</rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${lines.map((line, at) => lineItem(line, at + 1, tax)).join('\n')}
<ram:ApplicableHeaderTradeAgreement><ram:BuyerReference>${xml(buyer.reference ?? buyer.customerNumber)}</ram:BuyerReference>${sellerParty(seller)}${buyerParty(buyer)}</ram:ApplicableHeaderTradeAgreement>
${delivery(document)}
${settlement(document)}
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`
}

function lineItem(line: InvoiceLine, id: number, tax: InvoiceDocument['tax']): string {
  return `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>${xml(line.name)}</ram:Name><ram:Description>${xml(line.description)}</ram:Description></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${euros(line.unitNetCents)}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">${line.quantity}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>${tax.category}</ram:CategoryCode><ram:RateApplicablePercent>${tax.percent}</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${euros(line.netCents)}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`
}

/** BT-72, the day a service is complete; its period is BG-14 in the settlement. */
function delivery({ serviceUntil }: InvoiceDocument): string {
  return `<ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime>${day(serviceUntil)}</ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>`
}

/** Management and register belong on business letters (§ 35a GmbHG). */
function registerNote({ registerCourt, registerNumber, representatives }: Seller): string {
  const register = registerCourt && registerNumber ? `, ${registerCourt}, ${registerNumber}` : ''
  return `<ram:IncludedNote><ram:Content>${xml(`Vertreten durch ${representatives}${register}`)}</ram:Content><ram:SubjectCode>REG</ram:SubjectCode></ram:IncludedNote>`
}

function sellerParty(seller: Seller): string {
  const { contactName, phone, email, vatId, taxNumber, registerNumber } = seller
  const registrations = [
    taxNumber &&
      `<ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">${xml(taxNumber)}</ram:ID></ram:SpecifiedTaxRegistration>`,
    vatId &&
      `<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${xml(vatId)}</ram:ID></ram:SpecifiedTaxRegistration>`,
  ]
  const contact = `<ram:DefinedTradeContact><ram:PersonName>${xml(contactName)}</ram:PersonName><ram:TelephoneUniversalCommunication><ram:CompleteNumber>${xml(phone)}</ram:CompleteNumber></ram:TelephoneUniversalCommunication><ram:EmailURIUniversalCommunication><ram:URIID>${xml(email)}</ram:URIID></ram:EmailURIUniversalCommunication></ram:DefinedTradeContact>`
  // Sellers with neither VAT id nor register are identified by the tax number: BR-CO-26 does not accept it among the
  // taxes.
  const id = vatId || registerNumber || !taxNumber ? '' : `<ram:ID>${xml(taxNumber)}</ram:ID>`
  const register = registerNumber
    ? `<ram:SpecifiedLegalOrganization><ram:ID>${xml(registerNumber)}</ram:ID></ram:SpecifiedLegalOrganization>`
    : ''
  return `<ram:SellerTradeParty>${id}<ram:Name>${xml(seller.name)}</ram:Name>${register}${contact}${address(seller)}${electronicAddress(email)}${registrations.filter(Boolean).join('')}</ram:SellerTradeParty>`
}

function buyerParty(buyer: Buyer): string {
  const registration = buyer.vatId
    ? `<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${xml(buyer.vatId)}</ram:ID></ram:SpecifiedTaxRegistration>`
    : ''
  return `<ram:BuyerTradeParty><ram:ID>${xml(buyer.customerNumber)}</ram:ID><ram:Name>${xml(buyer.name)}</ram:Name>${address(buyer)}${electronicAddress(buyer.email)}${registration}</ram:BuyerTradeParty>`
}

function address({ street, houseNumber, postalCode, city, country }: Address): string {
  return `<ram:PostalTradeAddress><ram:PostcodeCode>${xml(postalCode)}</ram:PostcodeCode><ram:LineOne>${xml(`${street} ${houseNumber}`)}</ram:LineOne><ram:CityName>${xml(city)}</ram:CityName><ram:CountryID>${country}</ram:CountryID></ram:PostalTradeAddress>`
}

/** BT-34 and BT-49. */
function electronicAddress(email: string): string {
  return `<ram:URIUniversalCommunication><ram:URIID schemeID="EM">${xml(email)}</ram:URIID></ram:URIUniversalCommunication>`
}

function settlement(document: InvoiceDocument): string {
  const { number, tax, netCents, taxCents, grossCents, payment, dueOn, terms, cancels, serviceFrom, serviceUntil } =
    document
  const { prepaidCents = 0 } = document
  const prepaid = prepaidCents > 0 ? `<ram:TotalPrepaidAmount>${euros(prepaidCents)}</ram:TotalPrepaidAmount>` : ''
  // BT-90 comes first.
  const creditor =
    payment.means === 'direct_debit'
      ? `<ram:CreditorReferenceID>${xml(payment.creditorId)}</ram:CreditorReferenceID>`
      : ''
  const reason = tax.reason ? `<ram:ExemptionReason>${xml(tax.reason)}</ram:ExemptionReason>` : ''
  const reasonCode = tax.category === 'AE' ? '<ram:ExemptionReasonCode>VATEX-EU-AE</ram:ExemptionReasonCode>' : ''
  const mandate =
    payment.means === 'direct_debit'
      ? `<ram:DirectDebitMandateID>${xml(payment.mandateReference)}</ram:DirectDebitMandateID>`
      : ''
  const corrected = cancels
    ? `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${xml(cancels.number)}</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" format="102">${compactDay(cancels.issuedOn)}</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>`
    : ''
  return `<ram:ApplicableHeaderTradeSettlement>${creditor}<ram:PaymentReference>${xml(number)}</ram:PaymentReference><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>${paymentMeans(payment)}
<ram:ApplicableTradeTax><ram:CalculatedAmount>${euros(taxCents)}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode>${reason}<ram:BasisAmount>${euros(netCents)}</ram:BasisAmount><ram:CategoryCode>${tax.category}</ram:CategoryCode>${reasonCode}<ram:RateApplicablePercent>${tax.percent}</ram:RateApplicablePercent></ram:ApplicableTradeTax>
<ram:BillingSpecifiedPeriod><ram:StartDateTime>${day(serviceFrom)}</ram:StartDateTime><ram:EndDateTime>${day(serviceUntil)}</ram:EndDateTime></ram:BillingSpecifiedPeriod>
<ram:SpecifiedTradePaymentTerms><ram:Description>${xml(terms)}</ram:Description><ram:DueDateDateTime>${day(dueOn)}</ram:DueDateDateTime>${mandate}</ram:SpecifiedTradePaymentTerms>
<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>${euros(netCents)}</ram:LineTotalAmount><ram:TaxBasisTotalAmount>${euros(netCents)}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">${euros(taxCents)}</ram:TaxTotalAmount><ram:GrandTotalAmount>${euros(grossCents)}</ram:GrandTotalAmount>${prepaid}<ram:DuePayableAmount>${euros(grossCents - prepaidCents)}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>${corrected}</ram:ApplicableHeaderTradeSettlement>`
}

/** Codes of UNTDID 4461: 59 SEPA direct debit, 58 SEPA transfer, 1 nothing agreed. */
function paymentMeans(payment: InvoiceDocument['payment']): string {
  const wrap = (code: string, account: string) =>
    `<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>${code}</ram:TypeCode>${account}</ram:SpecifiedTradeSettlementPaymentMeans>`
  if (payment.means === 'direct_debit') {
    return wrap(
      '59',
      `<ram:PayerPartyDebtorFinancialAccount><ram:IBANID>${payment.debtorIban}</ram:IBANID></ram:PayerPartyDebtorFinancialAccount>`,
    )
  }
  if (payment.means === 'none') return wrap('1', '')
  const bank = payment.bic
    ? `<ram:PayeeSpecifiedCreditorFinancialInstitution><ram:BICID>${payment.bic}</ram:BICID></ram:PayeeSpecifiedCreditorFinancialInstitution>`
    : ''
  return wrap(
    '58',
    `<ram:PayeePartyCreditorFinancialAccount><ram:IBANID>${payment.iban}</ram:IBANID><ram:AccountName>${xml(payment.accountName)}</ram:AccountName></ram:PayeePartyCreditorFinancialAccount>${bank}`,
  )
}

function day(isoDay: string): string {
  return `<udt:DateTimeString format="102">${compactDay(isoDay)}</udt:DateTimeString>`
}
