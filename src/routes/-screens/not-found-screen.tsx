import { ButtonLink } from '~/ui/button-link'
import { ErrorPage } from '~/ui/shell/error-page'

/** An address that leads nowhere (specification section 2: 404 "Page not found"). */
export function NotFoundScreen() {
  return (
    <div className="flex min-h-dvh flex-col">
      <ErrorPage
        statusCode={404}
        statusMessage="Page not found"
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
