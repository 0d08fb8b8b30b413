import {
  createTRPCUntypedClient,
  httpBatchLink,
  httpLink,
  isNonJsonSerializable,
  splitLink,
  type TRPCLink,
} from '@trpc/client'
import superjson from 'superjson'
import { CALL_ENDPOINT, MAX_BATCH_URL } from '~/platform/wire/call-budget'
import type { AppRouter } from '~/server/root-router'
import { attendance } from './attendance'
import { fetchWithRetry } from './fetch-with-retry'
import type { Caller } from './late-caller'
import { readingAnswers } from './read-answer'
import { uploadFetch } from './upload-fetch'
import { batchUrlLength, sharedBodies, writeInput } from './write-input'

/** The browser's client, loaded with the first call. */
export function browserCaller(): Caller {
  return createTRPCUntypedClient({ links: [browserLink()] })
}

/** Inputs are only written here, answers only read; tRPC's type wants both directions of both. */
const transformer = {
  input: { serialize: writeInput, deserialize: superjson.deserialize },
  output: superjson,
}

/**
 * The browser's link: uploads go alone as a form; a read whose URL alone would be too long, and a write that would make
 * the common body too large, go unbatched; everything else is batched by tick and split before a URL exceeds the limit.
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
