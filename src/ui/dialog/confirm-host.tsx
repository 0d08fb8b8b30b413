import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentConfirm, subscribeToConfirm } from './confirm'

// Loaded with the first question: most pages never ask one.
const ConfirmDialog = lazy(() => import('./confirm-dialog').then((module) => ({ default: module.ConfirmDialog })))

/** Shows what `confirm()` asks. Stands once in the root. */
export function ConfirmHost() {
  const request = useSyncExternalStore(subscribeToConfirm, currentConfirm, () => undefined)
  if (!request) return null
  return (
    <Suspense>
      <ConfirmDialog key={request.id} request={request} />
    </Suspense>
  )
}
