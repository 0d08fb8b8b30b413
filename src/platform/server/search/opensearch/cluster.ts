import fs from 'node:fs'
import type { Client } from '@opensearch-project/opensearch'
import { z } from 'zod'
import { AppError } from '../../../../lib/app-error.ts'
import { clusterAddress } from './address.ts'
import { Circuit, isOpen } from './circuit.ts'

/** A request to the cluster; `lines` is a body with one JSON text per line. */
type Ask = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  path: string
  query?: Readonly<Record<string, string | number | boolean>>
  body?: object
  lines?: readonly object[]
}

type Patience = {
  /** Timeout, milliseconds. */
  ms: number
}

/** Requests to one cluster: searches through a circuit breaker with a short timeout, everything else patiently. */
export type Cluster = {
  /** Prefix of all index names. */
  prefix: string
  /** Into how many parts each index is divided. */
  shards: number
  /**
   * The answers to several searches of one index.
   *
   * @throws AppError unavailable when it does not answer all of them in time, or not as it should
   */
  search: (index: string, bodies: readonly object[], patience: Patience) => Promise<unknown[]>
  /** The answer's body; null for 404. All other errors are thrown unchanged. */
  manage: (ask: Ask, patience?: Patience) => Promise<unknown>
  close: () => Promise<void>
}

const MANAGE_MS = 10_000
const PROBE_MS = 1_500
/** A host that does not answer leaves time to ask another one. */
const SHARE_OF_ONE_HOST = 0.5

/** A search that was answered with an error. */
class FailedSearch extends Error {
  readonly status: number
  constructor(status: number, type: string) {
    super(`A search failed: ${status} ${type}`)
    this.status = status
  }
}

type Options = {
  /** CA certificate of the cluster. */
  caFile?: string
  shards?: number
}

/** @param url in the format of OPENSEARCH_URL */
export async function openCluster(url: string, { caFile, shards = 1 }: Options = {}): Promise<Cluster> {
  const { nodes, auth, prefix } = clusterAddress(url)
  const { Client, errors } = await import('@opensearch-project/opensearch')
  const client = new Client({
    nodes,
    ...(auth && { auth }),
    ...(caFile && { ssl: { ca: fs.readFileSync(caFile) } }),
    // Another host each time.
    maxRetries: nodes.length - 1,
  })
  const circuit = new Circuit(() => client.ping({}, { requestTimeout: PROBE_MS, maxRetries: 0 }))
  const statusOf = (error: unknown) => {
    if (error instanceof FailedSearch) return error.status
    return error instanceof errors.ResponseError ? (error.statusCode ?? null) : null
  }
  const isAway = (error: unknown) => {
    const status = statusOf(error)
    if (status !== null) return status >= 500 || status === 429 || status === 401 || status === 403
    return error instanceof errors.OpenSearchClientError
  }
  return {
    prefix,
    shards,
    async search(index, bodies, { ms }) {
      const own = { index, allow_partial_search_results: false, cancel_after_time_interval: `${ms}ms` }
      const ask: Ask = { method: 'POST', path: '/_msearch', lines: bodies.flatMap((body) => [own, body]) }
      try {
        return await circuit.run(
          async () => answersIn(await answerOf(client, ask, { ms, share: nodes.length > 1 })),
          isAway,
        )
      } catch (error) {
        if (statusOf(error) === 404) throw starting()
        throw isAway(error) || isOpen(error) ? away() : error
      }
    },
    async manage(ask, { ms } = { ms: MANAGE_MS }) {
      try {
        return await answerOf(client, ask, { ms, share: false })
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
    close: () => client.close(),
  }
}

const answersSchema = z.object({
  responses: z.array(
    z.looseObject({
      status: z.number(),
      error: z
        .looseObject({ type: z.string().nullable(), root_cause: z.array(z.looseObject({ type: z.string() })) })
        .optional(),
    }),
  ),
})
/** The cluster answers 500 to it, but nothing is wrong with the cluster. */
const TOO_MANY = 'too_many_nested_clauses'

/** @throws FailedSearch for the first that failed, as for an index with missing parts */
function answersIn(body: unknown): unknown[] {
  const { responses } = answersSchema.parse(body)
  for (const { status, error } of responses) {
    if (error?.root_cause.some(({ type }) => type === TOO_MANY)) throw new FailedSearch(400, TOO_MANY)
    if (error) throw new FailedSearch(status, error.type ?? '')
  }
  return responses
}

/** All attempts together take no longer than this. */
async function answerOf(client: Client, ask: Ask, { ms, share }: Patience & { share: boolean }): Promise<unknown> {
  const { method, path, query, body, lines } = ask
  const requestTimeout = Math.ceil(share ? ms * SHARE_OF_ONE_HOST : ms)
  const asked = client.transport.request(
    { method, path, querystring: { ...query }, ...(lines ? { bulkBody: [...lines] } : body && { body }) },
    { requestTimeout },
  )
  const timer = setTimeout(() => asked.abort(), ms)
  try {
    return (await asked).body
  } finally {
    clearTimeout(timer)
  }
}

function away(): AppError {
  return new AppError(
    'unavailable',
    'Die Suche ist gerade nicht erreichbar. Bitte in einer Minute noch einmal versuchen.',
    {
      reason: 'searchAway',
    },
  )
}

/** The index is being filled for the first time. */
export function starting(): AppError {
  return new AppError('unavailable', 'Die Suche startet gerade. Bitte in einer Minute noch einmal versuchen.')
}
