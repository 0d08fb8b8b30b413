import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster as Nodes, startOpenSearch } from '../../scripts/engines/starters/opensearch/opensearch.ts'
import type { FeedEntry, IndexSchema } from '../../src/platform/server/search/document.ts'
import { type Cluster, openCluster } from '../../src/platform/server/search/opensearch/cluster.ts'
import { RemoteIndex } from '../../src/platform/server/search/opensearch/remote-index.ts'
import { Store } from '../../src/platform/server/search/opensearch/store.ts'
import { ALL, and, or, type Query, term } from '../../src/platform/server/search/query.ts'
import { START } from '../../src/platform/server/search/read-news.ts'
import { SCHEMA } from '../search-contract/generated-documents.ts'
import { requirementLevelContract } from '../search-contract/requirement-levels.ts'
import { searchContract } from '../search-contract/suite.ts'
import { ownCertificate } from './own-certificate.ts'

const AWAY = 'Die Suche ist gerade nicht erreichbar'
let nodes: Nodes
const clusters: Cluster[] = []

beforeAll(async () => {
  nodes = await startOpenSearch({ nodes: 1 })
})
afterAll(async () => {
  await Promise.all(clusters.map((cluster) => cluster.close()))
  await nodes.stop()
})

/** The cluster of one installation, which prefixes its index names. */
async function clusterFor(prefix: string, shards = 1): Promise<Cluster> {
  const cluster = await openCluster(`${nodes.address}/${prefix}`, { shards })
  clusters.push(cluster)
  return cluster
}

async function openIndex(prefix: string, schema: IndexSchema, shards = 1) {
  const cluster = await clusterFor(prefix, shards)
  const store = new Store(cluster, schema)
  await store.create(null)
  const { next } = await store.indexes()
  await store.show(next ?? '', null)
  return {
    index: new RemoteIndex(cluster, schema, 600_000),
    apply: (entries: readonly FeedEntry[]) => store.write('shown', entries, START),
    settle: () => store.refresh(),
  }
}

describe.each([1, 3])('an index in OpenSearch of %i parts', (shards) => {
  let opened = 0
  searchContract(async () => {
    opened += 1
    return openIndex(`contract${shards}-${opened}`, SCHEMA, shards)
  })
})

describe('the level of an occupation, in OpenSearch', () => {
  let opened = 0
  requirementLevelContract(async (schema) => {
    opened += 1
    return openIndex(`levels${opened}`, schema)
  })
})

it('counts columns one by one when they have more combinations than expected', async () => {
  const most = 14
  const { index, apply, settle } = await openIndex('combinations', SCHEMA)
  const texts = Array.from({ length: most }, (_, at) => `t${at}`)
  const rest = { terms: [], numbers: {}, points: [], audience: ['everyone'], hiddenFrom: [] }
  await apply(
    Array.from({ length: 2 ** most }, (_, at) => {
      const id = `${at.toString(16).padStart(8, '0')}-0000-7000-8000-000000000000`
      const types = texts.filter((_text, bit) => (at & (2 ** bit)) > 0)
      return { id, sequence: at + 1, document: { id, labels: { types }, ...rest } }
    }),
  )
  await settle()
  const facets = { types: { by: 'label', column: 'types' } } as const
  const page = { size: 1, offset: 0 }
  const asked = { viewer: { groups: ['everyone'] }, match: ALL, filters: {}, levels: [], facets, page }
  const answer = await index.search({ ...asked, sort: { by: 'order' } })
  expect(answer.total).toBe(2 ** most)
  expect(new Map(answer.facets.types)).toEqual(new Map(texts.map((text) => [text, 2 ** (most - 1)])))
})

it('is not away because it is asked too much at once', async () => {
  const { index } = await openIndex('clauses', SCHEMA)
  const ask = (match: Query) => index.has({ groups: ['everyone'] }, match)
  const many = (word: string) => and(...Array.from({ length: 600 }, (_, at) => term(`${word}${at}`)))
  const tooMuch = or(many('a'), many('b'))
  for (let asked = 0; asked < 4; asked++) await expect(ask(tooMuch)).rejects.toThrow('too_many_nested_clauses')
  expect(await ask(ALL)).toBe(false)
})

describe('a cluster with names, passwords and a certificate of its own', () => {
  const { key, cert, remove } = ownCertificate()
  let port = 0
  let server: https.Server

  beforeAll(async () => {
    // In front of the cluster, which has no such plugin here.
    server = https.createServer({ key: fs.readFileSync(key), cert: fs.readFileSync(cert) }, (asked, answer) => {
      if (asked.headers.authorization !== `Basic ${Buffer.from('stelle:ge:heim').toString('base64')}`) {
        answer.writeHead(401).end('{}')
        return
      }
      const { method, url, headers } = asked
      const passed = http.request(`${nodes.nodeUrl(0)}${url}`, { method, headers }, (from) => {
        answer.writeHead(from.statusCode ?? 502, from.headers)
        from.pipe(answer)
      })
      asked.pipe(passed)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    port = typeof address === 'object' && address !== null ? address.port : 0
  })
  afterAll(() => {
    server.close()
    remove()
  })

  const clusterWith = async (user: string, caFile?: string) => {
    const cluster = await openCluster(`https://${user}@127.0.0.1:${port}/secured`, { caFile })
    clusters.push(cluster)
    return cluster
  }
  const indexesWith = async (user: string, ca?: string) => new Store(await clusterWith(user, ca), SCHEMA).indexes()
  const searchWith = async (user: string, ca?: string) =>
    new RemoteIndex(await clusterWith(user, ca), SCHEMA).has({ groups: ['everyone'] }, ALL)

  it('is reached with both', async () => {
    expect(await indexesWith('stelle:ge%3Aheim', cert)).toEqual({ shown: null, next: null })
  })

  it('is not reached with a wrong password, nor with a certificate that nobody knows', async () => {
    await expect(indexesWith('stelle:falsch', cert)).rejects.toThrow()
    await expect(indexesWith('stelle:ge%3Aheim')).rejects.toThrow('certificate')
    await expect(searchWith('stelle:falsch', cert)).rejects.toThrow(AWAY)
    await expect(searchWith('stelle:ge%3Aheim')).rejects.toThrow(AWAY)
  })
})

it('says within two seconds that a slow cluster is away, and answers again when it is faster', async () => {
  let delay = 0
  const proxy = http.createServer((asked, answer) => {
    const { method, url, headers } = asked
    const passed = http.request(`${nodes.nodeUrl(0)}${url}`, { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      setTimeout(() => from.pipe(answer), delay)
    })
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  await openIndex('slow', SCHEMA)
  let search = () => Promise.resolve(true)
  // What else the machine does only adds: of several programs that ask the best says how long it takes.
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && least >= 2_000; tries++) {
    const cluster = await openCluster(`http://127.0.0.1:${typeof address === 'object' && address?.port}/slow`)
    clusters.push(cluster)
    search = () => new RemoteIndex(cluster, SCHEMA).has({ groups: ['everyone'] }, ALL)
    delay = 0
    expect(await search()).toBe(false)
    delay = 3_000
    let longest = 0
    for (let asked = 0; asked < 4; asked++) {
      const started = performance.now()
      await expect(search()).rejects.toThrow(AWAY)
      longest = Math.max(longest, performance.now() - started)
    }
    least = Math.min(least, longest)
  }
  expect(least).toBeLessThan(2_000)
  delay = 0
  await expect.poll(() => search().catch(() => null), { timeout: 20_000 }).toBe(false)
  proxy.close()
})
