import { expect, it } from 'vitest'
import { companyInitials, withoutLegalForm } from './company-initials'

it.each([
  ['Lindner Haustechnik GmbH & Co. KG', 'Lindner Haustechnik', 'LH'],
  ['Möller Antriebe AG', 'Möller Antriebe', 'MA'],
  ['Bäckerei Kern e. K.', 'Bäckerei Kern', 'BK'],
  ['Neue Wege gGmbH', 'Neue Wege', 'NW'],
  ['Start UG (haftungsbeschränkt)', 'Start', 'S'],
  ['AG Wohnen', 'AG Wohnen', 'AW'],
  ['Sanitär Agnes Groß', 'Sanitär Agnes Groß', 'SA'],
  ['Hotel zur Linde e. K.', 'Hotel zur Linde', 'HL'],
  ['Klinker & Kelle Bau GmbH', 'Klinker & Kelle Bau', 'KK'],
  ['St.-Anna-Klinikum gGmbH', 'St.-Anna-Klinikum', 'SA'],
  ['Behrens, Yılmaz & Partner Rechtsanwälte PartG mbB', 'Behrens, Yılmaz & Partner Rechtsanwälte', 'BY'],
  ['GmbH', 'GmbH', 'G'],
])('%s is called %s, in short %s', (name, bare, letters) => {
  expect(withoutLegalForm(name)).toBe(bare)
  expect(companyInitials(name)).toBe(letters)
})
