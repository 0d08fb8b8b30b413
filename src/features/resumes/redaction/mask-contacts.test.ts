import { describe, expect, it } from 'vitest'
import { ownMs } from '../../../../tests/setup/own-time'
import { maskContacts } from './mask-contacts'

it.each([
  'a.b@post.example',
  'A.B@Post.Example',
  'jörg@müller.example',
  'name (at) post.example',
  'name[at]post[dot]example',
  'name{ät}post.example',
  'name(at)post(punkt)de',
  'name at post punkt de',
  'Miriam Punkt Yildiz ät post punkt de',
  'name AT post DOT de',
  'name ät post.de',
  'name-at-post-punkt-de',
  'name @ post . de',
  'name@post . de',
  'name at gmail',
  'name@sub punkt post punkt example',
  'name Klammeraffe gmx Punkt de',
])('hides the address %s', (address) => {
  const masked = maskContacts(`Schreiben Sie: ${address}, bitte.`)
  expect(masked.replace('[E-Mail-Adresse verborgen] Yildiz', '')).not.toMatch(/post|gmail|gmx|yildiz/i)
  expect(masked).toMatch(/^Schreiben Sie: \[E-Mail-Adresse verborgen\], bitte\.$/)
})

it.each([
  '0521 55 04 91',
  '+49 521 550491',
  '0171/5504912',
  '(0521) 550491',
  '0 1 7 1 5 5 0 4 9 1 2',
  '0-1-7-1-5-5-0-4-9-1-2',
  '0_1_7_1_5_5_0_4_9_1_2',
  '01.71.55.04.91.2',
  'O171 5504912',
  '49 171 5504912',
  '0️⃣1️⃣7️⃣1️⃣5️⃣5️⃣0️⃣4️⃣9️⃣1️⃣2️⃣',
  'null eins sieben eins fünf fünf null vier neun eins zwei',
  'Null-Eins-Sieben-Eins, fünfundfünfzig, null vier, einundneunzig, zwei',
  'nulleinssiebeneinsfünffünfnullvier',
  'null 1 7 1 fünf fünf 0 4 9 1 2',
  'plus vier neun eins sieben eins fünf fünf null vier',
])('hides the number %s', (number) => {
  expect(maskContacts(`Ruf an: ${number}!`)).toMatch(/^Ruf an: \(?\[Telefonnummer verborgen\]!$/)
})

it.each(['wa.me/491715504912', 'https://www.linkedin.com/in/miriam-y', 'instagram.com/miriam.y'])(
  'hides the page %s',
  (page) => {
    expect(maskContacts(`Sieh nach: ${page}`)).not.toContain(page)
  },
)

describe('leaves alone what is no contact', () => {
  it.each([
    'Am 20.11.2026 um 9:30 Uhr, 3.400 – 4.150 €, 33602 Bielefeld, seit 2019.',
    'Am 01.12.2026 von 09:00 bis 10:30 Uhr, oder am 02.12. 14-16 Uhr.',
    'Vom 01.02.2026 bis 03.04.2026, also 02/2026 - 04/2026 oder 02-04/2026.',
    'Schicht 06.00 - 14.00 Uhr oder 08.30 bis 17.00 Uhr.',
    'Beginn 2026-01-05, 08.00 Uhr.',
    'Von 09.2026 - 12.2026 befristet, 01.-31.12.2026 Probe.',
    '01067 Dresden und 04109 Leipzig, PLZ 07743.',
    'DIN 5008, DIN EN ISO 9001:2015, DIN EN 1090-2, VDE 0100-600.',
    'Jahresgehalt 48.000,00 €, 0,5 Stellen, 1.000.000 € Umsatz, 100.000 km.',
    'Das bringt es auf den Punkt. Punkt neun Uhr am Treffpunkt.',
    'Ein wichtiger Punkt: Qualität. Der Punkt at home ist geklärt.',
    'Wir treffen uns at work. Danach reden wir. Look at this punkt.',
    'Das Gerät steht in der Universität, täglich, später, nach der Diät.',
    'In den Bereichen eins, zwei, drei und vier, Stufe null bis acht.',
    'Nullachtfünfzehn ist es nicht; null Fehler, sieben Jahre, acht Leute.',
    'Ein, zwei Tage, drei bis vier Wochen, fünf von zehn Punkten.',
    'Referenz 2026-0042, HRB 12345, E 9b TVöD, Windows 10, Office 365.',
    'ASP.NET und Node.js, e. V., z. B. GmbH & Co. KG, Tel. folgt.',
    'Mehr auf stellwerk.example/karriere oder bei der IHK.',
    'Antwort in 24 Stunden, 7 Tage, Raum 0.12, Gebäude 03, Tor 4.',
  ])('%s', (text) => {
    expect(maskContacts(text)).toBe(text)
  })
})

it('takes long texts of hostile shape apart in no time', async () => {
  const shapes = [
    'a.'.repeat(5000),
    'null '.repeat(2000),
    'a punkt '.repeat(1500),
    '0 '.repeat(5000),
    `${'a'.repeat(9000)}@`,
    'a at '.repeat(2000),
  ]
  const mask = () => {
    for (const shape of shapes) maskContacts(shape)
  }
  expect(await ownMs(mask, 2_000)).toBeLessThan(2_000)
})
