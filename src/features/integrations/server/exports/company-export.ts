import { z } from 'zod'
import { apiError, type PublicBody } from '~/platform/server/answers/public-answer'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { dispositionOf } from '~/platform/server/files/download-headers'
import { hrBaXml } from './hr-ba-xml'
import { indeedFeed } from './indeed'
import { findCompanyExport } from './read-postings'

const TYPE = 'application/xml; charset=utf-8'
/** The Arbeitsagentur's format: a letter and nine digits. */
const BA_NUMBER = /^[A-Z]\d{9}$/

/** `/company/{id}/indeed.xml`. */
export async function companyIndeedFeed(companyProfileId: string, now: Date): Promise<PublicBody | Response> {
  const found = await find(companyProfileId, now)
  return found ? { type: TYPE, body: indeedFeed(found, getConfig().APP_URL) } : missing()
}

/** `/company/{id}/hr-ba.xml?supplierId=V000012345&hiringOrgId=A000012345`. */
export async function companyHrBaXml(
  companyProfileId: string,
  params: URLSearchParams,
  now: Date,
): Promise<PublicBody | Response> {
  const supplierId = params.get('supplierId') ?? 'V000000000'
  const hiringOrgId = params.get('hiringOrgId')
  const wrong = Object.entries({ supplierId, hiringOrgId }).filter(
    ([, value]) => value !== null && !BA_NUMBER.test(value),
  )
  if (wrong.length > 0) {
    const expected = 'Erwartet wird ein Buchstabe mit neun Ziffern, zum Beispiel V000012345.'
    const parameters = Object.fromEntries(wrong.map(([name]) => [name, expected]))
    return apiError(400, 'invalid-parameters', 'Einige Parameter stimmen nicht.', parameters)
  }
  const found = await find(companyProfileId, now)
  if (!found) return missing()
  const body = hrBaXml(found, { supplierId, hiringOrgId }, getConfig().APP_URL)
  const disposition = dispositionOf({ name: 'hr-ba.xml', contentType: TYPE })
  return { type: TYPE, body, headers: { 'content-disposition': disposition } }
}

async function find(companyProfileId: string, now: Date) {
  return z.uuid().safeParse(companyProfileId).success ? findCompanyExport(database().db, companyProfileId, now) : null
}

function missing(): Response {
  return apiError(404, 'not-found', 'Dieses Unternehmen gibt es nicht.')
}
