import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from '../states/lazy-part'
import { type ConfirmRequest, confirmRequests } from './confirm'

// Loaded with the first question: most pages never ask one. If loading fails, the browser's own dialog asks: the
// connection may be lost, which is also why something typed is not saved, and an error page would throw it away.
const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog')).ConfirmDialog, BrowserConfirm)

/** Shows the questions of `confirm()`. Rendered once in the root. */
export function ConfirmHost() {
  const { subscribe, get } = confirmRequests
  const [request] = useSyncExternalStore(subscribe, get, get)
  if (!request) return null
  return <ConfirmDialog key={request.id} request={request} />
}

function BrowserConfirm({ request: { title, message, answer } }: { request: ConfirmRequest }) {
  useEffect(() => {
    answer(window.confirm(typeof message === 'string' ? `${title}\n\n${message}` : title))
  }, [title, message, answer])
  return null
}
