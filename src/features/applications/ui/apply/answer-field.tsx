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
  const choices = question.kind === 'yes-no' ? YES_NO : question.kind === 'choice' ? question.choices : null
  if (choices) return <BoundRadioGroup {...shared} options={choices.map((value) => ({ value, label: value }))} />
  return <BoundTextField {...shared} inputMode={question.kind === 'number' ? 'decimal' : undefined} />
}
