import { useEffect, useRef } from 'react'
import { Note } from './note'

export type FieldProblem = {
  /** id of the control */ fieldId: string
  message: string /** Name of the field. */
  label?: string
}

type ErrorSummaryProps = {
  problems: readonly FieldProblem[]
  /** Changes with each failed attempt: the summary then takes the focus. */
  attempt: number
  title?: string
}

/** Linked list of what is wrong with a form after a failed submit. */
export function ErrorSummary({ problems, attempt, title = 'Bitte prüfen Sie die Angaben.' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasProblems = problems.length > 0
  useEffect(() => {
    if (attempt > 0 && hasProblems) box.current?.focus()
  }, [attempt, hasProblems])
  if (!hasProblems) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" data-error-summary>
      <Note tone="error" title={title}>
        <ul className="mt-1 grid gap-1">
          {problems.map((problem) => (
            <li key={problem.fieldId + problem.message}>
              <a
                className="link text-ink!"
                href={`#${problem.fieldId}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(problem.fieldId)
                }}
              >
                {problem.label ? `${problem.label}: ${problem.message}` : problem.message}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

function focusField(id: string) {
  const element = document.getElementById(id)
  const target = element?.matches('fieldset') ? (element.querySelector<HTMLElement>('input') ?? element) : element
  target?.focus()
  target?.scrollIntoView({ block: 'center' })
}
