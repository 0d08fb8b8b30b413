import { fromWallClock } from './dates.ts'

/** How far a clock on a desk may be ahead of ours, milliseconds. */
const SLACK_MS = 5 * 60 * 1000

/**
 * The moment that somebody wrote into a form, `YYYY-MM-DDTHH:mm` by German clocks, after a schema has read it.
 * @throws {RangeError} when it is none
 */
export function writtenMoment(wall: string): Date {
  const moment = fromWallClock(wall)
  if (moment === null) throw new RangeError('no moment')
  return moment
}

/** Whether a moment that should have been is still to come, also for whoever's own clock is a little ahead. */
export function isStillToCome(moment: Date, now: Date): boolean {
  return moment.getTime() > now.getTime() + SLACK_MS
}
