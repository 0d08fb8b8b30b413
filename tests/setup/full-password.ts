import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../../scripts/house/paths.ts'

const PROGRAM =
  "import { hashPassword } from 'better-auth/crypto'; process.stdout.write(await hashPassword(process.argv[1]))"

/** A password hashed as the product does it; within the tests hashing is quick (see quick-passwords.ts). */
export async function fullyHashed(password: string): Promise<string> {
  const args = ['--input-type=module', '--eval', PROGRAM, password]
  return (await promisify(execFile)(process.execPath, args, { cwd: root })).stdout
}
