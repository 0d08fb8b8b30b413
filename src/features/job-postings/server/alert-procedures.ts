import { z } from 'zod'
import { isOneTooMany } from '~/features/accounts/server/attempts'
import { applicantUserProcedure, publicProcedure, router } from '~/features/accounts/server/trpc'
import { networkOf } from '~/platform/server/rate-limit'
import { jobPostingError } from '../errors'
import { changeAlertSchema, createAlertSchema, linkTokenSchema, requestAlertSchema } from '../search-alert-schema'
import {
  changeAlert,
  confirmAlert,
  createAlert,
  removeAlert,
  requestAlert,
  unsubscribeAlert,
} from './commands/search-alerts'
import { alertOfLink, listAlerts, pendingAlert } from './queries/search-alerts'

const FROM_ONE_PLACE = { max: 10, windowSeconds: 60 * 60 }
const TO_ONE_ADDRESS = { max: 3, windowSeconds: 60 * 60 }
const byId = z.object({ id: z.uuid() })

/** Saved searches: of applicants under their account, of visitors by their address alone. */
export const searchAlertRouter = router({
  list: applicantUserProcedure
    .input(z.object({ page: z.number().int().min(1).max(100) }))
    .query(({ ctx, input }) => listAlerts(ctx.db, ctx.me.userId, input)),
  create: applicantUserProcedure
    .input(createAlertSchema)
    .mutation(({ ctx, input }) => createAlert({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  change: applicantUserProcedure
    .input(changeAlertSchema)
    .mutation(({ ctx, input }) => changeAlert({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  remove: applicantUserProcedure
    .input(byId)
    .mutation(({ ctx, input }) => removeAlert({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  /** Nobody can flood a stranger's mailbox: few from one place, fewer to one address. */
  request: publicProcedure.input(requestAlertSchema).mutation(async ({ ctx, input }) => {
    const isTooOften =
      (await isOneTooMany(ctx.db, `alert from ${networkOf(ctx.clientIp)}`, FROM_ONE_PLACE, ctx.now)) ||
      (await isOneTooMany(ctx.db, `alert to ${input.email.toLowerCase()}`, TO_ONE_ADDRESS, ctx.now))
    if (isTooOften) throw jobPostingError('tooManyAttempts')
    await requestAlert(ctx, input)
  }),
  pending: publicProcedure.input(linkTokenSchema).query(({ ctx, input }) => pendingAlert(ctx.db, input.token, ctx.now)),
  confirm: publicProcedure.input(linkTokenSchema).mutation(({ ctx, input }) => confirmAlert(ctx, input)),
  ofLink: publicProcedure.input(linkTokenSchema).query(({ ctx, input }) => alertOfLink(ctx.db, input.token)),
  unsubscribe: publicProcedure.input(linkTokenSchema).mutation(({ ctx, input }) => unsubscribeAlert(ctx, input)),
})
