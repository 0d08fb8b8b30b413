import { DAY, HOUR } from './moments'

const MORNING = 6 * HOUR
const EVENING = 19 * HOUR

/**
 * Moves every past moment of the market into daytime (7 to 20 o'clock in German winter), because random times include
 * nights. The order stays. Today is left unchanged, so that nothing is later than now.
 */
export function moveIntoDaytime(tables: readonly (readonly object[])[], now: Date): void {
  const today = now.getTime() - (now.getTime() % DAY)
  // Rows share moments; each is moved once.
  const moments = new Set(
    tables.flatMap((rows) => rows.flatMap((row) => Object.values(row).filter((value) => value instanceof Date))),
  )
  for (const moment of moments) {
    const time = moment.getTime()
    if (time < today) moment.setTime(daytime(time))
  }
}

function daytime(time: number): number {
  const sinceMidnight = time % DAY
  return time - sinceMidnight + MORNING + Math.round((sinceMidnight / DAY) * (EVENING - MORNING))
}
