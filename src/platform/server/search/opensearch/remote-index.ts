import { z } from 'zod'
import type { IndexSchema } from '../document.ts'
import type { Query } from '../query.ts'
import type { SearchAnswer, SearchIndex, SearchRequest, Viewer } from '../request.ts'
import type { Cluster } from './cluster.ts'
import { indexName } from './mapping.ts'
import { clauseOf, visibleClause } from './query/clauses.ts'
import { countedOf } from './query/facet-counts.ts'
import { type Kinds, kindsOf } from './query/kinds.ts'
import { lookUpBody, readLookUp } from './query/look-up.ts'
import { readAnswer } from './query/read-answer.ts'
import { searchBodies, spreadBodies } from './query/search-bodies.ts'
import { readSpreads, spreadsOf } from './query/spreads.ts'

/**
 * Time limit for everything needed for one page, milliseconds, so that the page can report a failure within two
 * seconds.
 */
const PATIENCE_MS = 1_800

type LookUp = {
  viewer: Viewer
  prefix: string
  limit: number
  answer: PromiseWithResolvers<string[]>
}

const foundSchema = z.object({ hits: z.object({ total: z.object({ value: z.number() }) }) })

/** An index in a cluster, for the requests of one page or one task. */
export class RemoteIndex implements SearchIndex {
  private readonly cluster: Cluster
  private readonly schema: IndexSchema
  private readonly until: number
  private lookUps: LookUp[] = []

  /** @param patience milliseconds for all requests together */
  constructor(cluster: Cluster, schema: IndexSchema, patience = PATIENCE_MS) {
    this.cluster = cluster
    this.schema = schema
    this.until = performance.now() + patience
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    const answer = (await this.counting(request, kindsOf(this.schema))) ?? (await this.counting(request, []))
    if (answer === null) throw new Error('unreachable: columns were counted one by one')
    const spreads = spreadsOf(request, answer.facets, this.schema)
    const found = spreads.length === 0 ? [] : await this.ask(spreadBodies(request, spreads, this.schema))
    return { ...answer, spreads: readSpreads(request, spreads, found) }
  }

  private async counting(request: SearchRequest, kinds: Kinds) {
    const counted = countedOf(request, kinds)
    return readAnswer(
      request,
      counted,
      await this.ask(searchBodies(request, counted, this.schema, this.cluster.shards)),
    )
  }

  async has(viewer: Viewer, query: Query): Promise<boolean> {
    const filter = [visibleClause(viewer), clauseOf(query, this.schema)]
    const body = { query: { bool: { filter } }, size: 0, track_total_hits: 1, terminate_after: 1 }
    const [found] = await this.ask([body])
    return foundSchema.parse(found).hits.total.value > 0
  }

  /** Simultaneous look-ups go in one request, such as the names of many companies on one page. */
  async terms(viewer: Viewer, prefix: string, limit: number): Promise<string[]> {
    const answer = Promise.withResolvers<string[]>()
    this.lookUps.push({ viewer, prefix, limit, answer })
    if (this.lookUps.length === 1) queueMicrotask(() => void this.lookUp())
    return answer.promise
  }

  private async lookUp(): Promise<void> {
    const lookUps = this.lookUps
    this.lookUps = []
    try {
      const bodies = lookUps.map(({ viewer, prefix, limit }) => lookUpBody(this.schema, viewer, prefix, limit))
      const answers = await this.ask(bodies)
      for (const [at, { answer }] of lookUps.entries()) answer.resolve(readLookUp(answers[at]))
    } catch (error) {
      for (const { answer } of lookUps) answer.reject(error)
    }
  }

  private ask(bodies: readonly object[]): Promise<unknown[]> {
    const ms = Math.max(1, Math.ceil(this.until - performance.now()))
    return this.cluster.search(indexName(this.cluster, this.schema), bodies, { ms })
  }
}
