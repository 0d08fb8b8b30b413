import { expect, it } from 'vitest'
import { DEFAULT_AD_RULES } from '~/features/ad-check/rules/default-rules'
import { settingDefaults } from '~/platform/settings/schema'
import { findingsInWords, rulesWith } from './-tried-rules'

const found = (title: string, text: string) =>
  findingsInWords({ title, text }, { ...settingDefaults, rules: DEFAULT_AD_RULES }, '2026-11-21').map(
    ({ field }) => field,
  )

it('rules are tried on the words that are typed, and find nothing in none', () => {
  expect(found('', '')).toEqual([])
  expect(found('Junge Köchin', 'Sie sind nicht älter als 35.')).toEqual(expect.arrayContaining(['title', 'profile']))
})

it('a rule is found by words of its title, its source and its phrases', () => {
  const found = (searched?: string) => rulesWith(searched, DEFAULT_AD_RULES).length
  expect(found()).toBe(DEFAULT_AD_RULES.length)
  expect(found('AGG')).toBeGreaterThan(0)
  expect(found('AGG')).toBeLessThan(DEFAULT_AD_RULES.length)
  expect(rulesWith('MUTTERSPRACHE agg', DEFAULT_AD_RULES).length).toBeGreaterThan(0)
  expect(found('agg Quietscheente')).toBe(0)
})
