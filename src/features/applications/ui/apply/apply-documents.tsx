import { MAX_ATTACHMENTS } from '~/features/applications/apply/limits'
import { uploadRows } from '~/platform/client/uploads/upload-rows'
import type { useFileUploads } from '~/platform/client/uploads/use-file-uploads'
import { FileDrop } from '~/ui/files/file-drop'

type Props = {
  label: string
  description: string
  isOptional?: boolean
  files: ReturnType<typeof useFileUploads<{ id: string }>>
}

/** Documents of an application; each is checked by content as soon as it is uploaded. */
export function ApplyDocuments({ label, description, isOptional, files }: Props) {
  return (
    <FileDrop
      label={label}
      isOptional={isOptional}
      allowsMany
      accept=".pdf,.jpg,.jpeg,.png"
      description={description}
      onChoose={(chosen) => files.add(chosen, MAX_ATTACHMENTS - files.taken)}
      onRefuse={(chosen) => files.refuse(chosen, 'Möglich sind nur PDF, JPG und PNG.')}
      files={uploadRows(files)}
    />
  )
}
