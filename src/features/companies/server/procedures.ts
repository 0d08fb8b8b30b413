import { z } from 'zod'
import {
  companyAdminProcedure,
  companyProcedure,
  publicProcedure,
  router,
  signedInProcedure,
} from '~/features/accounts/server/trpc'
import {
  changeRoleSchema,
  companySearchSchema,
  invitationTokenSchema,
  inviteColleagueSchema,
  saveCompanyProfileSchema,
} from '../schema'
import { acceptInvitation } from './commands/accept-invitation'
import type { MemberLimit } from './commands/company-context'
import { inviteColleague, resendInvitation, revokeInvitation } from './commands/invite-colleague'
import { changeRole, removeMember } from './commands/manage-member'
import { saveCompanyProfile } from './commands/save-company-profile'
import { findInvitation, listMembers } from './member-queries'
import { findOwnProfile, findPublicProfile, searchCompanies } from './queries'

const byId = z.object({ id: z.uuid() })

export const companyProfileRouter = router({
  mine: companyProcedure.query(({ ctx }) => findOwnProfile(ctx.db, ctx.me.company.id)),
  save: companyProcedure
    .input(saveCompanyProfileSchema)
    .mutation(({ ctx, input }) => saveCompanyProfile({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  byId: publicProcedure.input(byId).query(({ ctx, input }) => findPublicProfile(ctx.db, input.id)),
  search: publicProcedure.input(companySearchSchema).query(({ ctx, input }) => searchCompanies(ctx.db, input)),
})

/** @param memberLimit how many members a company's plan allows; companies know nothing of plans */
export function createMemberRouter(memberLimit: MemberLimit) {
  return router({
    list: companyAdminProcedure.query(async ({ ctx }) => {
      const scope = { companyId: ctx.me.company.id, userId: ctx.me.userId }
      return listMembers(ctx.db, scope, ctx.now, await memberLimit(ctx.db, scope.companyId))
    }),
    invite: companyAdminProcedure
      .input(inviteColleagueSchema.extend({ id: z.uuid() }))
      .mutation(({ ctx, input }) => inviteColleague({ db: ctx.db, actor: ctx.me, now: ctx.now }, input, memberLimit)),
    resend: companyAdminProcedure
      .input(byId)
      .mutation(({ ctx, input }) =>
        resendInvitation({ db: ctx.db, actor: ctx.me, now: ctx.now }, input.id, memberLimit),
      ),
    revoke: companyAdminProcedure
      .input(byId)
      .mutation(({ ctx, input }) => revokeInvitation({ db: ctx.db, actor: ctx.me, now: ctx.now }, input.id)),
    changeRole: companyAdminProcedure
      .input(changeRoleSchema)
      .mutation(({ ctx, input }) => changeRole({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
    remove: companyAdminProcedure
      .input(z.object({ memberId: z.uuid() }))
      .mutation(({ ctx, input }) => removeMember({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
    invitation: publicProcedure
      .input(invitationTokenSchema)
      .query(async ({ ctx, input }) => findInvitation(ctx.db, input.token, await ctx.actor(), ctx.now)),
    accept: signedInProcedure
      .input(invitationTokenSchema)
      .mutation(({ ctx, input }) =>
        acceptInvitation({ db: ctx.db, actor: ctx.me, now: ctx.now }, input.token, memberLimit),
      ),
  })
}
