import fs from 'node:fs/promises'
import path from 'node:path'
import readline from 'node:readline'
import { z } from 'zod'
import { currentTime } from '~/lib/current-time'
import { isWhole, readPart, writePart } from '~/platform/server/backup/parts'
import { withoutPlace } from '~/platform/server/backup/without-place'
import { fileKeys } from '~/platform/server/files/blobs/blobs'
import { unlessMissing } from '~/platform/server/files/blobs/missing'
import { OperatorError, report } from '~/platform/server/process/report'
import type { Command } from './command'

const keyLine = z.object({ id: z.uuid(), key: z.string().regex(/^[\w-]{43,}$/) })
const lastLine = z.object({ count: z.number().int().nonnegative(), madeAt: z.string() })
/** Keys asked for at a time. */
const AT_ONCE = 20

/**
 * `backup:keys FILE`: copies the keys of all stored files into one file, in place of the copy before. There must never be
 * an older one: it would open what has been erased since.
 */
export const backupKeys: Command = async ({ args, config }) => {
  const file = fileFrom(args[0], 'backup:keys')
  const [directory, next] = [path.dirname(file), `${path.basename(file)}.neu`]
  await fs.mkdir(directory, { recursive: true, mode: 0o700 })
  // Left by one that was interrupted.
  await fs.rm(path.join(directory, next), { force: true })
  try {
    const counted = { count: 0 }
    const part = await writePart(directory, next, linesOf(counted), { recipient: config.BACKUP_RECIPIENT })
    if (!(await isWhole(directory, part))) throw new OperatorError(`${file} liegt nicht so da wie geschrieben.`)
    await fs.rename(path.join(directory, next), file)
    report(`Kopiert: ${counted.count.toLocaleString('de-DE')} Schlüssel nach ${file}, anstelle der Kopie davor.`)
    return 0
  } catch (error) {
    await fs.rm(path.join(directory, next), { force: true })
    throw withoutPlace(error, directory, 'Die Kopie davor ist noch da.')
  }
}

/** `restore:keys FILE`: puts back the keys that are missing. */
export const restoreKeys: Command = async ({ args, config }) => {
  const file = fileFrom(args[0], 'restore:keys')
  const stored = await fs.open(file).catch(() => {
    throw new OperatorError(`${file} gibt es nicht.`)
  })
  const head = await stored.read(Buffer.alloc(22), 0, 22, 0)
  await stored.close()
  const isEncrypted = head.buffer.toString('latin1') === 'age-encryption.org/v1\n'
  if (isEncrypted && config.BACKUP_IDENTITY === undefined) {
    throw new OperatorError('Die Kopie ist verschlüsselt: BACKUP_IDENTITY (AGE-SECRET-KEY-1…) fehlt.')
  }
  const found = await readKeys(file, isEncrypted ? config.BACKUP_IDENTITY : undefined)
  const there = new Set<string>()
  for await (const { id } of fileKeys().list()) there.add(id)
  const missing = found.keys.filter(({ id }) => !there.has(id))
  for (const { id, key } of missing) await fileKeys().write(id, Buffer.from(key, 'base64url'))
  const counted = `${missing.length.toLocaleString('de-DE')} von ${found.keys.length.toLocaleString('de-DE')}`
  report(`Zurückgelegt: ${counted} Schlüsseln; die anderen waren da. Stand der Kopie: ${found.madeAt}.`)
  return 0
}

/** All keys, then how many; without the last line a copy is not whole. */
async function* linesOf(counted: { count: number }) {
  let ids: string[] = []
  const lines = async () => {
    const keys = await Promise.all(ids.map(async (id) => ({ id, key: await keyOf(id) })))
    const found = keys.filter(({ key }) => key !== null)
    counted.count += found.length
    ids = []
    return Buffer.from(found.map((line) => `${JSON.stringify(line)}\n`).join(''))
  }
  for await (const { id } of fileKeys().list()) {
    ids.push(id)
    if (ids.length === AT_ONCE) yield await lines()
  }
  yield await lines()
  yield Buffer.from(`${JSON.stringify({ count: counted.count, madeAt: currentTime().toISOString() })}\n`)
}

/** Null when it was erased after it was listed. */
async function keyOf(id: string): Promise<string | null> {
  const key = await unlessMissing(fileKeys().read(id))
  return key?.toString('base64url') ?? null
}

/** @throws {OperatorError} when the copy is cut, changed, or encrypted for another key */
async function readKeys(file: string, identity: string | undefined) {
  const keys: z.infer<typeof keyLine>[] = []
  try {
    let last: z.infer<typeof lastLine> | undefined
    const input = readPart(path.dirname(file), path.basename(file), { identity })
    for await (const line of readline.createInterface({ input })) {
      const value: unknown = JSON.parse(line)
      const end = lastLine.safeParse(value)
      if (end.success) last = end.data
      else keys.push(keyLine.parse(value))
    }
    if (last?.count === keys.length) return { keys, madeAt: last.madeAt }
  } catch (cause) {
    throw new OperatorError(`${file} ist beschädigt oder für einen anderen Schlüssel gemacht.`, { cause })
  }
  throw new OperatorError(`${file} ist nicht vollständig.`)
}

function fileFrom(given: string | undefined, command: string): string {
  if (!given) throw new OperatorError(`Welche Datei? npm run ${command} -- DATEI`)
  return path.resolve(given)
}
