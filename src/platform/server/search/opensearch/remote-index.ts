import { z } from 'zod'
import type { IndexSchema } from '../document.ts'
import type { Query } from '../query.ts'
import type { SearchAnswer, SearchRequest, Viewer } from '../request.ts'
import type { SearchIndex } from '../search-index.ts'
import { clauseOf, visibleClause } from './clauses.ts'
import type { Cluster } from './cluster.ts'
import { lookUpBody, readLookUp } from './look-up.ts'
import { indexName } from './mapping.ts'
import { readAnswer } from './read-answer.ts'
import { searchBody } from './search-body.ts'

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
const manySchema = z.object({ responses: z.array(z.looseObject({ status: z.number() })) })

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
    return readAnswer(request, await this.ask(searchBody(request, this.schema)))
  }

  async has(viewer: Viewer, query: Query): Promise<boolean> {
    const filter = [visibleClause(viewer), clauseOf(query, this.schema)]
    const found = await this.ask({ query: { bool: { filter } }, size: 0, track_total_hits: 1, terminate_after: 1 })
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
      const lines = lookUps.flatMap(({ viewer, prefix, limit }) => [
        { index: this.name, allow_partial_search_results: false },
        lookUpBody(this.schema, viewer, prefix, limit),
      ])
      const asked = { method: 'POST', path: '/_msearch', lines } as const
      const { responses } = manySchema.parse(await this.cluster.search(asked, this.patience))
      for (const [at, { answer }] of lookUps.entries()) answer.resolve(readLookUp(responses[at]))
    } catch (error) {
      for (const { answer } of lookUps) answer.reject(error)
    }
  }

  private ask(body: object): Promise<unknown> {
    const { ms } = this.patience
    const query = { allow_partial_search_results: false, cancel_after_time_interval: `${ms}ms` }
    return this.cluster.search({ method: 'POST', path: `/${this.name}/_search`, query, body }, { ms })
  }

  private get name(): string {
    return indexName(this.cluster.prefix, this.schema)
  }

  private get patience() {
    return { ms: Math.max(1, Math.ceil(this.until - performance.now())) }
  }
}
