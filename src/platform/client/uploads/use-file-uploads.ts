import { useState } from 'react'
import { uuidv7 } from '~/lib/uuid'
import { isCallError } from '../call-error'
import { signalSessionChange } from '../session-signal'
import { onUploadProgress } from './upload-fetch'

/** One chosen file being uploaded: `stored` is what the server answered. */
export type FileUpload<Stored> = {
  id: string
  name: string
  size: number
  /** Between 0 and 1. */
  progress: number
  error: string | null
  /** Whether a retry may help: false when the file itself was refused. */
  canRetry: boolean
  stored: Stored | null
}

/**
 * Uploads files one request each, with real progress and cancel, and keeps the list. A failed one stays with its reason
 * until it is removed or retried; no chosen file is dropped silently.
 * @param initial what was uploaded earlier, e.g. with a draft
 * @param send sends the form (field `file`) and resolves to what the server stored
 */
export function useFileUploads<Stored>(
  send: (form: FormData, signal: AbortSignal) => Promise<Stored>,
  initial: readonly { id: string; name: string; size: number; stored: Stored }[] = [],
) {
  const [uploads, setUploads] = useState<FileUpload<Stored>[]>(() =>
    initial.map((upload) => ({ ...upload, progress: 1, error: null, canRetry: false })),
  )
  const [controllers] = useState(() => new Map<string, AbortController>())
  const [chosen] = useState(() => new Map<string, File>())

  function change(id: string, values: Partial<FileUpload<Stored>>) {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)))
  }

  function enter(file: File, error: string | null): string {
    const id = uuidv7()
    const { name, size } = file
    setUploads((all) => [...all, { id, name, size, progress: 0, error, canRetry: false, stored: null }])
    return id
  }

  function start(file: File) {
    const id = enter(file, null)
    chosen.set(id, file)
    void transfer(id, file)
  }

  async function transfer(id: string, file: File) {
    const controller = new AbortController()
    controllers.set(id, controller)
    const form = new FormData()
    form.set('file', file)
    onUploadProgress(form, (progress) => change(id, { progress }))
    try {
      change(id, { stored: await send(form, controller.signal), progress: 1 })
      chosen.delete(id)
    } catch (error) {
      if (controller.signal.aborted) return
      const message =
        error instanceof Error ? error.message : 'Das Hochladen ist fehlgeschlagen. Bitte noch einmal versuchen.'
      change(id, { error: message, canRetry: !isRefusal(error) })
      // The page leads to the sign-in and back; the file is kept and sent then.
      if (isCallError(error) && error.data?.code === 'UNAUTHORIZED') signalSessionChange()
    } finally {
      controllers.delete(id)
    }
  }

  return {
    uploads,
    isUploading: uploads.some((upload) => upload.stored === null && upload.error === null),
    /** Files that are stored, uploading, or can be retried. */
    taken: uploads.filter((upload) => upload.error === null || upload.canRetry).length,
    hasFailed: uploads.some((upload) => upload.error !== null),
    /** @param room how many more are allowed; files beyond it are listed as refused */
    add: (files: File[], room = files.length) => {
      for (const [index, file] of files.entries()) {
        if (index < room) start(file)
        else enter(file, 'Mehr Dateien sind nicht möglich. Bitte entfernen.')
      }
    },
    /** Lists a file that the server already has. */
    adopt(file: { id: string; name: string; size: number; stored: Stored }) {
      setUploads((all) =>
        all.some(({ id }) => id === file.id) ? all : [...all, { ...file, progress: 1, error: null, canRetry: false }],
      )
    },
    /** For `useKeptInput`: the chosen files when a session ends, and what was kept of them then. */
    keep: {
      read: (): Kept<Stored> | undefined => (uploads.length === 0 ? undefined : { uploads, chosen: new Map(chosen) }),
      bringBack(kept: unknown) {
        if (!isKept<Stored>(kept)) return
        for (const upload of kept.uploads) {
          const file = kept.chosen.get(upload.id)
          // A draft may have brought it back already.
          if (uploads.some(({ name, size }) => name === upload.name && size === upload.size)) continue
          if (upload.stored !== null) setUploads((all) => [...all, upload])
          else if (file) start(file)
        }
      },
    },
    /** Lists files that are not sent at all, with the reason. */
    refuse: (files: File[], reason: string) => {
      for (const file of files) enter(file, reason)
    },
    retry: (id: string) => {
      const file = chosen.get(id)
      if (!file) return
      change(id, { error: null, canRetry: false, progress: 0 })
      void transfer(id, file)
    },
    remove: (id: string) => {
      controllers.get(id)?.abort()
      chosen.delete(id)
      setUploads((all) => all.filter((upload) => upload.id !== id))
    },
  }
}

/** The chosen files when a session ended elsewhere: those on the server, and those that still have to be sent. */
type Kept<Stored> = { uploads: readonly FileUpload<Stored>[]; chosen: ReadonlyMap<string, File> }

/** Only this hook keeps anything at its place. */
function isKept<Stored>(kept: unknown): kept is Kept<Stored> {
  return typeof kept === 'object' && kept !== null && 'uploads' in kept && 'chosen' in kept
}

/** The server has checked the file and refused it; sending it again would change nothing. */
function isRefusal(error: unknown): boolean {
  const status: unknown = isCallError(error) ? error.data?.httpStatus : undefined
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429
}
