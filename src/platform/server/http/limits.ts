/** Bytes of a JSON or form body. The longest legitimate one is a résumé with every text field full: below 200 kB. */
export const MAX_BODY_BYTES = 1_000_000

/** Bytes of a multipart body: one upload of 10 MB, the limit that the forms announce, plus its envelope. */
export const MAX_UPLOAD_BYTES = 12_000_000

/** Bytes of a video, sent as it is: a minute and a half in full HD, within the time a request may take. */
export const MAX_VIDEO_BYTES = 64_000_000

/**
 * Characters of path and query. tRPC splits at 2000; a single long read may exceed that, but nothing legitimate exceeds
 * this.
 */
export const MAX_URL_LENGTH = 8_000

/** Bytes of request line and headers together; leaves room to answer 414 instead of node's 431 for a long address. */
export const MAX_HEADER_BYTES = 32_768

/** How long, in milliseconds, clients and running requests are waited for. */
export type Timeouts = {
  /** Until all headers have arrived (slow loris). */
  readonly headersMs: number
  /** Until the whole request has arrived. */
  readonly requestMs: number
  /** How often this is checked. */
  readonly checkMs: number
  /** For running requests to finish when the server stops. */
  readonly drainMs: number
}

export const TIMEOUTS: Timeouts = {
  headersMs: 15_000,
  // 12 MB over a mobile network with 0.6 Mbit/s.
  requestMs: 180_000,
  checkMs: 5_000,
  drainMs: 30_000,
}

/** Milliseconds an idle connection stays open; longer than the 60 s of usual proxies, which must close first. */
export const KEEP_ALIVE_MS = 65_000
