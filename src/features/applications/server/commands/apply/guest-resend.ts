import { and, eq, gt, isNull } from 'drizzle-orm'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { isCompanyAddress } from '~/features/applicants/server/commands/account-by-mail'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { getConfig } from '~/platform/server/config'
import { hashLinkToken, newLinkToken } from '~/platform/server/link-token'
import { guestApplication } from '../../apply-table'
import { guestConfirmationMail } from '../../guests/guest-emails'
import type { Guest } from './guest-apply'

/**
 * Sends the confirmation of an unconfirmed application again, to the address it was made with, with a new link: the
 * older one no longer counts, if the mail leaves. The answer is the same whether there was something to send.
 */
export async function resendToGuest(ctx: Guest, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const own = eq(guestApplication.id, id)
    const [waiting] = await tx
      .select()
      .from(guestApplication)
      .where(and(own, isNull(guestApplication.confirmedAt), gt(guestApplication.expiresAt, ctx.now)))
      .for('update')
    if (!waiting) return
    // That mailbox has its answer already.
    if (await isCompanyAddress(tx, waiting.email)) return
    const [posting] = await tx
      .select({ title: jobPosting.title, companyName: companyProfile.name })
      .from(jobPosting)
      .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
      .where(eq(jobPosting.id, waiting.jobPostingId))
    if (!posting) return
    const token = newLinkToken()
    const tokenHash = hashLinkToken(token)
    const to = { email: waiting.email, firstName: waiting.content.firstName }
    const url = `${getConfig().APP_URL}/apply/confirm/${token}`
    const mail = guestConfirmationMail(to, posting, { url, id: `${id}:${tokenHash.slice(0, 16)}` })
    const leaving = await enqueueMails(tx, [{ ...mail, askedFrom: ctx.clientIp }])
    if (leaving > 0) await tx.update(guestApplication).set({ tokenHash }).where(own)
  })
}
