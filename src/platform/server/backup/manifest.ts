import fs from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { OperatorError } from '../process/report.ts'

const MANIFEST = 'manifest.json'
const whole = z.number().int().nonnegative()
const part = z.object({ name: z.string().regex(/^(?:tables|files)\/[\w.-]+$/), bytes: whole, sha256: z.string() })

/** What a backup consists of. Written last: a directory without it is no backup. */
const manifestShape = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  isEncrypted: z.boolean(),
  /** The migrations of its database, by name and sum. */
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(part.extend({ table: z.string(), rows: whole })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.array(part.extend({ id: z.uuid() })),
})

export type Manifest = z.infer<typeof manifestShape>

/** Resolves when the manifest survives a crash. */
export async function writeManifest(directory: string, manifest: Manifest): Promise<void> {
  const handle = await fs.open(path.join(directory, MANIFEST), 'wx', 0o600)
  await handle.writeFile(`${JSON.stringify(manifest)}\n`)
  await handle.sync()
  await handle.close()
}

/** @throws {OperatorError} when there is none that this program can read */
export async function readManifest(directory: string): Promise<Manifest> {
  const text = await fs.readFile(path.join(directory, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new OperatorError(`In ${directory} liegt keine vollständige Sicherung (${MANIFEST} fehlt).`)
  const parsed = manifestShape.safeParse(jsonOf(text))
  if (!parsed.success) throw new OperatorError(`Die Sicherung in ${directory} kann dieses Programm nicht lesen.`)
  return parsed.data
}

/** Null when it was cut or altered. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
