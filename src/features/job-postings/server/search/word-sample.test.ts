import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { database } from '~/platform/server/database/db'
import { LexemeLists, readLexemes } from './lexeme-lists'
import { readQueryWords } from './query-words'
import { relevanceLevels } from './relevance-levels'
import { WordSample } from './word-sample'

const now = new Date('2026-11-20T12:00:00Z')
const nowSeconds = now.getTime() / 1000
const LEXEMES = ['koch', 'Tkoch', 'Hkoch', 'Mkoch', 'Ckoch', 'Okoch', 'L1', 'X1', 'team', "o'neil", 'c++', 'Ocne\\t']

/** Rows with other lexemes each, so that every combination of the first few is among them. */
const ROWS = Array.from({ length: 300 }, (_, n) => LEXEMES.filter((_, bit) => (n * 7919) & (1 << bit)))

function listsOf(rows: readonly string[][]): LexemeLists {
  const numbers = new Map([...new Set(rows.flat())].map((lexeme, number) => [lexeme, number]))
  const lexemesOf = rows.map((row) => Int32Array.from(row, (lexeme) => numbers.get(lexeme) ?? -1))
  return new LexemeLists(lexemesOf, numbers.size, (lexeme) => numbers.get(lexeme))
}

function positions(bits: Uint32Array): number[] {
  return ROWS.flatMap((_, row) => ((bits[row >> 5] ?? 0) & (1 << (row & 31)) ? [row] : []))
}

describe('lists of lexemes', () => {
  const handmade = [
    "'koch'",
    "'koch' & 'team'",
    "('koch' | 'team') & !'X1'",
    "!('koch' & !'L1')",
    "'koch' | 'team' & 'Tkoch'",
    "'o''neil' & ('c++' | 'nowhere')",
  ]
  const written = ['Koch', 'Koch Team', 'Koch GmbH', 'C++ Entwickler', 'Köchin im Team'].flatMap((text) =>
    relevanceLevels(readQueryWords(text), false),
  )

  it('find what PostgreSQL finds, for every level that we write', async () => {
    const { db } = database()
    const lists = listsOf(ROWS)
    for (const query of [...handmade, ...written]) {
      const { rows } = await db.execute(sql`
        select row from jsonb_array_elements(${JSON.stringify(ROWS)}::jsonb) with ordinality as given(lexemes, row)
        where array_to_tsvector(array(select jsonb_array_elements_text(lexemes))) @@ ${query}::tsquery order by row`)
      expect(positions(lists.match(query)), query).toEqual(rows.map(({ row }) => Number(row) - 1))
    }
    expect(positions(lists.match("'koch'")).length).toBeGreaterThan(100)
  })

  it('refuse what they cannot read', () => {
    const lists = listsOf(ROWS)
    for (const query of ["'koch", "('koch'", 'koch', "'koch' 'team'", "'koch' & "])
      expect(() => lists.match(query), query).toThrow()
  })

  it('are read as PostgreSQL writes them', async () => {
    const { db } = database()
    const { rows } = await db.execute(
      sql`select array_to_tsvector(${sql.param(LEXEMES)}::text[])::text as terms, ''::tsvector::text as none`,
    )
    expect(readLexemes(String(rows[0]?.terms)).sort()).toEqual([...LEXEMES].sort())
    expect(readLexemes(String(rows[0]?.none))).toEqual([])
  })
})

describe('a sample in memory', () => {
  const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

  async function write(n: number, terms: string[], { place = 0, code = 0, ends = nowSeconds + 1000 } = {}) {
    await database().db.execute(sql`
      insert into search_sample16 (job_posting_id, pub, ends, code, pay, place, company, title, body, terms)
      values (${id(n)}, ${nowSeconds - 86_400 * 3}, ${ends}, ${code}, 2500, ${place}, 7, 0, '', array_to_tsvector(${sql.param(terms)}::text[]))
      on conflict (job_posting_id) do update set terms = excluded.terms, place = excluded.place, ends = excluded.ends`)
  }

  beforeEach(async () => {
    await write(1, ['koch', 'team'], { place: 1, code: 5 })
    await write(2, ['koch'], { place: 2 })
    await write(3, ['koch'], { ends: nowSeconds - 1 })
    await write(4, ['team'])
  })

  it('says what is online and in the area, with what counts need', async () => {
    const sample = await new WordSample(sql`search_sample16`).current(database().db, 4)
    const near = { kilometres: new Map([[1, 3]]), cells: null }
    expect(sample.matches("'koch'", null, now).count).toBe(2)
    expect(sample.matches("'koch'", near, now)).toEqual({
      count: 1,
      codes: Int32Array.of(5),
      ages: Uint8Array.of(3),
      pays: Int32Array.of(2500),
      companies: Int32Array.of(7),
    })
    expect([sample.has("'team'"), sample.has("'lager'")]).toEqual([true, false])
  })

  it('is read anew when the index has become another, row by row what changed', async () => {
    const { db } = database()
    const sample = await new WordSample(sql`search_sample16`).current(db, 4)
    await write(2, ['lager'])
    await db.execute(sql`delete from search_sample16 where job_posting_id = ${id(1)}`)
    for (const n of [5, 6, 7, 8]) await write(n, ['koch', 'neu'])
    expect((await sample.current(db, 4)).has("'lager'")).toBe(false)
    await sample.current(db, 8)
    expect([sample.has("'lager'"), sample.has("'koch' & 'team'")]).toEqual([true, false])
    expect(sample.matches("'koch'", null, now).count).toBe(4)
  })
})
