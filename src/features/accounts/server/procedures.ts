import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '~/features/accounts/demo-accounts'
import { getConfig } from '~/platform/server/config'
import { getSettings } from '~/platform/server/settings/settings'
import { publicProcedure, router } from './trpc'

export const accountRouter = router({
  /** Why somebody who opens the sign-in page was signed out: `idle` or `age` for a platform admin, null otherwise. */
  signedOutBecause: publicProcedure.query(async ({ ctx }) => (await ctx.signedOutBecause?.()) ?? null),
  /** The configuration that visitors' pages need. Demo accounts are named only in a demo. */
  publicConfig: publicProcedure.query(async ({ ctx }) => {
    const { promisedReplyDays } = await getSettings(ctx.db)
    return {
      demo: getConfig().DEMO ? { password: DEMO_PASSWORD, accounts: DEMO_ACCOUNTS } : null,
      promisedReplyDays,
    }
  }),
})
