import { type LinkProps, useMatches } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { ButtonLink } from '~/ui/buttons/link'
import { ErrorPage } from '~/ui/shell/error-page'
import { PublicPages } from '../-frames/public-pages'

/** An unknown address (specification section 2: 404 "Page not found"). */
export function NotFoundScreen() {
  return <Framed message={undefined} />
}

/** Where somebody goes on; a company does not look for a job. */
type Way = { to: NonNullable<LinkProps['to']>; label: string }

/** An expired or invalid link of a mail, with what to do instead; `way` where that is not looking for a job. */
export function DeadLinkScreen({ message, way }: { message: string; way?: Way }) {
  return <Framed message={message} way={way} />
}

function Framed({ message, way }: { message: string | undefined; way?: Way | undefined }) {
  const home = useMatches({ select: (matches) => HOMES.find((id) => matches.some(({ routeId }) => routeId === id)) })
  const isPublic = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/_public') })
  const page = <NotFound message={message} home={home} way={way} />
  return home || isPublic ? page : <PublicPages>{page}</PublicPages>
}

/** Layouts with a side bar instead of a header; they and the public one frame their own 404 pages. */
const HOMES = ['/app', '/super'] as const

type NotFoundProps = {
  message: string | undefined
  /** The area's home page; recruiters do not look for a job. */
  home: (typeof HOMES)[number] | undefined
  way: Way | undefined
}

function NotFound({ message, home, way }: NotFoundProps) {
  const first = home ? { to: home, label: 'Zur Übersicht' } : (way ?? { to: '/search/jobs', label: 'Jobs finden' })
  return (
    <div className="flex flex-col" style={{ minHeight: home ? '100dvh' : 'calc(100dvh - 4rem)' }}>
      <ErrorPage
        statusCode={404}
        statusMessage="Page not found"
        {...(message === undefined ? {} : { message })}
        actions={
          <>
            <ButtonLink to={first.to} variant="signal" size="lg">
              {first.to === '/search/jobs' && <Search aria-hidden="true" />}
              {first.label}
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
