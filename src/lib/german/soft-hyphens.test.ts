import { expect, test } from 'vitest'
import { softHyphens } from './soft-hyphens'

const shown = (text: string) => softHyphens(text).replaceAll('\u00ad', '|')

test.each([
  ['Zerspanungsmechaniker (m/w/d)', 'Zerspanungs|mechaniker (m/w/d)'],
  ['Kraftfahrzeugmechatronikerin', 'Kraftfahrzeug|mechatronikerin'],
  ['Leitung Veranstaltungstechnik in Bielefeld', 'Leitung Veranstaltungs|technik in Bielefeld'],
  ['Gesundheits- und Krankenpfleger', 'Gesundheits- und Krankenpfleger'],
  ['Verwaltungsfachangestellter', 'Verwaltungs|fach|angestellter'],
  ['Unterhaltsreinigungskräfte', 'Unterhalts|reinigungs|kräfte'],
  ['Schutzgasschweißerinnen', 'Schutzgas|schweißerinnen'],
  ['Einkäufer', 'Einkäufer'],
])('„%s“ may break as „%s“', (text, broken) => {
  expect(shown(text)).toBe(broken)
})

test('a word without known parts breaks between its syllables, and away from its ends', () => {
  expect(shown('Benachrichtigungen')).toBe('Benach|rich|ti|gungen')
  expect(shown('Donaudampfschiffskapitän')).toBe('Donau|dampf|schiffs|ka|pitän')
})

test('nothing but soft hyphens is added, and nothing is added twice', () => {
  const text = 'Straßenverkehrsordnungswidrigkeitensachbearbeiterinnen'
  expect(softHyphens(text).replaceAll('\u00ad', '')).toBe(text)
  expect(softHyphens(softHyphens(text))).toBe(softHyphens(text))
})
