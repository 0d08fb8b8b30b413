import { useRouter } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '~/ui/button'
import { ErrorPage } from '~/ui/shell/error-page'

const LOOK_AGAIN_MS = 3000

/**
 * The server was not reached while the browser opened a page. Opens it as soon as the server answers, without loading
 * the document anew: that would end at the browser's own error page while the server is still away.
 */
export function LostConnectionScreen() {
  const router = useRouter()
  useEffect(() => {
    const stop = new AbortController()
    let isLooking = false
    // One look at a time: where opening takes longer than the pause, each look would begin it anew.
    const look = async () => {
      if (isLooking) return
      isLooking = true
      try {
        const answer = await fetch('/readyz', { cache: 'no-store', signal: stop.signal }).catch(() => null)
        if (answer?.ok) await router.invalidate()
      } finally {
        isLooking = false
      }
    }
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS)
    window.addEventListener('online', look, { signal: stop.signal })
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [router])
  return (
    <div className="flex min-h-dvh flex-col">
      <ErrorPage
        statusCode={503}
        statusMessage="Service Unavailable"
        message="Der Server ist gerade nicht zu erreichen. Sobald er wieder antwortet, geht es hier von selbst weiter."
        actions={
          <Button variant="signal" size="lg" onClick={() => void router.invalidate()}>
            <RefreshCw aria-hidden="true" />
            Noch einmal versuchen
          </Button>
        }
      />
    </div>
  )
}
