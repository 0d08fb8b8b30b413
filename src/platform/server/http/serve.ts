import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { hear } from '../bus/hear.ts'
import type { App } from './app.ts'
import { answerClientError } from './client-error.ts'
import { drainServer } from './drain.ts'
import { type Handling, handleRequest } from './handle.ts'
import { KEEP_ALIVE_MS, MAX_HEADER_BYTES, TIMEOUTS, type Timeouts } from './limits.ts'
import { listen } from './listen.ts'
import { releaseMemoryAtRest } from './memory-release.ts'
import { ALL_PAGES, PageCache } from './page-cache.ts'
import type { Readiness } from './readiness.ts'
import { announcesTooMuch } from './request-body.ts'
import { loadStaticFiles } from './static-files.ts'

export type ServeOptions = {
  /** Directory of the checkout; the built client is expected below it in `dist/client`. */
  readonly root: string
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  readonly app: App
  /** A rejection means that the database is not there. */
  readiness(): Promise<Readiness>
  /** Number of our own proxies in front; 0 believes nothing that a request says about its origin. */
  readonly trustProxy: number
  /** The product is reached over https only. */
  readonly secure: boolean
  /** So are all hosts below its own. */
  readonly secureSubdomains: boolean
  readonly log: Logger
  /** Where other than usual. */
  readonly timeouts?: Partial<Timeouts>
}

export type RunningServer = {
  readonly url: string
  /** Stops accepting, finishes what runs (10 s at most), closes every connection. */
  drain(): Promise<void>
}

/**
 * Serves the product over HTTP.
 *
 * @throws Error with a German sentence when the address cannot be bound
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const pages = new PageCache()
  const timeouts = { ...TIMEOUTS, ...options.timeouts }
  let isDraining = false
  const handling: Handling = {
    app: options.app,
    files: await loadStaticFiles(join(options.root, 'dist', 'client')),
    pages,
    log: options.log,
    trustProxy: options.trustProxy,
    secure: options.secure,
    secureSubdomains: options.secureSubdomains,
    readiness: () => options.readiness(),
    isDraining: () => isDraining,
  }
  const memory = releaseMemoryAtRest()
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: timeouts.checkMs,
      // A request without a body then needs no stream that is read to its end.
      optimizeEmptyRequests: true,
      // We refuse those without Host ourselves, with an id and a line in the log.
      requireHostHeader: false,
    },
    (request, response) => {
      memory.noteRequest()
      handleRequest(handling, request, response)
    },
  )
  server.on('checkContinue', (request, response) => {
    if (!announcesTooMuch(request)) response.writeContinue()
    handleRequest(handling, request, response)
  })
  // Who expects something else may be answered all the same (RFC 9110, 10.1.1); node would do so without id and log line.
  server.on('checkExpectation', (request, response) => handleRequest(handling, request, response))
  server.on('clientError', (error, socket) => answerClientError(error, socket, options))
  const stopHearing = dropChanged(pages)
  const url = await listen(server, options.host, options.port).catch((error: unknown) => {
    stopHearing()
    memory.stop()
    throw error
  })
  let drained: Promise<void> | undefined
  return {
    url,
    drain() {
      isDraining = true
      drained ??= drainServer(server, timeouts.drainMs).finally(() => {
        stopHearing()
        memory.stop()
      })
      return drained
    },
  }
}

/** Pages are rendered anew when what they show has changed, or when nobody knows whether it has. */
function dropChanged(pages: PageCache): () => void {
  const dropAll = () => pages.invalidate([ALL_PAGES])
  const ends = [
    hear(['changed_pages'], { heard: (tags) => pages.invalidate(tags), missed: dropAll }),
    hear(['changed_settings'], { heard: dropAll, missed: dropAll }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
