import type { Queryable } from '~/platform/server/database/db'
import { askIfThere } from '~/platform/server/search/indexes'
import type { JobSearch } from '../../../search-params'
import { postingIndex } from '../../documents/posting-index'
import { type Asked, findHits } from '../find-hits'
import { describeHits } from '../hit-reasons'
import type { Scope } from '../scope'
import { fewerWords } from './fewer-words'
import { type Beside, type FurtherHits, MOST_SHOWN, mentions } from './further-hits'

type Typed = Parameters<typeof fewerWords>[1]

/** Where nothing has all that was typed: what mentions it, and what there is without a part of it. */
export async function withoutAny(
  db: Queryable,
  input: JobSearch,
  { beside, scope, ...typed }: Typed & { beside: Beside; scope: Scope },
  asked: Pick<Asked, 'index' | 'now'>,
): Promise<FurtherHits[]> {
  // Many searches for what the page can do without.
  const sections = await askIfThere(postingIndex, async () => [
    await mentions(beside, scope),
    ...(await withoutSome(db, input, typed, asked)),
  ])
  return sections?.filter((section) => section !== null) ?? []
}

/** Parts that are left out one after the other. */
const MOST_LEFT_OUT = 2

/** What there is without a part of what was typed, as its own search finds it; in the end without two. */
async function withoutSome(
  db: Queryable,
  input: JobSearch,
  typed: Typed,
  { index, now, most = MOST_LEFT_OUT }: Pick<Asked, 'index' | 'now'> & { most?: number },
): Promise<FurtherHits[]> {
  const page = { size: MOST_SHOWN, offset: 0 }
  const section = await fewerWords(input, typed, async (search, isWhole) => {
    const asked = { index, now, page, isExact: false, hasInstead: isWhole, hasCounts: isWhole }
    const { found, scope, instead, read, corrections, relaxations } = await findHits(db, search, asked)
    const relaxed = relaxations.map(({ text }) => text)
    if (found.total > 0) return { hits: await describeHits(db, found.hits, scope, now), total: found.total, relaxed }
    if (!isWhole) return null
    const isLast = most === 1 || instead.length > 0
    const further = isLast
      ? instead
      : await withoutSome(db, search, { read, corrections }, { index, now, most: most - 1 })
    return further[0] ?? null
  })
  return section === null ? [] : [section]
}
