import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client'

/**
 * What this process measures, in the format of OpenMetrics: it alone has exemplars, by which a figure leads to the id of a
 * request. No label holds anything that people typed: routes, names of procedures, classes, states.
 */
export const metrics = new Registry<OpenMetricsContentType>()
metrics.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
const registers = [metrics]

/** Seconds: from a page out of memory to the longest anybody waits. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Its type counts the labels of exemplars among the others. */
export const requestSeconds = new Histogram<'method' | 'route' | 'status' | 'request_id' | 'trace_id'>({
  name: 'stellwerk_request_seconds',
  help: 'Answers by the pattern of their route, until the last byte is sent.',
  labelNames: ['method', 'route', 'status'],
  buckets: BUCKETS,
  enableExemplars: true,
  registers,
})

export const procedureSeconds = new Histogram({
  name: 'stellwerk_procedure_seconds',
  help: 'Procedures, called over the wire or by a page.',
  labelNames: ['procedure', 'result'],
  buckets: BUCKETS,
  registers,
})

export const searchSeconds = new Histogram({
  name: 'stellwerk_search_engine_seconds',
  help: 'What the engine of the search takes, by index, engine, call (search, has, terms) and result (ok, away, error).',
  labelNames: ['index', 'engine', 'call', 'result'],
  buckets: BUCKETS,
  registers,
})

export const keptPages = new Counter({
  name: 'stellwerk_page_cache_requests_total',
  help: 'Pages for visitors: from memory (kept), rendered anew, or kept beyond their time while the database is away or all places are taken (lapsed).',
  labelNames: ['result'],
  registers,
})

export const crowdedRequests = new Counter({
  name: 'stellwerk_crowded_total',
  help: 'Requests that found no place in time and were refused before anything was done for them.',
  registers,
})

export const waitingRequests = new Gauge({
  name: 'stellwerk_waiting_requests',
  help: 'Requests that wait until the application has a place for them.',
  registers,
})

export const keptPagesSize = new Gauge({
  name: 'stellwerk_page_cache_size',
  help: 'Pages for visitors and pictures on them in the memory of this process: how many (pages, pictures), and how large (bytes, pictures bytes).',
  labelNames: ['unit'],
  registers,
})

export const mailsTried = new Counter({
  name: 'stellwerk_mails_total',
  help: 'Attempts to send a mail by this process, by class and outcome (sent, refused, deferred, away).',
  labelNames: ['class', 'outcome'],
  registers,
})

export const roomlessWrites = new Counter({
  name: 'stellwerk_no_room_total',
  help: 'What was not kept because a disk is full, by place (disk of DATA_DIR, database, store).',
  labelNames: ['place'],
  registers,
})

/** What the event loop, memory and garbage collection of this process do, under the names that dashboards know. */
export function measureProcess(): void {
  collectDefaultMetrics({ register: metrics })
}

export type Reading = { labels: Record<string, string>; value: number }

/** A figure that is read when somebody asks for it; none while it cannot be read. */
export function measure(name: string, help: string, labelNames: readonly string[], read: () => Promise<Reading[]>) {
  new Gauge({
    name: `stellwerk_${name}`,
    help,
    labelNames: [...labelNames],
    registers,
    async collect() {
      this.reset()
      for (const { labels, value } of await read().catch(() => [])) this.set(labels, value)
    },
  })
}
