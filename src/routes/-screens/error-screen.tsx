import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { isHeldUp } from '~/platform/client/call-error'
import { isConnectionLost } from '~/platform/client/calls/fetch-with-retry'
import { buttonClass } from '~/ui/buttons/button-class'
import { ButtonLink } from '~/ui/buttons/link'
import { ErrorPage } from '~/ui/shell/error-page'
import { LostConnectionScreen } from './lost-connection-screen'
import { requestIdOf } from './request-id'

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
