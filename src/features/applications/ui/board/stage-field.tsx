import { useMutation } from '@tanstack/react-query'
import { isFinal } from '~/features/applications/lifecycle'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Select } from '~/ui/choices/select'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import type { Application } from '../../views'
import { StagesDialog } from './stages-dialog'

/** The company's own step within the status, and a link to edit the posting's steps. */
export function StageField({ application }: { application: Application }) {
  const trpc = useTRPC()
  const [isEditing, setEditing] = useKeptOpen(`schritte-offen ${application.jobPostingId}`)
  const set = useMutation(trpc.application.setStage.mutationOptions())
  if (isFinal(application.status)) return null
  const stages = application.stages.filter(({ status }) => status === application.status)
  return (
    <div className="no-print flex flex-wrap items-end gap-3">
      {stages.length > 0 && (
        <div className="min-w-0 flex-1 basis-48">
          <Select
            label="Eigener Schritt"
            size="sm"
            value={application.stageId ?? 'keiner'}
            options={[
              { value: 'keiner', label: 'Ohne' },
              ...stages.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(stageId) =>
              set.mutate({ applicationId: application.id, stageId: stageId === 'keiner' ? null : stageId })
            }
          />
        </div>
      )}
      <Button size="sm" variant="ghost" onClick={() => setEditing(true)}>
        {application.stages.length === 0 ? 'Eigene Schritte anlegen' : 'Schritte ändern'}
      </Button>
      {isEditing && (
        <StagesDialog
          jobPostingId={application.jobPostingId}
          jobTitle={application.jobTitle}
          stages={application.stages}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}
