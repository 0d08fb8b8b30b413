import { useMutation } from '@tanstack/react-query'
import { Trash2, Upload } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { MediaKind } from '~/features/companies/media'
import { useTRPC } from '~/platform/client/trpc'
import { onUploadProgress } from '~/platform/client/uploads/upload-fetch'
import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'
import { Progress } from '~/ui/states/progress'

type PictureFieldProps = {
  kind: Exclude<MediaKind, 'video'>
  label: string
  description: string
  /** What the file picker offers; the server checks by content. */
  accept: string
  fileId: string | null
  children: ReactNode
  /** Shown while there is no file. */
  instead?: ReactNode
}

/** A picture or captions file of the profile: choose, see, replace, remove. Saved immediately. */
export function PictureField({ kind, label, description, accept, fileId, children, instead }: PictureFieldProps) {
  const trpc = useTRPC()
  const input = useRef<HTMLInputElement>(null)
  const [progress, setProgress] = useState(0)
  const tell = (done: string) => ({ meta: { done: `${label} ${done}` } })
  const upload = useMutation(trpc.companyProfile.upload.mutationOptions(tell('gespeichert')))
  const remove = useMutation(trpc.companyProfile.removeFile.mutationOptions(tell('entfernt')))

  function send(file: File | undefined) {
    if (!file) return
    const form = new FormData()
    form.set('kind', kind)
    form.set('file', file)
    setProgress(0)
    onUploadProgress(form, (part) => setProgress(part * 100))
    upload.mutate(form)
  }

  return (
    <div className="grid gap-3">
      <div>
        <p className="label">{label}</p>
        <p className="hint">{description}</p>
      </div>
      {fileId === null ? instead : children}
      {upload.error && <Note tone="error" isAlert title={upload.error.message} />}
      {upload.isPending && <Progress label={`${label} wird hochgeladen`} value={progress} />}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={`${label} ${fileId === null ? 'hochladen' : 'ersetzen'}`}
          isPending={upload.isPending}
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden="true" />
          {fileId === null ? 'Hochladen' : 'Ersetzen'}
        </Button>
        {fileId !== null && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`${label} entfernen`}
            isPending={remove.isPending}
            onClick={() => remove.mutate({ kind })}
          >
            <Trash2 aria-hidden="true" />
            Entfernen
          </Button>
        )}
      </div>
    </div>
  )
}
