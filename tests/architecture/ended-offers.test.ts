import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** "Rückgängig" of a list that is no longer shown would do nothing: `useRemovals` ends its offers with the list. */
test('entries are removed only by the hook that ends its offers', () => {
  const users = readSources('src').filter(({ text }) => /\bentryRemover\b/.test(text))
  expect(users.map(({ file }) => file).sort()).toEqual([
    'src/ui/lists/remove-entry.test.ts',
    'src/ui/lists/remove-entry.ts',
    'src/ui/lists/use-removals.ts',
  ])
})
