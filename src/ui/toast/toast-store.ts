import type { ReactNode } from 'react'
import { outsideState } from '../outside-state'

export type ToastSeverity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast'

export type ToastOptions = {
  severity?: ToastSeverity
  title: string
  message?: ReactNode
  /** Milliseconds until it disappears; pauses under the pointer and the focus. Without it, it stays. */
  life?: number
  /** Shows a close button. */
  closable?: boolean
  /** One action for it; the toast then closes. */
  action?: { label: string; onAction: () => void }
}

export type Toast = ToastOptions & { id: number }

const toasts = outsideState<readonly Toast[]>([])
let lastId = 0

/** Messages about a moment. `<ToastHost>` shows three and every error, the others wait. */
export const toast = {
  show(options: ToastOptions): number {
    lastId += 1
    toasts.set([...toasts.get().filter((each) => !givesWay(each, options)), { ...options, id: lastId }])
    return lastId
  },
  /** Something worked. */
  success(title: string, message?: ReactNode): void {
    toast.show({ severity: 'success', title, message, life: 5000 })
  },
  dismiss(id: number): void {
    toasts.set(toasts.get().filter((each) => each.id !== id))
  },
}

/** For `useSyncExternalStore`. */
export const { subscribe: subscribeToToasts, get: currentToasts } = toasts

/**
 * The same message again restarts instead of appearing twice: a failing save is retried every few seconds. What worked
 * before is no news beside what worked now, unless it has more to read than its title.
 */
function givesWay(shown: Toast, next: ToastOptions): boolean {
  if (shown.action || next.action || shown.severity !== next.severity) return false
  if (next.severity === 'success' && shown.life) return !shown.message || shown.title === next.title
  return shown.title === next.title && shown.message === next.message
}

const AT_ONCE = 3

/**
 * Which messages are shown, oldest first: three, plus every error. An error never waits behind messages that stay until
 * closed, and removes none of them.
 */
export function visibleToasts(toasts: readonly Toast[]): readonly Toast[] {
  const others = toasts.filter(({ severity }) => severity !== 'error').slice(0, AT_ONCE)
  return toasts.filter((each) => each.severity === 'error' || others.includes(each))
}
