import { expect, test } from 'vitest'
import { companiesDueAt } from './incident'
import { personsLetter } from './incident-letters'

const KNOWN = new Date('2026-11-20T09:00:00Z')
const FACTS = { title: 'Laptop', knownAt: KNOWN, persons: '', risk: 'high', riskReason: '' } as const

test('the draft to the people concerned is neither "du" nor "Sie": applicants and companies may read it', () => {
  const letter = personsLetter({ ...FACTS, facts: '', data: '', consequences: '', measures: '' })
  expect(letter).not.toMatch(/(?<!\p{L})(?:du|dich|dir|deine?[nmrs]?|Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u)
})

test('companies have to know within the 24 hours of their agreement, until a letter has told them', () => {
  expect(companiesDueAt(KNOWN, [])?.toISOString()).toBe('2026-11-21T09:00:00.000Z')
  expect(companiesDueAt(KNOWN, [{ audience: 'applicants' }])).not.toBeNull()
  for (const audience of ['companies', 'everyone'] as const) expect(companiesDueAt(KNOWN, [{ audience }])).toBeNull()
})
