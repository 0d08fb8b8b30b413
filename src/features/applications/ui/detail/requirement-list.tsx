import { Check, CircleDashed, CircleHelp, MessagesSquare, TriangleAlert } from 'lucide-react'
import type { Requirement, RequirementState } from '~/features/applications/requirements'

const SIGNS = {
  met: { icon: Check, className: 'text-success', text: 'belegt' },
  unmet: { icon: TriangleAlert, className: 'text-warn', text: 'nicht erfüllt' },
  related: { icon: CircleDashed, className: 'text-muted', text: 'nur Verwandtes genannt' },
  partly: { icon: CircleDashed, className: 'text-muted', text: 'zum Teil genannt' },
  unprovable: { icon: MessagesSquare, className: 'text-muted', text: 'klärt erst ein Gespräch' },
  unproven: { icon: CircleHelp, className: 'text-muted', text: 'kein Beleg in den Unterlagen' },
} satisfies Record<RequirementState, object>

/** Where the papers say it: to be read before what they do not say. */
const QUOTED = 'mt-1 border-l-[3px] border-accent pl-2.5'

/** The posting's requirements, one by one, each with where the documents mention it; never a score, never a ranking. */
export function RequirementList({ requirements }: { requirements: readonly Requirement[] }) {
  if (requirements.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">Anforderungen der Stelle</h3>
      <ul className="grid gap-2 text-sm">
        {requirements.map(({ text, state, source }) => {
          const { icon: Icon, className, text: meaning } = SIGNS[state]
          return (
            <li key={text} className="flex gap-2.5">
              <Icon className={`mt-0.5 size-4 shrink-0 ${className}`} aria-hidden="true" />
              <span className="min-w-0">
                {text}
                <span className={`block text-xs ${state === 'met' ? QUOTED : 'text-muted'}`}>
                  {source ? `${meaning}: ${source}` : meaning}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
