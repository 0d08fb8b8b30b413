import { companyAdminProcedure, publicProcedure, router, signedInProcedure } from '~/features/accounts/server/trpc'
import { billingSetupSchema, bookAgainSchema } from '../schema'
import { bookAgain } from './commands/book-again'
import { setUpBilling } from './commands/set-up-billing'
import { findBillingOverview, findOrderStart, listPlans } from './queries'

export const planRouter = router({
  list: publicProcedure.query(({ ctx }) => listPlans(ctx.db)),
})

export const billingRouter = router({
  overview: companyAdminProcedure.query(({ ctx }) => findBillingOverview(ctx.db, ctx.me.company.id, ctx.now)),
  // This and the next are no companyAdminProcedure: whoever lost a company gets a new one here.
  start: signedInProcedure.query(({ ctx }) => findOrderStart(ctx.db, ctx.me, ctx.now)),
  setup: signedInProcedure
    .input(billingSetupSchema)
    .mutation(({ ctx, input }) =>
      setUpBilling({ db: ctx.db, actor: ctx.me, now: ctx.now, clientIp: ctx.clientIp }, input),
    ),
  bookAgain: companyAdminProcedure
    .input(bookAgainSchema)
    .mutation(({ ctx, input }) =>
      bookAgain({ db: ctx.db, actor: ctx.me, now: ctx.now, clientIp: ctx.clientIp }, input),
    ),
})
