import { expect, it } from 'vitest'
import { saysOnlyFacts } from './keywords'

const koch = { title: 'Koch', place: 'Bielefeld' }

it.each([
  'Koch in Teilzeit, Bielefeld, ab 16 €',
  'Koch, Bielefeld, 16 Euro',
  'Koch (m/w/d), Vollzeit, unbefristet, 16 € pro Stunde',
  'Koch gesucht, 20 Stunden pro Woche',
])('%s says only facts', (text) => expect(saysOnlyFacts(text, koch)).toBe(true))

it.each([
  'Koch, Bielefeld, Trinkgeld',
  '30 Tage Urlaub',
  'Sie kochen für 40 Gäste.',
  'Koch in Bielefeld. Wir zahlen ab 16 € pro Stunde.',
  'Prämie von 500 €',
])('%s says more', (text) => expect(saysOnlyFacts(text, koch)).toBe(false))
