import { useMutation } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { toast } from '~/ui/toast/toast-store'

/** Agreeing that the other side sees one's address, or withdrawing that. */
export function useShareContact() {
  const trpc = useTRPC()
  return useMutation(
    trpc.conversation.shareContact.mutationOptions({
      onSuccess: (_, { isShared }) =>
        toast.success(
          isShared ? 'Kontaktdaten freigegeben' : 'Freigabe zurückgenommen',
          isShared ? 'Wir zeigen sie, sobald beide Seiten zugestimmt haben.' : undefined,
        ),
    }),
  )
}
