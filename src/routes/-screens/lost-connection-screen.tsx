import { RefreshCw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { ErrorPage } from '~/ui/shell/error-page'

const LOOK_AGAIN_MS = 3000

/**
 * The server was not reached while the browser opened a page. Opens it as soon as the server answers.
 *
 * By loading the document anew, and only once the server has answered, because else it would end at the browser's own
 * error page. `router.invalidate()` is no way: from a page in error the router now and then waits for ever for its own
 * pending look, one time in ten with everything answered.
 */
export function LostConnectionScreen() {
  const isLooking = useRef(false)
  const [isAsked, setAsked] = useState(false)
  const look = useCallback(async () => {
    // One look at a time.
    if (isLooking.current) return
    isLooking.current = true
    const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => null)
    isLooking.current = false
    if (answer?.ok) window.location.reload()
    else setAsked(false)
  }, [])
  useEffect(() => {
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [look])
  return (
    <div className="flex min-h-dvh flex-col">
      <ErrorPage
        statusCode={503}
        statusMessage="Service Unavailable"
        message="Der Server ist gerade nicht zu erreichen. Sobald er wieder antwortet, geht es hier von selbst weiter."
        actions={
          <Button
            variant="signal"
            size="lg"
            isPending={isAsked}
            onClick={() => {
              setAsked(true)
              void look()
            }}
          >
            <RefreshCw aria-hidden="true" />
            Noch einmal versuchen
          </Button>
        }
      />
    </div>
  )
}
