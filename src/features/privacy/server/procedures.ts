import { z } from 'zod'
import { freshAdminProcedure, platformAdminProcedure, router, signedInProcedure } from '~/features/accounts/server/trpc'
import { paramsSchema } from '~/lib/search-params-schema'
import { reportIncidentSchema, saveIncidentSchema, sendLetterSchema } from '../incident'
import { readIncidentList } from '../search-params'
import { closeIncident, reportIncident, saveIncident, sendLetter } from './incidents/commands'
import { findIncident, listIncidents } from './incidents/queries'
import { privacyOverview } from './overview'
import { findRegister } from './register/register'

export const privacyRouter = router({
  overview: signedInProcedure.query(({ ctx }) => privacyOverview(ctx.db, ctx.me)),
  register: platformAdminProcedure.query(({ ctx }) => findRegister(ctx.db)),
})

const byId = z.object({ id: z.uuid() })

/** Breaches of personal data, for platform admins. */
export const incidentRouter = router({
  list: platformAdminProcedure
    .input(paramsSchema(readIncidentList))
    .query(({ ctx, input }) => listIncidents(ctx.db, input)),
  byId: platformAdminProcedure.input(byId).query(({ ctx, input }) => findIncident(ctx.db, input.id, ctx.now)),
  save: platformAdminProcedure.input(saveIncidentSchema).mutation(({ ctx, input }) => saveIncident(ctx.command, input)),
  report: platformAdminProcedure
    .input(reportIncidentSchema)
    .mutation(({ ctx, input }) => reportIncident(ctx.command, input)),
  sendLetter: freshAdminProcedure.input(sendLetterSchema).mutation(({ ctx, input }) => sendLetter(ctx.command, input)),
  close: platformAdminProcedure
    .input(byId.extend({ isClosed: z.boolean() }))
    .mutation(({ ctx, input }) => closeIncident(ctx.command, input)),
})
