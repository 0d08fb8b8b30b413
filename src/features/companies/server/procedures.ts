import { z } from 'zod'
import { takeUploadTurn } from '~/features/accounts/server/limits/upload-turns'
import {
  companyAdminProcedure,
  companyProcedure,
  does,
  freshCompanyAdminProcedure,
  limited,
  publicProcedure,
  router,
  signedInProcedure,
} from '~/features/accounts/server/trpc'
import {
  addPictureSchema,
  changeRoleSchema,
  checkDomainSchema,
  companyFileSchema,
  companySearchSchema,
  describePictureSchema,
  invitationTokenSchema,
  inviteColleagueSchema,
  orderPicturesSchema,
  removeCompanyFileSchema,
  requestVerificationSchema,
  saveCompanyProfileSchema,
} from '../schema'
import { acceptInvitation } from './commands/accept-invitation'
import { checkDomain } from './commands/check-domain'
import type { MemberRules } from './commands/company-context'
import { saveCompanyFile, setCompanyFile } from './commands/company-media'
import { addPicture, describePicture, orderPictures, removePicture } from './commands/gallery'
import { inviteColleague, resendInvitation, revokeInvitation } from './commands/invite-colleague'
import { changeRole, removeMember } from './commands/manage-member'
import { saveCompanyProfile } from './commands/save-company-profile'
import { confirmVerification, requestVerification } from './commands/verify-domain'
import { findInvitation, listMembers, ownRole } from './members/member-queries'
import { findOwnMedia, findOwnProfile, findPublicProfile, picturesOf } from './queries'
import { searchCompanies } from './search'
import { askedVerification } from './verification/asked-verification'
import { verificationWays } from './verification/ways'

const byId = z.object({ id: z.uuid() })

export const companyProfileRouter = router({
  mine: companyProcedure.query(({ ctx }) => findOwnProfile(ctx.db, ctx.me.company.id)),
  save: companyProcedure.input(saveCompanyProfileSchema).mutation(does(saveCompanyProfile)),
  byId: publicProcedure.input(byId).query(async ({ ctx, input }) => {
    const isShownSuspended = (await ctx.actor())?.isPlatformAdmin === true
    return findPublicProfile(ctx.reads, input.id, { isShownSuspended })
  }),
  media: companyProcedure.query(({ ctx }) => findOwnMedia(ctx.db, ctx.me.company.id)),
  upload: companyProcedure.input(companyFileSchema).mutation(async ({ ctx, input }) => {
    await takeUploadTurn(ctx.db, ctx.me.userId)
    return saveCompanyFile(ctx.command, input)
  }),
  removeFile: companyProcedure
    .input(removeCompanyFileSchema)
    .mutation(({ ctx, input }) => setCompanyFile(ctx.command, input.kind, null)),
  /** The pictures of the own page, for the editor. */
  pictures: companyProcedure.query(({ ctx }) => picturesOf(ctx.db, ctx.me.company.id)),
  addPicture: companyProcedure.input(addPictureSchema).mutation(async ({ ctx, input }) => {
    await takeUploadTurn(ctx.db, ctx.me.userId)
    return addPicture(ctx.command, input)
  }),
  describePicture: companyProcedure.input(describePictureSchema).mutation(does(describePicture)),
  orderPictures: companyProcedure.input(orderPicturesSchema).mutation(does(orderPictures)),
  removePicture: companyProcedure.input(byId).mutation(does(removePicture)),
  requestVerification: companyAdminProcedure
    .input(requestVerificationSchema)
    .use(limited('company-verification'))
    .mutation(({ ctx, input }) => requestVerification(ctx.command, input.email)),
  verificationWays: companyAdminProcedure.query(({ ctx }) => verificationWays(ctx.db, ctx.me.company.id)),
  checkDomain: companyAdminProcedure
    .input(checkDomainSchema)
    .mutation(({ ctx, input }) => checkDomain(ctx.command, input.proof)),
  verification: publicProcedure
    .input(invitationTokenSchema)
    .use(limited('mail-link'))
    .query(({ ctx, input }) => askedVerification(ctx.db, input.token, ctx.now)),
  confirmVerification: publicProcedure
    .input(invitationTokenSchema)
    .use(limited('mail-link'))
    .mutation(({ ctx, input }) => confirmVerification({ db: ctx.db, now: ctx.now }, input.token)),
  search: publicProcedure.input(companySearchSchema).query(({ ctx, input }) => searchCompanies(ctx.reads, input)),
})

/** @param rules what features on top know: companies know nothing of plans and postings */
export function createMemberRouter(rules: MemberRules) {
  return router({
    list: companyAdminProcedure.query(async ({ ctx }) => {
      const scope = { companyId: ctx.me.company.id, userId: ctx.me.userId }
      return listMembers(ctx.db, scope, ctx.now, rules)
    }),
    invite: freshCompanyAdminProcedure
      .input(inviteColleagueSchema.extend({ id: z.uuid() }))
      .use(limited('invitation'))
      .mutation(({ ctx, input }) => inviteColleague(ctx.command, input, rules)),
    resend: companyAdminProcedure
      .input(byId)
      .use(limited('invitation'))
      .mutation(({ ctx, input }) => resendInvitation(ctx.command, input.id, rules)),
    revoke: companyAdminProcedure.input(byId).mutation(({ ctx, input }) => revokeInvitation(ctx.command, input.id)),
    changeRole: freshCompanyAdminProcedure
      .input(changeRoleSchema)
      .mutation(({ ctx, input }) => changeRole(ctx.command, input, rules)),
    remove: companyAdminProcedure.input(z.object({ memberId: z.uuid() })).mutation(does(removeMember)),
    /** The own role, for the frame around all pages; null for who belongs to no company. */
    mine: signedInProcedure.query(({ ctx }) => ownRole(ctx.db, ctx.me, rules)),
    invitation: publicProcedure
      .input(invitationTokenSchema)
      .use(limited('mail-link'))
      .query(async ({ ctx, input }) => findInvitation(ctx.db, input.token, await ctx.actor(), ctx.now)),
    accept: signedInProcedure
      .input(invitationTokenSchema)
      .use(limited('mail-link'))
      .mutation(({ ctx, input }) => acceptInvitation(ctx.command, input.token, rules.memberLimit)),
  })
}
