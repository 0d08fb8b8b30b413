import { expect, test } from 'vitest'
import { findUnstorableText } from './storable-text'

test.each([
  ['a\0b', ''],
  [{ title: 'Dreher\0' }, 'title'],
  [{ places: [{ name: 'Bielefeld' }, { name: 'Herford \ud83d' }] }, 'places.1.name'],
  [{ content: { 'a\0': 1 } }, 'content'],
])('finds what PostgreSQL refuses in %j', (value, path) => {
  expect(findUnstorableText(value)).toBe(path)
})

test('finds it in the fields of an upload', () => {
  const form = new FormData()
  form.set('file', new File(['\0'], 'zeugnis.pdf'))
  expect(findUnstorableText(form)).toBeNull()
  form.set('resumeId', '\0')
  expect(findUnstorableText(form)).toBe('resumeId')
})

test.each([undefined, null, 5, new Date(), 'Grüße aus Köln 🚆\n\t', { a: [{}, [], true] }])(
  'lets through what can be stored: %j',
  (value) => {
    expect(findUnstorableText(value)).toBeNull()
  },
)

test('stands any depth', () => {
  let deep: unknown = '\0'
  for (let depth = 0; depth < 5_000; depth++) deep = [deep]
  expect(findUnstorableText(deep)).toMatch(/^0\.0/)
})
