import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type ConfirmOptions = {
  title: string
  message?: ReactNode
  acceptLabel?: string
  rejectLabel?: string
  /** `danger`: something is lost. The focus is then on "reject" unless `focus` says otherwise. */
  tone?: 'normal' | 'danger'
  focus?: 'accept' | 'reject'
  /** Instead of the tone's own icon, e.g. a bin for deleting. */
  icon?: LucideIcon
}

export type ConfirmRequest = ConfirmOptions & { id: number; answer: (isAccepted: boolean) => void }

let requests: readonly ConfirmRequest[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Asks in a modal dialog; resolves to true when accepted, to false when rejected or closed. Needs `<ConfirmHost>`. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    function answer(isAccepted: boolean) {
      set(requests.filter((each) => each.id !== id))
      resolve(isAccepted)
    }
    set([...requests, { ...options, id, answer }])
  })
}

/** For `useSyncExternalStore`. */
export function subscribeToConfirm(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentConfirm(): ConfirmRequest | undefined {
  return requests[0]
}

function set(next: readonly ConfirmRequest[]) {
  requests = next
  for (const listener of listeners) listener()
}
