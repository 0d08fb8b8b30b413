import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { visibilityTexts } from '~/features/applicants/visibility-texts'
import { application } from '~/features/applications/server/table'
import { pick } from '~/lib/pick'
import { isUuid } from '~/lib/uuid'
import type { Queryable } from '~/platform/server/database/db'
import type { PagedList } from '~/platform/server/lists/paged-list'
import { type ApplicantListInput, listSort, readApplicantList } from '../../search-params'
import { everyWord } from './every-word'

type Row = Awaited<ReturnType<typeof readRows>>[number]

const HAS_PROFILE = sql`exists (select 1 from ${applicantProfile} where ${applicantProfile.userId} = ${user.id})`
/** A platform admin must have some type; without a profile it means nothing. */
const ADMINS_ONLY = sql`from ${user} administrator where administrator.is_admin and not exists (select 1 from ${applicantProfile} own where own.user_id = administrator.id)`
/** These few are read once for each query. */
const IS_APPLICANT = sql`${user.type} = 'APPLICANT' and ${user.id} <> all (array(select administrator.id ${ADMINS_ONLY}))`
/** Without asking each row whether it is one of them. */
const SIZE = sql`(select count(*) from ${user} where ${user.type} = 'APPLICANT') - (select count(*) ${ADMINS_ONLY} and administrator.type = 'APPLICANT')`

/** All applicants, including those without a profile. */
export const applicantList: PagedList<ApplicantListInput, Row> = {
  read: readApplicantList,
  table: user,
  id: user.id,
  base: IS_APPLICANT,
  size: SIZE,
  where: ({ q, zustand }) => and(q ? matching(q) : undefined, zustand && STATES[zustand]),
  order,
  rows: readRows,
  csv: [
    { head: 'Kennung', cell: (row) => row.id },
    { head: 'Name', cell: (row) => row.name },
    { head: 'E-Mail-Adresse', cell: (row) => row.email },
    { head: 'Adresse bestätigt', cell: (row) => row.emailVerified },
    { head: 'Ort', cell: (row) => row.city },
    { head: 'Sichtbarkeit', cell: (row) => row.visibility && visibilityTexts[row.visibility].label },
    { head: 'Bewerbungen', cell: (row) => row.applications },
    { head: 'Gesperrt', cell: (row) => row.suspendedAt !== null },
    { head: 'Dabei seit', cell: (row) => row.createdAt },
  ],
}

/** By a part of name, address or place; by the id of the account or of the profile. */
function matching(q: string): SQL | undefined {
  if (!isUuid(q))
    return everyWord(user.id, q, (pattern) => [
      sql`select named.id from ${user} named where named.list_text like ${pattern}`,
      sql`select ${applicantProfile.userId} from ${applicantProfile} where lower(${applicantProfile.city}) like ${pattern}`,
    ])
  const ofProfile = sql`select ${applicantProfile.userId} from ${applicantProfile} where ${applicantProfile.id} = ${q}`
  return sql`(${user.id} = ${q} or ${user.id} in (${ofProfile}))`
}

function withVisibility(visibility: string): SQL {
  return sql`exists (select 1 from ${applicantProfile} where ${applicantProfile.userId} = ${user.id} and ${applicantProfile.visibility} = ${visibility})`
}

const STATES = {
  visible: withVisibility('visible'),
  anonymous: withVisibility('anonymous'),
  hidden: withVisibility('hidden'),
  'no-profile': sql`not ${HAS_PROFILE}`,
  unverified: sql`not ${user.emailVerified}`,
  suspended: sql`${user.suspendedAt} is not null`,
} satisfies Record<NonNullable<ApplicantListInput['zustand']>, SQL>

function order(input: ApplicantListInput): SQL {
  const { column, direction } = listSort(input)
  const isUp = direction === 'ascending'
  if (column === 'name') {
    return isUp ? sql`lower(${user.name}), ${user.id}` : sql`lower(${user.name}) desc, ${user.id} desc`
  }
  return isUp ? sql`${user.createdAt}, ${user.id}` : sql`${user.createdAt} desc, ${user.id} desc`
}

function readRows(db: Queryable, ids: string[]) {
  return db
    .select({
      ...pick(user, 'id', 'name', 'email', 'emailVerified', 'suspendedAt', 'suspensionReason', 'createdAt'),
      profileId: applicantProfile.id,
      city: applicantProfile.city,
      visibility: applicantProfile.visibility,
      applications: sql<number>`(select count(*)::int from ${application} where ${application.applicantProfileId} = ${applicantProfile.id})`,
    })
    .from(user)
    .leftJoin(applicantProfile, eq(applicantProfile.userId, user.id))
    .where(inArray(user.id, ids))
}
