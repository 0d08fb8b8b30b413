import { useMatches } from '@tanstack/react-router'
import { ButtonLink } from '~/ui/button-link'
import { ErrorPage } from '~/ui/shell/error-page'
import { PublicPages } from '../-frames/public-pages'

/** An address that leads nowhere (specification section 2: 404 "Page not found"). */
export function NotFoundScreen() {
  const isFramed = useMatches({ select: (matches) => matches.some(({ routeId }) => FRAMES.has(routeId)) })
  if (isFramed) return <NotFound />
  return (
    <PublicPages>
      <NotFound />
    </PublicPages>
  )
}

/** A link of a mail that ran out or never was one, with what to do instead. */
export function DeadLinkScreen({ message }: { message: string }) {
  return (
    <PublicPages>
      <NotFound message={message} />
    </PublicPages>
  )
}

/** Layouts that put a header around what is not found in them. */
const FRAMES: ReadonlySet<string> = new Set(['/_public', '/app', '/super'])

function NotFound({ message }: { message?: string }) {
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
