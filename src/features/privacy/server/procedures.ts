import { platformAdminProcedure, router, signedInProcedure } from '~/features/accounts/server/trpc'
import { privacyOverview } from './overview'
import { findRegister } from './register/register'

export const privacyRouter = router({
  overview: signedInProcedure.query(({ ctx }) => privacyOverview(ctx.db, ctx.me)),
  register: platformAdminProcedure.query(({ ctx }) => findRegister(ctx.db)),
})
