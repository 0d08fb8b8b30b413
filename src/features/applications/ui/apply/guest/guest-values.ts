import type { GuestDraft } from '~/features/applications/apply/apply-schema'
import { periodText } from '~/features/resumes/document/document'
import { uuidv7 } from '~/lib/uuid'
import type { GuestPosting } from '../../../views'

/** What the form holds; `website` is the trap for bots. */
export type GuestValues = GuestDraft['values'] & { website: string }

export function emptyStation(): GuestValues['experience'][number] {
  return { id: uuidv7(), position: '', employer: '', place: null, from: '', to: null, description: '' }
}

/**
 * What the form begins with: the draft of this browser, else nothing but the account's name.
 * @param account the reader's when it has no profile yet
 */
export function initialValues(
  posting: GuestPosting,
  kept: GuestDraft | null,
  account: { name: string; email: string } | null,
): GuestValues {
  const names = account?.name.split(' ') ?? []
  return {
    firstName: names.slice(0, -1).join(' '),
    lastName: names.at(-1) ?? '',
    email: '',
    phone: '',
    place: null,
    placeText: '',
    coverLetter: '',
    experience: [],
    education: [],
    skills: '',
    ...kept?.values,
    ...(account ? { email: account.email } : {}),
    // The questions may have changed since.
    answers: posting.questions.map(({ id: questionId }) => ({
      questionId,
      answer: kept?.values.answers.find((each) => each.questionId === questionId)?.answer ?? '',
    })),
    website: '',
  }
}

/** Everything of a station that is sent, for the last look. */
export function sentStation(
  names: readonly string[],
  { place, description, from, to }: Pick<GuestValues['experience'][number], 'place' | 'description' | 'from' | 'to'>,
): string {
  const head = `${periodText({ from, to })}: ${[...names, place].filter(Boolean).join(', ')}`
  return [head, description].filter(Boolean).join('\n')
}
