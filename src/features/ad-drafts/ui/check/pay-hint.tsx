import { lazy, Suspense } from 'react'
import { Button } from '~/ui/buttons/button'
import type { AdHint } from '../../views'
import type { Ad } from './use-ad'

const FactForm = lazy(() => import('./fact-form'))

/** What is wrong with the pay, or that it is missing, with its fields at hand. */
export function PayHint({ ad, hint }: { ad: Ad; hint: AdHint }) {
  return (
    <section aria-label={hint.title} tabIndex={-1} data-hint className="card max-w-2xl p-4 text-sm shadow-float">
      <p className="font-semibold">{hint.title}</p>
      <p className="mt-1 mb-3 text-muted">{hint.explanation}</p>
      <Suspense>
        <FactForm
          ad={ad}
          fact="salary"
          submitLabel="Einsetzen"
          cancel={
            hint.severity !== 'error' && (
              <Button size="sm" variant="ghost" onClick={() => ad.leave(hint)}>
                So lassen
              </Button>
            )
          }
        />
      </Suspense>
      <p className="mt-2 text-right text-xs text-muted">{hint.source}</p>
    </section>
  )
}
