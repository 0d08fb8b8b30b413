import { and, eq } from 'drizzle-orm'
import { companyFileUrl } from '~/features/companies/media'
import { hasMembers } from '~/features/companies/server/recipients'
import { company, companyProfile } from '~/features/companies/server/table'
import { pick } from '~/lib/pick'
import { titleWithoutMarker } from '~/lib/work/title'
import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'
import { jobPostingError } from '../../errors'
import { isActive, isGone } from '../../lifecycle'
import { placeText } from '../../posting-texts'
import { occupationOf } from '../occupations/occupation-of'
import { type CardMember, cardMembers } from '../one-job/cards'
import { shortAddress } from '../sharing/short-address'
import { jobPosting, lastSignOfLife } from '../table'
import { isShown } from './is-shown'
import { places } from './places-of-row'
import { publicColumns } from './posting-columns'

/** Other places that a page names; more are in the search. */
const MOST_ELSEWHERE = 60

/**
 * A posting as everyone may see it. A draft is not found, nor what was removed or belongs to a suspended company, but by
 * platform admins (`isShownRemoved`), who decide about it; a paused one opens without applying, and so does one whose
 * applications nobody could read; expired and archived ones are `gone` and answer 410.
 * @throws AppError notFound
 */
export async function findPublicPosting(db: Queryable, id: string, now: Date, isShownRemoved = false) {
  const [row] = await selectPublicPosting(db, id, isShownRemoved)
  if (!row) throw jobPostingError('notFound')
  const { status, pausedOverdue, isRead, shown, companyAddress } = row
  const { publishedAt, runsUntil } = shown
  if (status === 'draft' || publishedAt === null || runsUntil === null) throw jobPostingError('notFound')
  const { APP_URL } = getConfig()
  const isOpen = isActive({ status, runsUntil }, now)
  const gone = isGone({ status, runsUntil }, now)
  const card = isOpen ? ((await cardMembers(db, [id], now)).get(id) ?? []) : []
  const shownFor = card[0]?.id ?? id
  return {
    ...shown,
    // Nobody asks about a job that is over; the person may work elsewhere by now.
    ...(gone && { contactName: null, contactEmail: null, contactPhone: null }),
    publishedAt,
    runsUntil,
    /** The title without the gender marker, for search engines; its rules are too long for visitors' scripts. */
    plainTitle: titleWithoutMarker(shown.title),
    /** Address of the page, for search engines. */
    url: `${APP_URL}/job-posting/${id}`,
    /** The same page, to share and to print. */
    shortUrl: shortAddress(id),
    /** Address of the posting that its card is shown for: search engines list that one alone, with all places. */
    canonicalUrl: `${APP_URL}/job-posting/${shownFor}`,
    cardPlaces: shownFor === id && card.length > 1 ? card.flatMap((each) => each.places) : shown.places,
    /** The same job at other places. */
    elsewhere: elsewhereOf(shown, card),
    /** Address of the company's logo with the host, for other sites. */
    companyLogoUrl: shown.companyLogoFileId && `${APP_URL}${companyFileUrl(shown.companyLogoFileId)}`,
    companyAddress,
    /** For search engines. */
    occupationCode: (await occupationOf(db, shown.title))?.code ?? null,
    gone,
    paused: status === 'paused' && !gone,
    /** Paused until earlier applications have their answer. */
    pausedForAnswers: status === 'paused' && !gone && pausedOverdue,
    can: { apply: isOpen && (shown.externalUrl !== null || isRead) },
  }
}

function elsewhereOf({ places: own, workplace }: Pick<Shown, 'places' | 'workplace'>, card: readonly CardMember[]) {
  const textOf = (all: readonly { name: string }[]) =>
    placeText(
      all.map(({ name }) => name),
      workplace,
    )
  const byPlace = new Map(card.map((each) => [textOf(each.places), each.id]))
  byPlace.delete(textOf(own))
  return [...byPlace].slice(0, MOST_ELSEWHERE).map(([place, id]) => ({ id, place }))
}

/** Whether a posting has a public page, without reading all of it; `unknown` also for a draft. */
export async function publicStanding(db: Queryable, id: string, now: Date): Promise<'here' | 'gone' | 'unknown'> {
  const [row] = await db
    .select({ status: jobPosting.status, publishedAt: jobPosting.publishedAt, runsUntil: jobPosting.runsUntil })
    .from(jobPosting)
    .where(and(eq(jobPosting.id, id), isShown))
  if (!row || row.status === 'draft' || row.publishedAt === null || row.runsUntil === null) return 'unknown'
  return isGone(row, now) ? 'gone' : 'here'
}

type Shown = Awaited<ReturnType<typeof selectPublicPosting>>[number]['shown']

function selectPublicPosting(db: Queryable, id: string, isShownRemoved: boolean) {
  return db
    .select({
      status: jobPosting.status,
      pausedOverdue: jobPosting.pausedOverdue,
      isRead: hasMembers(jobPosting.companyId),
      shown: {
        ...pick(jobPosting, 'id', 'publishedAt', 'runsUntil'),
        ...publicColumns,
        confirmedAt: lastSignOfLife(jobPosting).mapWith(jobPosting.confirmedAt),
        companyProfileId: companyProfile.id,
        companyName: companyProfile.name,
        companyIndustry: companyProfile.industry,
        companySizeBand: companyProfile.sizeBand,
        companyWebsite: companyProfile.website,
        companyLogoFileId: companyProfile.logoFileId,
        companyCoverFileId: companyProfile.coverFileId,
        companyVerifiedBy: company.verifiedBy,
        companyVerifiedDomain: company.verifiedDomain,
        places,
      },
      companyAddress: pick(companyProfile, 'street', 'houseNumber', 'postalCode'),
    })
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .innerJoin(company, eq(company.id, jobPosting.companyId))
    .where(and(eq(jobPosting.id, id), isShownRemoved ? undefined : isShown))
}
