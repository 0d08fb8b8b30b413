import { z } from 'zod'
import type { FeedEntry, IndexSchema } from '../document.ts'
import type { Position } from '../read-news.ts'
import type { Cluster } from './cluster.ts'
import { fieldsOf, indexBody, indexName, REFRESH_MS } from './mapping.ts'

/** Documents per request. */
const AT_ONCE = 500
/** Where the index stores its position; without an audience, so that no search finds it. */
const POSITION_ID = 'position'

const aliasesSchema = z.array(z.object({ alias: z.string(), index: z.string() }))
const positionSchema = z.object({
  _source: z.object({ position: z.object({ sequence: z.number(), token: z.string().nullable() }) }),
})
const mappingsSchema = z.record(
  z.string(),
  z.object({ mappings: z.object({ _meta: z.object({ beganAt: z.string().nullable() }) }) }),
)
const bulkSchema = z.object({
  errors: z.boolean(),
  items: z.array(
    z.record(z.string(), z.object({ status: z.number(), error: z.looseObject({ type: z.string() }).optional() })),
  ),
})

/** Which of the two indexes: the one being searched, or the one being filled to replace it. */
export type Which = 'shown' | 'next'

/** The indexes of one schema in a cluster: their names, their content, and their position. */
export class Store {
  readonly name: string
  private readonly cluster: Cluster
  private readonly schema: IndexSchema

  constructor(cluster: Cluster, schema: IndexSchema) {
    this.cluster = cluster
    this.schema = schema
    this.name = indexName(cluster, schema)
  }

  /** The existing indexes, by their own names. */
  async indexes(): Promise<Record<Which, string | null>> {
    const path = `/_cat/aliases/${this.name},${this.name}-next`
    const aliases = aliasesSchema.parse(
      (await this.cluster.manage({ method: 'GET', path, query: { format: 'json' } })) ?? [],
    )
    const of = (which: Which) => aliases.find(({ alias }) => alias === this.alias(which))?.index ?? null
    return { shown: of('shown'), next: of('next') }
  }

  /** The position of an index; null when it does not know. */
  async position(which: Which): Promise<Position | null> {
    const found = await this.cluster.manage({ method: 'GET', path: `/${this.alias(which)}/_doc/${POSITION_ID}` })
    return found === null ? null : positionSchema.parse(found)._source.position
  }

  /**
   * Makes an empty index that nobody searches yet.
   *
   * @param beganAt token of the last batch there is, by which the database is known again when the index is complete
   */
  async create(beganAt: string | null): Promise<void> {
    const path = `/${this.name}-${Date.now().toString(36)}`
    const aliases = { [this.alias('next')]: {} }
    await this.cluster.manage({
      method: 'PUT',
      path,
      body: { ...indexBody(this.schema, this.cluster.shards, beganAt), aliases },
    })
  }

  /** What was said to `create`. */
  async beganAt(index: string): Promise<string | null> {
    const mappings = mappingsSchema.parse(await this.cluster.manage({ method: 'GET', path: `/${index}/_mapping` }))
    return Object.values(mappings)[0]?.mappings._meta.beganAt ?? null
  }

  async remove(index: string): Promise<void> {
    await this.cluster.manage({ method: 'DELETE', path: `/${index}` })
  }

  /**
   * Takes changes in, and then the position after them. What is there already from a later batch stays.
   *
   * @throws Error when the cluster takes not all of them, as when its disks are full
   */
  async write(which: Which, entries: readonly FeedEntry[], position: Position): Promise<void> {
    for (let from = 0; from < entries.length; from += AT_ONCE) {
      await this.bulk(
        which,
        entries.slice(from, from + AT_ONCE).map(({ id, sequence, document }) => ({
          id,
          sequence,
          fields: document && fieldsOf(this.schema, document),
        })),
      )
    }
    await this.bulk(which, [{ id: POSITION_ID, sequence: position.sequence, fields: { position } }])
  }

  /** Switches searches from the previous index to the filled one. */
  async show(next: string, before: string | null): Promise<void> {
    const settings = { index: { refresh_interval: `${REFRESH_MS}ms`, auto_expand_replicas: '0-1' } }
    await this.cluster.manage({ method: 'PUT', path: `/${next}/_settings`, body: settings })
    await this.cluster.manage({ method: 'POST', path: `/${next}/_refresh` })
    const actions = [
      { remove: { index: next, alias: this.alias('next') } },
      { add: { index: next, alias: this.alias('shown') } },
      ...(before === null ? [] : [{ remove_index: { index: before } }]),
    ]
    await this.cluster.manage({ method: 'POST', path: '/_aliases', body: { actions } })
  }

  /** Makes applied changes searchable immediately. */
  async refresh(): Promise<void> {
    await this.cluster.manage({ method: 'POST', path: `/${this.name}/_refresh` })
  }

  private async bulk(which: Which, changes: readonly Change[]): Promise<void> {
    const lines = changes.flatMap(({ id, sequence, fields }) => {
      const own = { _id: id, version: sequence, version_type: 'external_gte', require_alias: true }
      return fields === null ? [{ delete: { ...own, require_alias: undefined } }] : [{ index: own }, fields]
    })
    const path = `/${this.alias(which)}/_bulk`
    const { errors, items } = bulkSchema.parse(await this.cluster.manage({ method: 'POST', path, lines }))
    if (!errors) return
    for (const [, { status, error }] of items.flatMap((item) => Object.entries(item))) {
      // Without an error: gone already. 409: a later version exists.
      if (status >= 300 && status !== 409 && error !== undefined)
        throw new Error(`The cluster did not take a document: ${status} ${error?.type ?? ''}`)
    }
  }

  private alias(which: Which): string {
    return which === 'shown' ? this.name : `${this.name}-next`
  }
}

type Change = { id: string; sequence: number; fields: object | null }
