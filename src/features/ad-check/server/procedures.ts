import { does, freshAdminProcedure, platformAdminProcedure, router } from '~/features/accounts/server/trpc'
import { getSettings } from '~/platform/server/settings/settings'
import { adRuleInputSchema } from '../schema'
import { listAdRules, saveAdRule } from './rules'

export const adRuleRouter = router({
  list: platformAdminProcedure.query(async ({ ctx }) => {
    const [rules, { minimumWageCents, minijobLimitCents, payTransparency }] = await Promise.all([
      listAdRules(ctx.db),
      getSettings(ctx.db),
    ])
    return { rules, law: { minimumWageCents, minijobLimitCents, payTransparency } }
  }),
  save: freshAdminProcedure.input(adRuleInputSchema).mutation(does(saveAdRule)),
})
