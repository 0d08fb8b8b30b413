export type ToastSeverity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast'

export type ToastOptions = {
  severity?: ToastSeverity
  title: string
  message?: string
  /** Milliseconds until it goes by itself; the clock stands still under the pointer and the focus. Without it, it stays. */
  life?: number
  /** Shows a close button. */
  closable?: boolean
  /** One thing to do about it; the toast then closes. */
  action?: { label: string; onAction: () => void }
}

export type Toast = ToastOptions & { id: number }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Messages that belong to a moment. `<ToastHost>` shows at most three, the others wait. */
export const toast = {
  show(options: ToastOptions): number {
    lastId += 1
    set([...toasts, { ...options, id: lastId }])
    return lastId
  },
  dismiss(id: number): void {
    set(toasts.filter((each) => each.id !== id))
  },
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
