import { BoundRadioGroup, BoundTextField } from '~/ui/form/bound-fields'

type Question = {
  text: string
  kind: 'yes-no' | 'choice' | 'number' | 'text'
  choices: readonly string[]
  isRequired: boolean
}

const YES_NO = ['Ja', 'Nein']

/** A company's question with the fitting field; used in a `form.AppField`. */
export function AnswerField({ question }: { question: Question }) {
  const shared = { label: question.text, isOptional: !question.isRequired }
  const choices = choicesOf(question)
  if (choices) return <BoundRadioGroup {...shared} options={choices.map((value) => ({ value, label: value }))} />
  return <BoundTextField {...shared} inputMode={question.kind === 'number' ? 'decimal' : undefined} />
}

/** What can be answered; null where people write. */
export function choicesOf({ kind, choices }: Pick<Question, 'kind' | 'choices'>): readonly string[] | null {
  if (kind === 'yes-no') return YES_NO
  return kind === 'choice' ? choices : null
}
