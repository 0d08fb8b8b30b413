import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const LOCKS = /pg_(?:try_)?advisory(?:_xact)?_lock(?:_shared)?\(/
const files = readSources('src').filter(({ file, text }) => LOCKS.test(text) && !/\.test\.ts$/.test(file))

test('each lock in the database has a number or a name of its own', () => {
  const numbers = files.flatMap(({ text }) => [...text.matchAll(/\b(?:LOCK|lockNumber) = ([\d_]+)/g)].map(([, n]) => n))
  const names = files.flatMap(({ text }) =>
    [...text.matchAll(/hashtext\(\$?\{?[`']([\w -]+)/g)].map(([, name]) => name),
  )
  expect(numbers.length).toBeGreaterThan(3)
  expect(names.length).toBeGreaterThan(6)
  const kept = [...numbers, ...names]
  expect(kept.filter((name, at) => kept.indexOf(name) !== at)).toEqual([])
})
