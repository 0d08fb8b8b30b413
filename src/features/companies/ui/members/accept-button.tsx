import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEnter } from '~/features/accounts/ui/sign-in/use-enter'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { toast } from '~/ui/toast/toast-store'

/** Joins the company and goes to the application. */
export function AcceptButton({ token }: { token: string }) {
  const trpc = useTRPC()
  const enter = useEnter()
  const queryClient = useQueryClient()
  const accept = useMutation(
    trpc.member.accept.mutationOptions({
      meta: { isQuiet: true },
      onSuccess: async ({ isInUse }) => {
        toast.show({
          severity: 'success',
          title: 'Sie gehören jetzt dazu',
          message: isInUse ? undefined : 'Sie arbeiten weiter für das Unternehmen, dem Sie zuerst angehörten.',
          life: isInUse ? 5000 : undefined,
        })
        await enter('/app')
      },
      onError: () => queryClient.invalidateQueries(trpc.member.pathFilter()),
    }),
  )
  return (
    <Button variant="signal" isPending={accept.isPending} onClick={() => accept.mutate({ token })}>
      Einladung annehmen
    </Button>
  )
}
