import { expect, it } from 'vitest'
import { PALETTES } from '~/features/companies/drawing/colours'
import { companyMark } from './company-mark'
import { MARKS } from './logos'
import { demoCompanies } from './market/companies'

it('draws one mark for each demo company, all different, in at most three colours', () => {
  expect(Object.keys(MARKS).sort()).toEqual(demoCompanies.map(({ key }) => key).sort())
  const [palette] = PALETTES
  const marks = Object.values(MARKS).map((sign) => companyMark(palette, sign, false))
  expect(new Set(marks).size).toBe(demoCompanies.length)
  for (const mark of marks) {
    expect(mark).not.toMatch(/NaN|undefined/)
    expect(new Set(mark.match(/#[0-9a-f]{6}/g)).size).toBeLessThanOrEqual(3)
    for (const [, width] of mark.matchAll(/stroke-width="([\d.]+)"/g)) expect(Number(width)).toBeGreaterThanOrEqual(2.4)
  }
})
