import { useMutation } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'

/** Marks one notice, or all, as read; the bell and the lists follow. */
export function useReadNotices() {
  const trpc = useTRPC()
  const read = useMutation(trpc.notice.read.mutationOptions())
  const readAll = useMutation(trpc.notice.readAll.mutationOptions())
  return { read, readAll }
}
