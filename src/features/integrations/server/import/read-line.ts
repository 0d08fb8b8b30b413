import { createHash } from 'node:crypto'
import type { CheckedAd } from '~/features/ad-check/ad'
import type { jobPosting } from '~/features/job-postings/server/table'
import type { Place } from '~/features/places/schema'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { dropHiddenSigns } from '~/lib/text/hidden-signs'
import { neutralTitle } from '~/lib/work/title'
import { isOwnUrl } from '~/platform/server/own-url'
import { descriptionParts } from './description'
import {
  dayOf,
  endOfDay,
  httpsOf,
  isRecord,
  type JsonRecord,
  momentOf,
  numberOf,
  recordOf,
  textOf,
} from './json-values'
import { LineProblem } from './line-problem'
import { placesOf } from './places'
import { salaryOf } from './salary'
import { contractOf, employerTypeOf, employmentTypesOf, occupationFieldOf, workplaceOf } from './vocabulary'

/** Days a line without an end stays open after its last import. */
const RUN_DAYS = 60
const MAX_TITLE = 200
const MAX_IDENTIFIER = 120

type Fields = Omit<typeof jobPosting.$inferInsert, 'companyId' | 'id' | 'status' | 'lastImportedAt'>

/** The company as the line names it. */
export type ImportedOrganization = {
  name: string
  website: string | null
  industry: string | null
  employees: number | null
  street: string | null
  postalCode: string | null
  city: string | null
}

export type ImportedLine = {
  organization: ImportedOrganization
  identifier: string
  places: Place[]
  fields: Fields & CheckedAd & { publishedAt: Date; runsUntil: Date }
  /** Whether the line says until when it runs; else each run of the import moves the end. */
  hasEnd: boolean
  /** Changes with everything that the line says and that is shown. */
  hash: string
}

/**
 * One line of the file: a schema.org `JobPosting`, read as generously as its meaning allows.
 * @throws LineProblem with the German reason
 */
export function readLine(text: string, now: Date): ImportedLine {
  const line = parse(text)
  const organization = organizationOf(line)
  const identifier = identifierOf(line)
  const types = employmentTypesOf(line.employmentType, line.additionalType)
  const workplace = workplaceOf(line.workplace, line.jobLocationType)
  const places = placesOf(line.jobLocation)
  if (places.length === 0 && workplace !== 'remote') throw new LineProblem('Der Arbeitsort (jobLocation) fehlt.')
  const contact = recordOf(line.applicationContact)
  const contract = contractOf(line.contract, line.employmentType, types)
  const { hasEnd, ...run } = runOf(line, now)
  const fields = {
    title: titleOf(line),
    referenceNumber: identifier,
    importIdentifier: identifier,
    employerType: employerTypeOf(line.employerType, types),
    openings: Math.min(500, Math.max(1, Math.round(numberOf(line.totalJobOpenings) ?? 1))),
    occupationField: occupationFieldOf(line.occupationField),
    employmentTypes: types,
    contract,
    fixedTermUntil: contract === 'fixed-term' ? dayOf(line.fixedTermUntil) : null,
    workplace,
    ...salaryOf(line.baseSalary),
    collectiveAgreement: textOf(line.collectiveAgreement)?.slice(0, 120) ?? null,
    hoursPerWeek: hoursOf(line.workHours),
    startDate: dayOf(line.jobStartDate),
    ...descriptionParts(line),
    contactName: textOf(contact.name)?.slice(0, 120) ?? null,
    contactEmail: emailOf(contact.email),
    contactPhone: textOf(contact.telephone)?.slice(0, 40) ?? null,
    // Also with `directApply`: that speaks of the page at this address.
    externalUrl: applyUrlOf(line),
    questions: [],
    promisedReplyDays: 14,
    isAnonymous: false,
    runDays: RUN_DAYS,
    ...run,
  }
  const { publishedAt: _, runsUntil, ...shown } = fields
  const hash = createHash('sha256')
    .update(JSON.stringify([{ ...shown, runsUntil: hasEnd ? runsUntil : null }, places]))
    .digest('base64url')
  return { organization, identifier, places, fields, hasEnd, hash }
}

