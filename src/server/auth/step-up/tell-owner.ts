import type { GenericEndpointContext } from 'better-auth'
import { deviceName } from '~/features/accounts/device-name'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import {
  type Change,
  emailChangedMail,
  newRecoveryCodesMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  passwordChangedMail,
  secondFactorOffMail,
  secondFactorOnMail,
} from '~/features/accounts/server/security-emails'
import { currentTime } from '~/lib/current-time'
import { formatMoment } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'

const MAILS = {
  password: passwordChangedMail,
  'passkey-added': passkeyAddedMail,
  'passkey-removed': passkeyRemovedMail,
  'second-factor-on': secondFactorOnMail,
  'second-factor-off': secondFactorOffMail,
  'recovery-codes': newRecoveryCodesMail,
}

type Owner = { email: string }
type Request = { headers?: Headers | null }

/**
 * Tells the owner of an account what was changed about its sign-in. Called before the change wherever better-auth
 * allows it: a process that dies in between must not leave an unreported change.
 * @param request where the change comes from; its device is named in the mail
 */
export async function tellOwner(db: Queryable, owner: Owner, what: keyof typeof MAILS, request: Request | null) {
  await enqueueMails(db, [MAILS[what](owner, changeOf(request), getConfig().APP_URL)])
}

/** The same for another address: both the old and the new one are informed. */
export async function tellBothAddresses(
  db: Queryable,
  { from, into }: { from: string; into: string },
  ctx: GenericEndpointContext,
) {
  const change = { from, into, ...changeOf(ctx) }
  const mails = [from, into].map((email) => emailChangedMail({ email }, change, getConfig().APP_URL))
  await enqueueMails(db, mails)
}

function changeOf(request: Request | null): Change {
  return { moment: formatMoment(currentTime()), device: deviceName(request?.headers?.get('user-agent')) }
}
