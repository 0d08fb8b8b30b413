import { createHash } from 'node:crypto'
import { desc, eq, exists } from 'drizzle-orm'
import type { z } from 'zod'
import type { CompanyActor } from '~/features/accounts/actor'
import { findOperator } from '~/features/billing/server/operator/operator'
import { company } from '~/features/companies/server/table'
import { PAGE_SIZE } from '~/lib/paging'
import { audit } from '~/platform/server/audit/audit'
import type { Database, Queryable } from '~/platform/server/database/db'
import type { signAgreementSchema } from '../../agreement'
import { type AgreementSection, agreementSections, agreementText } from '../../agreement-text'
import { privacyError } from '../../errors'
import { MEASURES } from '../register/measures'
import { processorAgreement } from './table'

/** The agreement offered to a company at present, and those it has signed, newest first. */
export async function findAgreement(db: Queryable, companyId: string) {
  const [offer, signed] = await Promise.all([
    offerFor(db, companyId),
    db
      .select({
        id: processorAgreement.id,
        version: processorAgreement.version,
        text: processorAgreement.text,
        textSha256: processorAgreement.textSha256,
        signedBy: processorAgreement.signedBy,
        signedAt: processorAgreement.signedAt,
      })
      .from(processorAgreement)
      .where(eq(processorAgreement.companyId, companyId))
      .orderBy(desc(processorAgreement.signedAt))
      .limit(PAGE_SIZE),
  ])
  const current = signed.find(({ textSha256 }) => textSha256 === offer?.textSha256) ?? null
  return {
    offer: offer && { ...offer, version: current?.version ?? nextVersion(signed) },
    signed,
    /** The signed one whose text is still the one offered. */
    current,
    isSigned: current !== null,
  }
}

/** Texts are numbered for each company: another address of either side is another text. */
function nextVersion(signed: readonly { version: number }[]): number {
  return Math.max(0, ...signed.map(({ version }) => version)) + 1
}

type Member = { db: Database; actor: CompanyActor; now: Date }

/**
 * Signs the agreement that the person has read; the same text is signed once.
 * @throws {AppError} conflict when another text is offered meanwhile, or the operator's data are missing
 */
export async function signAgreement({ db, actor, now }: Member, input: z.infer<typeof signAgreementSchema>) {
  const companyId = actor.company.id
  await db.transaction(async (tx) => {
    const offer = await offerFor(tx, companyId)
    if (offer?.textSha256 !== input.textSha256) throw privacyError('agreementChanged')
    const { textSha256, sections } = offer
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
        ...{ companyId, version, textSha256, text: agreementText(sections) },
        ...{ signedBy: input.name, signedByUserId: actor.userId, signedAt: now },
      })
      .onConflictDoNothing()
      .returning({ id: processorAgreement.id })
    if (!made) return
    const subject = { subjectType: 'processor-agreement', subjectId: made.id }
    await audit(tx, {
      actorUserId: actor.userId,
      action: 'processor-agreement.signed',
      ...subject,
      details: { version },
    })
  })
}

/**
 * Signed agreements of all companies, newest first, with whether each is still the text that is offered; nothing is
 * offered before the operator is known.
 */
export async function listAgreements(db: Queryable, { page = 1 }: { page?: number }) {
  const [rows, total, operator, companies, signed] = await Promise.all([
    db
      .select({
        id: processorAgreement.id,
        companyId: processorAgreement.companyId,
        version: processorAgreement.version,
        textSha256: processorAgreement.textSha256,
        signedBy: processorAgreement.signedBy,
        signedAt: processorAgreement.signedAt,
        company,
      })
      .from(processorAgreement)
      .innerJoin(company, eq(company.id, processorAgreement.companyId))
      .orderBy(desc(processorAgreement.signedAt), desc(processorAgreement.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(processorAgreement),
    findOperator(db),
    db.$count(company),
    db.$count(company, exists(signedBy(db))),
  ])
  return {
    rows: rows.map(({ company: own, textSha256, ...row }) => ({
      ...row,
      companyName: own.name,
      isCurrent: offerOf(operator, own)?.textSha256 === textSha256,
    })),
    total,
    isOffered: operator !== null,
    companies: { total: companies, signed },
  }
}

function signedBy(db: Queryable) {
  return db
    .select({ id: processorAgreement.id })
    .from(processorAgreement)
    .where(eq(processorAgreement.companyId, company.id))
}

/** The text that a company signed, word for word; null when there is no such agreement (any more). */
export async function signedText(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ text: processorAgreement.text })
    .from(processorAgreement)
    .where(eq(processorAgreement.id, id))
  return row?.text ?? null
}

type Offer = { sections: AgreementSection[]; textSha256: string }
type Operator = Awaited<ReturnType<typeof findOperator>>
type Own = typeof company.$inferSelect

async function offerFor(db: Queryable, companyId: string): Promise<Offer | null> {
  const [operator, [own]] = await Promise.all([
    findOperator(db),
    db.select().from(company).where(eq(company.id, companyId)),
  ])
  return own ? offerOf(operator, own) : null
}

/** Null until the operator and the company are known by name and address. */
function offerOf(operator: Operator, own: Own): Offer | null {
  if (!operator || !own.name || !own.street || !own.city) return null
  const sections = agreementSections({
    controller: { name: own.name, address: addressOf({ ...own, street: own.street, city: own.city }) },
    processor: { name: operator.name, address: addressOf(operator) },
    subprocessors: operator.processors,
    measures: MEASURES,
  })
  return { sections, textSha256: createHash('sha256').update(agreementText(sections)).digest('hex') }
}

type Address = { street: string; houseNumber: string | null; postalCode: string | null; city: string }

function addressOf({ street, houseNumber, postalCode, city }: Address): string {
  return `${[street, houseNumber].filter(Boolean).join(' ')}, ${[postalCode, city].filter(Boolean).join(' ')}`
}
