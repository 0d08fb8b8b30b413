import type { ScreeningQuestion } from '~/features/job-postings/schema'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { storeUpload } from '~/platform/server/files/store'
import { createApplicant } from '../../factories/applicant'
import { callerFor } from '../../factories/caller'
import { createJobPosting } from '../../factories/job-posting'
import { createResume } from '../../factories/resume'
import { createWorld } from '../permissions/world'
import { contentOf, letterOf, type Person, personOf } from './people'

const QUESTION: ScreeningQuestion = {
  id: '018f3c1e-0000-7000-8000-00000000aaaa',
  kind: 'text',
  text: 'Was möchten Sie uns noch sagen?',
  choices: [],
  isRequired: false,
  knockOutAnswers: [],
}

export type Sent = Person & {
  id: string
  /** Of profile, account and file. */
  ids: string[]
  caller: ReturnType<typeof callerFor>
  /** Their answer, where the company has written. */
  messageId: string | null
}

/** A company with all that happens there, and this many applications without names, in every state. */
export async function createAnonymousMarket(count: number) {
  const world = await createWorld()
  const companyId = world.company.id
  const own = callerFor(world.company.admin)
  const posting = { companyId, title: 'Technik und Verwaltung (m/w/d)', isAnonymous: true, questions: [QUESTION] }
  const postings = [await createJobPosting(posting), await createJobPosting(posting), await createJobPosting(posting)]
  const sent: Sent[] = []
  for (let number = 0; number < count; number++) {
    sent.push(await applyAs(personOf(number), postings[number % postings.length]?.id ?? ''))
  }
  for (const [at, each] of sent.entries()) await live(own, each, at)
  return { world, own, sent, postings }
}

async function applyAs(person: Person, jobPostingId: string): Promise<Sent> {
  const { firstName, lastName, phone, postalCode, city, trades } = person
  const headline = trades[0] ?? ''
  const applicant = await createApplicant({ firstName, lastName, phone, postalCode, city, headline })
  const resume = await createResume(applicant.id, { title: `CV ${lastName}`, content: contentOf(person) })
  const file = new File(['%PDF-1.7\n%%EOF'], person.fileName)
  const { id: fileId } = await storeUpload(database().db, applicant.user.id, file)
  const caller = callerFor(applicant.user)
  const { id } = await caller.application.submit({
    ...{ id: uuidv7(), jobPostingId, resumeId: resume.id, coverLetter: letterOf(person) },
    answers: [{ questionId: QUESTION.id, answer: `${firstName} ${lastName}, ${trades[1]}` }],
    attachmentFileIds: [fileId],
  })
  const ids = [applicant.id, applicant.user.id, fileId]
  return { ...person, id, ids, caller, messageId: null }
}

/** What happens to an application; each seventh in the same way. None of it shows the name. */
async function live(own: ReturnType<typeof callerFor>, each: Sent, at: number) {
  const { id: applicationId, firstName, lastName, caller, trades } = each
  const message = 'Guten Tag {name}, liebe Person {nachname}, es geht weiter.'
  const words = `Danke. ${firstName} ${lastName}, ${trades[0]}, Telefon ${each.phone}`
  const way = at % 7
  if (way === 1) await own.application.changeStatus({ applicationId, from: 'submitted', to: 'in_review', message })
  if (way === 2) await own.application.changeStatus({ applicationId, from: 'submitted', to: 'rejected', message })
  if (way === 3) await caller.application.withdraw({ applicationId, message: words })
  if (way === 4) {
    const item = { applicationId, from: 'submitted' as const, message }
    await own.application.rejectMany({ items: [item], sendAt: addDays(new Date(), 3) })
  }
  if (way < 5) return
  const { id: messageId } = await own.conversation.write({ id: uuidv7(), applicationId, body: message })
  const file = await caller.conversation.upload(formOf(new File(['%PDF-1.7\n%%EOF'], each.fileName)))
  const { id } = await caller.conversation.reply({
    ...{ id: uuidv7(), replyToMessageId: messageId, body: words, attachmentFileIds: [file.id] },
  })
  await own.conversation.shareContact({
    conversationId: (await own.conversation.thread({ messageId })).id,
    isShared: true,
  })
  each.messageId = id
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}
