import { desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '~/platform/server/audit/audit'
import { workDatabase } from '~/platform/server/database/db'
import { reachUpToDate } from '~/platform/server/database/migration/bring-up-to-date'
import { outboxMail } from '~/platform/server/mail/table'
import { OperatorError, report, say } from '~/platform/server/process/report'
import type { Task } from './command'

/** `mail:show ID|EMAIL`: prints a mail of the outbox with its links, for an installation without a mail server. */
export async function mailShow({ args: [which = ''], databaseUrls, root, cleanup }: Task): Promise<number> {
  if (!/^[^\s@]+@[^\s@]+$|^[\da-f-]{36}$/i.test(which)) {
    throw new OperatorError(
      'Bitte die Kennung einer E-Mail oder eine Adresse angeben: npm run mail:show -- name@firma.example',
    )
  }
  await reachUpToDate(databaseUrls, root, { log: report, signal: cleanup.signal })
  const mail = await showMail(which)
  if (!mail) throw new OperatorError(`Im Postausgang steht keine E-Mail mit dieser Kennung oder Adresse: ${which}`)
  say(`An: ${mail.recipient}`)
  say(`Geschrieben: ${mail.createdAt.toLocaleString('de-DE')}`)
  say(`Betreff: ${mail.subject}\n\n${mail.text}\n`)
  say('Das Protokoll vermerkt, dass diese E-Mail gelesen wurde.')
  return 0
}

/**
 * A mail of the outbox with its links, for the operator of an installation without a mail server. Whoever can run
 * commands on this machine has the installation's secret anyway; the audit log records the reading.
 * @param which the mail's id, or an address: then the newest mail to it
 * @returns null when there is none
 */
export async function showMail(which: string) {
  const { db } = workDatabase()
  return db.transaction(async (tx) => {
    const isWanted = z.uuid().safeParse(which).success
      ? eq(outboxMail.id, which)
      : sql`lower(${outboxMail.recipient}) = ${which.toLowerCase()}`
    const [mail] = await tx
      .select()
      .from(outboxMail)
      .where(isWanted)
      .orderBy(desc(outboxMail.createdAt), desc(outboxMail.id))
      .limit(1)
    if (!mail) return null
    await audit(tx, null, 'mail.shown', { type: 'outbox-mail', id: mail.id })
    return mail
  })
}
