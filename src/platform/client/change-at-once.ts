import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Changes what is cached before the server has answered, for the `onMutate` of a mutation that can be undone.
 *
 * @returns puts everything back as it was, for its `onError`
 */
export async function changeAtOnce<Data>(
  queryClient: QueryClient,
  filters: QueryFilters,
  change: (data: Data) => Data,
): Promise<() => void> {
  // A pending answer would bring the old state back.
  await queryClient.cancelQueries(filters)
  const before = queryClient.getQueriesData<Data>(filters)
  queryClient.setQueriesData<Data>(filters, (data) => data && change(data))
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data)
  }
}