function parse(text: string): JsonRecord {
  let value: unknown
  try {
    value = dropHiddenSigns(JSON.parse(text))
  } catch {
    throw new LineProblem('Die Zeile ist kein lesbares JSON.')
  }
  if (!isRecord(value)) throw new LineProblem('Die Zeile ist kein JSON-Objekt.')
  const type = textOf(value['@type']) ?? 'JobPosting'
  if (type !== 'JobPosting') throw new LineProblem(`Die Zeile ist kein JobPosting, sondern „${type.slice(0, 40)}“.`)
  return value
}

function titleOf(line: JsonRecord): string {
  const title = textOf(line.title)
  if (title === null) throw new LineProblem('Der Titel (title) fehlt.')
  if (title.length > MAX_TITLE) throw new LineProblem(`Der Titel ist länger als ${MAX_TITLE} Zeichen.`)
  return neutralTitle(title)
}

function identifierOf(line: JsonRecord): string {
  const identifier = isRecord(line.identifier) ? textOf(line.identifier.value) : textOf(line.identifier)
  if (identifier === null) throw new LineProblem('Die Kennung (identifier) fehlt.')
  if (identifier.length > MAX_IDENTIFIER) throw new LineProblem('Die Kennung (identifier) ist zu lang.')
  return identifier
}

function organizationOf(line: JsonRecord): ImportedOrganization {
  const organization = recordOf(line.hiringOrganization)
  const name = textOf(line.hiringOrganization)
  if (name === null) throw new LineProblem('Das Unternehmen (hiringOrganization) fehlt.')
  if (name.length > 120) throw new LineProblem('Der Name des Unternehmens ist länger als 120 Zeichen.')
  const address = recordOf(organization.address)
  const employees = recordOf(organization.numberOfEmployees)
  return {
    name,
    website: [organization.sameAs, organization.url].map(httpsOf).find((url) => url !== null && !isOwnUrl(url)) ?? null,
    industry: textOf(organization.industry ?? line.industry),
    employees: numberOf(employees.value ?? employees.minValue ?? organization.numberOfEmployees),
    street: textOf(address.streetAddress),
    postalCode: textOf(address.postalCode),
    city: textOf(address.addressLocality),
  }
}

function applyUrlOf(line: JsonRecord): string | null {
  const url = httpsOf(line.url)
  if (isOwnUrl(url)) throw new LineProblem('Die Adresse (url) führt zurück zu uns statt zum Unternehmen.')
  return url
}

/** First publication, never in the future, and the end; both from the line when it has them. */
function runOf(line: JsonRecord, now: Date): { publishedAt: Date; runsUntil: Date; hasEnd: boolean } {
  const posted = momentOf(line.datePosted, 'begin')
  if (posted === null && textOf(line.datePosted) !== null) throw new LineProblem('datePosted ist kein Datum.')
  const through = momentOf(line.validThrough, 'end')
  if (through === null && textOf(line.validThrough) !== null) throw new LineProblem('validThrough ist kein Datum.')
  const later = addDays(now, RUN_DAYS)
  return {
    publishedAt: posted !== null && posted < now ? posted : now,
    // Whole days, so that a second run on the same day moves nothing.
    runsUntil: through ?? endOfDay(toIsoDay(later)) ?? later,
    hasEnd: through !== null,
  }
}

function hoursOf(value: unknown): number | null {
  const hours = numberOf(value)
  return hours !== null && hours >= 1 && hours <= 60 ? hours : null
}

function emailOf(value: unknown): string | null {
  const email = textOf(value)?.replace(/^mailto:/i, '') ?? ''
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254 ? email : null
}
