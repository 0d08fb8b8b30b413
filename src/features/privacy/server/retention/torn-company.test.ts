import { expect, test } from 'vitest'
import { withoutTornCompany } from './applications'

const rows = (companies: string) => Array.from(companies, (companyId) => ({ companyId }))
const told = (companies: string, limit: number) =>
  withoutTornCompany(rows(companies), limit)
    .map(({ companyId }) => companyId)
    .join('')

test('a company whose applications a full batch may have cut in two waits for the next one', () => {
  expect(told('aabbb', 5)).toBe('aa')
  expect(told('aabbb', 6)).toBe('aabbb')
})

test('a company with more than a batch does not wait for ever', () => {
  expect(told('aaaaa', 5)).toBe('aaaaa')
  expect(told('', 5)).toBe('')
})
