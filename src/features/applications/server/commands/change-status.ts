import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ApplicantContext, CompanyContext } from '~/features/accounts/server/command-context'
import { enqueueMails, mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { memberEmails } from '~/features/companies/server/recipients'
import { getConfig } from '~/platform/server/config'
import { applicationError } from '../../errors'
import type { changeStatusSchema } from '../../schema'
import { withdrawnMail } from '../emails'
import { lockApplication, stepMail, transition } from '../lifecycle'
import { application } from '../table'
import { fillFor, turnDownAll } from './answer-all'
import { tellPay, withPay } from './pay'

type ChangeInput = z.infer<typeof changeStatusSchema>

/**
 * A company moves an application along, or rejects it. Writes event, mail and, with a rejection, the deletion date.
 * @throws AppError notFound, changedMeanwhile, notAllowedNow, rejectionNeedsText
 */
export async function changeStatus(ctx: CompanyContext, input: ChangeInput): Promise<void> {
  if (input.to === 'rejected' && !input.message) throw applicationError('rejectionNeedsText')
  await ctx.db.transaction(async (tx) => {
    const scope = and(eq(application.id, input.applicationId), eq(application.companyId, ctx.actor.company.id))
    const current = await lockApplication(tx, scope)
    if (current.status !== input.from) throw applicationError('changedMeanwhile')
    const { to, payText = null } = input
    const words = input.message && fillFor(input.message, current, ctx.actor.name)
    if (to === 'rejected') {
      const rejection = { current, message: words ?? '', userId: ctx.actor.userId }
      return turnDownAll(tx, [rejection], ctx.now)
    }
    if (to === 'interview') await tellPay(tx, current, payText, ctx.now)
    const message = to === 'interview' ? withPay(words, payText) : words
    const eventId = await transition(tx, current, {
      to,
      side: 'company',
      message,
      userId: ctx.actor.userId,
      now: ctx.now,
    })
    await enqueueMails(tx, [stepMail(current, { to, message, eventId })])
  })
}

/**
 * An applicant withdraws the application; everybody at the company is informed.
 * @throws AppError notFound, notAllowedNow
 */
export async function withdraw(
  ctx: ApplicantContext,
  input: { applicationId: string; message: string | null },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const scope = and(
      eq(application.id, input.applicationId),
      eq(application.applicantProfileId, ctx.actor.applicantProfileId),
    )
    const current = await lockApplication(tx, scope)
    // A second click on "Zurückziehen" finds it done already.
    if (current.status === 'withdrawn') return
    const eventId = await transition(tx, current, {
      to: 'withdrawn',
      side: 'applicant',
      message: input.message,
      userId: ctx.actor.userId,
      now: ctx.now,
    })
    const { APP_URL } = getConfig()
    const members = await memberEmails(tx, current.companyId)
    await mailEach(tx, members, (member) =>
      withdrawnMail(member, {
        title: current.title,
        name: current.seenName,
        url: `${APP_URL}/app/company/applications?bewerbung=${current.id}`,
        eventId,
        applicationId: current.id,
      }),
    )
  })
}
