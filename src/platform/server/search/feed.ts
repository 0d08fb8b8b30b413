import { setImmediate } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { announce } from '../bus/announce.ts'
import { isDatabaseAway } from '../database/away.ts'
import type { Database, Queryable, Transaction } from '../database/db.ts'
import { hasTurn, type Program, takeTurn } from '../program-version/turn.ts'
import type { Due, IndexDefinition } from './definition.ts'
import type { SearchDocument } from './document.ts'
import { searchBatch, searchIndexState, searchMark } from './table.ts'

/** Documents made in one transaction; no other feeder works meanwhile. */
const AT_ONCE = 500
/** Documents made between two yields to requests: some milliseconds. */
const BETWEEN_YIELDS = 5
/** Documents written by one statement. */
const PART = 100
/** How long after its last sign a newer version of the program is taken for gone: feeders look twice a second. */
const AWAY_SECONDS = 60
/** How long batches and records of removed documents are kept for engines that were away. */
const KEPT_DAYS = 7

const takenSchema = z.array(z.object({ id: z.guid(), markedAt: z.coerce.date(), isBulk: z.boolean() }))
const documentsSchema = z.array(z.object({ id: z.guid(), document: z.custom<SearchDocument>() }))

/**
 * Makes every document that is due. One feeder at a time across all processes, so that the sequence is the order of
 * commits; if another one is at work there is nothing to do.
 * @returns how many documents were made
 */
export async function feedIndex(
  db: Database,
  definition: IndexDefinition,
  onProgress: (made: number) => void = () => {},
): Promise<number> {
  const program = { name: `search ${definition.schema.name}`, version: definition.version(), awaySeconds: AWAY_SECONDS }
  let made = 0
  for (;;) {
    if (!(await isOurTurn(db, definition, program))) return made
    const done = await feedBatch(db, definition, program).catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error
      return feedOneByOne(db, definition, program)
    })
    made += done
    onProgress(made)
    if (done === 0) return made
  }
}

function feedBatch(
  db: Database,
  { schema: { name }, read }: IndexDefinition,
  program: Program,
  most = AT_ONCE,
): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await becomeFeeder(tx, name)) || !(await hasTurn(tx, program))) return 0
    const due = await takeMarks(tx, name, most)
    if (due.length === 0) return 0
    const sequence = await nextBatch(tx, name)
    const documents = await read(tx, due, (ids) => documentsOf(tx, name, ids))
    await writeAll(documents, due, (rows) => write(tx, name, sequence, rows))
    await announce(tx, 'search_fed', [name])
    return due.length
  })
}

/**
 * After a batch that failed: a document that cannot be made goes behind all others, so that it holds up nobody else's.
 * @throws what was thrown first, when all others are made: so it is seen, and tried again in the next round
 */
async function feedOneByOne(db: Database, definition: IndexDefinition, program: Program): Promise<number> {
  const failures = new Map<string, unknown>()
  let made = 0
  while (made + failures.size < AT_ONCE) {
    try {
      const done = await feedBatch(db, definition, program, 1)
      if (done === 0) break
      made += done
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      const id = await putLast(db, definition.schema.name)
      // All others are made.
      if (id === undefined || failures.has(id)) break
      failures.set(id, error)
    }
  }
  for (const failure of failures.values()) throw failure
  return made
}

/** Marks the thing that is next again, as the last one of those in bulk; returns its id. */
function putLast(db: Database, name: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    if (!(await becomeFeeder(tx, name))) return undefined
    const [next] = await takeMarks(tx, name, 1)
    if (next === undefined) return undefined
    const { id, markedAt } = next
    await tx.insert(searchMark).values({ indexName: name, documentId: id, isBulk: true, createdAt: markedAt })
    return id
  })
}

/** Has each part written while the next is made, which asks the database nothing. */
async function writeAll(
  documents: Iterable<SearchDocument>,
  due: readonly Due[],
  writePart: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  const left = new Set(due.map(({ id }) => id))
  let rows: Row[] = []
  let writing = Promise.resolve()
  const startWriting = async () => {
    await writing
    writing = writePart(rows)
    // Its failure is thrown where it is waited for.
    writing.catch(() => {})
    rows = []
  }
  for (const document of documents) {
    left.delete(document.id)
    rows.push({ id: document.id, document })
    if (rows.length % BETWEEN_YIELDS === 0) await setImmediate()
    if (rows.length === PART) await startWriting()
  }
  for (const id of left) rows.push({ id, document: null })
  await startWriting()
  await writing
}

