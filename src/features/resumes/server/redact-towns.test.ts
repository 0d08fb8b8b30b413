import { describe, expect, test } from 'vitest'
import { builtInPlaces } from '~/features/places/server/place-list'
import { redactor } from '../redaction/redact-text'
import { shortNames } from '../redaction/redact-town'

const TOWNS = [...new Set(builtInPlaces().entries.map(({ name }) => name))]
const clean = redactor({ names: [], email: '', employers: [], places: [] })

/** Sentences with a town, and the expected result. */
const SENTENCES: [text: (town: string) => string, left: string][] = [
  [(town) => `Wohne Hauptstraße 12a, 32105 ${town}, ledig`, 'Wohne [Ort entfernt], ledig'],
  [(town) => `geb. 12.03.1990 in ${town}, ledig`, '[Geburtsdaten entfernt], ledig'],
  [(town) => `Ich wurde am 3. Mai 1990 in ${town} geboren.`, 'Ich wurde [Geburtsdaten entfernt].'],
  [(town) => `Geburtsort: ${town}, ledig`, '[Geburtsdaten entfernt], ledig'],
]

test.each(SENTENCES)('of no town of the country a word is left: %s', (sentence, left) => {
  expect(TOWNS.length).toBeGreaterThan(10_000)
  expect(TOWNS.filter((town) => clean(sentence(town)) !== left)).toEqual([])
})

test('where somebody lives goes whole, by each name there is for it', () => {
  const left = TOWNS.filter((town) => {
    const own = redactor({ names: [], email: '', employers: [], places: [town] })
    return shortNames(town).some(
      (name) => !/^Komme aus \[Ort entfernt\]\.?, ledig$/.test(own(`Komme aus ${name}, ledig`)),
    )
  })
  expect(left).toEqual([])
})

describe('what people call a town', () => {
  test.each([
    ['Bad Salzuflen', ['Bad Salzuflen', 'Salzuflen']],
    ['Frankfurt am Main', ['Frankfurt am Main', 'Frankfurt']],
    ['Halle (Saale)', ['Halle (Saale)', 'Halle']],
    ['St. Peter-Ording', ['St. Peter-Ording', 'Peter-Ording']],
    ['Garmisch-Partenkirchen', ['Garmisch-Partenkirchen']],
    ['Rothenburg ob der Tauber', ['Rothenburg ob der Tauber', 'Rothenburg']],
    ['Bielefeld', ['Bielefeld']],
  ])('%s', (town, names) => {
    expect(shortNames(town)).toEqual(names)
  })
})

test('what follows a town stays', () => {
  expect(clean('Hauptstraße 1, 33602 Herford\nTischlerin mit Meisterbrief')).toBe(
    '[Ort entfernt]\nTischlerin mit Meisterbrief',
  )
  expect(clean('geb. 12.03.1990 in Verden und suche Arbeit')).toBe('[Geburtsdaten entfernt] und suche Arbeit')
  expect(clean('Hauptstraße 1, 33602 Herford, dort seit 2010')).toBe('[Ort entfernt], dort seit 2010')
})
