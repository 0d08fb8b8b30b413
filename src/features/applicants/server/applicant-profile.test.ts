import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createApplicant } from '../../../../tests/factories/applicant'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createUser } from '../../../../tests/factories/user'
import type { saveApplicantProfileSchema } from '../schema'
import { applicantProfile } from './table'

describe('applicantProfile.save', () => {
  it('makes the profile, which the session then has', async () => {
    const user = await createUser()
    const caller = callerFor(user)
    expect(await caller.applicantProfile.mine()).toBeNull()
    const input = profileInput()
    expect(await caller.applicantProfile.save(input)).toEqual({ id: input.id, version: 1 })
    expect(await caller.applicantProfile.mine()).toMatchObject({
      id: input.id,
      firstName: 'Miriam',
      visibility: 'anonymous',
      place: { postalCode: '33602', name: 'Bielefeld' },
    })
    expect(await caller.savedJob.list({ page: 1 })).toEqual({ total: 0, endingSoon: 0, items: [] })
  })

  it('refuses without a choice of visibility and without a place, at their fields', async () => {
    const caller = callerFor(await createUser())
    const attempt = caller.applicantProfile.save({ ...profileInput(), visibility: null, place: null })
    await expect(attempt).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(attempt).rejects.toThrow('Bitte entscheide, wer')
    await expect(attempt).rejects.toThrow('Bitte wähle deinen Wohnort')
    expect(await caller.applicantProfile.mine()).toBeNull()
  })

  it('takes Land and point of the place from the list, and refuses one that is not in it', async () => {
    const caller = callerFor(await createUser())
    const moved = { postalCode: '33602', name: 'Bielefeld', land: 'BY', lat: 48.137, lon: 11.575 } as const
    const refused = caller.applicantProfile.save({ ...profileInput(), place: { ...moved, name: 'Nirgendwo' } })
    await expect(refused).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      cause: { fieldErrors: { place: [expect.stringContaining('aus der Liste')] } },
    })
    await caller.applicantProfile.save({ ...profileInput(), place: moved })
    expect(await caller.applicantProfile.mine()).toMatchObject({ place: { land: 'NW', lat: 52.033, lon: 8.533 } })
  })

  it.each([
    ['availableFrom', { availability: 'from-date', availableFrom: null }],
    ['noticePeriodWeeks', { availability: 'notice-period', noticePeriodWeeks: null }],
    ['phone', { phone: 'ruf mich an' }],
    ['firstName', { firstName: '  ' }],
  ] as const)('refuses an unusable %s', async (field, values) => {
    const caller = callerFor(await createUser())
    await expect(caller.applicantProfile.save({ ...profileInput(), ...values })).rejects.toThrow(field)
  })

  it('keeps only the date or the period that was chosen', async () => {
    const caller = callerFor(await createUser())
    await caller.applicantProfile.save({
      ...profileInput(),
      availability: 'now',
      availableFrom: '2027-01-01',
      noticePeriodWeeks: 4,
    })
    expect(await caller.applicantProfile.mine()).toMatchObject({ availableFrom: null, noticePeriodWeeks: null })
  })

  it('makes one profile of two clicks, and takes the later words', async () => {
    const caller = callerFor(await createUser())
    const input = profileInput()
    const answers = await Promise.all([caller.applicantProfile.save(input), caller.applicantProfile.save(input)])
    expect(answers).toEqual([
      { id: input.id, version: 1 },
      { id: input.id, version: 1 },
    ])
    await caller.applicantProfile.save({ ...input, firstName: 'Mira' })
    expect(await caller.applicantProfile.mine()).toMatchObject({ firstName: 'Mira', version: 1 })
  })

  it('refuses a second profile', async () => {
    const caller = callerFor(await createUser())
    await caller.applicantProfile.save(profileInput())
    await expect(caller.applicantProfile.save(profileInput())).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('notices that another browser was faster', async () => {
    const caller = callerFor(await createUser())
    const input = profileInput()
    await caller.applicantProfile.save(input)
    expect(await caller.applicantProfile.save({ ...input, version: 1, phone: '0521 999999' })).toMatchObject({
      version: 2,
    })
    await expect(caller.applicantProfile.save({ ...input, version: 1, phone: '0521 111111' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Deine Eingaben sind noch da'),
    })
    expect(await caller.applicantProfile.mine()).toMatchObject({ phone: '0521 999999' })
  })

  it('takes a change whose answer was lost a second time, without counting it again', async () => {
    const caller = callerFor(await createUser())
    const input = profileInput()
    await caller.applicantProfile.save(input)
    const change = { ...input, version: 1, phone: '0521 999999' }
    const saved = await caller.applicantProfile.save(change)
    expect(await caller.applicantProfile.save(change)).toEqual(saved)
  })

  it('never touches the profile of somebody else', async () => {
    const other = await createApplicant()
    const caller = callerFor(await createUser())
    await expect(caller.applicantProfile.save({ ...profileInput(), id: other.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(caller.applicantProfile.save({ ...profileInput(), id: other.id, version: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(await callerFor(other.user).applicantProfile.mine()).toMatchObject({ firstName: 'Miriam', version: 1 })
  })

  it('shows no résumé again that the platform has removed, also when a first save is repeated; the rest may change', async () => {
    const caller = callerFor(await createUser())
    const input = { ...profileInput(), visibility: 'hidden' as const }
    await caller.applicantProfile.save(input)
    await database().db.update(applicantProfile).set({ removedAt: new Date() }).where(eq(applicantProfile.id, input.id))
    for (const [version, reason] of [
      [1, 'resumeRemoved'],
      [null, 'profileExists'],
    ] as const) {
      const shown = caller.applicantProfile.save({ ...input, version, visibility: 'visible' })
      await expect(shown).rejects.toMatchObject({ cause: { reason } })
    }
    await caller.applicantProfile.save({ ...input, version: 1, headline: 'Zerspanerin' })
    expect(await caller.applicantProfile.mine()).toMatchObject({ visibility: 'hidden', headline: 'Zerspanerin' })
  })

  it('is for applicants only', async () => {
    const { admin } = await createCompany()
    await expect(callerFor(null).applicantProfile.save(profileInput())).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(callerFor(admin).applicantProfile.save(profileInput())).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(callerFor(admin).applicantProfile.mine()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

function profileInput(): z.input<typeof saveApplicantProfileSchema> {
  return {
    id: uuidv7(),
    version: null,
    firstName: 'Miriam',
    lastName: 'Yıldız',
    phone: '0521 55 04 91',
    place: { postalCode: '33602', name: 'Bielefeld', land: 'NW', lat: 52.02, lon: 8.53 },
    headline: 'Zerspanungsmechanikerin',
    availability: 'now',
    availableFrom: null,
    noticePeriodWeeks: null,
    desiredEmploymentTypes: ['Vollzeit'],
    desiredOccupationFields: [],
    desiredWorkplaces: [],
    radiusKm: 25,
    minSalaryCents: null,
    drivingLicences: [],
    visibility: 'anonymous',
  }
}
