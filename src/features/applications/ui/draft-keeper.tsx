import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatTime } from '~/lib/dates'
import { useTRPC } from '~/platform/client/trpc'

type Values = { resumeId: string; coverLetter: string; answers: { questionId: string; answer: string }[] }
type Upload = { id: string; name: string; size: number; stored: { id: string } | null }
type Props = {
  posting: { id: string }
  form: {
    store: {
      state: { values: Values }
      subscribe: (listener: () => void) => { unsubscribe: () => void } | (() => void)
    }
  }
  uploads: readonly Upload[]
}

const PAUSE_MS = 1000

/** Keeps what was written, a second after the last key, and says when. */
export function DraftKeeper({ posting, form, uploads }: Props) {
  const trpc = useTRPC()
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const { mutate } = useMutation(
    trpc.application.saveDraft.mutationOptions({ onSuccess: () => setSavedAt(new Date()) }),
  )
  const latest = useRef({ uploads, mutate, id: posting.id })
  latest.current = { uploads, mutate, id: posting.id }
  const attachments = uploads.filter(({ stored }) => stored).length
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = JSON.stringify(form.store.state.values)
    function save() {
      const { uploads: all, mutate: send, id } = latest.current
      send({
        jobPostingId: id,
        content: {
          ...form.store.state.values,
          attachments: all.flatMap(({ name, size, stored }) => (stored ? [{ id: stored.id, name, size }] : [])),
        },
      })
    }
    if (attachments > 0) timer = setTimeout(save, PAUSE_MS)
    const subscription = form.store.subscribe(() => {
      const now = JSON.stringify(form.store.state.values)
      if (now === last) return
      last = now
      clearTimeout(timer)
      timer = setTimeout(save, PAUSE_MS)
    })
    return () => {
      clearTimeout(timer)
      if (typeof subscription === 'function') subscription()
      else subscription.unsubscribe()
    }
  }, [form, attachments])
  return (
    <p role="status" className="text-sm text-muted">
      {savedAt ? `Entwurf gespeichert um ${formatTime(savedAt)} Uhr` : 'Dein Entwurf wird von selbst gespeichert.'}
    </p>
  )
}
