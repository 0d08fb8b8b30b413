import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { companyFileUrl } from '~/features/companies/media'
import { useTRPC } from '~/platform/client/trpc'
import { onUploadProgress, uploadFetch } from '~/platform/client/uploads/upload-fetch'
import { Button } from '~/ui/buttons/button'
import { VideoPlayer } from '~/ui/files/video-player'
import { Note } from '~/ui/note'
import { Progress } from '~/ui/states/progress'
import { toast } from '~/ui/toast/toast-store'
import type { CompanyMedia } from '../../views'

type VideoFieldProps = {
  media: CompanyMedia | null
}

const MAX_MEGABYTES = 64

/** The company's video: one upload with progress and cancel. */
export function VideoField({ media }: VideoFieldProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const controller = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const remove = useMutation(trpc.companyProfile.removeFile.mutationOptions())

  async function send(file: File | undefined) {
    if (!file) return
    setProblem(file.size > MAX_MEGABYTES * 1_000_000 ? `Das Video ist größer als ${MAX_MEGABYTES}\u00a0MB.` : null)
    if (file.size > MAX_MEGABYTES * 1_000_000) return
    const abort = new AbortController()
    controller.current = abort
    setProgress(0)
    try {
      const url = `/api/company/video?${new URLSearchParams({ name: file.name })}`
      onUploadProgress(file, (part) => setProgress(part * 100))
      const headers = { 'content-type': /^video\//.test(file.type) ? file.type : 'video/mp4' }
      const response = await uploadFetch(url, { method: 'POST', headers, body: file, signal: abort.signal })
      if (!response.ok) throw new Error(messageOf(await response.json().catch(() => null)))
      toast.success('Video gespeichert')
      await queryClient.invalidateQueries(trpc.companyProfile.pathFilter())
    } catch (error) {
      if (!abort.signal.aborted) setProblem(error instanceof Error ? error.message : FAILED)
    } finally {
      setProgress(null)
    }
  }

  return (
    <div className="grid gap-3">
      <div>
        <p className="label">Video</p>
        <p className="hint">
          MP4 (H.264) oder WebM, höchstens {MAX_MEGABYTES}&nbsp;MB. Es liegt auf unserem eigenen Server.
        </p>
      </div>
      {media?.videoFileId && media.videoType && (
        <div className="max-w-xl">
          <VideoPlayer
            title="Unternehmensvideo"
            src={companyFileUrl(media.videoFileId)}
            type={media.videoType}
            poster={media.posterFileId ? companyFileUrl(media.posterFileId) : undefined}
            captionsSrc={media.captionsFileId ? companyFileUrl(media.captionsFileId) : undefined}
          />
        </div>
      )}
      {problem && <Note tone="error" isAlert title={problem} />}
      {progress !== null && (
        <div className="flex items-center gap-3">
          <div className="flex-1">
            <Progress label="Video wird hochgeladen" value={progress} />
          </div>
          <Button variant="ghost" size="sm" onClick={() => controller.current?.abort()}>
            Abbrechen
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="video/mp4,video/webm"
        aria-label="Video"
        onChange={(event) => {
          void send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" isPending={progress !== null} onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          {media?.videoFileId ? 'Video ersetzen' : 'Video hochladen'}
        </Button>
        {media?.videoFileId && (
          <Button
            variant="ghost"
            size="sm"
            isPending={remove.isPending}
            onClick={() => remove.mutate({ kind: 'video' })}
          >
            <Trash2 aria-hidden="true" />
            Video entfernen
          </Button>
        )}
      </div>
    </div>
  )
}

const FAILED = 'Das Hochladen ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.'

function messageOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('message' in body)) return FAILED
  return typeof body.message === 'string' ? body.message : FAILED
}
