import {
  companyAdminProcedure,
  companyProcedure,
  does,
  freshAdminProcedure,
  freshCompanyAdminProcedure,
  freshProcedure,
  platformAdminProcedure,
  publicProcedure,
  router,
  signedInProcedure,
} from '~/features/accounts/server/trpc'
import { paramsSchema } from '~/lib/schema/search-params-schema'
import { accountChangeSchema, saveOperatorSchema } from '../operator'
import {
  billingAddressSchema,
  billingSetupSchema,
  bookAgainSchema,
  changePlanSchema,
  newAccountSchema,
} from '../schema'
import { readBillingPage } from '../search-params'
import { bookAgain } from './commands/book-again'
import { changeAccount, changeAddress } from './commands/change-account'
import { cancelSubscription, changePlan, reactivateSubscription, withdrawChange } from './commands/change-subscription'
import { setUpBilling } from './commands/set-up-billing'
import { listCompanyInvoices } from './invoices/invoice-queries'
import { confirmAccount, discardAccount, findAccountChange } from './operator/account-change'
import { findHomeTax, findImprint, findOperator, saveOperator } from './operator/operator'
import { findBillingOverview, findOrderStart } from './overview'
import { listPlans } from './queries'
import { findStanding } from './subscriptions/standing'

export const planRouter = router({
  list: publicProcedure.query(({ ctx }) => listPlans(ctx.reads)),
  tax: publicProcedure.query(({ ctx }) => findHomeTax(ctx.reads)),
})

/** Company admins with what commands need. */
const adminCommand = companyAdminProcedure.use(({ ctx, next }) =>
  next({ ctx: { command: { ...ctx.command, clientIp: ctx.clientIp } } }),
)
/** The same for changing the account that money is taken from. */
const accountCommand = freshCompanyAdminProcedure.use(({ ctx, next }) =>
  next({ ctx: { command: { ...ctx.command, clientIp: ctx.clientIp } } }),
)

export const billingRouter = router({
  overview: companyAdminProcedure.query(({ ctx }) => findBillingOverview(ctx.db, ctx.me, ctx.me.company.id, ctx.now)),
  standing: companyProcedure.query(({ ctx }) => {
    const { id, isAdmin } = ctx.me.company
    return findStanding(ctx.db, { companyId: id, isAdmin }, ctx.now)
  }),
  invoices: companyAdminProcedure
    .input(paramsSchema(readBillingPage))
    .query(({ ctx, input }) => listCompanyInvoices(ctx.reads, ctx.me.company.id, input)),
  // This and the next are no companyAdminProcedure: people who lost their company get a new one here.
  start: signedInProcedure.query(({ ctx }) => findOrderStart(ctx.db, ctx.me, ctx.now)),
  setup: freshProcedure
    .input(billingSetupSchema)
    .mutation(({ ctx, input }) => setUpBilling({ ...ctx.command, clientIp: ctx.clientIp }, input)),
  bookAgain: accountCommand.input(bookAgainSchema).mutation(does(bookAgain)),
  changePlan: adminCommand.input(changePlanSchema).mutation(does(changePlan)),
  withdrawChange: adminCommand.mutation(({ ctx }) => withdrawChange(ctx.command)),
  cancel: adminCommand.mutation(({ ctx }) => cancelSubscription(ctx.command)),
  reactivate: adminCommand.mutation(({ ctx }) => reactivateSubscription(ctx.command)),
  changeAccount: accountCommand.input(newAccountSchema).mutation(does(changeAccount)),
  changeAddress: adminCommand.input(billingAddressSchema).mutation(does(changeAddress)),
})

export const operatorRouter = router({
  imprint: publicProcedure.query(({ ctx }) => findImprint(ctx.reads)),
  get: platformAdminProcedure.query(({ ctx }) => findOperator(ctx.db)),
  accountChange: platformAdminProcedure.query(({ ctx }) => findAccountChange(ctx.db, ctx.me)),
  confirmAccount: freshAdminProcedure
    .input(accountChangeSchema)
    .mutation(({ ctx, input }) => confirmAccount(ctx.command, input.id)),
  discardAccount: platformAdminProcedure
    .input(accountChangeSchema)
    .mutation(({ ctx, input }) => discardAccount(ctx.command, input.id)),
  save: freshAdminProcedure.input(saveOperatorSchema).mutation(does(saveOperator)),
})