async function nextBatch(tx: Transaction, name: string): Promise<number> {
  const [batch] = await tx
    .insert(searchBatch)
    .values({ indexName: name, sequence: sql`nextval('search_sequence')` })
    .returning({ sequence: searchBatch.sequence })
  if (batch === undefined) throw new Error('no batch')
  return batch.sequence
}

type Row = { id: string; document: SearchDocument | null }

async function write(tx: Transaction, name: string, sequence: number, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into search_document as d (index_name, id, sequence, document)
    select ${name}, r.id, ${sequence}, r.document
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, document json)
    on conflict (index_name, id) do update
      set sequence = excluded.sequence, document = excluded.document, updated_at = now()`)
}

/** Until the transaction ends; false when another process is the feeder. */
async function becomeFeeder(tx: Transaction, name: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select pg_try_advisory_xact_lock(hashtext('search feeder'), hashtext(${name})) as free`,
  )
  return rows[0]?.free === true
}

/** Changes by people first, and never in one transaction with bulk changes. */
async function takeMarks(tx: Transaction, name: string, most: number): Promise<Due[]> {
  const { rows } = await tx.execute(sql`
    with next as (
      select id, is_bulk from search_mark where index_name = ${name} order by is_bulk, id limit ${most}),
    taken as (
      delete from search_mark where id in (
        select id from next where is_bulk = (select bool_and(is_bulk) from next))
      returning document_id, created_at, is_bulk)
    select document_id as id, max(created_at) as "markedAt", bool_and(is_bulk) as "isBulk" from taken group by 1`)
  return takenSchema.parse(rows)
}

async function documentsOf(tx: Transaction, name: string, ids: readonly string[]) {
  const { rows } = await tx.execute(sql`
    select id, document from search_document
    where index_name = ${name} and id = any(${sql.param([...ids])}::uuid[]) and document is not null`)
  return new Map(documentsSchema.parse(rows).map(({ id, document }) => [id, document]))
}

/**
 * When the program makes documents differently than before, all are due.
 * @returns whether this version of the program makes the documents: of two side by side only the newer one does
 */
async function isOurTurn(db: Database, definition: IndexDefinition, program: Program): Promise<boolean> {
  const { name } = definition.schema
  const ofIndex = db
    .select({ version: searchIndexState.version })
    .from(searchIndexState)
    .where(eq(searchIndexState.indexName, name))
  const [before] = await ofIndex
  const request = async (tx: Transaction) => {
    // Programs that know nothing of turns find their own version and leave the documents alone.
    await tx.insert(searchIndexState).values({ indexName: name, version: program.version }).onConflictDoNothing()
    await requestAll(tx, definition)
  }
  const turn = await takeTurn(db, { ...program, before: before?.version }, request)
  // A backup keeps whose turn it is, and no documents.
  if (turn === 'kept' && before === undefined && (await ofIndex).length === 0) await db.transaction(request)
  return turn !== 'waits'
}

/** Has every document of an index made again while searches go on, and removes those that no longer belong. */
export async function requestAll(db: Queryable, { schema: { name }, ids }: IndexDefinition): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into search_mark (index_name, document_id, is_bulk)
    select ${name}, id, true from (
      ${ids} union select id from search_document where index_name = ${name} and document is not null) as due`)
  return rowCount ?? 0
}

/** Deletes batches and records of removed documents that every engine has read by now. */
export async function forgetOldBatches(db: Database): Promise<void> {
  const end = sql`now() - make_interval(days => ${KEPT_DAYS})`
  await db.execute(sql`
    delete from search_batch b where at < ${end}
    and sequence < (select max(sequence) from search_batch l where l.index_name = b.index_name)`)
  await db.execute(sql`delete from search_document where document is null and updated_at < ${end}`)
}
