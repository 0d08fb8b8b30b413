import { useEffect, useRef } from 'react'
import { formatTime } from '~/lib/dates'

type Attachment = { id: string; name: string; size: number }
type Upload = { id: string; name: string; size: number; stored: { id: string } | null }
type Props<Values> = {
  form: {
    store: {
      state: { values: Values }
      subscribe: (listener: () => void) => { unsubscribe: () => void } | (() => void)
    }
  }
  uploads: readonly Upload[]
  /** Keeps what was written, with the documents that have arrived. */
  onSave: (values: Values, attachments: Attachment[]) => void
  savedAt: Date | null
  /** What is said until something is kept. */
  hint: string
}

const PAUSE_MS = 1000

/** Keeps what was written, a second after the last key or at once when the form goes away, and says when. */
export function DraftKeeper<Values>({ form, uploads, onSave, savedAt, hint }: Props<Values>) {
  const latest = useRef({ uploads, onSave })
  latest.current = { uploads, onSave }
  const attachments = uploads
    .flatMap(({ stored }) => stored?.id ?? [])
    .sort()
    .join()
  const keptAttachments = useRef(attachments)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = JSON.stringify(form.store.state.values)
    function save() {
      timer = undefined
      const { uploads: all, onSave: keep } = latest.current
      keep(
        form.store.state.values,
        all.flatMap(({ name, size, stored }) => (stored ? [{ id: stored.id, name, size }] : [])),
      )
    }
    if (attachments !== keptAttachments.current) {
      keptAttachments.current = attachments
      timer = setTimeout(save, PAUSE_MS)
    }
    const subscription = form.store.subscribe(() => {
      const now = JSON.stringify(form.store.state.values)
      if (now === last) return
      last = now
      clearTimeout(timer)
      timer = setTimeout(save, PAUSE_MS)
    })
    return () => {
      if (timer !== undefined) {
        clearTimeout(timer)
        save()
      }
      if (typeof subscription === 'function') subscription()
      else subscription.unsubscribe()
    }
  }, [form, attachments])
  return (
    <p role="status" className="text-sm text-muted">
      {savedAt ? `Entwurf gespeichert um ${formatTime(savedAt)} Uhr` : hint}
    </p>
  )
}
