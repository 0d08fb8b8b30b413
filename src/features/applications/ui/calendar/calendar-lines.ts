import type { CalendarInterview } from '../../views'

type Shown = { kind: 'slot' | 'interview'; durationMinutes: number } & Partial<Pick<CalendarInterview, 'name'>>

type Room = {
  /** Entries beside each other at this time. */
  lanes: number
  hourHeight: number
  /** Other days are wider than this one, because several talk at once there. */
  isCrowded: boolean
}

const LINE_REM = 1.12
const EDGES_REM = 0.65
/** Letters in a line of a narrow column, and of one that shares the week evenly. */
const [NARROW, EVEN] = [14, 24]

/** How many lines of its title an entry shows, and whether its place has room below: a line is never cut through. */
export function linesFor({ kind, name = '', durationMinutes }: Shown, { lanes, hourHeight, isCrowded }: Room) {
  const all = Math.floor((Math.max(durationMinutes / 60, 0.5) * hourHeight - EDGES_REM) / LINE_REM)
  const isNarrow = lanes > 1 || isCrowded
  // Beside others the end of its time is left out.
  const time = lanes > 1 ? '10:00' : '10:00 – 10:45'
  const head = kind === 'slot' ? 1 : linesOf(`${time} ${name}`, isNarrow ? NARROW : EVEN)
  const belowHead = all - head
  const hasPlace = belowHead > 2
  return { '--title-lines': Math.max(1, belowHead - (hasPlace ? 1 : 0)), '--place': hasPlace ? '-webkit-box' : 'none' }
}

/** How many lines a text takes; the time is not broken. */
function linesOf(text: string, letters: number): number {
  let [lines, taken] = [1, 0]
  for (const word of text.replaceAll(' – ', '\u00a0–\u00a0').split(' ')) {
    if (taken > 0 && taken + 1 + word.length > letters) [lines, taken] = [lines + 1, 0]
    taken += (taken > 0 ? 1 : 0) + word.length
  }
  return lines
}
