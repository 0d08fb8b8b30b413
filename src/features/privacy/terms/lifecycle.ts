import { toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { ANNOUNCED_DAYS } from './terms'

/**
 * `telling`: published, not all know yet; `announced`: all know, its first day is to come; `replaced`: a later one is
 * in force; `withdrawn`: taken back before its first day, never in force.
 */
export const TERMS_STATES = ['telling', 'announced', 'in-force', 'replaced', 'withdrawn'] as const
export type TermsState = (typeof TERMS_STATES)[number]

/** What may become of a version. Nobody can undo what has been in force, nor bring a withdrawn one back. */
const MOVES: Readonly<Record<TermsState, readonly TermsState[]>> = {
  telling: ['announced', 'withdrawn'],
  announced: ['in-force', 'withdrawn'],
  'in-force': ['replaced'],
  replaced: [],
  withdrawn: [],
}

export function canMove(from: TermsState, to: TermsState): boolean {
  return MOVES[from].includes(to)
}

type Version = { version: number; validFrom: string; announcedAt: Date | null; withdrawnAt: Date | null }

/** @param current number of the version in force */
export function termsStateOf(version: Version, current: number, now: Date): TermsState {
  if (version.withdrawnAt !== null) return 'withdrawn'
  if (version.version === current) return 'in-force'
  if (version.version < current) return 'replaced'
  if (version.version > 1 && firstDayOf(version, now) <= toIsoDay(now)) return 'in-force'
  return version.announcedAt === null ? 'telling' : 'announced'
}

/** The first day of a version: as published, or later when the announcement was not done 15 days before. */
export function firstDayOf({ validFrom, announcedAt }: Pick<Version, 'validFrom' | 'announcedAt'>, now: Date): string {
  const known = dayAfter(toIsoDay(announcedAt ?? now), ANNOUNCED_DAYS + 1)
  return validFrom < known ? known : validFrom
}
