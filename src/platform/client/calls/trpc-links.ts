import { httpBatchLink, httpLink, isNonJsonSerializable, splitLink, type TRPCLink } from '@trpc/client'
import { tap } from '@trpc/server/observable'
import superjson from 'superjson'
import { CALL_ENDPOINT, MAX_BATCH_URL } from '~/platform/wire/call-budget'
import type { AppRouter } from '~/server/root-router'
import { uploadFetch } from '../uploads/upload-fetch'
import { fetchWithRetry } from './fetch-with-retry'
import { readingAnswers } from './read-answer'
import { batchUrlLength, sharedBodies, writeInput } from './write-input'

/**
 * Carries the browser's calls. Components use the router's client, never a client of their own.
 * @param tell gets the error of every failed mutation before its caller does, whatever the caller does with it
 * (specification section 8). A cancelled call did not fail.
 */
export function browserLinks(tell: (error: unknown) => void): TRPCLink<AppRouter>[] {
  const tellFailures: TRPCLink<AppRouter> =
    () =>
    ({ op, next }) =>
      next(op).pipe(
        tap({
          error(error) {
            if (op.type === 'mutation' && !op.signal?.aborted) tell(error)
          },
        }),
      )
  return [tellFailures, browserLink()]
}

/** Here inputs are only written and answers only read; tRPC's type wants both directions of both. */
const transformer = {
  input: { serialize: writeInput, deserialize: superjson.deserialize },
  output: superjson,
}

/**
 * The browser's link: uploads go alone as a form; a read whose URL alone is too long, and a write that would make the
 * shared body too large, go unbatched; everything else is batched by tick and split before a URL exceeds the limit.
 */
function browserLink(): TRPCLink<AppRouter> {
  const fitsSharedBody = sharedBodies()
  return splitLink<AppRouter>({
    condition: (op) => isNonJsonSerializable(op.input),
    true: httpLink<AppRouter>({
      url: CALL_ENDPOINT,
      fetch: readingAnswers(uploadFetch),
      headers: attendance,
      // The form itself is the body; only the answer is superjson.
      transformer: { serialize: (data: unknown) => data, deserialize: superjson.deserialize },
    }),
    false: splitLink<AppRouter>({
      condition: ({ type, path, input }) =>
        type === 'query' ? batchUrlLength(path, input) <= MAX_BATCH_URL : fitsSharedBody(input),
      true: httpBatchLink<AppRouter>({
        url: CALL_ENDPOINT,
        fetch: readingAnswers(fetchWithRetry),
        headers: attendance,
        maxURLLength: MAX_BATCH_URL,
        transformer,
      }),
      false: httpLink<AppRouter>({
        url: CALL_ENDPOINT,
        fetch: readingAnswers(fetchWithRetry),
        headers: attendance,
        transformer,
      }),
    }),
  })
}

/** After this long without input, reads are no longer counted as a person's. Milliseconds. */
const ATTENDED = 60_000

let lastActAt = performance.now()

if (typeof window !== 'undefined') {
  for (const act of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    window.addEventListener(
      act,
      () => {
        lastActAt = performance.now()
      },
      { passive: true, capture: true },
    )
  }
}

/**
 * Headers that tell the server that nobody is there: pages that refresh by themselves must not keep a session alive.
 */
function attendance(): Record<string, string> {
  return performance.now() - lastActAt > ATTENDED ? { 'x-unattended': 'true' } : {}
}
