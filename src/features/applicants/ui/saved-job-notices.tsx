import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { Switch } from '~/ui/choices/switch'
import { Skeleton } from '~/ui/states/skeleton'
import { toast } from '~/ui/toast/toast-store'

/** Which mails an applicant gets that are not needed: saved jobs that end, promised answers that are late. */
export function SavedJobNotices() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data } = useQuery(trpc.savedJob.notices.queryOptions())
  const save = useMutation(
    trpc.savedJob.saveNotices.mutationOptions({
      onSuccess: () => toast.show({ severity: 'success', title: 'Gespeichert', life: 5000 }),
      onSettled: () => queryClient.invalidateQueries(trpc.savedJob.notices.pathFilter()),
    }),
  )
  if (!data) return <Skeleton className="h-24" />
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Zu deinen Bewerbungen, Nachrichten und zum Konto schreiben wir dir immer. Suchaufträge beendest du unter
        „Suchaufträge“.
      </p>
      <Switch
        label="Gemerkte Jobs"
        description="Wenn eine gemerkte Stelle bald endet oder vorzeitig offline geht; höchstens eine E-Mail am Tag."
        value={data.notifySavedJobs}
        isDisabled={save.isPending}
        onChange={(isOn) => save.mutate({ notifySavedJobs: isOn })}
      />
      <Switch
        label="Verspätete Antworten"
        description="Wenn ein Unternehmen bis zum zugesagten Datum nicht geantwortet hat."
        value={data.notifyLateAnswers}
        isDisabled={save.isPending}
        onChange={(isOn) => save.mutate({ notifyLateAnswers: isOn })}
      />
    </div>
  )
}
