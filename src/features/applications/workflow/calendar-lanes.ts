/** Something that takes time on one day. */
export type Timed = { id: string; startsAt: Date; durationMinutes: number }

/** Where an entry stands beside those at the same time: its lane, and how many there are. */
export type Placed<Entry> = { entry: Entry; lane: number; lanes: number }

const MINUTE = 60_000

/** Places the entries of one day side by side where they overlap, each group as narrow as it must be. */
export function inLanes<Entry extends Timed>(entries: readonly Entry[]): Placed<Entry>[] {
  const sorted = [...entries].sort(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || other.durationMinutes - one.durationMinutes,
  )
  const placed: Placed<Entry>[] = []
  let group: { entry: Entry; lane: number }[] = []
  let ends: number[] = []
  function close() {
    placed.push(...group.map((each) => ({ ...each, lanes: ends.length })))
    group = []
    ends = []
  }
  for (const entry of sorted) {
    const start = entry.startsAt.getTime()
    if (ends.every((end) => end <= start)) close()
    const free = ends.findIndex((end) => end <= start)
    const lane = free === -1 ? ends.length : free
    ends[lane] = start + entry.durationMinutes * MINUTE
    group.push({ entry, lane })
  }
  close()
  return placed
}
