import { and, eq } from 'drizzle-orm'
import { isReaderActor, type SignedInActor } from '~/features/accounts/actor'
import { companyProfile } from '~/features/companies/server/table'
import { formatDay, formatIsoDay, formatMoment } from '~/lib/dates/dates'
import { fileNamePart } from '~/lib/file-name'
import { pick } from '~/lib/pick'
import type { Database } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { compileUa } from '~/platform/server/typst/compile-ua'
import { offerStatusLabels } from '../../offers/offer'
import { offerFacts } from '../../offers/offer-facts'
import { firstName, lastName } from '../anonymous/company-view'
import { ownedBy } from '../exports/access'
import type { MadeFile } from '../exports/list-files'
import { application } from '../table'
import { offerColumns } from './find-offer'
import offerTypst from './offer.typ?raw'
import { jobOffer } from './offer-table'

/**
 * An offer as a tagged PDF, for its company and the person; an accepted one says so with day and name.
 * @returns null for everybody else
 * @throws AppError unavailable when too many documents wait
 */
export async function offerPdf(ctx: { db: Database; actor: SignedInActor }, offerId: string): Promise<MadeFile | null> {
  // Who only reads applications does not read what was offered.
  const own = isReaderActor(ctx.actor) ? undefined : ownedBy(ctx.actor)
  if (!own) return null
  const [offer] = await ctx.db
    .select({
      ...offerColumns,
      firstName,
      lastName,
      fileName: uploadedFile.name,
      ...pick(companyProfile, 'street', 'houseNumber', 'postalCode', 'city'),
    })
    .from(jobOffer)
    .innerJoin(application, eq(application.id, jobOffer.applicationId))
    .innerJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
    .leftJoin(uploadedFile, eq(uploadedFile.id, jobOffer.fileId))
    .where(and(eq(jobOffer.id, offerId), own))
  if (!offer) return null
  const isAccepted = offer.status === 'accepted' && offer.answeredAt !== null
  const title = isAccepted ? `Angenommenes Angebot: ${offer.jobTitle}` : `Angebot: ${offer.jobTitle}`
  const person = `${offer.firstName} ${offer.lastName}`
  const content = await compileUa({
    source: offerTypst,
    data: {
      ...{ title, author: offer.companyName, person, company: offer.companyName },
      address: `${offer.street} ${offer.houseNumber}, ${offer.postalCode} ${offer.city}`,
      made: `${formatDay(offer.createdAt)}, gültig bis zum ${formatIsoDay(offer.answerUntil)}`,
      standing: standingOf(offer),
      reason: offer.reason ?? '',
      column: isAccepted ? 'Vereinbart' : 'Angeboten',
      facts: offerFacts(offer.terms),
      words: offer.words,
      sender: `${offer.senderName}, ${offer.companyName}`,
      enclosed: offer.fileName ?? '',
      accepted:
        isAccepted && offer.answeredAt
          ? `${person} hat dieses Angebot am ${formatMoment(offer.answeredAt)} über Stellwerk angenommen, angemeldet mit dem eigenen Konto.`
          : '',
      id: offer.id,
    },
  })
  return { name: `${fileNamePart(title)}.pdf`, contentType: 'application/pdf', content }
}

type Standing = Pick<typeof jobOffer.$inferSelect, 'status' | 'number' | 'endReason' | 'reply'>

function standingOf({ status, number, endReason, reply }: Standing): string {
  const which = number > 1 ? `${number}. Fassung, ` : ''
  const why = endReason ?? reply
  return `${which}${offerStatusLabels[status]}${why ? `: ${why}` : ''}`
}
