import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { findOperator } from '~/features/billing/server/operator/operator'
import { company } from '~/features/companies/server/table'
import { audit } from '~/platform/server/audit/audit'
import type { Queryable } from '~/platform/server/database/db'
import { firstDayFor, type signAgreementSchema } from '../../agreement'
import { agreementText } from '../../agreement-text'
import { privacyError } from '../../errors'
import { processorAgreement } from './table'
import { addressOf, keepFirstAgreement, knownTo, proposalOf, standingVersions, versionsFor } from './versions'

/** The agreement offered to a company at present, those it has signed, newest first, and the text that is to come. */
export async function findAgreement(db: Queryable, companyId: string, now: Date) {
  const { offer, known, next, controller, standing } = await offerFor(db, companyId, now)
  const signed = known.signed.map(({ id, version, text, textSha256, signedBy, signedAt }) => ({
    ...{ id, version, text, textSha256, signedBy, signedAt },
  }))
  const current = signed.find(({ textSha256 }) => textSha256 === offer?.textSha256) ?? null
  return {
    offer: offer && { ...offer, version: current?.version ?? nextVersion(signed) },
    signed,
    /** The signed one whose text is still the one offered. */
    current,
    isSigned: current !== null,
    /** Name and address as they stand in the text. */
    controller,
    coming: next && {
      ...{ version: next.row.version, text: next.row.text, summary: next.row.summary, from: next.from },
      objectedAt: next.notice.objectedAt,
      isAnswered: next.notice.answeredAt !== null,
    },
    /** What the company objected, newest first, and what was answered; without texts that were taken back. */
    objections: standing.flatMap(({ id: versionId, validFrom }) => {
      const notice = known.notices.find((told) => told.versionId === versionId)
      if (!notice?.objectedAt) return []
      const { id, toldAt, objectedAt, objection, answeredAt, answer } = notice
      return [{ id, from: firstDayFor(validFrom, toldAt), objectedAt, objection, answeredAt, answer }]
    }),
  }
}

/** Texts are numbered for each company: another address of either side is another text. */
function nextVersion(signed: readonly { version: number }[]): number {
  return Math.max(0, ...signed.map(({ version }) => version)) + 1
}

/**
 * Signs the agreement that the person has read; the same text is signed once.
 * @throws {AppError} conflict when another text is offered meanwhile, or the operator's data are missing
 */
export async function signAgreement({ db, actor, now }: CompanyContext, input: z.infer<typeof signAgreementSchema>) {
  const companyId = actor.company.id
  await db.transaction(async (tx) => {
    await keepFirstAgreement(tx, now)
    const { offer } = await offerFor(tx, companyId, now)
    if (offer?.textSha256 !== input.textSha256) throw privacyError('agreementChanged')
    const { textSha256, textVersion, text, controller } = offer
    // One after the other, so that two texts never get one number.
    await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('update')
    const earlier = await tx
      .select({ version: processorAgreement.version })
      .from(processorAgreement)
      .where(eq(processorAgreement.companyId, companyId))
    const version = nextVersion(earlier)
    const [made] = await tx
      .insert(processorAgreement)
      .values({
        ...{ companyId, version, textVersion, textSha256, text: agreementText(text, controller) },
        ...{ signedBy: input.name, signedByUserId: actor.userId, signedAt: now },
      })
      .onConflictDoNothing()
      .returning({ id: processorAgreement.id })
    if (!made) return
    await audit(tx, actor, 'processor-agreement.signed', {
      type: 'processor-agreement',
      id: made.id,
      details: { version },
    })
  })
}

/** The text that a company signed, word for word; null when there is no such agreement (any more). */
export async function signedText(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ text: processorAgreement.text })
    .from(processorAgreement)
    .where(eq(processorAgreement.id, id))
  return row?.text ?? null
}

type Version = { version: number; text: string }
type Own = typeof company.$inferSelect

async function offerFor(db: Queryable, companyId: string, now: Date) {
  // One after the other: in a transaction there is one connection.
  const operator = await findOperator(db)
  const standing = await standingVersions(db)
  const known = await knownTo(db, companyId)
  const [own] = await db.select().from(company).where(eq(company.id, companyId))
  const { current, next } = versionsFor(standing, known, now)
  return {
    offer: own ? offerOf(current ?? ownProposal(operator), own) : null,
    ...{ known, next, standing, controller: own ? controllerOf(own) : null },
  }
}

/** Before anybody signed no version is kept. */
export function ownProposal(operator: Awaited<ReturnType<typeof findOperator>>): Version | null {
  const text = proposalOf(operator)
  return text === null ? null : { version: 1, text }
}

/** Null until the operator and the company are known by name and address. */
export function offerOf(current: Version | null, own: Own) {
  const controller = controllerOf(own)
  if (!current || !controller) return null
  const { text, version: textVersion } = current
  const textSha256 = createHash('sha256').update(agreementText(text, controller)).digest('hex')
  return { text, textVersion, controller, textSha256 }
}

function controllerOf({ name, street, houseNumber, postalCode, city }: Own): string | null {
  if (!name || !street || !city) return null
  return `${name}, ${addressOf({ street, houseNumber, postalCode, city })}`
}
