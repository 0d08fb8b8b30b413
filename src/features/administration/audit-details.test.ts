import { expect, test } from 'vitest'
import { savePlanSchema } from '~/features/billing/subscription/plan-schema'
import { readSources } from '../../../tests/architecture/sources'
import { auditDetails } from './audit-details'

const writers = readSources('src').filter(
  ({ file, imports }) => !/\.test\.ts$/.test(file) && imports.some(({ target }) => /audit\/audit(\.ts)?$/.test(target)),
)
/** A literal given as `details`, or to a function that makes an event of it. */
const LITERAL = /(?:\bdetails(?::| =) |\b(?:e|\w+E)vent\([^{}()\n]*)\{([^{}]*)\}/g
/** The one writer whose keys are not literal: they are the fields of a plan. */
const PLANS = 'src/features/administration/server/plans.ts'

/** The keys of an object literal; those of a spread variable are looked up in the same file. */
function keysOf(literal: string, text: string): string[] {
  return literal.split(',').flatMap((part) => {
    const [, isSpread, name = ''] = /^\s*(\.\.\.)?([a-z]\w*)?/.exec(part) ?? []
    if (!isSpread) return name === '' ? [] : [name]
    const [, spread] = new RegExp(`const ${name} = \\{([^{}]*)\\}`).exec(text) ?? []
    if (spread === undefined) throw new Error(`the details spread ${name}, whose keys are not to be seen`)
    return keysOf(spread, text)
  })
}

test('every key of the details that are written to the audit log has a German name', () => {
  const { id: _id, updatedAt: _updatedAt, ...planFields } = savePlanSchema.shape
  const literals = writers.flatMap(({ text }) =>
    [...text.matchAll(LITERAL)].flatMap(([, literal = '']) => keysOf(literal, text)),
  )
  const keys = [...new Set([...literals, ...Object.keys(planFields)])]
  expect(keys).toEqual(expect.arrayContaining(['totalCents', 'unmatched', 'storno', 'role', 'maxMembers']))
  const details = auditDetails(Object.fromEntries(keys.map((key) => [key, null])))
  expect(details.filter(({ key, label }) => label === key)).toEqual([])
  const unread = writers.filter(({ text }) => /\bdetails: (?!\{|Record<)/.test(text))
  expect(unread.map(({ file }) => file)).toEqual([PLANS])
})

test('every retention rule that is written to the audit log has a German name', () => {
  const rules = readSources('src/features/privacy/server/retention')
    .filter(({ file }) => !file.endsWith('.test.ts'))
    .flatMap(({ text }) => [...text.matchAll(/^ {2}name: '([a-z ]+)'/gm)].map(([, name = '']) => name))
    .filter((name) => name !== 'activity noted')
  expect(rules.length).toBeGreaterThan(9)
  expect(rules.filter((rule) => auditDetails({ rule })[0]?.text === rule)).toEqual([])
})

test.each([
  [{ totalCents: 177310 }, 'Summe: 1.773,10 €'],
  [{ license: 'trial' }, 'Lizenz: Testphase'],
  [{ collectionOn: '2026-11-25' }, 'Einzug am: 25.11.2026'],
  [{ maxMembers: null }, 'Kollegen höchstens: unbegrenzt'],
  [{ isAdmin: false }, 'Admin: nein'],
  [{ ground: 'law' }, 'Grundlage: Verstoß gegen ein Gesetz'],
  [{ rule: '§ 7 AGG' }, 'Regel: § 7 AGG'],
  [{ filters: '{"q":"Hartmann"}' }, 'Filter: q Hartmann'],
  [{ filters: '{"q":"cut' }, 'Filter: {"q":"cut'],
  [{ elsewhere: 3 }, 'elsewhere: 3'],
])('%j reads %s', (details, expected) => {
  expect(auditDetails(details).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    expected.replace(' €', '\u00a0€'),
  ])
})

test('a changed setting reads as on its page', () => {
  const texts = (details: Record<string, string>) => auditDetails(details).map(({ text }) => text)
  expect(texts({ key: 'twoFactorFor', before: '"nobody"', after: '"everyone"' })).toEqual([
    'Zweiter Faktor',
    'Plattform-Admins, außer in Demos',
    'Alle Konten',
  ])
  expect(texts({ key: 'sentMailDays', before: '180' })).toEqual([expect.any(String), '180 Tage'])
  expect(texts({ key: 'feedbackWidget', after: 'true' })).toEqual(['Rückmeldungen erlauben', 'An'])
  const wages = JSON.stringify([{ from: '2027-01-01', value: 1460 }])
  expect(texts({ key: 'minimumWageCents', after: wages })).toEqual(['Mindestlohn', 'ab 01.01.2027 14,60\u00a0€'])
})

test('a changed ad rule says what it was', () => {
  const before = JSON.stringify({
    severity: 'warn',
    isEnabled: true,
    title: 'Alter',
    phrases: ['jung* Team'],
    exceptions: [],
  })
  expect(auditDetails({ key: 'age', before })[1]?.text).toBe(
    '„Alter“; Warnt; an; Wendungen: jung* Team; Ausnahmen: keine',
  )
})
