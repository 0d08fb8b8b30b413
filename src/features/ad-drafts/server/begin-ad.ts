import type { Database } from '~/platform/server/database/db'
import { hashLinkToken, newLinkToken } from '~/platform/server/link-token'
import { getSettings } from '~/platform/server/settings/settings'
import { adDraftError } from '../errors'
import type { BeginAd } from '../schema'
import { splitAd } from '../split/split-ad'
import { AD_TEMPLATES } from '../templates'
import { inputOf } from './input-of-ad'
import { startOfOccupation } from './start-of-occupation'
import { adDraft } from './table'

/** How long an ad without an account is kept, milliseconds; every change begins it again. */
export const KEPT_MS = 60 * 60 * 1000

/**
 * Splits a text into the parts of a posting and keeps it for an hour.
 * @returns the secret of its link
 * @throws AppError noText
 */
export async function beginAd({ db, now }: { db: Database; now: Date }, begin: BeginAd): Promise<{ token: string }> {
  const split = splitAd(textOf(begin))
  const { promisedReplyDays } = await getSettings(db)
  const token = newLinkToken()
  await db.insert(adDraft).values({
    tokenHash: hashLinkToken(token),
    input: inputOf(split, promisedReplyDays),
    leftText: split.left,
    assumed: split.conditions.contract === null ? ['contract'] : [],
    expiresAt: new Date(now.getTime() + KEPT_MS),
  })
  return { token }
}

function textOf(begin: BeginAd): string {
  if ('text' in begin) return begin.text
  if ('occupation' in begin) return startOfOccupation(begin.occupation)
  const template = AD_TEMPLATES.find(({ key }) => key === begin.template)
  if (!template) throw adDraftError('noText')
  return template.text
}
