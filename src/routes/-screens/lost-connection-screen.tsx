import { RefreshCw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { ErrorPage } from '~/ui/shell/error-page'

const LOOK_AGAIN_MS = 3000

/**
 * The server was not reached while the browser opened a page. Opens it as soon as the server answers.
 * It reloads the document, and only once the server has answered, because otherwise it would end at the browser's own
 * error page. `router.invalidate()` does not work: from a page in error the router sometimes waits forever for its own
 * pending state, one time in ten.
 */
export function LostConnectionScreen() {
  const isLooking = useRef(false)
  const [isAsked, setAsked] = useState(false)
  const look = useCallback(async () => {
    // One check at a time.
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
