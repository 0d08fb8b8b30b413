import { desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import { uuidv7 } from '~/lib/uuid'
import { audit } from '~/platform/server/audit/audit'
import type { Queryable } from '~/platform/server/database/db'
import { privacyError } from '../../errors'
import { firstDayOf, termsStateOf } from '../../terms/lifecycle'
import { legalTemplates, type publishTermsSchema } from '../../terms/schema'
import { ANNOUNCED_DAYS } from '../../terms/terms'
import { LEGAL_DOCUMENTS } from '../../terms/vocabulary'
import { termsConsent, termsVersion } from './table'
import { isInForce, keepFirstVersion, lockVersions } from './versions'

/**
 * Publishes a new version. A job tells everybody whom it concerns, and it does not apply before 15 days after that.
 * @throws AppError termsTooSoon, termsChanged
 */
export async function publishTerms(
  { db, actor, now }: SignedInContext,
  input: z.infer<typeof publishTermsSchema>,
): Promise<void> {
  const { document, text, summary, audience, validFrom } = input
  if (validFrom <= toIsoDay(addDays(now, ANNOUNCED_DAYS))) throw privacyError('termsTooSoon')
  await db.transaction(async (tx) => {
    await keepFirstVersion(tx, document, now)
    await lockVersions(tx, document)
    const [latest] = await tx
      .select({ version: termsVersion.version })
      .from(termsVersion)
      .where(eq(termsVersion.document, document))
      .orderBy(desc(termsVersion.version))
      .limit(1)
    // Who wrote over the product's own text wrote over what is now stored as the first version.
    const version = (latest?.version ?? 1) + 1
    if (Math.max(input.over, 1) !== version - 1) throw privacyError('termsChanged')
    const id = uuidv7()
    await tx.insert(termsVersion).values({
      id,
      document,
      version,
      text,
      summary,
      audience,
      validFrom,
      publishedByUserId: actor.userId,
      createdAt: now,
    })
    await audit(tx, actor, 'terms.published', { type: 'terms-version', id, details: { version } })
  })
}

/** All versions of both documents with who was told and who agreed, and what the product proposes. */
export async function listVersions(db: Queryable, now: Date) {
  const rows = await db
    .select({
      ...pick(termsVersion, 'id', 'document', 'version', 'text', 'audience', 'validFrom', 'withdrawnAt'),
      ...pick(termsVersion, 'withdrawalReason', 'recalledCount', 'recalledAt', 'toldCount', 'announcedAt'),
      isInForce: sql<boolean>`coalesce(${isInForce(now)}, false)`,
      consents: db.$count(
        termsConsent,
        sql`${termsConsent.document} = ${termsVersion.document} and ${termsConsent.version} = ${termsVersion.version}`,
      ),
    })
    .from(termsVersion)
    .orderBy(desc(termsVersion.version))
    .limit(100)
  return LEGAL_DOCUMENTS.map((document) => {
    const versions = rows.filter((row) => row.document === document)
    const template = legalTemplates[document]
    const newest = versions.find(({ withdrawnAt }) => withdrawnAt === null)
    const current = versions.find((row) => row.isInForce)?.version ?? 1
    return {
      document,
      /** What a new version is compared with. */
      text: newest?.text ?? template,
      /** What it begins with: what was withdrawn is mostly written again with corrections. */
      draft: versions[0]?.text ?? template,
      over: versions[0]?.version ?? 0,
      standing: newest?.version ?? 1,
      proposal: versions.some((row) => row.text === template) || versions.length === 0 ? null : template,
      versions: versions.map(({ text: _text, isInForce: _now, ...row }) => ({
        ...row,
        validFrom: row.version === 1 ? row.validFrom : firstDayOf(row, now),
        state: termsStateOf(row, current, now),
      })),
    }
  })
}
