import { createFileRoute } from '@tanstack/react-router'
import { answerAdminFile } from '~/features/accounts/server/answers/file-response'
import { findMailAttachment } from '~/features/administration/server/mails'
import { getConfig } from '~/platform/server/config'
import { fileAnswers } from '~/server/requests/file-answers'

/** `?nr=0`: an attachment of a mail in the outbox, for platform admins where the outbox is the mailbox. */
export const Route = createFileRoute('/api/files/mail/$mailId')({
  server: fileAnswers('mailId', answerAdminFile, ({ db, actor, query }, id) =>
    findMailAttachment(db, actor, {
      id,
      position: Number(query.get('nr') ?? 0),
      isMailbox: getConfig().SMTP_URL === undefined,
    }),
  ),
})
