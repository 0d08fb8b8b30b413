import path from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** What one takes in at a glance. Tests stand beside what they test and do not count. */
const MOST_FILES = 14

/** Folders whose names and places others prescribe: the addresses of the pages, and the market that is only shown. */
const PRESCRIBED = /^src\/(?:routes|demo)(?:\/|$)/

test('no folder holds more files than one takes in at a glance', () => {
  const counts = new Map<string, number>()
  for (const { file } of readSources('src')) {
    const folder = path.posix.dirname(file)
    if (/\.test\.tsx?$/.test(file) || PRESCRIBED.test(folder) || folder === 'src') continue
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect(counts.size).toBeGreaterThan(50)
  expect([...counts].filter(([, files]) => files > MOST_FILES).map(([folder, files]) => `${folder}: ${files}`)).toEqual(
    [],
  )
})
