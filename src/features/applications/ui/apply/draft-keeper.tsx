import { useEffect, useEffectEvent, useRef } from 'react'
import { formatTime } from '~/lib/dates/dates'

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
  /** Stores the draft with its uploaded documents. */
  onSave: (values: Values, attachments: Attachment[]) => void
  savedAt: Date | null
  /** Shown until something is stored. */
  hint: string
}

const PAUSE_MS = 1000

/** Stores the draft, a second after the last key or immediately when the form or the page is left, and shows when. */
export function DraftKeeper<Values>({ form, uploads, onSave, savedAt, hint }: Props<Values>) {
  const attachments = uploads
    .flatMap(({ stored }) => stored?.id ?? [])
    .sort()
    .join()
  const keptAttachments = useRef(attachments)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Does nothing when everything is stored. */
  const saveNow = useEffectEvent(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    onSave(
      form.store.state.values,
      uploads.flatMap(({ name, size, stored }) => (stored ? [{ id: stored.id, name, size }] : [])),
    )
  })
  const saveSoon = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => saveNow(), PAUSE_MS)
  })
  useEffect(() => {
    if (attachments === keptAttachments.current) return
    keptAttachments.current = attachments
    saveSoon()
  }, [attachments])
  useEffect(() => {
    let last = JSON.stringify(form.store.state.values)
    const subscription = form.store.subscribe(() => {
      const now = JSON.stringify(form.store.state.values)
      if (now === last) return
      last = now
      saveSoon()
    })
    const leave = () => saveNow()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      if (typeof subscription === 'function') subscription()
      else subscription.unsubscribe()
      saveNow()
    }
  }, [form])
  return (
    <p role="status" className="text-sm text-muted">
      {savedAt ? `Entwurf gespeichert um ${formatTime(savedAt)}\u00a0Uhr` : hint}
    </p>
  )
}
