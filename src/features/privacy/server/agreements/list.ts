import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { findOperator } from '~/features/billing/server/operator/operator'
import { company, companyProfile } from '~/features/companies/server/table'
import { pick } from '~/lib/pick'
import { containsPattern } from '~/lib/text/like-pattern'
import { isUuid } from '~/lib/uuid'
import type { Queryable } from '~/platform/server/database/db'
import { type PagedList, pageRows } from '~/platform/server/lists/paged-list'
import { type AgreementList, readAgreementList } from '../../search-params'
import { offerOf, ownProposal } from './agreements'
import { processorAgreement } from './table'
import { knownToAll, standingVersions, versionsFor } from './versions'

type Row = Awaited<ReturnType<typeof agreementRows>>[number]

/** Who signed which processor agreement, newest first. */
export const agreementList: PagedList<AgreementList, Row> = {
  read: readAgreementList,
  table: processorAgreement,
  id: processorAgreement.id,
  where: chosenAgreements,
  order: () => sql`${processorAgreement.signedAt} desc, ${processorAgreement.id} desc`,
  rows: agreementRows,
  csv: [
    { head: 'Kennung', cell: (row) => row.companyId },
    { head: 'Unternehmen', cell: (row) => row.companyName },
    { head: 'Vertrag', cell: (row) => row.version },
    { head: 'Fassung des Textes', cell: (row) => row.textVersion },
    { head: 'Aktueller Text', cell: (row) => row.isCurrent },
    { head: 'Geschlossen von', cell: (row) => row.signedBy },
    { head: 'Am', cell: (row) => row.signedAt },
  ],
}

/** One page of them, and how many companies have one. */
export async function listAgreements(db: Queryable, input: AgreementList, now: Date) {
  const [rows, total, operator, companies, signed] = await Promise.all([
    pageRows(db, agreementList, input, now),
    db.$count(processorAgreement, chosenAgreements(input)),
    findOperator(db),
    db.$count(company),
    db.$count(company, exists(signedBy(db))),
  ])
  return { rows, total, isOffered: operator !== null, companies: { total: companies, signed } }
}

/**
 * Which agreements a list shows; `q` is a part of the company's name or place or of who signed, or the company's id;
 * `fassung` the version of the text for all.
 */
function chosenAgreements({ q, fassung }: AgreementList): SQL | undefined {
  return and(q ? matching(q) : undefined, fassung === undefined ? undefined : eq(textVersion, fassung))
}

function matching(q: string): SQL | undefined {
  if (isUuid(q)) return eq(processorAgreement.companyId, q)
  const pattern = containsPattern(q)
  const named = pattern.toLowerCase()
  return or(
    sql`${processorAgreement.signedBy} ilike ${pattern}`,
    sql`${processorAgreement.companyId} in (select own.id from ${company} own where own.list_text like ${named})`,
    sql`${processorAgreement.companyId} in (select own.company_id from ${companyProfile} own where own.list_text like ${named})`,
  )
}

/** Older programs did not write it down: they knew one only. */
const textVersion = sql<number>`coalesce(${processorAgreement.textVersion}, 1)`

/**
 * Rows of a list of agreements, in no order, with whether each is still the text that is offered; nothing is offered
 * before the operator is known.
 */
async function agreementRows(db: Queryable, ids: string[], now: Date) {
  const signed = await db
    .select({
      ...pick(processorAgreement, 'id', 'companyId', 'version', 'textSha256', 'signedBy', 'signedAt'),
      profileName: companyProfile.name,
      textVersion,
      company,
    })
    .from(processorAgreement)
    .innerJoin(company, eq(company.id, processorAgreement.companyId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, processorAgreement.companyId))
    .where(inArray(processorAgreement.id, ids))
  // One after the other: in a transaction there is one connection.
  const operator = await findOperator(db)
  const standing = await standingVersions(db)
  const known = await knownToAll(
    db,
    signed.map(({ companyId }) => companyId),
  )
  return signed.map(({ company: own, profileName, textSha256, ...row }) => {
    const { current } = versionsFor(standing, known(row.companyId), now)
    const offer = offerOf(current ?? ownProposal(operator), own)
    return { ...row, companyName: own.name ?? profileName, isCurrent: offer?.textSha256 === textSha256 }
  })
}

function signedBy(db: Queryable) {
  return db
    .select({ id: processorAgreement.id })
    .from(processorAgreement)
    .where(eq(processorAgreement.companyId, company.id))
}
