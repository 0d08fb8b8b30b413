import type { TeamActor } from '~/features/accounts/actor'
import { accountError } from '~/features/accounts/errors'
import type { AppError } from '~/lib/app-error'
import { audit } from '~/platform/server/audit/audit'
import type { Database } from '~/platform/server/database/db'
import { countTurn } from '~/platform/server/limits/count-turn'
import { getSettings } from '~/platform/server/settings/settings'
import type { Settings } from '~/platform/settings/schema'

/** Actions that somebody copying the market would repeat, and the setting with their daily limit per person. */
const SETTINGS = {
  'resume-views': (settings: Settings) => settings.resumeViewsPerDay,
  'resume-searches': (settings: Settings) => settings.resumeSearchesPerDay,
  downloads: (settings: Settings) => settings.downloadsPerDay,
}
const REASONS = {
  'resume-views': ['tooManyViews', 'tooManyViewsToday'],
  'resume-searches': ['tooManySearches', 'tooManySearchesToday'],
  downloads: ['tooManyDownloads', 'tooManyDownloadsToday'],
} as const

export type Reading = keyof typeof SETTINGS

/** A company may do as much as three of its people, however many it has. */
const COMPANY_SHARE = 3
const HOUR = 60 * 60
const DAY = 24 * HOUR

/**
 * Counts that a member of a company views people or downloads something: by person and by company, with half of the
 * daily limit per hour. The audit log records the first time a limit is exceeded.
 * @throws AppError tooManyViews, tooManySearches, tooManyDownloads, each also for the day
 */
export async function takeReadingTurn(db: Database, what: Reading, actor: TeamActor): Promise<void> {
  const { userId } = actor
  const companyId = actor.company === null ? actor.reader.companyId : actor.company.id
  const perDay = SETTINGS[what](await getSettings(db))
  const turns = [
    { key: `${what} hour ${userId}`, max: Math.ceil(perDay / 2), seconds: HOUR },
    { key: `${what} day ${userId}`, max: perDay, seconds: DAY },
    { key: `${what} hour ${companyId}`, max: Math.ceil((perDay * COMPANY_SHARE) / 2), seconds: HOUR },
    { key: `${what} day ${companyId}`, max: perDay * COMPANY_SHARE, seconds: DAY },
  ]
  let refusal: AppError | null = null
  for (const { key, max, seconds } of turns) {
    const count = await countTurn(db, key, seconds)
    if (count <= max) continue
    refusal = accountError(REASONS[what][seconds === DAY ? 1 : 0])
    if (count > max + 1) continue
    await audit(db, { userId }, 'reading.limited', {
      type: 'company',
      id: companyId,
      details: { what, allowed: max, hours: seconds / HOUR },
    })
  }
  if (refusal) throw refusal
}
