import { describe, expect, it } from 'vitest'
import { createRandom } from '~/lib/random'
import type { Facet } from '../../search-result'
import { fieldOf, typesOf } from './facet-code'
import { type Candidates, foldRows } from './fold-rows'
import { codeOf } from './kinds'
import { type RowBlocks, take, takeOut } from './row-blocks'
import type { RowTests } from './row-tests'

const NOW = 1_000_000_000
const DAY = 86_400
const random = createRandom('rows')

type Row = { row: number; code: number; pub: number; ends: number; pay: number; place: number; company: number }

/** Some of two blocks, among them some whose time is over. */
function makeRows(count: number, first: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    row: first + index * 3,
    code: (1 << random.int(0, 2)) | (random.int(0, 2) << 10) | (random.int(1, 4) << 14),
    pub: NOW - random.int(0, 60 * DAY),
    ends: NOW + random.int(-1, 9) * DAY,
    pay: random.int(0, 3) * 1000,
    place: random.int(0, 30),
    company: random.int(1, 9_000),
  }))
}

function write(rows: readonly Row[], blocks: RowBlocks) {
  const column = (of: (row: Row) => number) => `{${rows.map(of).join(',')}}`
  take(
    {
      rows: column(({ row }) => row),
      ids: null,
      codes: column(({ code }) => code),
      pubs: column(({ pub }) => pub),
      ends: column(({ ends }) => ends),
      pays: column(({ pay }) => pay),
      places: column(({ place }) => place),
      companies: column(({ company }) => company),
      more: rows.filter(({ row }) => row % 10 === 0).map(({ row }) => [row, [40]]),
    },
    blocks,
  )
}

const byField = (wanted: number) => (code: number) => fieldOf(code) === wanted
const byType = (wanted: number) => (code: number) => (typesOf(code) & wanted) !== 0
type Asked = { field: number; type: number; leastPay: number; days: number; company: number; area: boolean }

function askedOf({ field, type, leastPay, days, company, area }: Asked): {
  tests: RowTests
  own: [Facet, (row: Row) => boolean][]
} {
  const earliest = days === 0 ? 0 : NOW - days * DAY
  const named = company === 0 ? null : new Uint8Array(9_001).map((_, id) => (id % 2 === company - 1 ? 1 : 0))
  const filter = (facet: Facet, passes: (code: number) => boolean) => ({
    facet,
    passes: ({ codes }: { codes: Int32Array }, index: number) => passes(codes[index] ?? 0),
  })
  const byCode = [
    ...(field === 0 ? [] : [filter('berufsfeld', byField(field))]),
    ...(type === 0 ? [] : [filter('arbeitszeit', byType(type))]),
  ]
  const others = [
    ...(leastPay === 0 ? [] : ['gehalt' as const]),
    ...(days === 0 ? [] : ['veroeffentlichtseit' as const]),
    ...(named === null ? [] : ['arbeitgeber' as const]),
  ].map((facet) => ({ facet, passes: () => true }))
  const own: [Facet, (row: Row) => boolean][] = [
    ['berufsfeld', ({ code }) => field === 0 || byField(field)(code)],
    ['arbeitszeit', ({ code }) => type === 0 || byType(type)(code)],
    ['gehalt', ({ pay }) => pay >= leastPay],
    ['veroeffentlichtseit', ({ pub }) => pub >= earliest],
    ['arbeitgeber', (row) => named === null || named[row.company] === 1],
  ]
  const kilometres = new Float64Array(50).fill(Number.POSITIVE_INFINITY)
  kilometres.fill(7, 0, 5)
  kilometres[40] = 9
  const tests: RowTests = {
    filters: [...byCode, ...others],
    byCode,
    now: NOW,
    leastPay,
    earliest,
    named,
    offering: null,
    kilometres: area ? kilometres : null,
  }
  return { tests, own }
}

/** Remote work is everywhere, every tenth row has a further place that is near. */
const isNear = ({ code, place, row }: Row) => place < 5 || ((code >> 10) & 3) === 2 || row % 10 === 0

/** What is counted of each filter by its values, told row by row. */
function expected(rows: readonly Row[], { tests, own }: ReturnType<typeof askedOf>) {
  const online = rows.filter((row) => row.ends > NOW && (tests.kilometres === null || isNear(row)))
  const failing = (row: Row) => own.filter(([, passes]) => !passes(row)).map(([facet]) => facet)
  return {
    passing: online.filter((row) => failing(row).length === 0).map(({ row }) => row),
    failing: tests.filters.map(({ facet }) => {
      const alone = online.filter((row) => failing(row).join() === facet)
      return [facet, alone.length]
    }),
  }
}

function told(blocks: RowBlocks, candidates: Candidates | null, tests: RowTests) {
  const { passing, tallies, failing } = foldRows(blocks, candidates, tests)
  const sum = (counts: Int32Array) => counts.reduce((all, count) => all + count, 0)
  const fields = new Map<number, number>()
  tallies.kinds.counts.forEach((count, kind) => {
    if (count > 0) fields.set(fieldOf(codeOf(kind)), (fields.get(fieldOf(codeOf(kind))) ?? 0) + count)
  })
  return {
    passing: [...passing].sort((a, b) => a - b),
    failing: tests.filters.map(({ facet }) => [facet, sum(failing.get(facet)?.counts ?? new Int32Array(0))]),
    fields,
    totals: [tallies.pays, tallies.ages, tallies.companies].map(({ counts }) => sum(counts)),
  }
}

describe('going over all rows', () => {
  const rows = [...makeRows(300, 10), ...makeRows(300, 65_300)]
  const blocks: RowBlocks = []
  write(rows, blocks)

  function compare(asked: Asked) {
    const every = askedOf(asked)
    const { passing, failing } = expected(rows, every)
    const answer = told(blocks, null, every.tests)
    expect(answer, JSON.stringify(asked)).toMatchObject({ passing, failing })
    expect(answer.totals).toEqual([passing.length, passing.length, passing.length])
    expect([...answer.fields.values()].reduce((all, count) => all + count, 0)).toBe(passing.length)
    const places = rows.map(({ row }) => row & 0xffff)
    const ofFirst = rows.filter(({ row }) => row < 65_536).length
    const candidates = { places: Uint16Array.from(places), starts: [0, ofFirst, rows.length] }
    expect(told(blocks, candidates, every.tests)).toEqual(answer)
  }
  const compareMany = () => {
    for (let n = 0; n < 25; n++)
      compare({
        field: random.int(0, 2),
        type: random.int(0, 2),
        leastPay: random.int(0, 1) * 2000,
        days: random.int(0, 1) * 14,
        company: random.int(0, 2),
        area: random.int(0, 2) === 0,
      })
  }

  it('counts what going over candidates counts, and what telling row by row does', compareMany)

  it('knows what went and what came since', () => {
    compareMany()
    for (const { row } of rows.splice(100, 50)) takeOut(row, blocks)
    compareMany()
    const come = makeRows(40, 68_500)
    write(come, blocks)
    rows.push(...come)
    compareMany()
  })
})
