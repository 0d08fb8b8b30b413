import { useMatches } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { ButtonLink } from '~/ui/buttons/button-link'
import { ErrorPage } from '~/ui/shell/error-page'
import { PublicPages } from '../-frames/public-pages'

/** An unknown address (specification section 2: 404 "Page not found"). */
export function NotFoundScreen() {
  return <Framed message={undefined} />
}

/** An expired or invalid link of a mail, with what to do instead. */
export function DeadLinkScreen({ message }: { message: string }) {
  return <Framed message={message} />
}

function Framed({ message }: { message: string | undefined }) {
  const home = useMatches({ select: (matches) => HOMES.find((id) => matches.some(({ routeId }) => routeId === id)) })
  const isPublic = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/_public') })
  const page = <NotFound message={message} home={home} />
  return home || isPublic ? page : <PublicPages>{page}</PublicPages>
}

/** Layouts with a side bar instead of a header; they and the public one frame their own 404 pages. */
const HOMES = ['/app', '/super'] as const

type NotFoundProps = {
  message: string | undefined
  /** The area's home page; recruiters do not look for a job. */
  home: (typeof HOMES)[number] | undefined
}

function NotFound({ message, home }: NotFoundProps) {
  return (
    <div className="flex flex-col" style={{ minHeight: home ? '100dvh' : 'calc(100dvh - 4rem)' }}>
      <ErrorPage
        statusCode={404}
        statusMessage="Page not found"
        {...(message === undefined ? {} : { message })}
        actions={
          <>
            <ButtonLink to={home ?? '/search/jobs'} variant="signal" size="lg">
              {!home && <Search aria-hidden="true" />}
              {home ? 'Zur Übersicht' : 'Jobs finden'}
            </ButtonLink>
            <ButtonLink to="/" variant="desk" size="lg">
              Zur Startseite
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
