import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../database/db.ts'
import type { FeedEntry } from '../document.ts'
import { type News, type Position, readNews, START } from '../read-news.ts'
import type { Store, Which } from './store.ts'

/** Documents of one step; they are held in memory meanwhile. */
const AT_ONCE = 1_000

/** What came of a step: there is more to do, there is nothing more, or another process is at it. */
export type Step = 'more' | 'done' | 'busy'

type Options = {
  /** A first index is not shown before the documents that are due have been made. */
  mayWait: boolean
}

/**
 * Takes the next changes into the cluster. One process at a time; all that a step needs to know is in the cluster, so that
 * any process goes on where another one ended.
 */
export async function feedCluster(db: Database, schemaName: string, store: Store, options: Options): Promise<Step> {
  return db.transaction(async (tx) => {
    if (!(await becomeFeeder(tx, store.name))) return 'busy'
    const { shown, next } = await store.indexes()
    if (shown !== null) {
      const position = await store.position('shown')
      const news = position === null ? null : await takeIn(db, schemaName, store, { which: 'shown', position })
      if (news !== null && !news.isForeign) return news.isLast ? 'done' : 'more'
    }
    // There is none, or it belongs to another state of the database: what is shown stays until a new one is complete.
    if (next === null) {
      await store.create(await lastToken(db, schemaName))
      return 'more'
    }
    return build(db, schemaName, store, { ...options, shown, next })
  })
}

type Building = Options & { shown: string | null; next: string }

async function build(
  db: Database,
  schemaName: string,
  store: Store,
  { shown, next, mayWait }: Building,
): Promise<Step> {
  const position = (await store.position('next')) ?? START
  const news = await takeIn(db, schemaName, store, { which: 'next', position })
  const isLost = news.isForeign || !(await isKnown(db, schemaName, await store.beganAt(next)))
  if (isLost) {
    await store.remove(next)
    return 'more'
  }
  if (!news.isLast) return 'more'
  if (shown === null && news.isDue && mayWait) return 'done'
  await store.show(next, shown)
  return 'done'
}

type Into = { which: Which; position: Position }

async function takeIn(db: Database, name: string, store: Store, { which, position }: Into): Promise<News> {
  const entries: FeedEntry[] = []
  const news = await readNews(db, { name, after: position, most: AT_ONCE }, (entry) => entries.push(entry))
  const isMoved = news.position.sequence !== position.sequence || news.position.token !== position.token
  if (!news.isForeign && (entries.length > 0 || isMoved)) await store.write(which, entries, news.position)
  return news
}

/** Until the transaction ends; false when another process is it. */
async function becomeFeeder(tx: Queryable, name: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select pg_try_advisory_xact_lock(hashtext('search cluster'), hashtext(${name})) as free`,
  )
  return rows[0]?.free === true
}

/** By which the database will be known again; null before its first batch. */
async function lastToken(db: Database, name: string): Promise<string | null> {
  const { rows } = await db.execute(
    sql`select token from search_batch where index_name = ${name} order by sequence desc limit 1`,
  )
  return rows[0] === undefined ? null : String(rows[0].token)
}

async function isKnown(db: Database, name: string, token: string | null): Promise<boolean> {
  if (token === null) return true
  const { rowCount } = await db.execute(
    sql`select from search_batch where index_name = ${name} and token = ${token}::uuid`,
  )
  return (rowCount ?? 0) > 0
}
