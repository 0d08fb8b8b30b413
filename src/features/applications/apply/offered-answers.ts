import type { ScreeningQuestion } from '~/features/job-postings/schema'

const YES_NO = ['Ja', 'Nein']

type Question = { kind: ScreeningQuestion['kind']; choices: readonly string[] }

/** The answers that a question offers; none where people write their own. */
export function offeredAnswers({ kind, choices }: Question): readonly string[] {
  if (kind === 'yes-no') return YES_NO
  return kind === 'choice' ? choices : []
}
