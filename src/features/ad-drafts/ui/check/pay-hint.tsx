import { useState } from 'react'
import { unbroken } from '~/lib/text/unbroken'
import { Button } from '~/ui/buttons/button'
import type { AdHint } from '../../views'
import { FactForm } from './late-fact-form'
import type { Ad } from './use-ad'

/** What is wrong with the pay, or that it is missing, with its fields at hand. */
export function PayHint({ ad, hint }: { ad: Ad; hint: AdHint }) {
  // The fields are only loaded for whoever wants them.
  const [isOpen, setOpen] = useState(false)
  const leave = hint.severity !== 'error' && (
    <Button size="sm" variant="ghost" onClick={() => ad.leave(hint)}>
      So lassen
    </Button>
  )
  return (
    <section aria-label={hint.title} tabIndex={-1} data-hint className="card max-w-2xl p-4 text-sm shadow-float">
      <p className="font-semibold">{hint.title}</p>
      <p className="mt-1 mb-3 text-muted">{hint.explanation}</p>
      {isOpen ? (
        <FactForm ad={ad} fact="salary" submitLabel="Einsetzen" cancel={leave} />
      ) : (
        <div className="flex gap-2">
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            Spanne nennen
          </Button>
          {leave}
        </div>
      )}
      <p className="mt-2 text-right text-xs text-muted">{unbroken(hint.source)}</p>
    </section>
  )
}
