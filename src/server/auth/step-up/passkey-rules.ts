import type { PasskeyOptions } from '@better-auth/passkey'
import type { Database } from '~/platform/server/database/db'
import { refusal } from '../refusal'
import { isObligedUser } from './duty'
import { endOthers } from './plugin'
import { tellOwner } from './tell-owner'

/**
 * A passkey counts as two factors: the device, and its finger, face or PIN check. So it is neither registered nor
 * accepted unless the device reports that check (the UV flag; the library itself ignores it).
 */
export function passkeyRules(db: Database) {
  return {
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ ctx, verification }) => {
        if (!verification.registrationInfo?.userVerified) throw refusal('BAD_REQUEST', 'USER_NOT_VERIFIED')
        const me = ctx.context.session
        if (!me) throw refusal('UNAUTHORIZED', 'UNAUTHORIZED')
        // For people who must have a second factor this may be the first one.
        if (await isObligedUser(db, me.user.id)) await endOthers(db, me.user.id, me.session.token)
        await tellOwner(db, me.user, 'passkey-added', ctx)
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) throw refusal('BAD_REQUEST', 'USER_NOT_VERIFIED')
      },
    },
  } satisfies PasskeyOptions
}
