import {
  createTRPCUntypedClient,
  httpBatchLink,
  httpLink,
  isNonJsonSerializable,
  splitLink,
  type TRPCLink,
} from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '~/server/root-router'
import { attendance } from './attendance'
import { fetchWithRetry } from './fetch-with-retry'
import type { Caller } from './late-caller'
import { readingAnswers } from './read-answer'
import { uploadFetch } from './upload-fetch'

/** Longest URL of a batch (specification section 9). */
export const MAX_URL_LENGTH = 2000

/** Most calls in one batch; the server refuses longer ones, which would let one request do the work of hundreds. */
export const MAX_BATCH_CALLS = 30

const ENDPOINT = '/api/trpc'

/** The browser's client, loaded with the first call. */
export function browserCaller(): Caller {
  return createTRPCUntypedClient({ links: [browserLink()] })
}

/**
 * The browser's link: uploads go alone as a form, a read whose URL alone would be too long goes unbatched,
 * everything else is batched by tick and split before a URL exceeds the limit.
 */
function browserLink(): TRPCLink<AppRouter> {
  return splitLink<AppRouter>({
    condition: (op) => isNonJsonSerializable(op.input),
    true: httpLink<AppRouter>({
      url: ENDPOINT,
      fetch: readingAnswers(uploadFetch),
      headers: attendance,
      // The form itself is the body; only the answer is superjson.
      transformer: { serialize: (data: unknown) => data, deserialize: superjson.deserialize },
    }),
    false: splitLink<AppRouter>({
      condition: (op) => op.type === 'query' && batchUrlLength(op.path, op.input) > MAX_URL_LENGTH,
      true: httpLink<AppRouter>({
        url: ENDPOINT,
        fetch: readingAnswers(fetchWithRetry),
        headers: attendance,
        transformer: superjson,
      }),
      false: httpBatchLink<AppRouter>({
        url: ENDPOINT,
        fetch: readingAnswers(fetchWithRetry),
        headers: attendance,
        maxURLLength: MAX_URL_LENGTH,
        maxItems: MAX_BATCH_CALLS,
        transformer: superjson,
      }),
    }),
  })
}

/** Length of the URL a batch of this one call would have. */
export function batchUrlLength(path: string, input: unknown): number {
  const inputs = JSON.stringify({ 0: superjson.serialize(input) })
  return `${ENDPOINT}/${path}?batch=1&input=${encodeURIComponent(inputs)}`.length
}
