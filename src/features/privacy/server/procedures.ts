import { router, signedInProcedure } from '~/features/accounts/server/trpc'
import { privacyOverview } from './overview'

export const privacyRouter = router({
  overview: signedInProcedure.query(({ ctx }) => privacyOverview(ctx.db, ctx.me)),
})
