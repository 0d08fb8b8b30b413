import { eq, sql } from 'drizzle-orm'
import {
  type OccupationSource,
  occupationSource,
  occupationTitle,
} from '~/features/job-postings/server/occupations/table'
import { postingIndex } from '~/features/job-search/server/documents/posting-index'
import { announce } from '~/platform/server/bus/announce'
import type { Database, Transaction } from '~/platform/server/database/db'
import { requestAll } from '~/platform/server/search/feed'
import type { ListedTitle } from './read-lists'

/** Rows in one statement. */
const BATCH = 5_000

/** Replaces what was imported of a list before; every posting is read again. */
export async function writeList(db: Database, source: OccupationSource, titles: readonly ListedTitle[]): Promise<void> {
  await db.transaction(async (tx) => {
    await alone(tx)
    await tx.delete(occupationSource).where(eq(occupationSource.source, source))
    await tx.insert(occupationSource).values({ source, titles: titles.length })
    for (let start = 0; start < titles.length; start += BATCH) {
      const part = titles.slice(start, start + BATCH)
      await tx.execute(sql`
        insert into ${occupationTitle} (source, key, code, title_number)
        select ${source}, * from unnest(
          ${sql.param(part.map(({ key }) => key))}::text[],
          ${sql.param(part.map(({ code }) => code))}::text[],
          ${sql.param(part.map(({ titleNumber }) => titleNumber))}::int[])`)
    }
    await tellOf(tx)
  })
}

/**
 * Removes all imported lists.
 * @returns which there were
 */
export async function removeLists(db: Database): Promise<OccupationSource[]> {
  return db.transaction(async (tx) => {
    await alone(tx)
    const rows = await tx.delete(occupationSource).returning({ source: occupationSource.source })
    if (rows.length > 0) await tellOf(tx)
    return rows.map(({ source }) => source)
  })
}

/** Of two imports the second waits for the first. */
async function alone(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${occupationSource} in share row exclusive mode`)
}

/** Documents of all postings are made again; pages of postings and of sources are rendered again. */
async function tellOf(tx: Transaction): Promise<void> {
  await requestAll(tx, postingIndex)
  await announce(tx, 'search_due', [postingIndex.schema.name])
  await announce(tx, 'changed_pages', ['legal', 'postings'])
}
