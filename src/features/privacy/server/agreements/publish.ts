import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { findOperator } from '~/features/billing/server/operator/operator'
import { company } from '~/features/companies/server/table'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import { uuidv7 } from '~/lib/uuid'
import { audit } from '~/platform/server/audit/audit'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import {
  AGREEMENT_NOTICE_DAYS,
  firstDayFor,
  type publishAgreementSchema,
  type withdrawAgreementSchema,
} from '../../agreement'
import { privacyError } from '../../errors'
import { agreementNotice, agreementVersion } from './table'
import { keepFirstAgreement, proposalOf, standingVersions } from './versions'

/**
 * Publishes another text. A job tells every company that has an agreement, and for none it applies before 30 days after
 * that.
 * @throws AppError agreementTooSoon, agreementTextChanged, or until the operator is known
 */
export async function publishAgreement(
  { db, actor, now }: SignedInContext,
  input: z.infer<typeof publishAgreementSchema>,
) {
  const { text, summary, validFrom, over } = input
  if (validFrom <= toIsoDay(addDays(now, AGREEMENT_NOTICE_DAYS))) throw privacyError('agreementTooSoon')
  await db.transaction(async (tx) => {
    await keepFirstAgreement(tx, now)
    await lockVersions(tx)
    const [newest] = await tx
      .select({ version: agreementVersion.version })
      .from(agreementVersion)
      .orderBy(desc(agreementVersion.version))
      .limit(1)
    if (newest?.version !== over) throw privacyError('agreementTextChanged')
    const [id, version] = [uuidv7(), over + 1]
    await tx.insert(agreementVersion).values({ id, version, text, summary, validFrom, publishedByUserId: actor.userId })
    await audit(tx, actor, 'agreement-version.published', { type: 'agreement-version', id, details: { version } })
  })
}

/**
 * Takes the newest text back before its first day; a job tells the companies that know of it. May be repeated.
 * @throws AppError termsNotFound, termsInForce, termsBuiltUpon
 */
export async function withdrawAgreement(
  { db, actor, now }: SignedInContext,
  { version, reason }: z.infer<typeof withdrawAgreementSchema>,
) {
  if (version === 1) throw privacyError('termsInForce')
  await db.transaction(async (tx) => {
    await lockVersions(tx)
    const [found] = await tx.select().from(agreementVersion).where(eq(agreementVersion.version, version))
    if (!found) throw privacyError('termsNotFound')
    if (found.withdrawnAt) return
    if (found.validFrom <= toIsoDay(now)) throw privacyError('termsInForce')
    const [newest] = await standingVersions(tx)
    if (newest?.version !== version) throw privacyError('termsBuiltUpon')
    await tx
      .update(agreementVersion)
      .set({ withdrawnAt: now, withdrawnByUserId: actor.userId, withdrawalReason: reason })
      .where(eq(agreementVersion.id, found.id))
    await audit(tx, actor, 'agreement-version.withdrawn', {
      type: 'agreement-version',
      id: found.id,
      reason,
      details: { version },
    })
  })
}

/** One after the other: whoever publishes or withdraws waits for the first version, which stays. */
async function lockVersions(tx: Transaction) {
  await tx
    .select({ id: agreementVersion.id })
    .from(agreementVersion)
    .where(eq(agreementVersion.version, 1))
    .for('update')
}

/** Objections of a version that the page names. */
const SHOWN = 50

/** The versions, newest first, with how many were told and who objected, and what the next begins with. */
export async function listVersions(db: Queryable, now: Date) {
  const [operator, versions, objections] = await Promise.all([
    findOperator(db),
    db
      .select({
        ...pick(agreementVersion, 'id', 'version', 'text', 'summary', 'validFrom', 'withdrawnAt', 'withdrawalReason'),
        toldCount: db.$count(agreementNotice, eq(agreementNotice.versionId, agreementVersion.id)),
        objectionCount: db.$count(
          agreementNotice,
          and(eq(agreementNotice.versionId, agreementVersion.id), isNotNull(agreementNotice.objectedAt)),
        ),
      })
      .from(agreementVersion)
      .orderBy(desc(agreementVersion.version))
      .limit(SHOWN),
    db
      .select({
        ...pick(agreementNotice, 'id', 'companyId', 'objectedAt', 'objection', 'answeredAt', 'answer', 'toldAt'),
        companyName: company.name,
        version: agreementVersion.version,
        validFrom: agreementVersion.validFrom,
      })
      .from(agreementNotice)
      .innerJoin(agreementVersion, eq(agreementVersion.id, agreementNotice.versionId))
      .innerJoin(company, eq(company.id, agreementNotice.companyId))
      .where(and(isNotNull(agreementNotice.objectedAt), isNull(agreementVersion.withdrawnAt)))
      // Those that wait come first.
      .orderBy(isNotNull(agreementNotice.answeredAt), desc(agreementNotice.objectedAt))
      .limit(SHOWN),
  ])
  const proposal = proposalOf(operator)
  const newest = versions.find(({ withdrawnAt }) => withdrawnAt === null)
  const today = toIsoDay(now)
  return {
    /** The newest text that stands; what a new one is compared with. */
    text: newest?.text ?? proposal,
    /** What the operator's present data and the product's present wording give. */
    proposal,
    isProposalNew: newest !== undefined && proposal !== null && newest.text !== proposal,
    over: versions[0]?.version ?? 1,
    versions: versions.map(({ text: _text, ...row }) => {
      const isComing = row.withdrawnAt === null && row.validFrom > today
      return { ...row, isComing, canBeWithdrawn: isComing && row.version > 1 && row.version === newest?.version }
    }),
    objections: objections.map(({ validFrom, toldAt, ...row }) => ({ ...row, from: firstDayFor(validFrom, toldAt) })),
  }
}
