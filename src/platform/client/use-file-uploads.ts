import { useState } from 'react'
import { uuidv7 } from '~/lib/uuid'
import { onUploadProgress } from './upload-fetch'

/** One chosen file on its way: `stored` is what the server answered. */
export type FileUpload<Stored> = {
  id: string
  name: string
  size: number
  /** Between 0 and 1. */
  progress: number
  error: string | null
  stored: Stored | null
}

/**
 * Uploads files one request each, with real progress and cancel, and keeps the list. A failed one stays with its reason
 * until it is removed or tried again.
 *
 * @param initial what was uploaded earlier, e.g. with a draft
 * @param send sends the form (field `file`) and resolves to what the server stored
 */
export function useFileUploads<Stored>(
  send: (form: FormData, signal: AbortSignal) => Promise<Stored>,
  initial: readonly { id: string; name: string; size: number; stored: Stored }[] = [],
) {
  const [uploads, setUploads] = useState<FileUpload<Stored>[]>(() =>
    initial.map((upload) => ({ ...upload, progress: 1, error: null })),
  )
  const [controllers] = useState(() => new Map<string, AbortController>())

  function change(id: string, values: Partial<FileUpload<Stored>>) {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)))
  }

  async function start(file: File) {
    const id = uuidv7()
    const controller = new AbortController()
    controllers.set(id, controller)
    setUploads((all) => [...all, { id, name: file.name, size: file.size, progress: 0, error: null, stored: null }])
    const form = new FormData()
    form.set('file', file)
    onUploadProgress(form, ({ loaded, total }) => change(id, { progress: total > 0 ? loaded / total : 0 }))
    try {
      change(id, { stored: await send(form, controller.signal), progress: 1 })
    } catch (error) {
      if (controller.signal.aborted) return
      change(id, { error: error instanceof Error ? error.message : 'Das Hochladen ist fehlgeschlagen.' })
    } finally {
      controllers.delete(id)
    }
  }

  return {
    uploads,
    isUploading: uploads.some((upload) => upload.stored === null && upload.error === null),
    add: (files: File[]) => {
      for (const file of files) void start(file)
    },
    remove: (id: string) => {
      controllers.get(id)?.abort()
      setUploads((all) => all.filter((upload) => upload.id !== id))
    },
  }
}
