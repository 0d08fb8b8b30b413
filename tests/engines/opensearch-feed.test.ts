import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Cluster as Nodes, startOpenSearch } from '../../scripts/engines/starters/opensearch/opensearch.ts'
import { uuidv7 } from '../../src/lib/uuid.ts'
import { startBus } from '../../src/platform/server/bus/bus.ts'
import { database } from '../../src/platform/server/database/db.ts'
import { feedIndex } from '../../src/platform/server/search/feed.ts'
import {
  askIfThere,
  engines,
  followIndexes,
  openIndex,
  unreadIndexes,
} from '../../src/platform/server/search/indexes.ts'
import { markDue } from '../../src/platform/server/search/mark.ts'
import { openCluster } from '../../src/platform/server/search/opensearch/cluster.ts'
import { Store } from '../../src/platform/server/search/opensearch/store.ts'
import { term } from '../../src/platform/server/search/query.ts'
import { SCHEMA } from '../search-contract/generated-documents.ts'

const ALL = { groups: ['everyone'] }
const WITHIN = { timeout: 60_000, interval: 100 }
const words = new Map<string, string>()
let nodes: Nodes
let bus: ReturnType<typeof startBus>

const definition = {
  schema: SCHEMA,
  version: () => 'first',
  ids: sql`select unnest(${sql.param([])}::uuid[]) as id`,
  read: async (_: unknown, due: readonly { id: string }[]) =>
    due.flatMap(({ id }) => {
      const word = words.get(id)
      const rest = { numbers: {}, labels: {}, points: [], audience: ['everyone'], hiddenFrom: [] }
      return word === undefined ? [] : [{ id, terms: [word], ...rest }]
    }),
}

beforeAll(async () => {
  nodes = await startOpenSearch({ nodes: 3, heap: 384 })
  process.env.OPENSEARCH_URL = nodes.address
  bus = startBus(() => {})
})
afterAll(async () => {
  await bus.stop()
  await nodes.stop()
})

/** Keeps a document, or that it is gone, as a feeder somewhere does. */
async function feed(word: string, id = uuidv7()): Promise<string> {
  if (word === '') words.delete(id)
  else words.set(id, word)
  await database().db.transaction((tx) => markDue(tx, SCHEMA.name, [id]))
  await feedIndex(database().db, definition)
  return id
}

function follow() {
  const stopping = new AbortController()
  const failures: unknown[] = []
  const ended = followIndexes([definition], stopping.signal, (error) => failures.push(error))
  const stop = () => {
    stopping.abort()
    return ended
  }
  return { failures, stop }
}

const isFound = async (word: string) => (await openIndex(definition)).has(ALL, term(word))
/** False also while the cluster is away. */
const isThere = async (word: string) => (await askIfThere(definition, (index) => index.has(ALL, term(word)))) ?? false
const health = () => engines().get(SCHEMA.name)

