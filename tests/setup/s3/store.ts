import type http from 'node:http'

/** What answers behind the server that the tests talk to. */
export type Store = {
  /** Bucket, key and secret of its address. */
  bucket: string
  key: string
  secret: string
  /** How many objects it lists at once. */
  pageSize: number
  answer: (request: http.IncomingMessage, response: http.ServerResponse) => void | Promise<void>
  /** Of all objects. */
  keys: () => Promise<string[]>
  clear: () => Promise<void>
}

/** All tests sign for this region. */
export const REGION = 'eu-central-1'
