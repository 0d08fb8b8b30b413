import { z } from 'zod'
import { takeUploadTurn } from '~/features/accounts/server/limits/upload-turns'
import { companyProcedure, does, router, signedInProcedure } from '~/features/accounts/server/trpc'
import { storeUpload } from '~/platform/server/files/store'
import {
  aboutSchema,
  blockSchema,
  draftSchema,
  listSchema,
  messagesSchema,
  replySchema,
  reportSchema,
  shareSchema,
  writeSchema,
  writeToApplicantSchema,
} from '../schema'
import { reply, writeAboutApplication, writeToApplicant } from './commands'
import { findHindrance } from './queries/hindrance'
import { countUnread, findLastMessageOf, findLastMessageTo, listConversations } from './queries/inbox'
import { findThread, listMessages } from './queries/thread'
import { conversationScope } from './scope'
import { blockConversation, markThreadRead, reportMessage, saveMessageDraft, shareContact } from './thread-commands'

const uploadSchema = z
  .instanceof(FormData)
  .transform((form) => ({ file: form.get('file') }))
  .pipe(z.object({ file: z.instanceof(File, { error: 'Bitte eine Datei auswählen.' }) }))

export const conversationRouter = router({
  list: signedInProcedure.input(listSchema).query(({ ctx, input }) => listConversations(ctx.db, ctx.me, input)),
  unread: signedInProcedure.query(({ ctx }) => countUnread(ctx.db, ctx.me)),
  thread: signedInProcedure
    .input(z.object({ messageId: z.uuid() }))
    .query(({ ctx, input }) => findThread(ctx.db, ctx.me, input.messageId)),
  messages: signedInProcedure.input(messagesSchema).query(({ ctx, input }) => listMessages(ctx.db, ctx.me, input)),
  ofApplication: signedInProcedure
    .input(z.object({ applicationId: z.uuid() }))
    .query(({ ctx, input }) => findLastMessageOf(ctx.db, ctx.me, input.applicationId)),
  ofApplicant: companyProcedure
    .input(z.object({ applicantProfileId: z.uuid() }))
    .query(({ ctx, input }) => findLastMessageTo(ctx.db, ctx.me, input.applicantProfileId)),
  hindrance: companyProcedure.input(aboutSchema).query(({ ctx, input }) => findHindrance(ctx.db, ctx.me, input)),
  upload: signedInProcedure.input(uploadSchema).mutation(async ({ ctx, input }) => {
    // Only people who can write messages can send files.
    conversationScope(ctx.me)
    await takeUploadTurn(ctx.db, ctx.me.userId)
    return storeUpload(ctx.db, ctx.me.userId, input.file)
  }),
  write: companyProcedure.input(writeSchema).mutation(does(writeAboutApplication)),
  writeToApplicant: companyProcedure.input(writeToApplicantSchema).mutation(does(writeToApplicant)),
  reply: signedInProcedure.input(replySchema).mutation(does(reply)),
  markRead: signedInProcedure
    .input(z.object({ conversationId: z.uuid() }))
    .mutation(({ ctx, input }) => markThreadRead(ctx.command, input.conversationId)),
  saveDraft: signedInProcedure.input(draftSchema).mutation(does(saveMessageDraft)),
  block: signedInProcedure.input(blockSchema).mutation(does(blockConversation)),
  shareContact: signedInProcedure.input(shareSchema).mutation(does(shareContact)),
  report: signedInProcedure.input(reportSchema).mutation(does(reportMessage)),
})
