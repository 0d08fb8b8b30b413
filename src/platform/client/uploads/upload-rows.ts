import type { FileUpload } from './use-file-uploads'

type Files<Stored> = {
  uploads: readonly FileUpload<Stored>[]
  isUploading: boolean
  hasFailed: boolean
  remove: (id: string) => void
  retry: (id: string) => void
}

/** The uploads as rows of a file list, each with its possible actions. */
export function uploadRows<Stored>({ uploads, remove, retry }: Pick<Files<Stored>, 'uploads' | 'remove' | 'retry'>) {
  return uploads.map(({ id, name, size, stored, progress, error, canRetry }) => ({
    id,
    name,
    size,
    progress: stored === null ? progress * 100 : undefined,
    error: error ?? undefined,
    onRemove: () => remove(id),
    onRetry: canRetry ? () => retry(id) : undefined,
  }))
}

/** Why nothing may be sent yet, in a sentence that avoids "du" and "Sie"; null when all files are uploaded. */
export function uploadHindrance({ isUploading, hasFailed }: Pick<Files<unknown>, 'isUploading' | 'hasFailed'>) {
  if (isUploading) return 'Die Dateien werden noch hochgeladen.'
  if (hasFailed) return 'Nicht alle Dateien sind angekommen. Bitte noch einmal hochladen oder entfernen.'
  return null
}
