import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { hear } from '../bus/hear.ts'
import { listen } from '../process/listen.ts'
import { onIndexNews } from '../search/indexes.ts'
import { answerClientError } from './answers/client-error.ts'
import { announcesTooMuch } from './body.ts'
import type { Exchange } from './exchange.ts'
import { type Handling, handleRequest } from './handle.ts'
import { KEEP_ALIVE_MS, MAX_HEADER_BYTES, TIMEOUTS, type Timeouts } from './limits.ts'
import { ALL_PAGES, PageCache } from './page-cache.ts'
import { loadStaticFiles } from './static-files.ts'

export type ServeOptions = Omit<Handling, 'files' | 'pages' | 'latest' | 'isDraining' | 'hasPages'> & {
  readonly hasPages?: boolean
  /** Directory of the checkout; the built client is expected in its `dist/client`. */
  readonly root: string
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Overrides of the defaults. */
  readonly timeouts?: Partial<Timeouts>
}

export type RunningServer = {
  readonly url: string
  /** Reports on its health pages and with each answer that it is about to stop, and continues to serve meanwhile. */
  announceEnd(): void
  /** Stops accepting, finishes running requests (for `drainMs` at most), closes every connection. */
  drain(): Promise<void>
}

/**
 * Serves the product over HTTP.
 * @throws Error with a German sentence when the address cannot be bound
 */
export async function serve({ root, host, port, timeouts, ...options }: ServeOptions): Promise<RunningServer> {
  const { headersMs, requestMs, checkMs, drainMs } = { ...TIMEOUTS, ...timeouts }
  const pages = new PageCache()
  const latest = new WeakMap<Duplex, Exchange>()
  let isDraining = false
  let drained: Promise<void> | undefined
  const files = await loadStaticFiles(join(root, 'dist', 'client'))
  const handling: Handling = { hasPages: true, ...options, files, pages, latest, isDraining: () => isDraining }
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
    (request, response) => void handleRequest(handling, request, response),
  )
  server.on('checkContinue', (request, response) => {
    if (!announcesTooMuch(request)) response.writeContinue()
    void handleRequest(handling, request, response)
  })
  // Other expectations may be ignored (RFC 9110, 10.1.1); node would refuse them without id and log line.
  server.on('checkExpectation', (request, response) => void handleRequest(handling, request, response))
  server.on('clientError', (error, socket) =>
    answerClientError(error, socket, { ...options, latest: latest.get(socket) }),
  )
  const url = await listen(server, host, port)
  const stopHearing = dropChanged(pages)
  return {
    url,
    announceEnd() {
      isDraining = true
    },
    drain() {
      isDraining = true
      drained ??= drain()
      return drained
    },
  }

  async function drain(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    server.close(() => resolve())
    // Connections become idle one by one as their last answer is sent; node closes only those idle right now.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), drainMs)
    await promise
    clearInterval(sweep)
    clearTimeout(deadline)
    stopHearing()
  }
}

const SWEEP_MS = 50

/** Drops pages whose content has changed, or all after a gap in the notices. */
function dropChanged(pages: PageCache): () => void {
  const dropAll = () => pages.invalidate([ALL_PAGES])
  const ends = [
    hear(['changed_pages'], { heard: (tags) => pages.invalidate(tags), missed: dropAll }),
    // What was rendered between a change and its arrival in this process's index is old already.
    onIndexNews((index) => pages.invalidate([`search:${index}`])),
    hear(['changed_settings'], { heard: dropAll, missed: dropAll }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
