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
  const isInApp = useMatches({ select: (matches) => matches.some(({ routeId }) => APP.has(routeId)) })
  const isPublic = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/_public') })
  const page = <NotFound message={message} height={isInApp ? '100dvh' : 'calc(100dvh - 4rem)'} />
  return isInApp || isPublic ? page : <PublicPages>{page}</PublicPages>
}

/** Layouts with a side bar in place of a header; they and the public one stand around what is not found in them. */
const APP: ReadonlySet<string> = new Set(['/app', '/super'])

function NotFound({ message, height }: { message: string | undefined; height: string }) {
  return (
    <div className="flex flex-col" style={{ minHeight: height }}>
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
