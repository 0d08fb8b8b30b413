import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { isConnectionLost } from '~/platform/client/calls/fetch-with-retry'
import { buttonClass } from '~/ui/buttons/button-class'
import { ButtonLink } from '~/ui/buttons/button-link'
import { ErrorPage } from '~/ui/shell/error-page'
import { LostConnectionScreen } from './lost-connection-screen'
import { requestIdOf } from './request-id'

/** What went wrong while a page was opened or shown. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  return isConnectionLost(error) ? <LostConnectionScreen /> : <FaultScreen error={error} />
}

/** A fault of ours. What it was stays in the log; people get a sentence and two ways on. */
function FaultScreen({ error }: { error: unknown }) {
  const here = useLocation({ select: ({ href }) => href })
  // Once: what the page from the server said stands no longer when this renders again.
  const [requestId] = useState(() => requestIdOf(error))
  return (
    <div className="flex min-h-dvh flex-col">
      <ErrorPage
        statusCode={500}
        requestId={requestId}
        actions={
          <>
            {/* A link to here, which works without JavaScript, too. */}
            <a href={here} className={buttonClass({ variant: 'signal', size: 'lg' })}>
              <RefreshCw aria-hidden="true" />
              Noch einmal versuchen
            </a>
            <ButtonLink to="/" variant="desk" size="lg">
              Zur Startseite
            </ButtonLink>
            {here.startsWith('/super') && (
              // Whoever runs the platform wants to know what is missing; this page needs no database.
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
