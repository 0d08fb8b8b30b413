import { expect, test } from 'vitest'
import { hideSaidAges } from './said-ages'

test.each([
  'Nächstes Frühjahr werde ich vierzig.',
  'Im Mai werde ich 40!',
  'Ich bin gerade 29 geworden.',
  'Meinen 50. Geburtstag habe ich im Mai gefeiert.',
  'Mein vierzigster Geburtstag steht bevor.',
  'Ich bin Jahrgang siebenundachtzig.',
  'Ich bin in meinen späten Dreißigern.',
  'Ich gehe stramm auf die Sechzig zu.',
  'Ich habe gerade die 50 überschritten.',
  'Ich bin Ende der Achtziger geboren.',
  'Ich bin ein Kind der 90er.',
  'Ich wurde in Izmir geboren.',
  'Noch sieben Jahre bis zur Rente.',
  'In zwei Jahren gehe ich in Rente.',
  'Ich (w, 34) suche Arbeit.',
  'Ich, weiblich, 34, suche Arbeit.',
  '34 J., w',
  'm/52',
])('hides the age in: %s', (text) => {
  expect(hideSaidAges(text)).toContain('[Geburtsdaten entfernt]')
  expect(hideSaidAges(text)).not.toMatch(/\d|zig|Rente|Izmir/i)
})

test.each([
  'Ich werde 40 Stunden arbeiten.',
  'Ich werde die Kosten um 40, nicht um 30 senken.',
  'Das Team ist auf 40 Leute gewachsen.',
  'Dreher (m/w/d), 40 Stunden',
  'Dreher (m/w/d) 40',
  'Schläuche von 3 m, 34 Stück',
  'Mitarbeit am 50. Firmenjubiläum',
  'Aus drei Filialen sind 20 geworden.',
  'die 50 besten Verkäufer',
  'in zwei Jahren drei Filialen eröffnet',
  'Umsatz der 90er Jahre ausgewertet',
])('leaves as it is: %s', (text) => {
  expect(hideSaidAges(text)).toBe(text)
})
