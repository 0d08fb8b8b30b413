import { XmlDocument, XmlXPath } from 'libxml2-wasm'
import { EN16931 } from './en16931/business-rules'
import type { InvoiceRule } from './en16931/paths'
import { VAT_RULES } from './en16931/vat-rules'
import { XRECHNUNG } from './en16931/xrechnung-rules'

const NAMESPACES = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}

/** All rules by which invoices are judged: those of EN 16931, and of XRechnung for what says to be one. */
export const INVOICE_RULES: readonly InvoiceRule[] = [...EN16931, ...VAT_RULES, ...XRECHNUNG]

const COMPILED = INVOICE_RULES.map(([name, context, test]) => ({
  name,
  context: XmlXPath.compile(context, NAMESPACES),
  test: XmlXPath.compile(`boolean(${test})`, NAMESPACES),
}))
const NATIONAL = new Set(XRECHNUNG.map(([name]) => name))

/**
 * The rules of EN 16931 (BR-…) and of the German XRechnung (BR-DE-…, PEPOL-…) that an invoice of ours can break beyond its
 * schema, each by name. A group that we never write (allowances, payees, tax representatives …) breaks its rule by being there:
 * who writes it one day has to write its rule first.
 *
 * @param xml an invoice in CII
 * @returns names of the rules it breaks
 */
export function brokenInvoiceRules(xml: string): string[] {
  using document = XmlDocument.fromString(xml)
  const isXRechnung = xml.includes('xrechnung_3.0')
  return COMPILED.flatMap(({ name, context, test }) => {
    if (NATIONAL.has(name) && !isXRechnung) return []
    return document.find(context).every((node) => node.eval(test) === true) ? [] : [name]
  })
}
