import { FileDrop } from '~/ui/file-drop'
import { MAX_ATTACHMENTS } from '../limits'

type Upload = { id: string; name: string; size: number; progress: number; error: string | null; stored: unknown }
type Props = {
  label: string
  description: string
  isOptional?: boolean
  files: { uploads: readonly Upload[]; add: (files: File[]) => void; remove: (id: string) => void }
}

/** Documents that go along; each is checked by content as soon as it is uploaded. */
export function ApplyDocuments({ label, description, isOptional, files }: Props) {
  return (
    <FileDrop
      label={label}
      isOptional={isOptional}
      allowsMany
      accept=".pdf,.jpg,.jpeg,.png"
      description={description}
      onChoose={(chosen) => files.add(chosen.slice(0, MAX_ATTACHMENTS - files.uploads.length))}
      files={files.uploads.map((upload) => ({
        id: upload.id,
        name: upload.name,
        size: upload.size,
        progress: upload.stored ? undefined : upload.progress * 100,
        error: upload.error ?? undefined,
        onRemove: () => files.remove(upload.id),
      }))}
    />
  )
}
