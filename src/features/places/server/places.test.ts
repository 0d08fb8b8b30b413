import { describe, expect, it } from 'vitest'
import { distanceKm } from '~/lib/geo'
import { placeSchema } from '../schema'
import { placeIndex } from './place-index'
import { findPlace, placeByCodeAndName, placeByPostalCode, suggestAddresses, suggestPlaces, wholeLabel } from './places'

describe('suggestPlaces', () => {
  it('forgives the spelling of umlauts', () => {
    for (const text of ['Köln', 'koeln', 'KOLN', ' köl']) {
      expect(suggestPlaces(text)[0]?.label, text).toBe('Köln, Nordrhein-Westfalen')
    }
  })

  it('puts the larger place first', () => {
    expect(suggestPlaces('ber')[0]?.label).toBe('Berlin')
    expect(suggestPlaces('Neust', 3).map((place) => place.name)[0]).toBe('Neustadt an der Weinstraße')
  })

  it('finds the second word of a name', () => {
    expect(suggestPlaces('salzufl')[0]?.name).toBe('Bad Salzuflen')
  })

  it('takes digits as the beginning of a postal code and keeps the zero', () => {
    expect(suggestPlaces('01067')).toMatchObject([{ postalCode: '01067', name: 'Dresden', label: '01067 Dresden' }])
    expect(suggestPlaces('336', 3).every((place) => place.postalCode?.startsWith('336'))).toBe(true)
  })

  it('keeps to the limit and answers nothing to nothing', () => {
    expect(suggestPlaces('a', 5)).toHaveLength(5)
    expect(suggestPlaces('  ')).toEqual([])
    expect(suggestPlaces('xyzzy')).toEqual([])
  })
})

describe('suggestAddresses', () => {
  it('gives every place a postal code, so that it can be stored', () => {
    const [town, code] = [suggestAddresses('Neustadt'), suggestAddresses('33602')]
    expect(town.length).toBeGreaterThan(3)
    for (const place of town) expect(placeByPostalCode(placeSchema.parse(place).postalCode)?.land).toBe(place.land)
    expect(code[0]?.label).toBe('33602 Bielefeld')
  })
})

describe('placeByCodeAndName', () => {
  it('takes a known pair, however spelt, and gives it as the list has it', () => {
    expect(placeByCodeAndName('33602', ' bielefeld')).toEqual({
      ...{ postalCode: '33602', name: 'Bielefeld', land: 'NW' },
      ...{ lat: 52.033, lon: 8.533 },
    })
    expect(placeByCodeAndName('50667', 'Koeln')).toMatchObject({ name: 'Köln', land: 'NW' })
    expect(placeByCodeAndName('60311', 'Frankfurt')).toMatchObject({ name: 'Frankfurt am Main', land: 'HE' })
  })

  it('knows everything that is offered for choosing', () => {
    for (const text of ['Neustadt', 'Halle', '336', '01067', '14532']) {
      for (const place of suggestAddresses(text, 12)) {
        expect(placeByCodeAndName(place.postalCode ?? '', place.name), place.label).toMatchObject({
          name: place.name,
          land: place.land,
        })
      }
    }
  })

  it.each([
    ['33602', 'Nirgendwo'],
    ['33602', 'Berlin'],
    ['33602', ''],
    ['00000', 'Bielefeld'],
  ])('refuses %s „%s“', (code, name) => expect(placeByCodeAndName(code, name)).toBeUndefined())
})

describe('findPlace', () => {
  it('finds postal codes, with and without a name', () => {
    expect(findPlace('33602')).toMatchObject({ kind: 'found', place: { label: '33602 Bielefeld', land: 'NW' } })
    expect(findPlace('14532 Stahnsdorf')).toMatchObject({ kind: 'found', place: { name: 'Stahnsdorf' } })
    expect(findPlace('99999')).toEqual({ kind: 'unknown' })
  })

  it.each([
    ['Zwischenahn', 'Bad Zwischenahn'],
    ['münden', 'Hann. Münden'],
    ['Soden', 'Bad Soden'],
    ['wiedenbrueck', 'Rheda-Wiedenbrück'],
    ['Homburg', 'Homburg'],
  ])('knows %s as %s', (text, name) => {
    expect(findPlace(text)).toMatchObject({ kind: 'found', place: { name } })
  })

  it.each(['König', 'Kleinen', 'Weiher'])('takes %s for no place', (text) => {
    expect(findPlace(text)).toEqual({ kind: 'unknown' })
  })

  it('says that Frankfurt and Halle are ambiguous, the largest first', () => {
    const frankfurt = findPlace('Frankfurt')
    expect(frankfurt.kind).toBe('ambiguous')
    if (frankfurt.kind !== 'ambiguous') return
    expect(frankfurt.places.map((place) => place.name)).toEqual(['Frankfurt am Main', 'Frankfurt (Oder)'])
    expect(findPlace('Halle').kind).toBe('ambiguous')
    expect(findPlace('Halle (Saale)')).toMatchObject({ kind: 'found', place: { land: 'ST' } })
    expect(findPlace('Frankfurt, Brandenburg')).toMatchObject({ kind: 'found', place: { name: 'Frankfurt (Oder)' } })
  })

  it('takes a city that dwarfs its namesakes', () => {
    expect(findPlace('Essen')).toMatchObject({ kind: 'found', place: { land: 'NW' } })
    expect(findPlace('Muenchen')).toMatchObject({ kind: 'found', place: { name: 'München', land: 'BY' } })
    expect(findPlace('Hoyerswerda')).toMatchObject({ kind: 'found', place: { land: 'SN' } })
  })

  it('tells two places of one name in one Land apart, and understands how', () => {
    const halle = suggestPlaces('Halle', 12).filter(({ name, land }) => name === 'Halle' && land === 'NI')
    expect(halle.map(({ label }) => label)).toEqual(['37620 Halle, Niedersachsen', '49843 Halle, Niedersachsen'])
    for (const place of halle)
      expect(findPlace(place.label)).toMatchObject({ kind: 'found', place: { lat: place.lat, lon: place.lon } })
    const labels = placeIndex().entries.map(wholeLabel)
    expect(new Set(labels).size).toBeGreaterThan(labels.length - 3)
  })

  it('understands the labels it gives', () => {
    for (const text of ['Berlin', 'Bielefeld, Nordrhein-Westfalen', '01067 Dresden']) {
      expect(findPlace(text)).toMatchObject({ kind: 'found', place: { label: text } })
    }
  })
})

describe('the list of places', () => {
  it('covers all postal codes and all Länder with points inside Germany', () => {
    const { entries, byCode } = placeIndex()
    expect(byCode.size).toBe(8168)
    expect(new Set(entries.map((entry) => entry.land)).size).toBe(16)
    const wrong = entries.filter(
      (entry) => !placeSchema.safeParse({ ...entry, postalCode: entry.postalCodes[0] }).success,
    )
    expect(wrong.map((entry) => entry.name)).toEqual([])
  })

  it('knows the main place of a code', () => {
    expect(placeByPostalCode('80331')?.name).toBe('München')
    expect(placeByPostalCode('00000')).toBeUndefined()
  })
})

describe('distanceKm', () => {
  it('measures as the crow flies', () => {
    const berlin = { lat: 52.52, lon: 13.405 }
    const hamburg = { lat: 53.551, lon: 9.993 }
    expect(distanceKm(berlin, hamburg)).toBeCloseTo(255.3, 0)
    expect(distanceKm(berlin, berlin)).toBe(0)
  })
})
