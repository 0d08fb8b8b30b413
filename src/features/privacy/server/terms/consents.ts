import { and, desc, eq, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SignedInActor } from '~/features/accounts/actor'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { user } from '~/features/accounts/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { privacyError } from '../../errors'
import { firstDayOf } from '../../terms/lifecycle'
import { LEGAL_DOCUMENTS, type LegalDocument } from '../../terms/vocabulary'
import { termsConsent, termsVersion } from './table'
import { possibleTermination } from './terminate'
import { isInForce, keepFirstVersion, versionInForce } from './versions'

type Consent = { document: LegalDocument; version: number }

/** Writes down what somebody agreed to with a new account: the versions in force, which are kept from then on. */
export async function noteRegistration(db: Queryable, userId: string, now: Date): Promise<void> {
  for (const document of LEGAL_DOCUMENTS) {
    await keepFirstVersion(db, document, now)
    const version = await versionInForce(db, document, now)
    const consent = { userId, document, version, via: 'registration', consentedAt: now } as const
    await db.insert(termsConsent).values(consent).onConflictDoNothing()
  }
}

/**
 * The newest announced change of each document that a person has not answered yet. What somebody agreed to and was
 * withdrawn is no answer to another version.
 */
export async function openTerms(db: Queryable, actor: SignedInActor, now: Date) {
  const agreed = alias(termsVersion, 'agreed')
  const rows = await db
    .select({
      ...pick(termsVersion, 'document', 'version', 'summary', 'validFrom', 'announcedAt'),
      isInForce: sql<boolean>`coalesce(${isInForce(now)}, false)`,
    })
    .from(termsVersion)
    .where(
      and(
        gt(termsVersion.version, 1),
        isNotNull(termsVersion.announcedAt),
        isNull(termsVersion.withdrawnAt),
        inArray(termsVersion.audience, ['everyone', actor.type === 'COMPANY' ? 'companies' : 'applicants']),
        notExists(
          db
            .select({ one: sql`1` })
            .from(termsConsent)
            .innerJoin(
              agreed,
              and(
                eq(agreed.document, termsConsent.document),
                eq(agreed.version, termsConsent.version),
                isNull(agreed.withdrawnAt),
              ),
            )
            .where(
              and(
                eq(termsConsent.userId, actor.userId),
                eq(termsConsent.document, termsVersion.document),
                sql`${termsConsent.version} >= ${termsVersion.version}`,
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(termsVersion.version))
    .limit(10)
  const open = LEGAL_DOCUMENTS.flatMap((document) => rows.find((each) => each.document === document) ?? [])
  return Promise.all(
    open.map(async (row) => ({
      ...{ document: row.document, version: row.version, summary: row.summary },
      ...{ validFrom: firstDayOf(row, now), isInForce: row.isInForce },
      /** Whether, and for when, this person may end their company's plan because of it. */
      termination: row.document === 'terms' ? await possibleTermination(db, actor, row, now) : null,
    })),
  )
}

/**
 * Somebody agrees to an announced version, or took note of it. May be repeated.
 * @throws AppError termsNotFound, termsWithdrawn
 */
export async function acceptTerms({ db, actor, now }: SignedInContext, { document, version }: Consent): Promise<void> {
  const [published] = await db
    .select({ announcedAt: termsVersion.announcedAt, withdrawnAt: termsVersion.withdrawnAt })
    .from(termsVersion)
    .where(and(eq(termsVersion.document, document), eq(termsVersion.version, version)))
  if (published?.withdrawnAt) throw privacyError('termsWithdrawn')
  if (!published?.announcedAt) throw privacyError('termsNotFound')
  const consent = { userId: actor.userId, document, version, via: 'notice', consentedAt: now } as const
  await db.insert(termsConsent).values(consent).onConflictDoNothing()
}

/** What a person agreed to, for "Meine Daten". */
export function consentsTo(db: Queryable, userId: string) {
  return db
    .select({
      document: termsConsent.document,
      version: termsConsent.version,
      at: termsConsent.consentedAt,
      isWithdrawn: sql<boolean>`${termsVersion.withdrawnAt} is not null`,
    })
    .from(termsConsent)
    .innerJoin(user, eq(user.id, termsConsent.userId))
    .leftJoin(
      termsVersion,
      and(eq(termsVersion.document, termsConsent.document), eq(termsVersion.version, termsConsent.version)),
    )
    .where(eq(termsConsent.userId, userId))
    .orderBy(desc(termsConsent.consentedAt))
    .limit(50)
}
