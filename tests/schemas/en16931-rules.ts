type Party = { name: string; country: string; vatId: string | null; taxNumber: string | null }

/**
 * The rules of EN 16931 (BR-…) and of the German XRechnung (BR-DE-…) that an invoice of ours can break beyond its schema, each
 * by name. Amounts are compared in cents.
 *
 * @param xml an invoice in CII
 * @returns names of the rules it breaks
 */
export function brokenInvoiceRules(xml: string): string[] {
  const one = (name: string, within = xml) => all(name, within)[0] ?? ''
  const cents = (name: string, within = xml) => Math.round(Number(one(name, within) || Number.NaN) * 100)
  const lines = parts('IncludedSupplyChainTradeLineItem', xml)
  const head = xml.slice(xml.indexOf('<ram:ApplicableHeaderTradeAgreement>'))
  const [tax = ''] = parts('ApplicableTradeTax', head)
  const [seller = '', buyer = ''] = [...parts('SellerTradeParty', head), ...parts('BuyerTradeParty', head)]
  const from = partyOf(seller)
  const to = partyOf(buyer)
  const category = one('CategoryCode', tax)
  const percent = Number(one('RateApplicablePercent', tax))
  const lineSum = lines.reduce((sum, line) => sum + cents('LineTotalAmount', line), 0)
  const [means = ''] = parts('SpecifiedTradeSettlementPaymentMeans', head)
  const meansCode = one('TypeCode', means)
  const isXRechnung = xml.includes('xrechnung_3.0')
  const due = cents('DuePayableAmount', head)
  const documentCode = one('TypeCode', xml.slice(xml.indexOf('<rsm:ExchangedDocument>')))
  const rules: Record<string, boolean> = {
    'BR-1': xml.includes('<ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017'),
    'BR-2': /<rsm:ExchangedDocument><ram:ID>[^<]+</.test(xml),
    'BR-3': /IssueDateTime><udt:DateTimeString format="102">\d{8}</.test(xml),
    'BR-4': documentCode === '380' || documentCode === '384',
    'BR-5': one('InvoiceCurrencyCode') === 'EUR',
    'BR-6': from.name !== '',
    'BR-7': to.name !== '',
    'BR-9': from.country.length === 2,
    'BR-11': to.country.length === 2,
    'BR-16': lines.length > 0,
    'BR-27': lines.every((line) => cents('ChargeAmount', line) >= 0),
    'BR-CO-3': !(head.includes('<ram:TaxPointDate>') && head.includes('<ram:DueDateTypeCode>')),
    'BR-CO-10': cents('LineTotalAmount', head.slice(head.indexOf('HeaderMonetarySummation'))) === lineSum,
    'BR-CO-13': cents('TaxBasisTotalAmount', head) === lineSum,
    'BR-CO-14': cents('TaxTotalAmount', head) === cents('CalculatedAmount', tax),
    'BR-CO-15': cents('GrandTotalAmount', head) === cents('TaxBasisTotalAmount', head) + cents('TaxTotalAmount', head),
    'BR-CO-16': due === cents('GrandTotalAmount', head),
    'BR-CO-17': cents('CalculatedAmount', tax) === rounded((cents('BasisAmount', tax) * percent) / 100),
    'BR-CO-25': due <= 0 || head.includes('<ram:DueDateDateTime>'),
    'BR-CO-26': from.vatId !== null || from.taxNumber !== null,
    'BR-S-2': category !== 'S' || from.vatId !== null || from.taxNumber !== null,
    'BR-S-5': category !== 'S' || percent > 0,
    'BR-S-10': category !== 'S' || !tax.includes('ExemptionReason'),
    'BR-AE-2': category !== 'AE' || (from.vatId !== null && to.vatId !== null),
    'BR-AE-5': category !== 'AE' || percent === 0,
    'BR-AE-10': category !== 'AE' || tax.includes('<ram:ExemptionReason>'),
    'BR-E-2': category !== 'E' || from.vatId !== null || from.taxNumber !== null,
    'BR-E-5': category !== 'E' || percent === 0,
    'BR-E-10': category !== 'E' || tax.includes('<ram:ExemptionReason>'),
    'BR-55': documentCode !== '384' || /InvoiceReferencedDocument><ram:IssuerAssignedID>[^<]+</.test(head),
    'BR-61': !['58', '59'].includes(meansCode) || /<ram:IBANID>[A-Z]{2}\d{2}/.test(means),
    'BR-DE-1': means !== '',
    'BR-DE-2': seller.includes('<ram:DefinedTradeContact>'),
    'BR-DE-5': one('PersonName', seller) !== '',
    'BR-DE-6': one('CompleteNumber', seller) !== '',
    'BR-DE-7': /EmailURIUniversalCommunication><ram:URIID>[^<@]+@/.test(seller),
    'BR-DE-15': one('BuyerReference', head) !== '',
    'BR-DE-26': documentCode !== '384' || head.includes('<ram:InvoiceReferencedDocument>'),
    'BR-DE-30': meansCode !== '59' || one('CreditorReferenceID', head) !== '',
    'BR-DE-31': meansCode !== '59' || one('DirectDebitMandateID', head) !== '',
    'PEPOL-EN16931-R001': !isXRechnung || xml.includes('<ram:BusinessProcessSpecifiedDocumentContextParameter>'),
  }
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [name]))
}

function partyOf(xml: string): Party {
  const registration = (scheme: string) => new RegExp(`schemeID="${scheme}">([^<]+)<`).exec(xml)?.[1] ?? null
  return {
    name: all('Name', xml)[0] ?? '',
    country: all('CountryID', xml)[0] ?? '',
    vatId: registration('VA'),
    taxNumber: registration('FC'),
  }
}

function all(name: string, xml: string): string[] {
  return [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(
    ([, text]) => text ?? '',
  )
}

function parts(name: string, xml: string): string[] {
  return [...xml.matchAll(new RegExp(`<ram:${name}>(.*?)</ram:${name}>`, 'gs'))].map(([, inner]) => inner ?? '')
}

/** Commercial rounding, the same for both signs; never minus nought. */
function rounded(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) || 0
}
