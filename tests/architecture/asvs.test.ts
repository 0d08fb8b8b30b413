import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const text = fs.readFileSync(path.join(root, 'docs/security.md'), 'utf8')

type Row = { number: string; level: string; state: string; where: string; test: string }
const rows: Row[] = [...text.matchAll(/^\| (\d+\.\d+\.\d+) .*$/gm)].map(([line]) => {
  const [, number = '', level = '', , state = '', where = '', shown = ''] = line.split('|').map((cell) => cell.trim())
  return { number, level, state, where, test: shown }
})

/**
 * How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, those of level 1 first: V1.1 has none and
 * two. Level 3 is usually at the end of a section but sometimes in between, so only the number is checked.
 */
const SECTIONS: Readonly<Record<string, readonly (readonly [level1: number, level2: number])[]>> = {
  1: [
    [0, 2],
    [5, 4],
    [2, 9],
    [0, 3],
    [1, 1],
  ],
  2: [
    [1, 2],
    [2, 1],
    [1, 3],
    [0, 1],
  ],
  3: [
    [0, 0],
    [2, 0],
    [1, 3],
    [2, 4],
    [3, 2],
    [0, 0],
    [0, 2],
  ],
  4: [
    [1, 2],
    [0, 1],
    [0, 2],
    [1, 3],
  ],
  5: [
    [0, 1],
    [2, 1],
    [2, 0],
    [0, 3],
  ],
  6: [
    [1, 2],
    [8, 4],
    [2, 2],
    [2, 2],
    [0, 5],
    [0, 3],
    [0, 0],
    [0, 4],
  ],
  7: [
    [0, 3],
    [4, 0],
    [0, 2],
    [2, 3],
    [0, 2],
    [0, 2],
  ],
  8: [
    [1, 1],
    [2, 1],
    [1, 0],
    [0, 1],
  ],
  9: [
    [3, 0],
    [1, 3],
  ],
  10: [
    [0, 2],
    [0, 2],
    [0, 4],
    [5, 6],
    [0, 5],
    [0, 2],
    [0, 3],
  ],
  11: [
    [0, 2],
    [0, 3],
    [2, 1],
    [1, 3],
    [0, 1],
    [0, 1],
  ],
  12: [
    [1, 2],
    [2, 0],
    [0, 4],
  ],
  13: [
    [0, 1],
    [0, 5],
    [0, 2],
    [1, 4],
  ],
  14: [
    [0, 2],
    [1, 3],
    [1, 2],
  ],
  15: [
    [1, 2],
    [1, 2],
    [1, 6],
  ],
  16: [
    [0, 1],
    [0, 5],
    [0, 4],
    [0, 3],
    [0, 3],
  ],
  17: [
    [0, 1],
    [0, 4],
    [0, 2],
  ],
}

test('each requirement of levels 1 and 2 stands in the table once', () => {
  expect(rows).toHaveLength(253)
  expect(new Set(rows.map(({ number }) => number)).size).toBe(253)
  const counted = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
    sections.map(([first, second], index) => `V${chapter}.${index + 1}: ${first} and ${second}`),
  )
  const count = (section: string, level: string) =>
    rows.filter((row) => row.number.startsWith(`${section}.`) && row.level === level).length
  const found = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
    sections.map((_, index) => {
      const section = `${chapter}.${index + 1}`
      return `V${section}: ${count(section, '1')} and ${count(section, '2')}`
    }),
  )
  expect(found).toEqual(counted)
})

test('each row says how it stands and why', () => {
  const wrong = rows.filter(({ state, where }) => !/^(?:met|outside|gap|n\/a)$/.test(state) || where.length < 4)
  expect(wrong).toEqual([])
  const states = ['met', 'outside', 'gap', 'n/a'].map((state) => rows.filter((row) => row.state === state).length)
  const [met, outside, gaps, others] = states
  expect(text).toContain(`253 requirements: ${met} met, ${outside} outside, ${gaps} gaps, ${others} do not apply.`)
})

test('every path of the table is there, and what is named as a test is one', () => {
  const named = rows.flatMap(({ number, where, test: shown }) =>
    [...`${where} ${shown}`.matchAll(/`([\w./$[\]-]+\.(?:tsx?|md|json))`/g)].map(([, file = '']) => ({ number, file })),
  )
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter(({ file }) => !fs.existsSync(path.join(root, file)))).toEqual([])
  const tests = rows.flatMap(({ number, test: shown }) =>
    [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => ({ number, file })),
  )
  expect(tests.filter(({ file }) => !/\.test\.tsx?$/.test(file))).toEqual([])
  for (const { file } of tests)
    expect(fs.readFileSync(path.join(root, file), 'utf8'), file).toMatch(/\bexpect(?:\(|\s*\.poll\()/)
})

test('what is said of documents stands in them', () => {
  const sections = rows.flatMap(({ where }) => [...where.matchAll(/section "([^"]+)" in `([\w/]+\.md)`/g)])
  expect(sections.length).toBeGreaterThan(4)
  for (const [, name = '', file = ''] of sections) {
    expect(fs.readFileSync(path.join(root, file), 'utf8')).toContain(`\n## ${name}\n`)
  }
})
