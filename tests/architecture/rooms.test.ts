import path from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** The most files one can take in at a glance. Tests next to their files do not count. */
const MOST_FILES = 14

/** Folders with prescribed names and places: the addresses of the pages, and the demo market. */
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
