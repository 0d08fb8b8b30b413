import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { companyMember, companyProfile } from '~/features/companies/server/table'
import { termsConsent, termsVersion } from '~/features/privacy/server/terms/table'
import { consentWayLabels, legalDocuments } from '~/features/privacy/terms/terms'
import { pick } from '~/lib/pick'
import { isUuid } from '~/lib/uuid'
import type { Queryable } from '~/platform/server/database/db'
import type { PagedList } from '~/platform/server/lists/paged-list'
import { type ConsentListInput, readConsentList } from '../../search-params'
import { everyWord } from './every-word'

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** Who agreed to which version of the terms, or took note of which privacy statement; newest first. */
export const consentList: PagedList<ConsentListInput, Row> = {
  read: readConsentList,
  table: termsConsent,
  id: termsConsent.id,
  where: ({ q, dokument, fassung, art }) =>
    and(
      q ? matching(q) : undefined,
      dokument && eq(termsConsent.document, dokument),
      fassung === undefined ? undefined : eq(termsConsent.version, fassung),
      art && eq(termsConsent.via, art),
    ),
  order: () => sql`${termsConsent.consentedAt} desc, ${termsConsent.id} desc`,
  rows: readRows,
  csv: [
    { head: 'Kennung', cell: (row) => row.userId },
    { head: 'Name', cell: (row) => row.name },
    { head: 'E-Mail-Adresse', cell: (row) => row.email },
    { head: 'Unternehmen', cell: (row) => row.companyName },
    { head: 'Text', cell: (row) => legalDocuments[row.document].label },
    { head: 'Fassung', cell: (row) => row.version },
    { head: 'Zurückgezogen', cell: (row) => row.withdrawnAt },
    { head: 'Wie', cell: (row) => consentWayLabels[row.via] },
    { head: 'Wann', cell: (row) => row.consentedAt },
  ],
}

/** By a part of the person's name or address, or of the company's name; by the id of the account. */
function matching(q: string): SQL | undefined {
  if (isUuid(q)) return eq(termsConsent.userId, q)
  return everyWord(termsConsent.userId, q, (pattern) => [
    sql`select named.id from ${user} named where named.list_text like ${pattern}`,
    sql`select ${companyMember.userId} from ${companyMember} join ${companyProfile} on ${companyProfile.companyId} = ${companyMember.companyId} where lower(${companyProfile.name}) like ${pattern}`,
  ])
}

/** The versions that somebody may have agreed to, newest first, for the filter. */
export function consentVersions(db: Queryable) {
  return db
    .select({ document: termsVersion.document, version: termsVersion.version })
    .from(termsVersion)
    .orderBy(desc(termsVersion.version), termsVersion.document)
    .limit(200)
}

function readRows(db: Queryable, ids: string[]) {
  return db
    .select({
      ...pick(termsConsent, 'id', 'userId', 'document', 'version', 'via', 'consentedAt'),
      ...pick(user, 'name', 'email', 'type'),
      companyName: sql<
        string | null
      >`(select ${companyProfile.name} from ${companyMember} join ${companyProfile} on ${companyProfile.companyId} = ${companyMember.companyId} where ${companyMember.userId} = ${termsConsent.userId} order by ${companyMember.createdAt} limit 1)`,
      withdrawnAt: termsVersion.withdrawnAt,
    })
    .from(termsConsent)
    .innerJoin(user, eq(user.id, termsConsent.userId))
    .leftJoin(
      termsVersion,
      and(eq(termsVersion.document, termsConsent.document), eq(termsVersion.version, termsConsent.version)),
    )
    .where(inArray(termsConsent.id, ids))
}
