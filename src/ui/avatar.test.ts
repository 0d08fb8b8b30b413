import { expect, it } from 'vitest'
import { withoutLegalForm } from './avatar'

it.each([
  ['Lindner Haustechnik GmbH & Co. KG', 'Lindner Haustechnik'],
  ['Möller Antriebe AG', 'Möller Antriebe'],
  ['Bäckerei Kern e. K.', 'Bäckerei Kern'],
  ['Neue Wege gGmbH', 'Neue Wege'],
  ['Start UG (haftungsbeschränkt)', 'Start'],
  ['AG Wohnen', 'AG Wohnen'],
  ['Sanitär Agnes Groß', 'Sanitär Agnes Groß'],
])('%s is called %s', (name, bare) => expect(withoutLegalForm(name)).toBe(bare))
