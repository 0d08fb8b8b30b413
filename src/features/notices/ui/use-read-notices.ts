import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'

/** Marks one notice, or all, as read; the bell and the lists follow. */
export function useReadNotices() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const refresh = { onSettled: () => queryClient.invalidateQueries(trpc.notice.pathFilter()) }
  const read = useMutation(trpc.notice.read.mutationOptions(refresh))
  const readAll = useMutation(trpc.notice.readAll.mutationOptions(refresh))
  return { read, readAll }
}
