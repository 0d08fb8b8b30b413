import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { createApplication } from '../../factories/application'
import { callerFor } from '../../factories/caller'
import { jobPostingInput } from '../../factories/job-posting-input'
import { exhaust } from '../../factories/used-up'

const refused = { cause: { reason: 'tooMuchWritten' } }

test('whoever writes without end is stopped, wherever it goes, and nobody else', async () => {
  const { id: applicationId, company, applicant, posting } = await createApplication()
  const { jobPosting, application, conversation } = callerFor(company.admin)
  const templateId = uuidv7()
  await jobPosting.saveAdTemplate({ id: templateId, sourceId: posting.id, name: 'Vorlage' })
  const { id: replyToMessageId } = await conversation.write({ id: uuidv7(), applicationId, body: 'Guten Tag' })
  const draft = jobPostingInput()
  await jobPosting.create(draft)
  await exhaust(`writing ${company.admin.id}`)
  const writing = [
    () => jobPosting.create(jobPostingInput()),
    () => jobPosting.duplicate({ id: uuidv7(), sourceId: posting.id }),
    () => jobPosting.createFromTemplate({ id: uuidv7(), templateId }),
    () => application.addNote({ id: uuidv7(), applicationId, body: 'Ruft zurück.' }),
    () => conversation.write({ id: uuidv7(), applicationId, body: 'Noch etwas' }),
    () => conversation.reply({ id: uuidv7(), replyToMessageId, body: 'Und noch etwas' }),
  ]
  for (const write of writing) await expect(write()).rejects.toMatchObject(refused)
  // A lost answer is asked for again.
  await jobPosting.create(draft)
  const answer = { id: uuidv7(), replyToMessageId, body: 'Guten Tag zurück' }
  await callerFor(applicant.user).conversation.reply(answer)
  await exhaust(`writing ${applicant.user.id}`)
  const again = { ...answer, id: uuidv7() }
  await expect(callerFor(applicant.user).conversation.reply(again)).rejects.toMatchObject(refused)
})
