import { DRIVING_LICENCES } from '~/features/applicants/vocabulary'
import { findPlace } from '~/features/places/server/places'
import { addDays } from '~/lib/dates/dates'
import { createApplicant } from '../factories/applicant'
import { createResume } from '../factories/resume'
import type { Person } from './person'

const now = new Date('2026-11-20T12:00:00Z')

/** Inserts these people, every fourth anonymous, in an order of dates that says nothing; returns their keys by profile id. */
export async function insertPeople(people: readonly Person[]): Promise<Map<string, Person>> {
  const byId = new Map<string, Person>()
  for (const [at, person] of people.entries()) {
    const found = findPlace(person.place)
    if (found.kind !== 'found') throw new Error(`no place ${person.place}`)
    const { land, lat, lon, name } = found.place
    const { id } = await createApplicant({
      firstName: person.firstName,
      lastName: person.lastName,
      headline: person.headline,
      visibility: at % 4 === 3 ? 'anonymous' : 'visible',
      drivingLicences: DRIVING_LICENCES.filter((licence) => person.licences.includes(licence)),
      city: name,
      land,
      lat,
      lon,
    })
    const updatedAt = addDays(now, -((at * 7919) % 365))
    await createResume(id, { title: 'Lebenslauf', content: person.content, updatedAt })
    byId.set(id, person)
  }
  return byId
}
