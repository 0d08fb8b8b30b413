import { type QueryFunctionContext, skipToken } from '@tanstack/react-query'
import type { TRPCClient, TRPCRequestOptions } from '@trpc/client'
import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { AppRouter } from '~/server/root-router'
import type { Caller } from './late-caller'
import { pathProxy } from './path-proxy'

/** What procedures and TanStack Query are given, as far as it concerns us; the rest is passed on. */
type Given = { trpc?: TRPCRequestOptions; initialCursor?: unknown; cursor?: unknown }
type Kind = 'any' | 'query' | 'infinite'

/** `client.jobPosting.byId.query({ id })`, as tRPC's own typed client. */
export function typedClient(caller: Caller): TRPCClient<AppRouter> {
  return pathProxy((path, input: unknown, options?: TRPCRequestOptions) => {
    const procedure = path.slice(0, -1).join('.')
    return path.at(-1) === 'mutate'
      ? caller.mutation(procedure, input, options)
      : caller.query(procedure, input, options)
  })
}

/**
 * `trpc.jobPosting.byId.queryOptions({ id })` for TanStack Query. The same options and keys as tRPC's own integration,
 * whose types this has; that one brings subscriptions, streams and helpers of older browsers, 4 kB for every visitor.
 */
export function typedOptions(caller: Caller): TRPCOptionsProxy<AppRouter> {
  return pathProxy((path, first: unknown, second: unknown) => {
    const route = path.slice(0, -1)
    const kind = path.at(-1) ?? ''
    const answer = ANSWERS[kind]
    if (!answer) throw new Error(`No options of this kind: ${kind}`)
    return answer({ caller, route, name: route.join('.') }, first, second)
  })
}

type Procedure = { caller: Caller; route: readonly string[]; name: string }

const ANSWERS: Record<string, (procedure: Procedure, first: unknown, second: unknown) => unknown> = {
  pathKey: ({ route }) => keyOf(route, 'any'),
  pathFilter: ({ route }, filter) => ({ ...copyOf(filter), queryKey: keyOf(route, 'any') }),
  queryKey: ({ route }, input) => keyOf(route, 'query', input),
  queryFilter: ({ route }, input, filter) => ({ ...copyOf(filter), queryKey: keyOf(route, 'query', input) }),
  queryOptions({ caller, route, name }, input, given) {
    const options = copyOf(given)
    const read = () => caller.query(name, input, options.trpc)
    return { ...options, queryKey: keyOf(route, 'query', input), queryFn: input === skipToken ? skipToken : read }
  },
  infiniteQueryOptions({ caller, route, name }, input, given) {
    const options = copyOf(given)
    const { cursor, ...rest } = copyOf(input)
    return {
      ...options,
      queryKey: keyOf(route, 'infinite', rest),
      queryFn: ({ pageParam, direction }: QueryFunctionContext<readonly unknown[], unknown>) =>
        caller.query(name, { ...rest, ...(pageParam !== undefined && { cursor: pageParam }), direction }, options.trpc),
      initialPageParam: options.initialCursor ?? cursor,
    }
  },
  mutationOptions({ caller, route, name }, given) {
    const options = copyOf(given)
    return {
      ...options,
      mutationKey: [route],
      mutationFn: (input: unknown) => caller.mutation(name, input, options.trpc),
    }
  },
}

/** A path as a list, so that all reads of a part can be meant at once. */
function keyOf(route: readonly string[], kind: Kind, input?: unknown): readonly unknown[] {
  if (kind === 'any') return [route]
  return [route, { ...(input !== undefined && input !== skipToken && { input }), type: kind }]
}

function copyOf(value: unknown): Given {
  return Object.assign({}, value)
}
