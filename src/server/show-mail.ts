import { desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '~/platform/server/audit/audit'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'

/** A mail as its recipient would read it. */
export type ShownMail = { id: string; recipient: string; subject: string; text: string; createdAt: Date }

/**
 * A mail of the outbox with its links, for the operator of an installation without a mail server. Who can run commands on
 * this machine holds the installation's secret anyway; the audit log says that it was read.
 *
 * @param which the mail's id, or an address: then the newest mail to it
 * @returns null where there is none
 */
export async function showMail(which: string): Promise<ShownMail | null> {
  const { db } = database()
  return db.transaction(async (tx) => {
    const isWanted = z.uuid().safeParse(which).success
      ? eq(outboxMail.id, which)
      : sql`lower(${outboxMail.recipient}) = ${which.toLowerCase()}`
    const [mail] = await tx
      .select({
        id: outboxMail.id,
        recipient: outboxMail.recipient,
        subject: outboxMail.subject,
        text: outboxMail.text,
        createdAt: outboxMail.createdAt,
      })
      .from(outboxMail)
      .where(isWanted)
      .orderBy(desc(outboxMail.createdAt), desc(outboxMail.id))
      .limit(1)
    if (!mail) return null
    await audit(tx, { action: 'mail.shown', subjectType: 'outbox-mail', subjectId: mail.id })
    return mail
  })
}
