import { expect, test } from 'vitest'
import { provesDomain } from './verification'

test.each([
  ['ute@hartmann.de', 'https://www.hartmann.de', 'hartmann.de'],
  ['ute@Hartmann.de', 'https://karriere.hartmann.de/jobs', 'hartmann.de'],
  ['ute@mail.hartmann.de', 'https://hartmann.de', null],
  ['ute@hartmann-gmbh.de', 'https://hartmann.de', null],
  ['ute@nothartmann.de', 'https://hartmann.de', null],
  ['ute@artmann.de', 'https://hartmann.de', null],
  ['ute@gmx.de', 'https://gmx.de', null],
  ['ute@co.uk', 'https://hartmann.co.uk', null],
  ['ute@de', 'https://hartmann.de', null],
])('%s and %s', (email, website, domain) => {
  expect(provesDomain(email, website)).toBe(domain)
})
