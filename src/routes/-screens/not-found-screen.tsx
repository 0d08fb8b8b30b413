import { useMatches } from '@tanstack/react-router'
import { ButtonLink } from '~/ui/button-link'
import { ErrorPage } from '~/ui/shell/error-page'
import { PublicPages } from '../-frames/public-pages'

/** An address that leads nowhere (specification section 2: 404 "Page not found"); links that ran out say so. */
export function NotFoundScreen({ message }: { message?: string }) {
  const isFramed = useMatches({ select: (matches) => matches.some(({ routeId }) => FRAMES.has(routeId)) })
  if (isFramed) return <NotFound message={message} />
  return (
    <PublicPages>
      <NotFound message={message} />
    </PublicPages>
  )
}

/** Layouts that put a header around what is not found in them. */
const FRAMES: ReadonlySet<string> = new Set(['/_public', '/app', '/super'])

function NotFound({ message }: { message: string | undefined }) {
  return (
    <div className="flex min-h-[calc(100dvh-4rem)] flex-col">
      <ErrorPage
        statusCode={404}
        statusMessage="Page not found"
        {...(message === undefined ? {} : { message })}
        actions={
          <>
            <ButtonLink to="/search/jobs" variant="signal">
              Jobs finden
            </ButtonLink>
            <ButtonLink to="/" variant="desk">
              Zur Startseite
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
