import fs from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { addDays } from '../../../src/lib/dates/dates.ts'
import { uuidv7 } from '../../../src/lib/uuid.ts'
import { ownAddress } from '../../setup/own-address.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { applyAsGuest, asHolderOf, publishPosting } from './scene.ts'

const baseUrl = inject('baseUrl')
const SECRET = `Flüstergleis${Date.now().toString(36)}`

/** Every address of the product, from the build's output. */
function addresses(): string[] {
  const tree = fs.readFileSync(path.resolve(import.meta.dirname, '../../../src/routeTree.gen.ts'), 'utf8')
  const [, paths = ''] = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree) ?? []
  return [...paths.matchAll(/'([^']+)': typeof/g)].flatMap(([, address]) => address ?? [])
}

test('no address of the product tells applicants or visitors what a company keeps to itself', async () => {
  const posting = await publishPosting(`Geheimsignal ${Date.now().toString(36)} (m/w/d)`)
  const person = await applyAsGuest(posting.id, ['Hannelore', 'Vogt'])
  const { applicationId } = person
  const company = asHolderOf(cookieOf(demo.companyAdmin))
  const messageId = uuidv7()
  await company.conversation.write.mutate({ id: messageId, applicationId, body: 'Guten Tag' })
  await company.application.addNote.mutate({ id: uuidv7(), applicationId, body: SECRET })
  const stage = { id: uuidv7(), status: 'submitted' as const, name: SECRET.slice(0, 40) }
  await company.application.saveStages.mutate({ jobPostingId: posting.id, known: [], stages: [stage] })
  await company.application.setStage.mutate({ applicationId, stageId: stage.id })
  await company.application.rejectMany.mutate({
    items: [{ applicationId, from: 'submitted', message: `Leider nein, ${SECRET}` }],
    sendAt: addDays(new Date(), 5),
  })
  const applicant = asHolderOf(person.cookie)
  const [resume] = await applicant.resume.list.query()
  const { companyProfileId } = (await applicant.application.mine.query({})).items[0] ?? {}
  const profile = await applicant.applicantProfile.mine.query()
  const values: Record<string, string | undefined> = {
    $jobPostingId: posting.id,
    $id: posting.id,
    $companyProfileId: companyProfileId,
    $applicantProfileId: profile?.id,
    $resumeId: resume?.id,
    $replyToMessageId: messageId,
    $applicationId: applicationId,
    $subjectType: 'job-posting',
    $subjectId: posting.id,
    $year: String(new Date().getFullYear()),
    $name: 'job-postings-1.xml',
    $list: 'companies',
    $act: 'forget',
    $token: 'x'.repeat(43),
    $code: 'x'.repeat(22),
    $: 'nichts',
    // Somebody else's rows, whatever their content.
    ...Object.fromEntries(
      [
        'attachmentId',
        'fileId',
        'incidentId',
        'runId',
        'invoiceId',
        'interviewId',
        'orderId',
        'offerId',
        'reportId',
        'mailId',
      ].map((each) => [`$${each}`, messageId]),
    ),
  }
  const filled = addresses()
    // A stream of notices without content (see the test of live messages).
    .filter((address) => address !== '/api/events')
    .map((address) =>
      address.replace(/\$\w*/g, (name) => {
        const value = values[name]
        if (value === undefined) throw new Error(`${address}: what stands for ${name}?`)
        return value
      }),
    )
  expect(filled.length).toBeGreaterThan(80)
  const read = async (address: string, cookie: string) => {
    const answer = await fetch(baseUrl + address, { redirect: 'manual', headers: { cookie, ...ownAddress() } })
    return { status: answer.status, text: await answer.text() }
  }
  const own = `/app/company/applications?stelle=${posting.id}&ansicht=tafel`
  expect((await read(own, cookieOf(demo.companyAdmin))).text).toContain(SECRET)

  const seenWhole: string[] = []
  for (const address of [...filled, own, `/app/applicant/applications?bewerbung=${applicationId}`]) {
    for (const cookie of [person.cookie, '']) {
      const { status, text } = await read(address, cookie)
      expect(status, address).toBeLessThan(500)
      expect(text, address).not.toContain(SECRET)
      if (cookie !== '' && status === 200) seenWhole.push(address)
    }
  }
  // Otherwise the addresses would only have been refused.
  expect(seenWhole).toEqual(
    expect.arrayContaining([
      '/app/applicant/applications',
      `/app/applicant/message-reply/${messageId}`,
      `/job-posting/${posting.id}`,
      `/company/${companyProfileId}`,
      `/api/files/application-folder/${applicationId}`,
    ]),
  )
})
