import type { Fact } from '../words/facts'

const HOUR = '(?:[01]?\\d|2[0-4])(?:[:.]\\d\\d)?'
/** A stretch of hours: "8 bis 12 Uhr", "22:30 bis 7 Uhr"; with minutes also "17:00 – 21:00". */
const STRETCH = new RegExp(`(${HOUR})(?: uhr)?\\s*(?:-|–|bis|und)\\s*(${HOUR}) uhr`, 'gu')
const TO_THE_MINUTE = /(?<!\d)((?:[01]?\d|2[0-4]):\d\d)\s*(?:-|–|bis)\s*((?:[01]?\d|2[0-4]):\d\d)/gu
/** One end alone: "ab 17 Uhr", "bis 13 Uhr". */
const BEGIN = new RegExp(
  `(?<!\\w)(?:ab|nach|von|(?:arbeits|dienst|schicht)?beginn|start)(?: um| ca\\.| etwa|:)? (${HOUR}) ?uhr(?!\\w|\\s*(?:-|–|bis|und))`,
  'gu',
)
const END = new RegExp(`(?<!\\w|\\d |uhr )bis (${HOUR}) ?uhr(?!\\w)`, 'gu')
/** Nobody works then, or only who does is paid more: that says nothing about when this work is. */
const NOT_BEFORE = /(?:nicht|nie|niemals|keine?[nr]?|ohne|feierabend|schluss|zuschlage?|zulagen?)(?: \S{1,20}){0,2} $/u
const FREE_AFTER = /^\s*(?:immer |ist |sind )?(?:frei|geschlossen|feierabend|schluss|zu)(?!\w)/u

/** When work is done, by the hours that a folded text names: "17:30 bis 21 Uhr" is in the evening, "ab 22 Uhr" at night. */
export function timesOfDay(text: string): Fact[] {
  const stretches = [...text.matchAll(STRETCH), ...text.matchAll(TO_THE_MINUTE)]
  return [
    ...stretches.flatMap(([, from = '', to = '']) => timesBetween(hourOf(from), hourOf(to))),
    ...endsNamed(text, BEGIN).flatMap(timesFrom),
    ...endsNamed(text, END).flatMap((hour) => (hour > 8 && hour <= 14 ? (['morning'] as const) : [])),
  ]
}

function endsNamed(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].flatMap((found) => {
    const before = text.slice(Math.max(0, found.index - 60), found.index)
    const after = text.slice(found.index + found[0].length, found.index + found[0].length + 30)
    return NOT_BEFORE.test(before) || FREE_AFTER.test(after) ? [] : [hourOf(found[1] ?? '')]
  })
}

/** By day the beginning says too little. */
function timesFrom(hour: number): Fact[] {
  if (hour >= 22 || hour < 4) return ['night']
  if (hour >= 16) return ['evening']
  return hour < 7 ? ['early'] : []
}

function timesBetween(from: number, to: number): Fact[] {
  if (to <= from) return from >= 18 ? ['night'] : []
  if (to <= 8 && from < 5) return ['night']
  if (from >= 15) return ['evening']
  if (to > 14 && from >= 12 && to <= 18) return ['afternoon']
  if (to > 14) return from >= 5 && to <= 18 ? ['day'] : []
  return from < 7 && to > 12 ? ['early', 'day'] : ['morning']
}

function hourOf(text: string): number {
  const [hours, minutes = '0'] = text.split(/[:.]/)
  return Number(hours) + Number(minutes) / 60
}
