import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { Switch } from '~/ui/choices/switch'
import { Skeleton } from '~/ui/states/skeleton'
import { toast } from '~/ui/toast/toast-store'

const NOTICES = [
  { key: 'notifyApplications', label: 'Bewerbungen', description: 'Neue, zurückgezogene und überfällige Bewerbungen.' },
  { key: 'notifyMessages', label: 'Nachrichten', description: 'Wenn jemand Ihrem Unternehmen schreibt.' },
  { key: 'notifyPostings', label: 'Stellenanzeigen', description: 'Wenn eine Anzeige bald endet oder pausiert wird.' },
] as const

/** Which mails this member gets; everybody decides for themselves. */
export function NoticesCard() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data } = useQuery(trpc.member.notices.queryOptions())
  const save = useMutation(
    trpc.member.saveNotices.mutationOptions({
      onSuccess: () => toast.show({ severity: 'success', title: 'Gespeichert', life: 5000 }),
      onSettled: () => queryClient.invalidateQueries(trpc.member.notices.pathFilter()),
    }),
  )
  if (!data) return <Skeleton className="h-32" />
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Was Sie für Ihr Unternehmen per E-Mail bekommen. Zum Konto selbst schreiben wir immer.
      </p>
      {NOTICES.map(({ key, label, description }) => (
        <Switch
          key={key}
          label={label}
          description={description}
          value={data[key]}
          isDisabled={save.isPending}
          onChange={(isOn) => save.mutate({ ...data, [key]: isOn })}
        />
      ))}
    </div>
  )
}
