import { expect, it } from 'vitest'
import { INDUSTRIES } from '../vocabulary'
import { companyPicture, PICTURE_VIEWS } from './picture'

const views = Array.from({ length: PICTURE_VIEWS }, (_, view) => view)

it('draws every industry in every view, small and with nothing that a person wrote', () => {
  for (const industry of [...INDUSTRIES, null]) {
    for (const view of views) {
      const svg = companyPicture({ name: '<script>Müller', industry, view })
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="400" viewBox="[\d ]+"/)
      expect(svg.length).toBeLessThan(16_000)
      expect(svg).not.toMatch(/script|Müller|NaN|undefined|href/)
    }
  }
})

it('is the same for the same company, and another for another name or view', () => {
  const of = (name: string, view: number) => companyPicture({ name, industry: 'Immobilien', view })
  expect(of('Müller AG', 0)).toBe(of('Müller AG', 0))
  expect(of('Müller AG', 0)).not.toBe(of('Maier AG', 0))
  expect(of('Müller AG', 0)).not.toBe(of('Müller AG', 1))
})
