import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { RefreshCw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isCallError, isHeldUp } from '~/platform/client/call-error'
import { isConnectionLost } from '~/platform/client/calls/fetch-with-retry'
import { requestContext } from '~/server/requests/request-context'
import { Button } from '~/ui/buttons/button'
import { buttonClass } from '~/ui/buttons/button-class'
import { ButtonLink } from '~/ui/buttons/link'
import { ErrorPage } from '~/ui/shell/error-page'

/** An error while opening or showing a page. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  return isConnectionLost(error) ? <LostConnectionScreen /> : <FaultScreen error={error} />
}

/**
 * An error of ours, whose cause stays in the log; people get a sentence and two links. Or somebody who asked for too
 * much, and is told when to go on.
 */
function FaultScreen({ error }: { error: unknown }) {
  const here = useLocation({ select: ({ href }) => href })
  // Once: the server page's id is gone when this renders again.
  const [requestId] = useState(() => requestIdOf(error))
  const pause = error instanceof Error && isHeldUp(error) ? error.message : null
  const said = pause
    ? { statusCode: 429, statusMessage: 'Too Many Requests', title: 'Zu viel auf einmal.', message: pause }
    : {}
  return (
    <div className="flex min-h-dvh flex-col">
      <ErrorPage
        {...said}
        requestId={requestId}
        actions={
          <>
            {/* A link to the current address, which works without JavaScript, too. */}
            <a href={here} className={buttonClass({ variant: 'signal', size: 'lg' })}>
              <RefreshCw aria-hidden="true" />
              Noch einmal versuchen
            </a>
            <ButtonLink to="/" variant="desk" size="lg">
              Zur Startseite
            </ButtonLink>
            {here.startsWith('/super') && (
              // The operator wants to know what is missing; this page needs no database.
              <a href="/readyz" className={buttonClass({ variant: 'desk' })}>
                Zustand des Servers
              </a>
            )}
          </>
        }
      />
    </div>
  )
}

const LOOK_AGAIN_MS = 3000

/**
 * The server was not reached while the browser opened a page. Opens it as soon as the server answers.
 * It reloads the document, and only once the server has answered, because otherwise it would end at the browser's own
 * error page. `router.invalidate()` does not work: from a page in error the router sometimes waits forever for its own
 * pending state, one time in ten.
 */
function LostConnectionScreen() {
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

/** The request id of the page; in the browser, the one that came with the page. */
const pageRequestId = createIsomorphicFn()
  .server(() => requestContext().requestId)
  .client(() => document.querySelector('[data-request-id]')?.getAttribute('data-request-id') ?? null)

function requestIdOf(error: unknown): string | null {
  return pageRequestId() ?? (isCallError(error) ? (error.data?.requestId ?? null) : null)
}
