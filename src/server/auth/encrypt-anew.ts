import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import { twoFactor } from '~/features/accounts/server/table'
import type { Database } from '~/platform/server/database/db'
import { believedSecrets, otherSecrets, type Secrets, secretVersion } from '~/platform/server/secrets'

/**
 * Encrypts with the current secret what better-auth has encrypted with another trusted one: the secrets of
 * authenticator apps and their recovery codes. Afterwards nothing in the database needs the other one.
 * @returns how many rows it changed
 */
export async function encryptAnew(db: Database, secrets: Secrets): Promise<number> {
  if (otherSecrets(secrets).length === 0) return 0
  const all = believedSecrets(secrets)
  const key = {
    keys: new Map(all.map((secret) => [secretVersion(secret), secret])),
    currentVersion: secretVersion(secrets.AUTH_SECRET),
    legacySecret: all.at(-1),
  }
  const anew = async (data: string) => symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) })
  const rows = await db
    .select({ id: twoFactor.id, secret: twoFactor.secret, backupCodes: twoFactor.backupCodes })
    .from(twoFactor)
  let changed = 0
  for (const { id, secret, backupCodes } of rows) {
    if ([secret, backupCodes].every((data) => parseEnvelope(data)?.version === key.currentVersion)) continue
    const values = { secret: await anew(secret), backupCodes: await anew(backupCodes) }
    // Codes used meanwhile stay used.
    const isSame = and(eq(twoFactor.id, id), eq(twoFactor.secret, secret), eq(twoFactor.backupCodes, backupCodes))
    const done = await db.update(twoFactor).set(values).where(isSame).returning({ id: twoFactor.id })
    changed += done.length
  }
  return changed
}
