import { and, eq, gt } from 'drizzle-orm'
import { isActive } from '~/features/job-postings/lifecycle'
import { jobCards } from '~/features/job-postings/server/one-job/cards'
import { isLead } from '~/features/job-postings/server/one-job/leads'
import { jobPosting } from '~/features/job-postings/server/table'
import { postingsOfOccupations } from '~/features/job-search/server/search/of-occupations'
import { findPlace } from '~/features/places/server/places'
import { nearestOfKm } from '~/lib/geo'
import { germanWords } from '~/lib/german/words'
import { areClose, familiesOfTitle } from '~/lib/occupations/families'
import { pick } from '~/lib/pick'
import { plainText } from '~/lib/rich-text/rich-text'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { WITHOUT_PLACE, WITHOUT_RADIUS } from '../../drop-search'
import { type Documents, documentsOf, proveRequirement } from '../../evidence/prove-requirement'
import { passageOf, type StatementKind } from '../../evidence/statements'
import { occupationsOf } from '../../evidence/wording'
import { dropMailSchema, type ImportedResume } from '../../schema'
import { openDrop } from './drops'
import { quoteFor } from './quote'
import { occupationsIn } from './sought'

const RADIUS_KM = 30
/** Postings that are compared line by line. */
const MAX_COMPARED = 40
const MAX_LINES = 10
/** Passages shown for a line. */
const MAX_QUOTES = 2
const TITLES: readonly StatementKind[] = ['now', 'was', 'learnt', 'learning']

/**
 * The open postings for what a visitor dropped, each with the lines it asks for and the passages that show them: first
 * those of the person's own occupations, then by the number of lines shown, then by distance.
 * @param left labels of what the person took out,
 * {@link WITHOUT_PLACE} or {@link WITHOUT_RADIUS}
 * @throws AppError dropGone, unavailable
 */
export async function matchesOfDrop(
  db: Queryable,
  { token, left, now }: { token: string | null | undefined; left: readonly string[]; now: Date },
) {
  const { imported, fileName, readAt, tookMs, expiresAt } = await openDrop(db, token, now)
  const found = occupationsIn(imported)
  const sought = found.filter(({ label }) => !left.includes(label))
  const families = [...new Set(sought.flatMap((each) => each.families))]
  const said = findPlace(imported.person.place ?? '')
  const place = said.kind === 'found' && !left.includes(WITHOUT_PLACE) ? said.place : null
  const radiusKm = left.includes(WITHOUT_RADIUS) ? null : RADIUS_KM
  const around = place && { point: place, km: radiusKm }
  const [near, compared] = await Promise.all([
    postingsOfOccupations(families, around, now, MAX_COMPARED),
    db.$count(jobPosting, and(eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now), isLead)),
  ])
  // A related occupation around the corner must not hide the own one a little further away.
  const isWorthGoing = around && radiusKm !== null && !near.hits.some(({ level }) => level === 0)
  const further = isWorthGoing ? await postingsOfOccupations(families, { ...around, km: null }, now, 1) : null
  const cards = await jobCards(
    db,
    near.hits.map(({ id }) => id),
    now,
    (member) => (place ? nearestOfKm(place, member.places) : 0),
  )
  const asking = await askedBy(
    db,
    cards.map(({ id }) => id),
  )
  const documents = documentsOfDrop(imported, now)
  const hits = cards.flatMap((card) => {
    const hit = near.hits.find(({ id }) => id === card.askedId)
    const asks = asking.find(({ id }) => id === card.id)
    if (!hit || !asks || !isActive(asks, now)) return []
    const { promisedReplyDays, externalUrl } = asks
    const isRelated = hit.level > 0
    return {
      ...card,
      ...{ distanceKm: hit.km, isRelated, promisedReplyDays, isExternal: externalUrl !== null },
      ...compare(card.title, linesOf(asks.profile), { documents, families }, now),
    }
  })
  return {
    ...{ fileName, readAt, expiresAt, compared },
    seconds: Math.max(1, Math.round(tookMs / 1000)),
    // What the form below would refuse is not put into it.
    email: dropMailSchema.shape.email.safeParse(imported.person.email).data ?? null,
    occupations: sought.map(({ label }) => label),
    place: place && { label: place.name, radiusKm },
    furtherAway: further ? further.total - near.total : 0,
    total: near.total,
    hits: hits.sort(
      (a, b) =>
        Number(a.isRelated) - Number(b.isRelated) ||
        b.shown.length - a.shown.length ||
        b.partly.length - a.partly.length ||
        (a.distanceKm ?? 0) - (b.distanceKm ?? 0),
    ),
  }
}

/** What the résumé says, as a company reads it in an application. */
function documentsOfDrop({ content, person, title, unplaced }: ImportedResume, now: Date): Documents {
  const { name = null, headline = null, email = null, place = null } = person
  const said = { firstName: name, lastName: null, email, city: place, headline, title, content, unplaced }
  return documentsOf({ ...said, drivingLicences: [] }, now)
}

type Compared = { documents: Documents; families: readonly string[] }

/** The occupation that brought the posting here, and line by line what it asks for. */
function compare(title: string, lines: readonly string[], { documents, families }: Compared, now: Date) {
  const ofTitle = familiesOfTitle(germanWords(title))
  const own = families.filter((key) => ofTitle.includes(key))
  const close = families.filter((key) => ofTitle.some((other) => areClose(key, other)))
  const named = titleOf(own.length > 0 ? own : close, documents)
  const asked = lines.map((line) => {
    const { state, passages } = proveRequirement(line, documents, now)
    return { asked: line, state, quotes: passages.slice(0, MAX_QUOTES).map((passage) => quoteFor(line, passage)) }
  })
  return {
    occupation: named ? quoteFor(title, passageOf(named)) : null,
    shown: asked.filter(({ state }) => state === 'met'),
    partly: asked.filter(({ state }) => state === 'partly' || state === 'related'),
    notFound: asked.filter(({ state }) => state === 'unproven').map((each) => each.asked),
  }
}

/** The first title of the résumé that names one of these occupations. */
function titleOf(families: readonly string[], { statements }: Documents) {
  return statements.find(
    ({ kind, said }) => TITLES.includes(kind) && occupationsOf(said).some(({ family }) => families.includes(family)),
  )
}

function linesOf(profile: Parameters<typeof plainText>[0]): string[] {
  const lines = plainText(profile).split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.length <= 200)
    .slice(0, MAX_LINES)
}

function askedBy(db: Queryable, ids: string[]) {
  return db
    .select(pick(jobPosting, 'id', 'profile', 'status', 'runsUntil', 'promisedReplyDays', 'externalUrl'))
    .from(jobPosting)
    .where(anyOf(jobPosting.id, ids))
}
