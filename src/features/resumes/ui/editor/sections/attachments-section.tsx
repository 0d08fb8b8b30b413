import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MAX_ATTACHMENTS } from '~/features/resumes/vocabulary'
import { useTRPC, useTRPCClient } from '~/platform/client/trpc'
import { uploadRows } from '~/platform/client/uploads/upload-rows'
import { useFileUploads } from '~/platform/client/uploads/use-file-uploads'
import { FileDrop } from '~/ui/files/file-drop'
import { useKeptInput } from '~/ui/form/guard/use-kept-input'
import { toast } from '~/ui/toast/toast-store'
import type { ResumeAttachments } from '../../../views'

/** Documents of the résumé; each is uploaded and saved immediately, independent of the rest of the editor. */
export function AttachmentsSection({ resumeId, attachments }: { resumeId: string; attachments: ResumeAttachments }) {
  const trpc = useTRPC()
  const client = useTRPCClient()
  const queryClient = useQueryClient()
  const files = useFileUploads(async (form, signal) => {
    form.set('resumeId', resumeId)
    const stored = await client.resume.upload.mutate(form, { signal })
    await queryClient.invalidateQueries(trpc.resume.byId.queryFilter({ id: resumeId }))
    return stored
  })
  useKeptInput('anhaenge', files.keep)
  const remove = useMutation(trpc.resume.removeAttachment.mutationOptions())
  const underWay = files.uploads.filter((upload) => upload.stored === null)
  const free = MAX_ATTACHMENTS - attachments.length - underWay.length

  return (
    <FileDrop
      label="Dateien"
      allowsMany
      isDisabled={free <= 0}
      accept=".pdf,.jpg,.jpeg,.png"
      description={`PDF, JPG oder PNG, je höchstens 10\u00a0MB, bis zu ${MAX_ATTACHMENTS} Dateien. Unternehmen sehen sie nur, wenn sie deinen ganzen Lebenslauf sehen.`}
      onChoose={(chosen) => {
        if (chosen.length > free)
          toast.show({ severity: 'warn', title: `Mehr als ${MAX_ATTACHMENTS} Dateien sind nicht möglich`, life: 5000 })
        files.add(chosen.slice(0, free))
      }}
      onRefuse={() => toast.show({ severity: 'warn', title: 'Nur PDF, JPG und PNG', life: 5000 })}
      files={[
        ...attachments.map(({ id, name, size }) => ({
          id,
          name,
          size,
          href: `/api/files/resume/${id}`,
          onRemove: () => remove.mutate({ id }),
        })),
        ...uploadRows({ ...files, uploads: underWay }),
      ]}
    />
  )
}
