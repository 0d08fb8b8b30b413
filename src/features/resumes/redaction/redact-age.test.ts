import { expect, test } from 'vitest'
import { withoutAge } from './redact-age'

const now = new Date('2026-11-26T12:00:00Z')

test.each([
  ["Jahrgang '88", '[Geburtsdaten entfernt]'],
  ['Ich bin Baujahr 88.', 'Ich bin [Geburtsdaten entfernt].'],
  ['Abi 06 in Halle', '[Geburtsdaten entfernt] in Halle'],
  ['Ich bin Mitte dreißig.', 'Ich bin [Geburtsdaten entfernt].'],
  ['Anfang 50 und fit', '[Geburtsdaten entfernt] und fit'],
  ['Als Mittdreißigerin lerne ich gern.', 'Als [Geburtsdaten entfernt] lerne ich gern.'],
  ['mit 38 J. Erfahrung', 'mit [über 10] Jahre Erfahrung'],
  ['20-jährig im Betrieb', 'langjährig im Betrieb'],
  ['20-jährige Erfahrung', 'langjährige Erfahrung'],
  ['mit meinen 38 Lenzen, nicht mehr die Jüngste', 'mit meinen [Geburtsdaten entfernt], [Geburtsdaten entfernt]'],
  ['im 45. Lebensjahr, also Ü40', 'im [Geburtsdaten entfernt], also [Geburtsdaten entfernt]'],
  ['[Name entfernt], 27, aus der Pflege', '[Name entfernt], [Geburtsdaten entfernt], aus der Pflege'],
  ['Ich feiere bald meinen 30sten.', 'Ich feiere bald meinen [Geburtsdaten entfernt].'],
  ['Abitur neunzehnhundertsiebenundneunzig', 'Abitur [Jahr entfernt]'],
  ['seit zweitausendacht im Betrieb', 'seit [Jahr entfernt] im Betrieb'],
])('%s tells no age', (text, expected) => {
  expect(withoutAge(text, now)).toBe(expected)
})

test.each([
  'Mitte 2025 begonnen',
  'Ende Mai',
  'Anfang 5',
  'Abitur 2024',
  'Halle 50 und 60',
  '3 J. Erfahrung',
  'seit zweitausendzwanzig',
  'zweitausend Teile',
])('%s stays', (text) => {
  expect(withoutAge(text, now)).toBe(text)
})