async function ask(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${nodes.nodeUrl(0)}${path}`, { method, headers, body: body && JSON.stringify(body) })
  return answer.json()
}

/** The first index of this schema, under its own name. */
async function shownIndex(): Promise<string> {
  const cluster = await openCluster(nodes.address)
  const { shown } = await new Store(cluster, SCHEMA).indexes()
  await cluster.close()
  return shown ?? ''
}

/** Asks several times whether it is away; what else the machine does only adds, so the best says how long it takes. */
async function expectAway(withinMs: number) {
  let least = Number.POSITIVE_INFINITY
  for (let asked = 0; asked < 6; asked++) {
    const started = performance.now()
    await expect(isFound('Seiler')).rejects.toThrow('Die Suche ist gerade nicht erreichbar')
    least = Math.min(least, performance.now() - started)
  }
  expect(least).toBeLessThan(withinMs)
}

/** Milliseconds until something is so; of three times the least. */
async function quickest(begin: () => Promise<() => Promise<boolean>>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let times = 0; times < 3; times++) {
    const started = performance.now()
    const isSo = await begin()
    await expect.poll(isSo, { timeout: 10_000, interval: 20 }).toBe(true)
    least = Math.min(least, performance.now() - started)
  }
  return least
}

it('finds what is fed within a second, and what is gone no more, whichever process feeds', async () => {
  await feed('Imker')
  const first = follow()
  await expect.poll(() => isThere('Imker'), WITHIN).toBe(true)
  await expect.poll(health, WITHIN).toBe('green')
  expect(unreadIndexes()).toEqual([])
  await feed('Warmlauf')
  await expect.poll(() => isThere('Warmlauf'), WITHIN).toBe(true)
  const fed: { word: string; id: string }[] = []
  const found = await quickest(async () => {
    const word = `Küfer${fed.length}`
    fed.push({ word, id: await feed(word) })
    return () => isFound(word)
  })
  expect(found).toBeLessThan(1_500)
  const gone = await quickest(async () => {
    const { word, id } = fed.pop() ?? { word: '', id: '' }
    await feed('', id)
    return async () => !(await isFound(word))
  })
  expect(gone).toBeLessThan(1_500)
  await first.stop()
  expect(first.failures).toEqual([])
})

it('goes on where another process ended, and an older document never replaces a later one', async () => {
  const id = await feed('Seiler')
  const { stop } = follow()
  await expect.poll(() => isThere('Seiler'), WITHIN).toBe(true)
  const cluster = await openCluster(nodes.address)
  const store = new Store(cluster, SCHEMA)
  const position = await store.position('shown')
  const document = { numbers: {}, labels: {}, points: [], audience: ['everyone'], hiddenFrom: [] }
  const older = { id, sequence: (position?.sequence ?? 0) - 1, document: { id, terms: ['Reeper'], ...document } }
  await store.write('shown', [older], { sequence: 1, token: null })
  await store.refresh()
  expect([await isFound('Seiler'), await isFound('Reeper')]).toEqual([true, false])
  expect(await store.position('shown')).toEqual(position)
  await cluster.close()
  await stop()
})

it('is built anew for a database that was put back to an older state, and shows the old one meanwhile', async () => {
  const { stop } = follow()
  await expect.poll(() => isThere('Imker'), WITHIN).toBe(true)
  // As after a restore: other batches, and one document fewer.
  const { db } = database()
  await db.execute(sql`delete from search_document where document->'terms'->>0 = 'Imker'`)
  await db.execute(sql`update search_batch set token = gen_random_uuid()`)
  const seen = new Set<boolean>()
  const isOver = async () => {
    seen.add(await isFound('Seiler'))
    return isFound('Imker')
  }
  await expect.poll(isOver, WITHIN).toBe(false)
  // Nobody saw an index without what is in both.
  expect([...seen]).toEqual([true])
  await stop()
})

it('answers while a node is gone, says within two seconds that all are, and catches up by itself', async () => {
  const { stop, failures } = follow()
  await expect.poll(() => isThere('Seiler'), WITHIN).toBe(true)
  await expect.poll(health, WITHIN).toBe('green')
  nodes.processes[2]?.signal('SIGKILL')
  await expect.poll(() => isThere('Seiler'), WITHIN).toBe(true)
  await feed('Falkner')
  await expect.poll(() => isThere('Falkner'), WITHIN).toBe(true)

  // Hanging is worse than gone: whoever asks waits.
  for (const node of [0, 1]) nodes.processes[node]?.signal('SIGSTOP')
  await expectAway(2_000)
  // By now nobody waits any more.
  await expectAway(100)
  expect(await askIfThere(definition, (index) => index.has(ALL, term('Seiler')))).toBeNull()
  await feed('Hutmacher')
  await expect.poll(health, WITHIN).toBe('away')
  for (const node of [0, 1]) nodes.processes[node]?.signal('SIGCONT')
  await expect.poll(() => isThere('Hutmacher'), WITHIN).toBe(true)
  await nodes.processes[2]?.start()
  await expect.poll(health, { timeout: 90_000 }).toBe('green')
  expect(failures.length).toBeGreaterThan(0)
  await stop()
}, 300_000)

it('goes on answering while the disks are full, says so, and takes in later what came meanwhile', async () => {
  const { stop } = follow()
  await expect.poll(() => isThere('Seiler'), WITHIN).toBe(true)
  const settings = '/_cluster/settings?flat_settings=true'
  const watermarks = (free: string | null) =>
    ask('PUT', settings, {
      transient: {
        'cluster.info.update.interval': '10s',
        // It looks whether a disk has room again no more often than it moves shards, which is once a minute.
        'cluster.routing.allocation.disk.reroute_interval': '1s',
        ...Object.fromEntries(
          ['low', 'high', 'flood_stage'].map((name) => [`cluster.routing.allocation.disk.watermark.${name}`, free]),
        ),
      },
    })
  // No disk has this much left.
  await watermarks('1000tb')
  const blocked = { [await shownIndex()]: { settings: { index: { blocks: { read_only_allow_delete: 'true' } } } } }
  const blocks = async () => ask('GET', `/${await shownIndex()}/_settings/index.blocks.*`)
  await expect.poll(blocks, WITHIN).toEqual(blocked)
  const createBlock = ['persistent', 'cluster.blocks.create_index']
  await expect.poll(() => ask('GET', settings), WITHIN).toHaveProperty(createBlock, 'true')
  await feed('Glasmaler')
  await expect.poll(health, WITHIN).toBe('refusing')
  expect([await isFound('Seiler'), await isFound('Glasmaler')]).toEqual([true, false])
  await watermarks(null)
  await expect.poll(() => isThere('Glasmaler'), WITHIN).toBe(true)
  await expect.poll(health, WITHIN).toBe('green')
  // The cluster releases it later than those of the indexes, and makes no index before.
  await expect.poll(() => ask('GET', settings), WITHIN).not.toHaveProperty(createBlock)
  await stop()
}, 180_000)

it('says that it is away while its only copy is lost, comes back with it, and is filled again without', async () => {
  const { stop } = follow()
  await expect.poll(() => isThere('Seiler'), WITHIN).toBe(true)
  const index = await shownIndex()
  await ask('PUT', `/${index}/_settings`, { index: { auto_expand_replicas: false, number_of_replicas: 0 } })
  // So that the node which is asked stays.
  const away = { 'index.routing.allocation.exclude._name': 'node-1' }
  await ask('PUT', `/${index}/_settings`, away)
  const holders = async () =>
    z.array(z.object({ node: z.string().nullable() })).parse(await ask('GET', `/_cat/shards/${index}?format=json`))
  await expect
    .poll(async () => (await holders()).map(({ node }) => node), WITHIN)
    .toEqual([expect.stringMatching(/^node-[23]$/)])
  const [holder] = await holders()
  const node = nodes.processes[Number(holder?.node?.at(-1)) - 1]
  node?.signal('SIGKILL')
  await expect.poll(health, WITHIN).toBe('red')
  await expectAway(2_000)
  await feed('Reifschläger')
  await node?.start()
  await expect.poll(() => isThere('Reifschläger'), WITHIN).toBe(true)

  node?.signal('SIGKILL')
  await expect.poll(health, WITHIN).toBe('red')
  await ask('DELETE', `/${index}`)
  await expect.poll(() => isThere('Reifschläger'), WITHIN).toBe(true)
  expect(await isFound('Seiler')).toBe(true)
  await node?.start()
  await expect.poll(health, { timeout: 90_000 }).toBe('green')
  await stop()
}, 300_000)
