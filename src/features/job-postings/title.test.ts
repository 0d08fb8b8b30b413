import { describe, expect, it } from 'vitest'
import { addressesAllGenders, neutralTitle, titleWithoutMarker } from './title'

describe('neutralTitle', () => {
  it.each([
    'Verkäufer',
    'Verkäuferin',
    'Koch/Köchin',
    'Kaufmann / Kauffrau',
    'Pflegefachkraft',
    'VerkäuferIn',
    'Erzieher (m/w)',
  ])('adds the marker to "%s"', (title) => expect(neutralTitle(title)).toBe(`${title} (m/w/d)`))

  it.each([
    'Verkäufer (m/w/d)',
    'Verkäufer (w/m/d)',
    'Koch (m / f / x)',
    'Koch (d|w|m)',
    'Entwickler (gn)',
    'Entwickler (all genders)',
    'Jurist:in',
    'Lehrer*innen für Physik',
    'Bäcker_in',
  ])('leaves "%s" alone', (title) => expect(neutralTitle(title)).toBe(title))

  it('tidies spaces', () => expect(neutralTitle('  Koch   in Teilzeit ')).toBe('Koch in Teilzeit (m/w/d)'))

  it('does not take a word that goes on after ":in" for a neutral form', () => {
    expect(addressesAllGenders('Technik:intern')).toBe(false)
  })
})

describe('titleWithoutMarker', () => {
  it('keeps everything else', () => {
    expect(titleWithoutMarker('Anlagenmechaniker SHK (m/w/d) mit Schwerpunkt Wärmepumpe')).toBe(
      'Anlagenmechaniker SHK mit Schwerpunkt Wärmepumpe',
    )
  })
})
