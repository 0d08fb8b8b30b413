import { expect, it } from 'vitest'
import { redactor } from '../redact-text'

const clean = redactor({
  ...{ names: ['Aleksandra', 'von der Heide-Berg'], email: 'post@probe.example', employers: [] },
  places: ['Dortmund', '44139'],
})

it.each([
  [
    'Mein Name ist Ola, Freunde sagen Olka zu mir.',
    'Mein Name ist [Name entfernt], Freunde sagen [Name entfernt] zu mir.',
  ],
  ['Alle nennen mich nur Sascha.', 'Alle nennen mich nur [Name entfernt].'],
  ['Ich heiße Lena Maria Kurz und koche gern.', 'Ich heiße [Name entfernt] und koche gern.'],
  ['Kiki genannt, Rufname: Lexa', '[Name entfernt] genannt, Rufname: [Name entfernt]'],
  ['Meine Frau Ayşe hilft mir.', 'Meine Frau [Name entfernt] hilft mir.'],
  ['Bin ich die Ola vom Empfang', 'Bin ich die [Name entfernt] vom Empfang'],
  ['Ich, A. v. d. Heide-Berg, und Familie von der Heide', 'Ich, [Name entfernt], und Familie [Name entfernt]'],
  ['Geburtsname: Tran', 'Geburtsname: [Name entfernt]'],
  ['A. H. Berg', '[Name entfernt]'],
  ['Gez. AHB', 'Gez. [Name entfernt]'],
])('hides the name that is said in "%s"', (text, expected) => {
  expect(clean(text)).toBe(expected)
})

it.each([
  ['IBAN DE02 1203 0000 0000 2020 51', 'IBAN [Kontakt entfernt]'],
  [
    'Steuer-ID 12 345 678 901, Personalausweis L01X00T47',
    'Steuer-ID [Kontakt entfernt], Personalausweis [Kontakt entfernt]',
  ],
  ['Kennzeichen DO-AN 88', 'Kennzeichen [Kontakt entfernt]'],
  ['SV-Nr. 65 120388 N 012', 'SV-Nr. [Geburtsdaten entfernt]'],
  ['Skype: live:ola_nb', 'Skype: live:[Kontakt entfernt]'],
  ['mc punkt heide ät gmx punkt de', '[Kontakt entfernt]'],
  ['Arbeiten unter olka-nails.shop', 'Arbeiten unter [Kontakt entfernt]'],
  ['Postfach 11 22, 44107', '[Ort entfernt]'],
])('hides the number or address in "%s"', (text, expected) => {
  expect(clean(text)).toBe(expected)
})

it.each([
  [
    'Ich wohne gleich am Phoenixsee und pendle aus dem Kreuzviertel.',
    'Ich wohne gleich am [Ort entfernt] und pendle aus dem [Ort entfernt].',
  ],
  ['aus Hörde, einem Stadtteil von Dortmund', 'aus [Ort entfernt], einem Stadtteil von [Ort entfernt]'],
  ['Ich wohne zentral, Büttger Straße oder Lindenallee', 'Ich wohne zentral, [Ort entfernt] oder [Ort entfernt]'],
  ['im Ortsteil Aplerbeck', 'im Ortsteil [Ort entfernt]'],
])('hides where in a town somebody lives: "%s"', (text, expected) => {
  expect(clean(text)).toBe(expected)
})

it('takes initials before a name along', () => {
  const names = ['Do Minh Anh', 'Nguyen']
  expect(redactor({ names, email: '', employers: [], places: [] })('M. A. Nguyen, Erzieherin')).toBe(
    '[Name entfernt], Erzieherin',
  )
})

it.each([
  'Ich wohne in der Nähe von Ihrem Betrieb und pendle mit dem Zug.',
  'Ich heiße Sie willkommen, mein Name ist Programm.',
  'Ich wohne seit 2019 in Deutschland.',
  'Mein Mann arbeitet in Schicht.',
  'Kunden nennen mich zuverlässig.',
])('leaves "%s" alone', (text) => {
  expect(clean(text)).toBe(text)
})
