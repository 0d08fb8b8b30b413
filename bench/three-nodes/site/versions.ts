import fs from 'node:fs'
import path from 'node:path'
import { root } from '../../../scripts/house/paths.ts'

/** After all real ones. */
const MIGRATION = '9999_column_of_the_next_version.sql'

/**
 * Copies of the built program, so that building goes on beside a run, and a next version of it with a migration that this
 * one does not know (decision 026).
 * @param directory where they are put together
 */
export function makeVersions(directory: string): { present: string; next: string } {
  const [present, next] = [path.join(directory, 'present'), path.join(directory, 'next')]
  for (const version of [present, next]) {
    fs.mkdirSync(version, { recursive: true })
    for (const name of ['dist', 'drizzle']) {
      fs.cpSync(path.join(root, name), path.join(version, name), { recursive: true })
    }
    for (const name of ['node_modules', 'src', 'data', 'public', 'package.json']) {
      fs.symlinkSync(path.join(root, name), path.join(version, name))
    }
  }
  fs.writeFileSync(
    path.join(next, 'drizzle', MIGRATION),
    '-- phase: expand\nalter table saved_job_posting add column of_the_next_version text;\n',
  )
  return { present, next }
}
