import { expect, it } from 'vitest'
import { checkAd } from '~/features/ad-check/check-ad'
import { DEFAULT_AD_RULES } from '~/features/ad-check/rules/default-rules'
import { everydayOccupations } from '~/lib/occupations/everyday/all'
import { plainText } from '~/lib/rich-text/rich-text'
import { settingDefaults } from '~/platform/settings/schema'
import { splitAd } from '../split/split-ad'
import { inputOf } from './input-of-ad'
import { startOfOccupation } from './start-of-occupation'

const begun = (title: string) => inputOf(splitAd(startOfOccupation(title)), 14)

it.each(everydayOccupations.map(({ name }) => name[0]))(
  'begins with what %s does and brings, finds nothing to mend in it, and leaves the offer to the company',
  (title) => {
    const input = begun(title)
    expect([plainText(input.tasks), plainText(input.profile)]).not.toContain('')
    expect(plainText(input.offer)).toBe('')
    const rules = { ...settingDefaults, rules: DEFAULT_AD_RULES }
    expect(checkAd(input, rules, '2026-11-23').map(({ rule, excerpt }) => [rule, excerpt])).toEqual([
      ['pay-missing', null],
    ])
  },
)

it('knows an occupation by whatever name', () => {
  for (const title of ['Bäckereifachverkäuferin', 'LKW-Fahrer', 'Altenpflegerin', 'Putzkraft', 'Programmierer']) {
    expect([title, plainText(begun(title).tasks)]).not.toEqual([title, ''])
  }
})
