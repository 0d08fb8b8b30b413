import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { richTextFromPlain } from '~/lib/rich-text/rich-text'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from '../../factories/application'
import { AuthVisitor } from '../../factories/auth-visitor'
import { callerFor } from '../../factories/caller'
import { createCompany } from '../../factories/company'
import { jobPostingInput } from '../../factories/job-posting-input'

describe('what people type into a search', () => {
  test.each(['%', '_', '\\', "'", '"', '%%%', "' or 1=1 --", '()&|!:*<->'])(
    '%j has no special meaning',
    async (text) => {
      const { company } = await createApplication()
      const own = callerFor(company.admin)
      const visitor = callerFor(null)
      expect((await own.jobPosting.manageList({ suche: text })).items).toEqual([])
      expect((await own.application.list({ suche: text })).items).toEqual([])
      await visitor.jobPosting.search({ was: text, wo: text })
      await visitor.companyProfile.search({ was: text })
      expect(await visitor.places.suggest({ text })).toEqual([])
    },
  )

  test.each([-1, 0, 1.5, 1e21, Number.NaN, 'x', null, { $gt: 0 }])('page %j is the first one', async (page) => {
    const { company } = await createApplication()
    const search = Object.fromEntries([['page', page]])
    expect(await callerFor(null).jobPosting.search(search)).toMatchObject({ page: 1 })
    expect(await callerFor(company.admin).application.list(search)).toMatchObject({ page: 1 })
  })
})

test('a line break in a title cannot begin another header of a mail', async () => {
  const { company, applicant, posting } = await createApplication()
  const caller = callerFor(company.admin)
  const title = 'Dreher (m/w/d)\r\nBcc: alle@post.example\u2028X'
  await expect(
    caller.jobPosting.update({ ...jobPostingInput(), id: posting.id, version: 1, title }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  // As if written before titles were checked.
  await database().db.update(jobPosting).set({ title }).where(eq(jobPosting.id, posting.id))
  const person = callerFor(applicant.user)
  const [mine] = (await person.application.mine({})).items
  await person.application.withdraw({ applicationId: mine?.id ?? '', message: null })
  const mails = await database().db.select({ subject: outboxMail.subject }).from(outboxMail)
  for (const { subject } of mails) expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
})

describe('a rich text', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
  ])('has no link to %j', async (href) => {
    const company = await createCompany()
    const mark = { type: 'link' as const, attrs: { href } }
    const tasks = {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'hier', marks: [mark] }] }],
    }
    await expect(callerFor(company.admin).jobPosting.create({ ...jobPostingInput(), tasks })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  test('keeps what looks like markup as text', async () => {
    const company = await createCompany()
    const input = { ...jobPostingInput(), tasks: richTextFromPlain(['<img src=x onerror=alert(1)>']) }
    const caller = callerFor(company.admin)
    await caller.jobPosting.create(input)
    expect((await caller.jobPosting.forEdit({ id: input.id })).input.tasks).toEqual(input.tasks)
  })
})

test('nobody makes themselves an admin, a company or confirmed by changing their account', async () => {
  const visitor = new AuthVisitor()
  const email = 'hochgestapelt@test.example'
  await visitor.arrive({ email })
  for (const body of [
    { isAdmin: true },
    { type: 'COMPANY' },
    { emailVerified: true, name: 'Neu' },
    { email: 'anders@test.example' },
    { image: 'https://fremd.example/zaehlt.gif' },
  ]) {
    const response = await visitor.post('/update-user', body)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  }
  const [row] = await database().db.select().from(user).where(eq(user.email, email))
  expect(row).toMatchObject({ isAdmin: false, type: 'APPLICANT', name: 'Miriam Yıldız', image: null })
})
