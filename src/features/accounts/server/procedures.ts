import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '~/features/accounts/demo-accounts'
import { getConfig } from '~/platform/server/config'
import { publicProcedure, router } from './trpc'

export const accountRouter = router({
  /** What the pages of visitors need to know of the configuration. Demo accounts are named in a demo only. */
  publicConfig: publicProcedure.query(() => {
    const { DEMO, FEEDBACK_PROJECT } = getConfig()
    return {
      demo: DEMO ? { password: DEMO_PASSWORD, accounts: DEMO_ACCOUNTS } : null,
      feedbackProject: FEEDBACK_PROJECT ?? null,
    }
  }),
})
