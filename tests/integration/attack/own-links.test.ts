import { describe, expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { getConfig } from '~/platform/server/config'
import { callerFor } from '../../factories/caller'
import { createCompany } from '../../factories/company'
import { jobPostingInput } from '../../factories/job-posting-input'

const own = new URL(getConfig().APP_URL).hostname

/** Spellings of an address of the product that lead there. */
const LEADING_BACK = [
  `https://${own}/app/account`,
  `https://${own}:8443/`,
  `https://${own.toUpperCase()}/`,
  `https://${own}./auth/login`,
  `https://www.${own}/`,
]

describe('an address that a company gives as its own never leads back to us', () => {
  test.each(LEADING_BACK)('in a posting: %s', async (externalUrl) => {
    const calls = callerFor((await createCompany()).admin)
    const input = { ...jobPostingInput(), id: uuidv7() }
    const refused = {
      cause: { reason: 'leadsBack', fieldErrors: { externalUrl: [expect.stringContaining('zurück zu uns')] } },
    }
    await expect(calls.jobPosting.create({ ...input, externalUrl })).rejects.toMatchObject(refused)
    const { version } = await calls.jobPosting.create(input)
    await expect(calls.jobPosting.update({ ...input, version, revision: null, externalUrl })).rejects.toMatchObject(
      refused,
    )
    await expect(
      calls.jobPosting.saveChanges({ ...input, version, revision: null, externalUrl }),
    ).rejects.toMatchObject(refused)
  })

  test('nor to a machine inside of a network', async () => {
    const calls = callerFor((await createCompany()).admin)
    for (const externalUrl of ['https://127.0.0.1/', 'https://intranet.local/', 'https://a:b@beispiel.example/']) {
      const input = { ...jobPostingInput(), id: uuidv7(), externalUrl }
      await expect(calls.jobPosting.create(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    await calls.jobPosting.create({
      ...jobPostingInput(),
      id: uuidv7(),
      externalUrl: 'https://karriere.beispiel.example/1',
    })
  })
})
