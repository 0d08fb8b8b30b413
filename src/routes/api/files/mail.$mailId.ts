import { createFileRoute } from '@tanstack/react-router'
import { answerAdminFile } from '~/features/accounts/server/answers/file-response'
import { findMailAttachment } from '~/features/administration/server/mails'
import { getConfig } from '~/platform/server/config'
import { createContext } from '~/server/requests/context'

/** `?nr=0`: an attachment of a mail in the outbox, for platform admins where the outbox is the mailbox. */
export const Route = createFileRoute('/api/files/mail/$mailId')({
  server: {
    handlers: {
      ANY: ({ request, params }) => {
        const position = Number(new URL(request.url).searchParams.get('nr') ?? 0)
        const isMailbox = getConfig().SMTP_URL === undefined
        return answerAdminFile(createContext(request.headers), request, params.mailId, (db, actor, id) =>
          findMailAttachment(db, actor, { id, position, isMailbox }),
        )
      },
    },
  },
})
