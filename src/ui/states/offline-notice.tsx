import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

/** Says while the connection is lost. Rendered once in the root. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="sticky bottom-[var(--bottom-bar,0px)] z-50">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-warn px-4 py-2 text-sm font-semibold text-warn-ink">
          <WifiOff className="size-4" aria-hidden="true" />
          Keine Verbindung. Eingaben bleiben stehen und lassen sich später senden.
        </p>
      )}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
