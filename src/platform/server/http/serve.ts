import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { hear } from '../bus/hear.ts'
import { silentUntil } from '../database/servers/pulse.ts'
import { listen } from '../process/listen.ts'
import { onIndexNews } from '../search/indexes.ts'
import { answerClientError } from './answers/client-error.ts'
import { announcesTooMuch } from './body.ts'
import { Places } from './door/places.ts'
import type { Exchange } from './exchange.ts'
import { type Handling, handleRequest } from './handle.ts'
import { KEEP_ALIVE_MS, MAX_HEADER_BYTES, TIMEOUTS, type Timeouts } from './limits.ts'
import { ALL_PAGES, PageCache } from './page-cache.ts'
import { loadStaticFiles } from './static-files.ts'

export type ServeOptions = Omit<
  Handling,
  'files' | 'pages' | 'pictures' | 'places' | 'latest' | 'isDraining' | 'hasPages'
> & {
  readonly hasPages?: boolean
  /** Directory of the checkout; the built client is expected in its `dist/client`. */
  readonly root: string
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Overrides of the defaults. */
  readonly timeouts?: Partial<Timeouts>
  /** So many requests are in the application at once, others wait; default 12. */
  readonly atOnce?: number
}

export type RunningServer = {
  readonly url: string
  /** Whether the end was announced. */
  isEnding(): boolean
  /** Reports on its health pages and with each answer that it is about to stop, and continues to serve meanwhile. */
  announceEnd(): void
  /**
   * Lets what runs now finish (for `drainMs` at most), and goes on answering meanwhile: a balancer that cannot connect for
   * its checks cuts what is still running here (`on-marked-down` in deploy/haproxy.cfg).
   */
  finishRunning(): Promise<void>
  /** Stops accepting, finishes running requests (until `drainMs` are over), closes every connection. */
  drain(): Promise<void>
}

/**
 * Serves the product over HTTP.
 * @throws Error with a German sentence when the address cannot be bound
 */
export async function serve({
  root,
  host,
  port,
  timeouts,
  atOnce = AT_ONCE,
  ...options
}: ServeOptions): Promise<RunningServer> {
  const { headersMs, requestMs, checkMs, drainMs } = { ...TIMEOUTS, ...timeouts }
  const pages = new PageCache()
  const pictures = new PageCache(PICTURES, undefined, 'pictures')
  const places = new Places(atOnce, { stoodUntil: silentUntil })
  const latest = new WeakMap<Duplex, Exchange>()
  const running = new Set<Promise<void>>()
  let isDraining = false
  let endsAt: number | undefined
  let drained: Promise<void> | undefined
  const files = await loadStaticFiles(join(root, 'dist', 'client'))
  const handling: Handling = {
    ...{ hasPages: true, ...options, files, pages, pictures, places, latest },
    isDraining: () => isDraining,
  }
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: checkMs,
      // We refuse requests without Host ourselves, with an id and a log line.
      requireHostHeader: false,
    },
    take,
  )
  server.on('checkContinue', (request, response) => {
    if (!announcesTooMuch(request)) response.writeContinue()
    take(request, response)
  })
  // Other expectations may be ignored (RFC 9110, 10.1.1); node would refuse them without id and log line.
  server.on('checkExpectation', take)
  server.on('clientError', (error, socket) =>
    answerClientError(error, socket, { ...options, latest: latest.get(socket) }),
  )
  const url = await listen(server, host, port)
  const stopHearing = dropChanged([pages, pictures])
  return {
    url,
    isEnding: () => isDraining,
    announceEnd() {
      isDraining = true
    },
    async finishRunning() {
      isDraining = true
      await Promise.race([Promise.all(running), wait(msLeft(), undefined, { ref: false })])
    },
    drain() {
      isDraining = true
      drained ??= drain()
      return drained
    },
  }

  function take(request: IncomingMessage, response: ServerResponse): void {
    const sent = handleRequest(handling, request, response).then(() => untilSent(response))
    running.add(sent)
    void sent.then(() => running.delete(sent))
  }

  /** Of the time that running requests get, together. */
  function msLeft(): number {
    endsAt ??= performance.now() + drainMs
    return Math.max(0, endsAt - performance.now())
  }

  async function drain(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    server.close(() => resolve())
    // Connections become idle one by one as their last answer is sent; node closes only those idle right now.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), msLeft())
    await promise
    clearInterval(sweep)
    clearTimeout(deadline)
    stopHearing()
  }
}

/** Until the answer has left, or its client has, perhaps long before there was one. */
async function untilSent(response: ServerResponse): Promise<void> {
  if (response.socket === null || response.writableFinished || response.closed) return
  await new Promise<void>((resolve) => response.once('close', resolve))
}

const SWEEP_MS = 50
/** As many as the balancer of deploy/haproxy.cfg gives to a node. */
const AT_ONCE = 12
/** About 300 logos and pictures of companies. */
const PICTURES = { entries: 1_000, bytes: 10_000_000 }

/** Drops pages whose content has changed, or all after a gap in the notices. */
function dropChanged(caches: readonly PageCache[]): () => void {
  const drop = (tags: readonly string[]) => {
    for (const pages of caches) pages.invalidate(tags)
  }
  const dropAll = () => drop([ALL_PAGES])
  const ends = [
    hear(['changed_pages'], { heard: drop, missed: dropAll }),
    // What was rendered between a change and its arrival in this process's index is old already.
    onIndexNews((index) => drop([`search:${index}`])),
    hear(['changed_settings'], { heard: dropAll, missed: dropAll }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
