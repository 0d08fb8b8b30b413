import { XmlDocument, type XmlNode, XmlXPath } from 'libxml2-wasm'
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

/** All rules for invoices: those of EN 16931, and of XRechnung for those that claim it. */
export const INVOICE_RULES: readonly InvoiceRule[] = [...EN16931, ...VAT_RULES, ...XRECHNUNG]

/**
 * The rules of one context in one expression, with a digit for each: 1 where the node satisfies it. Separately, most of
 * the time was spent on library calls.
 */
const BY_CONTEXT = [...Map.groupBy(INVOICE_RULES, ([, context]) => context)].map(([context, rules]) => ({
  names: rules.map(([name]) => name),
  context: XmlXPath.compile(context, NAMESPACES),
  tests: XmlXPath.compile(
    `concat('', ${rules.map(([, , test]) => `number(boolean(${test}))`).join(', ')})`,
    NAMESPACES,
  ),
}))
const NATIONAL = new Set(XRECHNUNG.map(([name]) => name))

/**
 * The rules of EN 16931 (BR-…) and of the German XRechnung (BR-DE-…, PEPOL-…) that an invoice of ours can break beyond
 * its schema, each by name. A group that we never write (allowances, payees, tax representatives …) breaks its rule by
 * existing: whoever writes it one day must write its rule first.
 * @param xml an invoice in CII
 * @returns names of the broken rules
 */
export function brokenInvoiceRules(xml: string): string[] {
  using document = XmlDocument.fromString(xml)
  const isXRechnung = xml.includes('xrechnung_3.0')
  return BY_CONTEXT.flatMap(({ names, context, tests }) => {
    const answers = document.find(context).map((node) => answersOf(node, tests, names.length))
    return names.filter(
      (name, at) => (isXRechnung || !NATIONAL.has(name)) && answers.some((answer) => answer[at] !== '1'),
    )
  })
}

function answersOf(node: XmlNode, tests: XmlXPath, count: number): string {
  const answers = node.eval(tests)
  if (typeof answers !== 'string' || answers.length !== count) throw new Error('not an answer for each rule')
  return answers
}
