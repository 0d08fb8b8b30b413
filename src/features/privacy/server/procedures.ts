import { eq } from 'drizzle-orm'
import { z } from 'zod'
import {
  companyAdminProcedure,
  does,
  freshAdminProcedure,
  freshCompanyAdminProcedure,
  platformAdminProcedure,
  publicProcedure,
  router,
  signedInProcedure,
} from '~/features/accounts/server/trpc'
import { legalHold } from '~/features/applications/server/legal-holds/table'
import { paramsSchema } from '~/lib/schema/search-params-schema'
import {
  answerObjectionSchema,
  objectSchema,
  publishAgreementSchema,
  signAgreementSchema,
  withdrawAgreementSchema,
} from '../agreement'
import { reportIncidentSchema, saveIncidentSchema, sendLetterSchema } from '../incident'
import { liftHoldSchema, placeHoldSchema } from '../legal-hold'
import { answerRequestSchema, extendRequestSchema, sendRequestSchema } from '../request'
import { readAgreementList, readDeletionList, readIncidentList, readRequestList } from '../search-params'
import {
  acceptTermsSchema,
  publishTermsSchema,
  readTermsSchema,
  terminateSchema,
  withdrawTermsSchema,
} from '../terms/schema'
import { findAgreement, signAgreement, signedText } from './agreements/agreements'
import { answerObjection } from './agreements/answer-objection'
import { listAgreements } from './agreements/list'
import { objectToAgreement } from './agreements/object'
import { listVersions as listAgreementVersions, publishAgreement, withdrawAgreement } from './agreements/publish'
import { closeIncident, reportIncident, saveIncident, sendLetter } from './incidents/commands'
import { findIncident, listIncidents } from './incidents/queries'
import { liftHold, placeHold } from './legal-holds/commands'
import { listDeletions, listHolds } from './legal-holds/queries'
import { privacyOverview } from './overview'
import { findRegister } from './register/register'
import { answerRequest, extendRequest, listRequests, sendRequest } from './requests/requests'

export const privacyRouter = router({
  overview: signedInProcedure.query(({ ctx }) => privacyOverview(ctx.db, ctx.me)),
  register: platformAdminProcedure.query(({ ctx }) => findRegister(ctx.db, ctx.now)),
  request: publicProcedure
    .input(sendRequestSchema)
    .mutation(({ ctx, input }) => sendRequest({ db: ctx.db, now: ctx.now, clientIp: ctx.clientIp }, input)),
  requests: platformAdminProcedure
    .input(paramsSchema(readRequestList))
    .query(({ ctx, input }) => listRequests(ctx.reads, input)),
  answerRequest: freshAdminProcedure.input(answerRequestSchema).mutation(does(answerRequest)),
  extendRequest: platformAdminProcedure.input(extendRequestSchema).mutation(does(extendRequest)),
})

import { acceptTerms, openTerms } from './terms/consents'
import { listVersions, publishTerms } from './terms/publish'
import { terminateForTerms } from './terms/terminate'
import { readTerms } from './terms/versions'
import { withdrawTerms } from './terms/withdraw'

const byId = z.object({ id: z.uuid() })

/** Breaches of personal data, for platform admins. */
export const incidentRouter = router({
  list: platformAdminProcedure
    .input(paramsSchema(readIncidentList))
    .query(({ ctx, input }) => listIncidents(ctx.reads, input)),
  byId: platformAdminProcedure.input(byId).query(({ ctx, input }) => findIncident(ctx.db, input.id, ctx.now)),
  save: platformAdminProcedure.input(saveIncidentSchema).mutation(does(saveIncident)),
  report: platformAdminProcedure.input(reportIncidentSchema).mutation(does(reportIncident)),
  sendLetter: freshAdminProcedure.input(sendLetterSchema).mutation(does(sendLetter)),
  close: platformAdminProcedure.input(byId.extend({ isClosed: z.boolean() })).mutation(does(closeIncident)),
})

/** The processor agreement: companies sign it, platform admins see who has. */
export const agreementRouter = router({
  current: companyAdminProcedure.query(({ ctx }) => findAgreement(ctx.db, ctx.me.company.id, ctx.now)),
  sign: freshCompanyAdminProcedure.input(signAgreementSchema).mutation(does(signAgreement)),
  list: platformAdminProcedure
    .input(paramsSchema(readAgreementList))
    .query(({ ctx, input }) => listAgreements(ctx.reads, input, ctx.now)),
  object: companyAdminProcedure.input(objectSchema).mutation(does(objectToAgreement)),
  answerObjection: freshAdminProcedure.input(answerObjectionSchema).mutation(does(answerObjection)),
  versions: platformAdminProcedure.query(({ ctx }) => listAgreementVersions(ctx.db, ctx.now)),
  publish: freshAdminProcedure.input(publishAgreementSchema).mutation(does(publishAgreement)),
  withdraw: freshAdminProcedure.input(withdrawAgreementSchema).mutation(does(withdrawAgreement)),
  signedText: platformAdminProcedure.input(byId).query(({ ctx, input }) => signedText(ctx.reads, input.id)),
})

/** Legal holds: company admins place and lift their own, platform admins see and lift all. */
export const legalHoldRouter = router({
  own: companyAdminProcedure
    .input(paramsSchema(readDeletionList))
    .query(({ ctx, input }) => listDeletions(ctx.reads, ctx.me, input)),
  place: companyAdminProcedure.input(placeHoldSchema).mutation(does(placeHold)),
  lift: companyAdminProcedure
    .input(liftHoldSchema)
    .mutation(({ ctx, input }) => liftHold(ctx.command, input, eq(legalHold.companyId, ctx.me.company.id))),
  list: platformAdminProcedure
    .input(paramsSchema(readDeletionList))
    .query(({ ctx, input }) => listHolds(ctx.reads, input)),
  end: freshAdminProcedure.input(liftHoldSchema).mutation(does(liftHold)),
})

/** Versions of the legal texts: everybody reads them, people answer changes, platform admins publish. */
export const termsRouter = router({
  read: publicProcedure.input(readTermsSchema).query(({ ctx, input }) => readTerms(ctx.db, input, ctx.now)),
  open: signedInProcedure.query(({ ctx }) => openTerms(ctx.db, ctx.me, ctx.now)),
  accept: signedInProcedure.input(acceptTermsSchema).mutation(does(acceptTerms)),
  terminate: companyAdminProcedure
    .input(terminateSchema)
    .mutation(({ ctx, input }) => terminateForTerms({ ...ctx.command, clientIp: ctx.clientIp }, input)),
  list: platformAdminProcedure.query(({ ctx }) => listVersions(ctx.db, ctx.now)),
  publish: freshAdminProcedure.input(publishTermsSchema).mutation(does(publishTerms)),
  withdraw: freshAdminProcedure.input(withdrawTermsSchema).mutation(does(withdrawTerms)),
})
