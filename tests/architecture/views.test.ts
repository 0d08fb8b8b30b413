import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const NAMED = /^src\/features\/[^/]+\/views\.ts$/

test('what a component shows has a name, given by the feature that makes it', () => {
  const users = readSources('src').filter(({ text }) => /\bRouterOutputs\[/.test(text))
  expect(users.length).toBeGreaterThan(10)
  expect(users.map(({ file }) => file).filter((file) => !NAMED.test(file))).toEqual([])
})
