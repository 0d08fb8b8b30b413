import { Check, CircleDashed, Minus } from 'lucide-react'
import type { FoundResume } from '../../views'

type Evidence = FoundResume['met'][number]

const MEANINGS = {
  said: null,
  training: 'in Ausbildung',
  related: 'verwandt',
  mentioned: 'nur erwähnt',
} satisfies Record<Evidence['state'], string | null>

/** Why somebody was found: the passage of the résumé and where it stands. A tick only where the résumé itself says it. */
export function HitEvidence({ met, missing }: Pick<FoundResume, 'met' | 'missing'>) {
  if (met.length + missing.length === 0) return null
  return (
    <ul aria-label="Warum dieser Lebenslauf hier steht" className="mt-2 grid gap-1 text-sm">
      {met.map(({ asked, state, where, quote }) => {
        const Icon = state === 'said' ? Check : Minus
        const meaning = MEANINGS[state]
        return (
          <li key={asked} className="flex items-start gap-1.5">
            <Icon
              className={`mt-1 size-3.5 shrink-0 ${state === 'said' ? 'text-success' : 'text-muted'}`}
              aria-hidden="true"
            />
            <span className="line-clamp-3 min-w-0 wrap-anywhere">
              {asked}
              {state === 'said' && <span className="sr-only"> belegt</span>}
              <span className="text-muted">
                {meaning && `, ${meaning}`}
                {isSame(asked, quote) ? ` (${where})` : `: „${quote}“ (${where})`}
              </span>
            </span>
          </li>
        )
      })}
      {missing.length > 0 && (
        <li className="flex items-start gap-1.5 text-muted">
          <CircleDashed className="mt-1 size-3.5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">Nicht belegt: {missing.join(', ')}</span>
        </li>
      )}
    </ul>
  )
}

/** Nothing is quoted that says the same letter for letter. */
function isSame(asked: string, quote: string): boolean {
  return asked.toLowerCase() === quote.toLowerCase()
}
