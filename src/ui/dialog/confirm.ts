import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { outsideState } from '../outside-state'

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

/** The first one is asked. */
export const confirmRequests = outsideState<readonly ConfirmRequest[]>([])
let lastId = 0

/** Asks in a modal dialog; resolves to true when accepted, to false when rejected or closed. Needs `<ConfirmHost>`. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    function answer(isAccepted: boolean) {
      confirmRequests.set(confirmRequests.get().filter((each) => each.id !== id))
      resolve(isAccepted)
    }
    confirmRequests.set([...confirmRequests.get(), { ...options, id, answer }])
  })
}
