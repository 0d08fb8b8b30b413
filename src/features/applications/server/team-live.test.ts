import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createMember } from '../../../../tests/factories/company'
import { noticesDuring } from '../../../../tests/factories/notices'

test('a note and a rating reach the open pages of the team, and the applicant’s do not even hear of it', async () => {
  const { id, company, applicant } = await createApplication()
  const colleague = await createMember(company.id)
  const asCompany = callerFor(company.admin).application
  const heard = await noticesDuring('application', async () => {
    await asCompany.addNote({ id: uuidv7(), applicationId: id, body: 'Bitte ansehen' })
    await asCompany.rate({ applicationId: id, stars: 4 })
  })
  const team = [company.admin.id, colleague.id].sort()
  // Other tests may run at the same time.
  const toTeam = heard.filter((users) => users.includes(colleague.id))
  expect(toTeam.map((users) => users.sort())).toEqual([team, team])
  expect(heard.flat()).not.toContain(applicant.user.id)
})
