import { eq } from 'drizzle-orm'
import { markApplicants } from '~/features/applicants/server/mark-applicants'
import { applicantProfile } from '~/features/applicants/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createUser } from './user'

/** An applicant with a profile, in Bielefeld, hidden by default. `id` is that of the profile. */
export async function createApplicant(values: Partial<typeof applicantProfile.$inferInsert> = {}) {
  const user = await createUser()
  const id = values.id ?? uuidv7()
  await database()
    .db.insert(applicantProfile)
    .values({
      id,
      userId: user.id,
      firstName: 'Miriam',
      lastName: 'Yıldız',
      phone: '0521 55 04 91',
      postalCode: '33602',
      city: 'Bielefeld',
      land: 'NW',
      lat: 52.02,
      lon: 8.53,
      headline: 'Zerspanungsmechanikerin',
      availability: 'now',
      desiredEmploymentTypes: ['Vollzeit'],
      desiredOccupationFields: ['Metall & Maschinenbau'],
      desiredWorkplaces: ['onsite'],
      radiusKm: 30,
      drivingLicences: ['B'],
      visibility: 'hidden',
      ...values,
    })
  return { id, user }
}

/** Changes the profile like its owner. */
export async function changeApplicant(id: string, values: Partial<typeof applicantProfile.$inferInsert>) {
  await database().db.transaction(async (tx) => {
    await tx.update(applicantProfile).set(values).where(eq(applicantProfile.id, id))
    await markApplicants(tx, [id])
  })
}
