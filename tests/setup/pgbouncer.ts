import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { unprivileged } from '../../src/platform/server/database/embedded/unprivileged.ts'

const PORT = 6432

/**
 * Starts a PgBouncer in transaction mode before a PostgreSQL, as an operator would who sets nothing else: it takes no
 * settings with a connection.
 *
 * @param program its path
 * @param directory of its own, with a short path
 * @param target address of any database of the server, by a socket
 * @returns address that leads to the same database through it, and the function that stops it
 */
export async function startPgBouncer(program: string, directory: string, target: string) {
  fs.mkdirSync(directory, { mode: 0o700 })
  const { searchParams, username, password } = new URL(target.replace('@/', '@socket/'))
  const identity = unprivileged({ cluster: directory, reaches: [path.dirname(directory)] })
  const settings = path.join(directory, 'pgbouncer.ini')
  const users = path.join(directory, 'users.txt')
  fs.writeFileSync(users, `"${username}" "${password}"\n`)
  fs.writeFileSync(
    settings,
    `[databases]
* = host=${searchParams.get('host')} port=${searchParams.get('port')}
[pgbouncer]
unix_socket_dir = ${directory}
listen_port = ${PORT}
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 1000
`,
  )
  for (const file of [directory, settings, users]) {
    if (identity.owner) fs.chownSync(file, identity.owner.uid, identity.owner.gid)
  }
  const child = spawn(program, [settings], { ...identity.ids, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000)
  })
  const socket = path.join(directory, `.s.PGSQL.${PORT}`)
  for (const deadline = performance.now() + 10_000; !fs.existsSync(socket); await wait(20)) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`PgBouncer does not start: ${said}`)
  }
  return {
    url: target.replace(/\?.*/, `?host=${encodeURIComponent(directory)}&port=${PORT}`),
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGINT')
      child.kill('SIGTERM')
      await once(child, 'close')
    },
  }
}
