import { Check, CircleAlert } from 'lucide-react'
import { classNames } from '../class-names'

export type Step = {
  id: string
  label: string
  /** What is still missing there; nobody has done anything wrong yet. */
  open?: string
  /** What is there but invalid; shown as an error. */
  problem?: string
  isDone?: boolean
}

type StepperProps = {
  /** The goal of the steps. */
  label: string
  steps: readonly Step[]
  currentId: string
  /** Without it, the steps only show the position. */
  onSelect?: (id: string) => void
  /** Steps that cannot be entered yet. */
  isLocked?: (step: Step) => boolean
}

/** The steps of a long form: the position, what is done, and links to the others. */
export function Stepper({ label, steps, currentId, onSelect, isLocked }: StepperProps) {
  const position = steps.findIndex(({ id }) => id === currentId)
  return (
    <nav aria-label={label}>
      <p className="num mb-1 text-sm text-muted md:hidden">
        Schritt {position + 1} von {steps.length}
      </p>
      <ol className="stepper">
        {steps.map((step, index) => {
          const isCurrent = step.id === currentId
          const content = <StepContent step={step} number={index + 1} />
          return (
            <li key={step.id} className={classNames('step', isCurrent && 'step-current', step.isDone && 'step-done')}>
              {onSelect && !isLocked?.(step) ? (
                <button
                  type="button"
                  className="step-button"
                  aria-current={isCurrent ? 'step' : undefined}
                  onClick={() => onSelect(step.id)}
                >
                  {content}
                </button>
              ) : (
                <span className="step-button" aria-current={isCurrent ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function StepContent({ step: { label, open, problem, isDone }, number }: { step: Step; number: number }) {
  return (
    <>
      <span className={classNames('step-mark num', problem !== undefined && 'step-mark-problem')} aria-hidden="true">
        {problem !== undefined ? <CircleAlert /> : isDone ? <Check /> : number}
      </span>
      <span className="min-w-0">
        <span className="block">{label}</span>
        {problem !== undefined && <span className="block text-xs font-normal text-error">{problem}</span>}
        {open !== undefined && <span className="block text-xs font-normal text-muted">{open}</span>}
        {isDone && problem === undefined && <span className="sr-only">, erledigt</span>}
      </span>
    </>
  )
}
