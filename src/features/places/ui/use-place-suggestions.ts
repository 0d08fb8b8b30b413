import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'

/** Places that begin with the typed text; the previous ones stay until the next are loaded. */
export function usePlaceSuggestions(text: string, { withPostalCode = false } = {}) {
  const trpc = useTRPC()
  const wanted = text.trim()
  const {
    data = [],
    isFetching,
    isPlaceholderData,
    isSuccess,
  } = useQuery(
    trpc.places.suggest.queryOptions(
      { text: wanted, withPostalCode },
      { enabled: wanted.length > 1, placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY },
    ),
  )
  return {
    places: wanted.length > 1 ? data : [],
    isLoading: isFetching,
    /** These are the ones for the text, not those of an earlier one or of a lost connection. */
    isSettled: isSuccess && !isPlaceholderData && !isFetching,
  }
}
