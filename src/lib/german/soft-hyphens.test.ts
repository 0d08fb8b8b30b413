import { expect, test } from 'vitest'
import { NARROW_ROOM, softHyphens } from './soft-hyphens'

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
  expect(shown('Benachrichtigungen')).toBe('Benach|rich|tigungen')
  expect(shown('Donaudampfschiffskapitän')).toBe('Donaudampf|schiffs|kapitän')
})

test.each([
  ['Kindertagesstätte', 'Kinder|tagesstätte'],
  ['Schlüsselfertigbau', 'Schlüs|sel|fer|tigbau'],
  ['Vertriebsinnendienst', 'Vertriebs|innendienst'],
  ['Wertstoffsammelstelle', 'Wertstoffsam|melstelle'],
  ['Prothesenhersteller', 'Prothesen|hersteller'],
  ['Verkehrsassistentin', 'Verkehrsas|sistentin'],
  ['Zifferblattdruckerin', 'Zifferblatt|dru|ckerin'],
  ['Schneidbrennerinnen', 'Schneid|bren|nerinnen'],
])('„%s“ breaks nowhere that may be wrong: „%s“', (text, broken) => {
  expect(shown(text)).toBe(broken)
})

test('in a narrow column shorter words may break, too', () => {
  const narrow = (text: string) => softHyphens(text, NARROW_ROOM).replaceAll('\u00ad', '|')
  expect(shown('Sondermaschinen')).toBe('Sondermaschinen')
  expect(narrow('Sondermaschinen')).toBe('Sonder|ma|schinen')
  expect(narrow('Schichtleitung im Hochregallager')).toBe('Schicht|leitung im Hochregal|lager')
  expect(narrow('Bürokraft (m/w/d)')).toBe('Bürokraft (m/w/d)')
})

test('nothing but soft hyphens is added, and nothing is added twice', () => {
  const text = 'Straßenverkehrsordnungswidrigkeitensachbearbeiterinnen'
  expect(softHyphens(text).replaceAll('\u00ad', '')).toBe(text)
  expect(softHyphens(softHyphens(text))).toBe(softHyphens(text))
})
