import { occupationOfTitle } from '~/lib/occupations/kldb/occupation-of-title'
import { readTitle } from '~/lib/occupations/kldb/read-title'
import { titleKey } from '~/lib/occupations/kldb/title-key'
import { remembered } from '~/lib/text/remembered'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { type OccupationSource, occupationSource, occupationTitle } from './table'

/** KldB 2010 (2020), five digits, and the Bundesagentur's number of the title (DKZ) where it is known. */
export type KnownOccupation = { code: string; titleNumber: number | null }

/**
 * The occupations that job titles name; null for those that name none. A title that an imported list has is read as
 * there; the Bundesagentur's list comes before our own rules, ESCO's names only after them. Read from the database every
 * time, so that every process knows an import at once.
 */
export async function occupationsOf(
  db: Queryable,
  titles: readonly string[],
): Promise<Map<string, KnownOccupation | null>> {
  const keys = new Map(titles.map((title) => [title, keysOf(title)]))
  const wanted = [...keys.values()].flatMap(({ whole, front }) => [whole, front]).filter((key) => key !== '')
  const rows = await db
    .select()
    .from(occupationTitle)
    .where(anyOf(occupationTitle.key, new Set(wanted)))
  const known = new Map(rows.map((row) => [`${row.source} ${row.key}`, row]))
  const find = (source: OccupationSource, key: string): KnownOccupation | undefined => {
    const row = known.get(`${source} ${key}`)
    return row && { code: row.code, titleNumber: row.titleNumber }
  }
  return new Map(
    [...keys].map(([title, { whole, front }]) => [
      title,
      choose(
        title,
        (source) => find(source, whole),
        (source) => find(source, front),
      ),
    ]),
  )
}

/** The same titles come again and again. */
const MOST_REMEMBERED = 20_000
const keysOf = remembered(MOST_REMEMBERED, (title) => ({
  whole: titleKey(title),
  front: titleKey(readTitle(title).frontText),
}))
const codeOf = remembered(MOST_REMEMBERED, occupationOfTitle)

type Find = (source: OccupationSource) => KnownOccupation | undefined

function choose(title: string, ofWhole: Find, ofFront: Find): KnownOccupation | null {
  const listed = ofWhole('ba')
  if (listed) return listed
  const front = ofFront('ba')
  const code = codeOf(title)
  // "Koch für die Frühschicht": what is added does not change the work.
  if (code !== null) return { code, titleNumber: front?.code === code ? front.titleNumber : null }
  return front ?? ofWhole('esco') ?? ofFront('esco') ?? null
}

/** The occupation that one title names; null when it names none. */
export async function occupationOf(db: Queryable, title: string): Promise<KnownOccupation | null> {
  return (await occupationsOf(db, [title])).get(title) ?? null
}

/** The imported lists, whose licences want to be named. */
export async function importedOccupationSources(db: Queryable): Promise<OccupationSource[]> {
  const rows = await db.select({ source: occupationSource.source }).from(occupationSource)
  return rows.map(({ source }) => source).sort()
}
