import { MAIL_CLASSES } from '~/platform/mail-kinds'
import { getConfig } from '~/platform/server/config'
import type { Database } from '~/platform/server/database/db'
import { deliver, openTransport } from '~/platform/server/mail/smtp'
import { markArrived, takeMails } from '~/platform/server/mail/take'

/**
 * Sends once what is due now, in order.
 * @returns how many were tried
 */
export async function deliverDueMails(db: Database, now: Date): Promise<number> {
  if (!getConfig().SMTP_URL) return markArrived(db, now)
  const transport = openTransport(1)
  let tried = 0
  for (const mailClass of MAIL_CLASSES) {
    for (;;) {
      const mails = await takeMails(db, mailClass, 1, now)
      if (mails.length === 0) break
      for (const mail of mails) await deliver(db, { mail, transport, now: () => now })
      tried += mails.length
    }
  }
  transport.close()
  return tried
}
