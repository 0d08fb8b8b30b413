import type { TRPCUntypedClient } from '@trpc/client'
import type { AppRouter } from '~/server/root-router'
import { callLost } from './call-error'

/** What carries calls: tRPC's own client, in the browser one that is not there yet. */
export type Caller = Pick<TRPCUntypedClient<AppRouter>, 'query' | 'mutation'>

/**
 * The browser's client, loaded with the first call: a visitor's page comes with its data and may never make one.
 * Calls of the same moment wait together and are batched as if the client had been there.
 */
export function lateCaller(load: () => Promise<Caller>): Caller {
  let loading: Promise<Caller> | undefined
  async function loaded(): Promise<Caller> {
    try {
      loading ??= load()
      return await loading
    } catch (cause) {
      // The next call tries to load it again.
      loading = undefined
      throw callLost(cause)
    }
  }
  return {
    query: async (...call) => (await loaded()).query(...call),
    mutation: async (...call) => (await loaded()).mutation(...call),
  }
}

/**
 * Tells of every mutation that fails, whoever made the call and whatever it does with the error (specification section
 * 8). The one door: components get no other caller. A call that was given up did not fail.
 *
 * @param tell gets the error before the caller does
 */
export function tellingFailures(caller: Caller, tell: (error: unknown) => void): Caller {
  return {
    query: caller.query,
    mutation: async (path, input, options) => {
      try {
        return await caller.mutation(path, input, options)
      } catch (error) {
        if (!options?.signal?.aborted) tell(error)
        throw error
      }
    },
  }
}
