import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { readExportChoice } from './read-choice'

const [first, second] = [uuidv7(), uuidv7()]
const read = (query: string) => readExportChoice(new URLSearchParams(query))

test('a file is asked for by filters, by a selection, or by both', () => {
  expect(read('format=csv')).not.toHaveProperty('ids')
  expect(read(`status=offer&ids=${first},${second}`)).toEqual({ status: 'offer', ids: [first, second] })
})

test.each([
  ['ids=', 'ids'],
  ['ids=42', 'ids'],
  [`ids=${first},42`, 'ids'],
  [`ids=${Array.from({ length: 201 }, () => first).join(',')}`, 'ids'],
  ['stelle=42', 'stelle'],
  ['status=alle', 'status'],
])('%s is refused instead of being taken for everything', (query, name) => {
  expect(() => read(query)).toThrow(`(„${name}“)`)
})
