import { describe, expect, test } from 'vitest'
import { sampleInvoice } from '../../../../tests/factories/invoice-document'
import { INVOICE_KINDS } from '../../../../tests/factories/invoice-kinds'
import { WRONG_INVOICES } from '../../../../tests/schemas/en16931/wrong-invoices'
import { brokenInvoiceRules, INVOICE_RULES } from '../../../../tests/schemas/en16931-rules'
import { ciiInvoice } from './cii'

describe.each(Object.entries(INVOICE_KINDS))('an invoice of the kind %s', (_kind, document) => {
  test.each(['zugferd', 'xrechnung'] as const)('breaks no rule as %s', (profile) => {
    expect(brokenInvoiceRules(ciiInvoice(document, profile))).toEqual([])
  })
})

test('the invoices of the measurement are like those of the product', () => {
  expect(brokenInvoiceRules(ciiInvoice(sampleInvoice(41), 'xrechnung'))).toEqual([])
})

describe('a rule that is broken is named', () => {
  const cases = WRONG_INVOICES.map(([rule, kind, ...edits]) => ({ rule, kind, edits }))
  test.each(cases)('$rule in the invoice $kind', ({ rule, kind, edits }) => {
    let wrong = ciiInvoice(INVOICE_KINDS[kind], 'xrechnung')
    for (const [from, to] of edits) {
      const next = wrong.replace(from, to)
      expect(next).not.toBe(wrong)
      wrong = next
    }
    expect(brokenInvoiceRules(wrong)).toContain(rule)
  })

  test('and none is without an invoice that breaks it', () => {
    const bitten = new Set(WRONG_INVOICES.map(([rule]) => rule))
    expect(INVOICE_RULES.map(([name]) => name).filter((name) => !bitten.has(name))).toEqual([])
  })

  test('each has one name, and the names are those of the standard', () => {
    const names = INVOICE_RULES.map(([name]) => name)
    expect(new Set(names).size).toBe(names.length)
    const form = /^(BR-\d{2}|BR-(CO|DEC|CL|S|Z|E|AE|O)-\d{2}|BR-DE-(TMP-)?\d+(-[ab])?|PEPOL-EN16931-R\d{3})$/
    expect(names.filter((name) => !form.test(name))).toEqual([])
  })
})

test('what is left out by every invoice is a rule that the standard does not have', () => {
  const numbers = new Set(INVOICE_RULES.flatMap(([name]) => /^BR-(\d{2})$/.exec(name)?.[1] ?? []))
  // EN 16931-1 does not use these numbers.
  const free = ['34', '35', '39', '40', '58', '59', '60']
  const missing = Array.from({ length: 65 }, (_, at) => String(at + 1).padStart(2, '0')).filter(
    (number) => !numbers.has(number),
  )
  expect(missing).toEqual(free)
})
