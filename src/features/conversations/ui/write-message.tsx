import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/button-link'
import { toast } from '~/ui/toast/toast-store'
import { MessageBox } from './message-box'

/** A company's message about an application, with the way to the whole thread once there is one. */
export function WriteMessage({ applicationId }: { applicationId: string }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data: last } = useQuery(trpc.conversation.ofApplication.queryOptions({ applicationId }))
  const write = useMutation(
    trpc.conversation.write.mutationOptions({
      onSuccess: async () => {
        toast.show({ severity: 'success', title: 'Nachricht gesendet', life: 5000 })
        await queryClient.invalidateQueries(trpc.conversation.pathFilter())
      },
    }),
  )
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">Nachricht</h3>
        {last && (
          <ButtonLink
            to="/app/company/message-reply/$replyToMessageId"
            params={{ replyToMessageId: last.id }}
            variant="ghost"
            size="sm"
          >
            Verlauf öffnen
          </ButtonLink>
        )}
      </div>
      <MessageBox
        label="Nachricht an die Bewerberin oder den Bewerber"
        description="Geht auch als E-Mail hinaus; die Antwort landet hier."
        isPending={write.isPending}
        onSend={(draft) => write.mutateAsync({ ...draft, applicationId })}
      />
    </section>
  )
}
