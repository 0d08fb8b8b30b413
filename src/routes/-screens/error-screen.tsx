import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { ErrorPage } from '~/ui/shell/error-page'

/** A fault of ours. What it was stays in the log; people get a sentence and two ways on. */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <ErrorPage
        statusCode={500}
        actions={
          <>
            <Button variant="signal" onClick={reset}>
              Noch einmal versuchen
            </Button>
            <ButtonLink to="/" variant="desk">
              Zur Startseite
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
