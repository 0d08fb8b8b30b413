import type { AdFinding, CheckedAd } from '~/features/ad-check/ad'
import { adTexts } from '~/features/ad-check/check-ad'
import type { Mend } from '~/features/ad-check/mends'
import { tellMended } from '~/features/ad-check/ui/mended-note'
import type { ScreeningQuestion } from '~/features/job-postings/schema'
import { replaceText } from '~/lib/rich-text/replace-text'
import type { PostingForm } from './use-posting-form'

/** What `AdFindings` needs to correct the posting that is being edited. */
export function postingMends(form: PostingForm, checked: Pick<CheckedAd, keyof ReturnType<typeof adTexts>>) {
  const texts = adTexts(checked)
  const textOf = (field: AdFinding['field']) => (field === 'message' || field === 'salaryMinCents' ? '' : texts[field])
  return { textOf, onMend: (finding: AdFinding, mend: Mend) => mendPosting(form, finding, mend) }
}

/** Replaces the words of a finding in their field, unless they have changed since they were checked. */
function mendPosting(form: PostingForm, { field, excerpt, span }: AdFinding, mend: Mend) {
  if (!span || field === 'message' || field === 'salaryMinCents') return
  const { values } = form.state
  if (adTexts(values)[field].slice(span.start, span.end) !== excerpt) return
  const { start, end } = mend.span
  if (field === 'title') {
    const before = values.title
    form.setFieldValue('title', before.slice(0, start) + mend.text + before.slice(end))
    tellMended(mend, excerpt, () => form.setFieldValue('title', before))
  } else if (field === 'questions') {
    const before = values.questions
    form.setFieldValue('questions', mendedQuestions(before, mend))
    tellMended(mend, excerpt, () => form.setFieldValue('questions', before))
  } else {
    const before = values[field]
    form.setFieldValue(field, replaceText(before, start, end, mend.text))
    tellMended(mend, excerpt, () => form.setFieldValue(field, before))
  }
}

/** Lines as in `adTexts`; a question or choice without words leaves. */
function mendedQuestions(questions: readonly ScreeningQuestion[], { span, text }: Mend): ScreeningQuestion[] {
  let at = 0
  function mended(line: string): string {
    const from = at
    at += line.length + 1
    if (span.start < from || span.end > from + line.length) return line
    return line.slice(0, span.start - from) + text + line.slice(span.end - from)
  }
  return questions
    .map((question) => ({
      ...question,
      text: mended(question.text),
      choices: question.choices.map(mended).filter((choice) => choice !== ''),
    }))
    .filter((question, index) => question.text !== '' || questions[index]?.text === '')
}
