import { and, asc, eq, type GetColumnData, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { SignedInActor } from '~/features/accounts/actor'
import { isAlive } from '~/features/accounts/server/session-ends'
import { passkey, session, user } from '~/features/accounts/server/table'
import { license, sepaMandate } from '~/features/billing/server/table'
import { isLicenseValid } from '~/features/billing/subscription/license'
import { companyMember, companyProfile } from '~/features/companies/server/table'
import { pick } from '~/lib/pick'
import type { SessionUser } from '~/platform/client/session-user'
import { isPooled, type Queryable } from '~/platform/server/database/db'
import { applicantProfile } from './table'

type Loaded = { actor: SignedInActor; sessionUser: SessionUser }

/**
 * A user's session data in one query: profile, company in use (oldest membership), mandate, licence. Null when the user
 * no longer exists.
 */
export async function loadUser(db: Queryable, userId: string, now: Date): Promise<Loaded | null> {
  const [row] = await statementsOf(db).byId.execute({ userId, token: null })
  return row ? loadedOf(row, now) : null
}

/**
 * The user of a valid session, and that session; null when this token has none.
 * @param token of a cookie whose signature has been checked
 */
export async function loadUserOfSession(db: Queryable, token: string, now: Date) {
  const [row] = await statementsOf(db).byToken.execute({ token })
  if (!row?.sessionId || !row.sessionExpiresAt) return null
  const loaded = loadedOf(row, now)
  return loaded && { ...loaded, session: { id: row.sessionId, expiresAt: row.sessionExpiresAt } }
}

/**
 * The user with their company in use and, where the token is one of theirs, that session. Everything besides the user
 * is a subquery: planning a join of seven tables took four times as long, several times per connection.
 */
function users(db: Queryable, isWanted: SQL) {
  const inUse = db
    .select(pick(companyMember, 'companyId', 'isAdmin', 'readsJobPostingId'))
    .from(companyMember)
    .where(eq(companyMember.userId, user.id))
    .orderBy(asc(companyMember.createdAt), asc(companyMember.id))
    .limit(1)
    .as('in_use')
  // By the database's clock: a node with a slow clock must not accept an ended session.
  const ofSession = and(eq(session.token, sql.placeholder('token')), eq(session.userId, user.id), isAlive)
  const ofProfile = eq(companyProfile.companyId, inUse.companyId)
  const ofLicense = eq(license.companyId, inUse.companyId)
  return db
    .select({
      userId: user.id,
      ...pick(user, 'name', 'email', 'type', 'suspendedAt'),
      isPlatformAdmin: user.isAdmin,
      hasSecondFactor: sql<boolean>`coalesce(${user.twoFactorEnabled}, false) or exists (select 1 from ${passkey} where ${passkey.userId} = ${user.id})`,
      applicantProfileId: only(applicantProfile.id, eq(applicantProfile.userId, user.id)),
      companyId: inUse.companyId,
      isCompanyAdmin: inUse.isAdmin,
      readsJobPostingId: inUse.readsJobPostingId,
      profileId: only(companyProfile.id, ofProfile),
      profileName: only(companyProfile.name, ofProfile),
      licenseState: only(license.state, ofLicense),
      licenseValidUntil: only(license.validUntil, ofLicense),
      mandateId: only(sepaMandate.id, and(eq(sepaMandate.companyId, inUse.companyId), isNull(sepaMandate.revokedAt))),
      sessionId: only(session.id, ofSession),
      sessionExpiresAt: only(session.expiresAt, ofSession),
    })
    .from(user)
    .leftJoinLateral(inUse, sql`true`)
    .where(isWanted)
}

/** The column of the one matching row, or null; a unique index guarantees that there is no second. */
function only<Column extends PgColumn>(column: Column, holds: SQL | undefined) {
  return sql<GetColumnData<Column> | null>`(select ${column} from ${column.table} where ${holds})`.mapWith(column)
}

function prepare(db: Queryable) {
  // Through a pooler, the session that knows a statement's name is lent to somebody else.
  const named = (name: string) => (isPooled() ? '' : name)
  const owner = sql`(select ${session.userId} from ${session} where ${session.token} = ${sql.placeholder('token')})`
  return {
    byId: users(db, eq(user.id, sql.placeholder('userId'))).prepare(named('user_by_id')),
    byToken: users(db, eq(user.id, owner)).prepare(named('user_by_session_token')),
  }
}

type Statements = ReturnType<typeof prepare>
/** Every call of somebody signed in begins here: 0.3 ms with a statement that is known already, 1.5 to 2.0 without. */
const statements = new WeakMap<Queryable, Statements>()

function statementsOf(db: Queryable): Statements {
  const known = statements.get(db) ?? prepare(db)
  statements.set(db, known)
  return known
}

type Row = Awaited<ReturnType<typeof users>>[number]

function loadedOf(row: Row, now: Date): Loaded | null {
  // The sessions of a suspended account are deleted; one made at the same time must not count.
  if (row.suspendedAt !== null) return null
  const { userId: id, name, email, type, isPlatformAdmin } = row
  const isCompanyUser = type === 'COMPANY'
  const hasValidLicense =
    isCompanyUser &&
    isLicenseValid(row.licenseState ? { state: row.licenseState, validUntil: row.licenseValidUntil } : null, now)
  const billingSetup = isCompanyUser && row.mandateId !== null
  const isAdmin = row.isCompanyAdmin === true
  const { profileId, profileName, companyId, readsJobPostingId } = row
  const belongs = isCompanyUser && companyId !== null
  return {
    actor: {
      userId: id,
      email,
      name,
      type,
      isPlatformAdmin,
      hasSecondFactor: row.hasSecondFactor,
      applicantProfileId: isCompanyUser ? null : row.applicantProfileId,
      company:
        belongs && readsJobPostingId === null
          ? { id: companyId, isAdmin, profileId, hasValidLicense, billingSetup }
          : null,
      reader:
        belongs && readsJobPostingId !== null
          ? { companyId, jobPostingId: readsJobPostingId, hasLicensedProfile: hasValidLicense && profileId !== null }
          : null,
    },
    sessionUser: {
      id,
      name,
      email,
      type,
      billingSetup,
      hasValidLicense,
      isAdmin: isPlatformAdmin,
      applicantProfile: !isCompanyUser && row.applicantProfileId !== null ? { id: row.applicantProfileId } : null,
      companyProfiles:
        isCompanyUser && profileId !== null && profileName !== null
          ? [{ isAdmin, companyProfile: { id: profileId, name: profileName, hasValidLicense } }]
          : [],
    },
  }
}
