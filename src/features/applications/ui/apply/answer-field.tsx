import { offeredAnswers } from '~/features/job-postings/vocabulary'
import { BoundRadioGroup, BoundTextField } from '~/ui/form/bound-fields'

type Question = {
  text: string
  kind: 'yes-no' | 'choice' | 'number' | 'text'
  choices: readonly string[]
  isRequired: boolean
}

/** A company's question with the fitting field; used in a `form.AppField`. */
export function AnswerField({ question }: { question: Question }) {
  const shared = { label: question.text, isOptional: !question.isRequired }
  const options = offeredAnswers(question).map((value) => ({ value, label: value }))
  if (options.length > 0) return <BoundRadioGroup {...shared} options={options} />
  return <BoundTextField {...shared} inputMode={question.kind === 'number' ? 'decimal' : undefined} />
}
