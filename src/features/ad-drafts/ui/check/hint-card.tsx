import { useId } from 'react'
import { unbroken } from '~/lib/text/unbroken'
import { Button } from '~/ui/buttons/button'
import type { AdHint } from '../../views'

type HintCardProps = {
  hint: AdHint
  /** The next thing to do on the page: its button is the yellow one. */
  isNext: boolean
  isBusy: boolean
  onReplace: () => void
  onEdit: () => void
  onLeave: () => void
}

/** One hint: why, instead of what, better how; with its click. */
export function HintCard({ hint, isNext, isBusy, onReplace, onEdit, onLeave }: HintCardProps) {
  const id = useId()
  const { mend } = hint
  const instead = mend?.text ? mend.instead : hint.excerpt
  return (
    <section aria-labelledby={id} tabIndex={-1} data-hint className="card max-w-2xl p-4 text-sm shadow-float">
      <p id={id} className="font-semibold">
        {hint.title}
      </p>
      <p className="mt-1 text-muted">{hint.explanation}</p>
      <dl className="my-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 wrap-anywhere">
        {instead !== null && (
          <>
            <dt className="text-muted">Statt</dt>
            <dd>
              <s>{instead}</s>
            </dd>
          </>
        )}
        <dt className="text-muted">Besser</dt>
        <dd className="font-semibold">{betterOf(hint)}</dd>
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        {mend && (
          <Button size="sm" variant={isNext ? 'signal' : 'outline'} isPending={isBusy && isNext} onClick={onReplace}>
            {mend.text === '' ? 'Streichen' : 'Ersetzen'}
          </Button>
        )}
        <Button size="sm" variant={mend ? 'ghost' : 'outline'} onClick={onEdit}>
          Selbst ändern
        </Button>
        {hint.severity !== 'error' && (
          <Button size="sm" variant="ghost" onClick={onLeave}>
            So lassen
          </Button>
        )}
        <span className="ml-auto text-xs text-muted">{unbroken(hint.source)}</span>
      </div>
    </section>
  )
}

function betterOf({ mend, suggestion }: AdHint): string {
  if (!mend) return suggestion
  return mend.text === '' ? 'ohne diese Worte' : mend.text
}
