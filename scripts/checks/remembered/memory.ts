import fs from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { cacheDirectory } from '../../house/paths.ts'

/**
 * What an earlier check wrote down.
 * @param name of a file in the cache
 * @returns nothing where there is none, or it is broken or of an older shape
 */
export function readRemembered<Shape extends z.ZodType>(name: string, shape: Shape): z.infer<Shape> | undefined {
  try {
    return shape.parse(JSON.parse(fs.readFileSync(path.join(cacheDirectory, name), 'utf8')))
  } catch {
    return undefined
  }
}

/** Writes it down as a whole or not at all, whatever happens meanwhile. */
export function writeRemembered(name: string, content: unknown): void {
  const file = path.join(cacheDirectory, name)
  fs.mkdirSync(cacheDirectory, { recursive: true })
  fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify(content))
  fs.renameSync(`${file}.${process.pid}`, file)
}
