import { Archive, Bell, CircleCheck, Info, OctagonX, TriangleAlert, X } from 'lucide-react'
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { KeptWholeText } from '../text/kept-whole-text'
import type { Toast } from './toast-store'

const icons = {
  info: Info,
  success: CircleCheck,
  warn: TriangleAlert,
  error: OctagonX,
  secondary: Archive,
  contrast: Bell,
} as const

/** One toast; its timer pauses while the pointer or the focus is on it. */
export function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { severity = 'info', title, message, life, closable = true, action } = toast
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useLifetime(life, isHovered || isFocused, onDismiss)
  const Icon = icons[severity]

  function blur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only stops the clock
    <div
      className={`toast toast-${severity}`}
      role={severity === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      data-toast={toast.id}
      data-severity={severity}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={blur}
    >
      <Icon aria-hidden="true" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="toast-title">{title}</p>
        {message && <p>{typeof message === 'string' ? <KeptWholeText text={message} /> : message}</p>}
        {action && (
          <button
            type="button"
            className="toast-action"
            onClick={() => {
              action.onAction()
              onDismiss()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      {closable && (
        <button type="button" className="toast-close" aria-label="Hinweis schließen" onClick={onDismiss}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

/** Calls `onEnd` after `life` milliseconds, not counting the time while `isPaused`. Without `life`: never. */
function useLifetime(life: number | undefined, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(life)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (remaining.current === undefined || isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => end(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, (remaining.current ?? 0) - (performance.now() - startedAt))
    }
  }, [isPaused])
}
