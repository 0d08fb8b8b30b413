import { z } from 'zod'
import { isHeldUp, typedFrom } from '~/features/accounts/server/limits/limits'
import { applicantUserProcedure, does, limited, publicProcedure, router } from '~/features/accounts/server/trpc'
import { linkTokenSchema } from '~/features/job-postings/schema'
import { jobSearchError } from '../../errors'
import { changeAlertSchema, createAlertSchema, requestAlertSchema } from '../../schema'
import { changeAlert, confirmAlert, createAlert, removeAlert, requestAlert, unsubscribeAlert } from './commands'
import { alertOfLink, listAlerts, pendingAlert } from './queries'

const byLink = publicProcedure.input(linkTokenSchema).use(limited('mail-link'))
const byId = z.object({ id: z.uuid() })

/** Saved searches: of applicants under their account, of visitors by their address alone. */
export const searchAlertRouter = router({
  list: applicantUserProcedure
    .input(z.object({ page: z.number().int().min(1).max(100) }))
    .query(({ ctx, input }) => listAlerts(ctx.reads, ctx.me, input)),
  create: applicantUserProcedure.input(createAlertSchema).mutation(does(createAlert)),
  change: applicantUserProcedure.input(changeAlertSchema).mutation(does(changeAlert)),
  remove: applicantUserProcedure.input(byId).mutation(does(removeAlert)),
  request: publicProcedure.input(requestAlertSchema).mutation(async ({ ctx, input }) => {
    if (await isHeldUp(ctx.db, 'search-alert', typedFrom(input.email, ctx.clientIp)))
      throw jobSearchError('tooManyAttempts')
    await requestAlert(ctx, input)
  }),
  pending: byLink.query(({ ctx, input }) => pendingAlert(ctx.db, input.token, ctx.now)),
  confirm: byLink.mutation(({ ctx, input }) => confirmAlert(ctx, input)),
  ofLink: byLink.query(({ ctx, input }) => alertOfLink(ctx.db, input.token)),
  unsubscribe: byLink.mutation(({ ctx, input }) => unsubscribeAlert(ctx, input)),
})
