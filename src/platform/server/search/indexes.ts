import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '../../../lib/app-error.ts'
import { hear } from '../bus/hear.ts'
import { getConfig } from '../config.ts'
import { database } from '../database/db.ts'
import type { IndexDefinition } from './definition.ts'
import { feedIndex } from './feed.ts'
import { measuredIndex } from './measured-index.ts'
import { mergeSegments } from './memory/build/merge-segments.ts'
import { readChanges } from './memory/changes.ts'
import { Follower, type Source } from './memory/follower.ts'
import { IndexThread } from './memory/index-thread.ts'
import type { Health } from './opensearch/cluster-follower.ts'
import {
  clusterStates,
  followInCluster,
  hasCluster,
  openInCluster,
  wakeInCluster,
} from './opensearch/cluster-indexes.ts'
import type { SearchIndex } from './request.ts'

/** How long searches wait while an index is loaded for the first time. */
const PATIENCE_MS = 20_000

const followers = new Map<string, Follower>()
const newsListeners = new Set<(index: string) => void>()
const here = new Map<string, { follower: Follower; turn: Promise<void> }>()

/**
 * The index as it is known to this process.
 *
 * @throws AppError unavailable while it is loaded for the first time; asking it throws the same when its cluster is away
 */
export async function openIndex(definition: IndexDefinition): Promise<SearchIndex> {
  const engine = hasCluster() ? 'opensearch' : 'memory'
  return measuredIndex({ index: definition.schema.name, engine }, await unmeasured(definition))
}

async function unmeasured(definition: IndexDefinition): Promise<SearchIndex> {
  if (hasCluster()) return openInCluster(definition)
  const { name } = definition.schema
  const follower = followers.get(name)
  if (follower === undefined) return caughtUp(definition)
  if (follower.index === null) await Promise.race([follower.ready(), wait(PATIENCE_MS, undefined, { ref: false })])
  if (follower.index === null) {
    throw new AppError('unavailable', 'Die Suche startet gerade. Bitte in einer Minute noch einmal versuchen.')
  }
  return follower.index
}

/** The same for callers that can do without: null while it is loaded for the first time, or its cluster is away. */
export async function askIfThere<Answer>(
  definition: IndexDefinition,
  ask: (index: SearchIndex) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    const isLoading = followers.get(definition.schema.name)?.index === null
    return isLoading ? null : await ask(await openIndex(definition))
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return null
    throw error
  }
}

/**
 * Calls the listener with the name of an index whenever what this process finds in it has changed: later than the bus
 * reports the change itself, because documents are made and read first.
 *
 * @returns the function that ends it
 */
export function onIndexNews(listener: (index: string) => void): () => void {
  newsListeners.add(listener)
  return () => void newsListeners.delete(listener)
}

/**
 * Keeps the indexes of this process up to date with the database, by threads of their own, until the signal ends it.
 */
export async function followIndexes(
  definitions: readonly IndexDefinition[],
  signal: AbortSignal,
  onFailure: (error: unknown, index: string) => void,
): Promise<void> {
  const stopHearing = hear(['search_fed'], {
    heard: wake,
    missed: () => wake(definitions.map(({ schema }) => schema.name)),
  })
  const follow = hasCluster() ? followInCluster : followInMemory
  await follow(definitions, signal, onFailure, (name) => {
    for (const heard of newsListeners) heard(name)
  }).finally(stopHearing)
}

async function followInMemory(
  definitions: readonly IndexDefinition[],
  signal: AbortSignal,
  onFailure: (error: unknown, index: string) => void,
  onNews: (index: string) => void,
): Promise<void> {
  const databaseUrl = getConfig().DATABASE_DIRECT_URL ?? getConfig().DATABASE_URL
  // Separate threads: new documents are found while large segments are merged, and the memory for loading everything is
  // freed with its thread.
  const threads = {
    loader: new IndexThread(databaseUrl),
    reader: new IndexThread(databaseUrl),
    builder: new IndexThread(databaseUrl),
  }
  try {
    await Promise.all(
      definitions.map(async (definition) => {
        const { schema } = definition
        const source = sourceOf(definition, threads)
        const follower = new Follower(
          source,
          (error) => onFailure(error, schema.name),
          () => onNews(schema.name),
        )
        followers.set(schema.name, follower)
        await follower.run(signal)
      }),
    )
  } finally {
    for (const { schema } of definitions) followers.delete(schema.name)
    await Promise.all(Object.values(threads).map((thread) => thread.stop()))
  }
}

type Threads = Readonly<Record<'loader' | 'reader' | 'builder', IndexThread>>

function sourceOf({ schema, isPersonal = false }: IndexDefinition, { loader, reader, builder }: Threads): Source {
  const file = path.join(getConfig().DATA_DIR, 'search', `${schema.name}.index`)
  return {
    read: (after) => (followers.get(schema.name)?.index ? reader : loader).read(schema, after),
    merge: (segments) => builder.merge(schema, segments),
    load: () => loader.load(schema, file),
    save: (snapshot) => builder.save(schema, file, snapshot),
    isPersonal,
  }
}

/** How an index is kept: by this process, or by a cluster and how that is. */
export type Engine = 'memory' | Health

/** By what each index is kept; none where nobody follows them. */
export function engines(): ReadonlyMap<string, Engine> {
  const inMemory = [...followers.keys()].map((name): [string, Engine] => [name, 'memory'])
  return new Map([...inMemory, ...[...clusterStates()].map(([name, { health }]): [string, Engine] => [name, health])])
}

/** Names of the indexes that are read for the first time; searches in them wait, or say so. */
export function unreadIndexes(): string[] {
  const building = [...clusterStates()].flatMap(([name, { health }]) => (health === 'building' ? [name] : []))
  return [...building, ...[...followers].flatMap(([name, { index }]) => (index === null ? [name] : []))]
}

/** The last batch of documents this process has read for an index; null when nobody follows it. */
export function readUpTo(name: string): number | null {
  return followers.get(name)?.sequence ?? clusterStates().get(name)?.sequence ?? null
}

function wake(names: readonly string[]): void {
  for (const name of names) {
    followers.get(name)?.wake()
    wakeInCluster(name)
  }
}

/** Without a follower, as in a command: brought up to date for each search, including feeding. */
async function caughtUp(definition: IndexDefinition): Promise<SearchIndex> {
  const { schema } = definition
  const own = here.get(schema.name) ?? { follower: followerHere(definition), turn: Promise.resolve() }
  here.set(schema.name, own)
  const turn = own.turn.then(async () => {
    await feedIndex(database().db, definition)
    while (!(await own.follower.step()));
  })
  own.turn = turn.catch(() => {})
  await turn
  if (own.follower.index === null) throw new Error(`no index ${schema.name}`)
  return own.follower.index
}

function followerHere({ schema }: IndexDefinition): Follower {
  return new Follower(
    {
      read: (after) => readChanges(database().db, schema, after),
      merge: async (segments) => mergeSegments(schema, segments),
      load: async () => null,
      save: async () => {},
    },
    (error) => {
      throw error
    },
  )
}
