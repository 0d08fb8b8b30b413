import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createRandom } from '~/lib/random'
import { uuidv7 } from '~/lib/uuid'
import {
  generatedDocument,
  generatedRequest,
  SCHEMA,
} from '../../../../../tests/search-contract/generated-documents.ts'
import { buildSegment } from './build/build-segment.ts'
import { mergeSegments } from './build/merge-segments.ts'
import { MemoryIndex } from './memory-index.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-snapshot-'))
afterAll(() => fs.rmSync(directory, { recursive: true }))

const random = createRandom('snapshot')
const segments = [200, 30, 1].map((count) =>
  buildSegment(
    SCHEMA,
    Array.from({ length: count }, () => generatedDocument(random, uuidv7())),
  ),
)
const position = { sequence: 17, token: uuidv7() }
const file = path.join(directory, 'search', 'index')
const indexOf = (all: typeof segments) => new MemoryIndex(async (some) => mergeSegments(SCHEMA, some), all)

it('is read as it was written', async () => {
  writeSnapshot(file, SCHEMA, { segments, position })
  const read = readSnapshot(file, SCHEMA)
  expect(read?.position).toEqual(position)
  const before = indexOf(segments)
  const after = indexOf([...(read?.segments ?? [])])
  for (let query = 0; query < 100; query++) {
    const request = generatedRequest(random)
    expect(await after.search(request)).toEqual(await before.search(request))
  }
  expect(read?.segments.every(({ live }) => live.buffer instanceof SharedArrayBuffer)).toBe(true)
  expect(fs.readdirSync(path.dirname(file))).toEqual(['index'])
  // It has words of résumés.
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
})

it('is left aside when it is missing, cut short, changed, or of another schema', () => {
  expect(readSnapshot(`${file}-none`, SCHEMA)).toBeNull()
  writeSnapshot(file, SCHEMA, { segments, position })
  expect(readSnapshot(file, { ...SCHEMA, numbers: ['published'] })).toBeNull()
  const whole = fs.readFileSync(file)
  for (const at of [0, 4, 20, 300, whole.length - 100, whole.length - 1]) {
    fs.writeFileSync(file, whole.subarray(0, at))
    expect(readSnapshot(file, SCHEMA), `cut at ${at}`).toBeNull()
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ 0xff
    fs.writeFileSync(file, changed)
    expect(readSnapshot(file, SCHEMA), `changed at ${at}`).toBeNull()
  }
})

it('leaves nothing behind when it cannot be written, and removes what killed processes left', () => {
  const taken = path.join(directory, 'taken', 'index')
  fs.mkdirSync(path.join(taken, 'in-the-way'), { recursive: true })
  expect(() => writeSnapshot(taken, SCHEMA, { segments, position })).toThrow()
  expect(fs.readdirSync(path.dirname(taken))).toEqual(['index'])

  const names = ['index.1', 'index.2', 'other.1', 'index.old']
  const hourAgo = Date.now() / 1000 - 3_600
  for (const name of names) fs.writeFileSync(path.join(directory, 'search', name), 'half')
  for (const name of names.filter((each) => each !== 'index.2'))
    fs.utimesSync(path.join(directory, 'search', name), hourAgo, hourAgo)
  writeSnapshot(file, SCHEMA, { segments, position })
  expect(fs.readdirSync(path.dirname(file)).sort()).toEqual(['index', 'index.2', 'index.old', 'other.1'])
})
