import { useMatches } from '@tanstack/react-router'
import { ButtonLink } from '~/ui/button-link'
import { ErrorPage } from '~/ui/shell/error-page'
import { PublicPages } from '../-frames/public-pages'

/** An address that leads nowhere (specification section 2: 404 "Page not found"). */
export function NotFoundScreen() {
  return <Framed message={undefined} />
}

/** A link of a mail that ran out or never was one, with what to do instead. */
export function DeadLinkScreen({ message }: { message: string }) {
  return <Framed message={message} />
}

function Framed({ message }: { message: string | undefined }) {
  const isFramed = useMatches({ select: (matches) => matches.some(({ routeId }) => FRAMES.has(routeId)) })
  const page = <NotFound message={message} />
  return isFramed ? page : <PublicPages>{page}</PublicPages>
}

/** Layouts that put a header around what is not found in them. */
const FRAMES: ReadonlySet<string> = new Set(['/_public', '/app', '/super'])

function NotFound({ message }: { message: string | undefined }) {
  return (
    <div className="flex flex-col" style={{ minHeight: 'calc(100dvh - 4rem)' }}>
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
