import { useEffect, useRef } from 'react'
import { Note } from '../note'
import { KeptWholeText } from '../text/kept-whole-text'

export type FieldProblem = {
  message: string
  /** id of the control; missing when the problem is about the whole form. */
  fieldId?: string
  label?: string
  /** Of the field in its form. */
  name?: string
}

type ErrorSummaryProps = {
  problems: readonly FieldProblem[]
  /** Changes with each failed attempt: the summary then takes the focus. */
  attempt: number
  title?: string
}

/** Linked list of what is wrong with a form after a failed submit. */
export function ErrorSummary({ problems, attempt, title = 'Bitte die Angaben prüfen.' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasProblems = problems.length > 0
  useEffect(() => {
    // Not when it gets shorter: somebody is typing.
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (!hasProblems) return null
  const [first] = problems
  const isOneSentence = problems.length === 1 && first?.fieldId === undefined
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Note tone="error" title={isOneSentence ? first?.message : title}>
        {!isOneSentence && (
          <ul className="mt-1 grid gap-1">
            {problems.map((problem) => (
              <li key={`${problem.fieldId} ${problem.message}`}>
                <Problem problem={problem} />
              </li>
            ))}
          </ul>
        )}
      </Note>
    </div>
  )
}

function Problem({ problem: { fieldId, label, message } }: { problem: FieldProblem }) {
  const text = <KeptWholeText text={label ? `${opened(label)} ${message}` : message} />
  if (!fieldId) return text
  return (
    <a
      className="underline underline-offset-2 hover:decoration-2"
      href={`#${fieldId}`}
      onClick={(event) => {
        event.preventDefault()
        focusField(fieldId)
      }}
    >
      {text}
    </a>
  )
}

/** The label of a checkbox is a sentence with its own full stop, that of “Nr.” belongs to the word; a question stays one. */
function opened(label: string): string {
  return label.endsWith('?') ? label : `${label.replace(/(?<=\s.*)\.$/, '')}:`
}

function focusField(id: string) {
  const element = document.getElementById(id)
  const target = element?.matches('fieldset') ? (element.querySelector<HTMLElement>('input') ?? element) : element
  target?.focus()
  target?.scrollIntoView({ block: 'center' })
}
