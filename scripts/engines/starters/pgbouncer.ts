import fs from 'node:fs'
import path from 'node:path'
import { unprivileged } from '../../../src/platform/server/database/embedded/unprivileged.ts'
import { freePort, isListening } from '../../house/ports.ts'
import { installPackage } from '../programs/install-package.ts'
import { inRoom, type StartOptions } from '../running/engine-room.ts'

type Options = StartOptions & {
  /** Address of any database of a server, over TCP or a socket. */
  database: string
  port?: number
}

/** @returns the path of Debian's PgBouncer */
export function findPgBouncer(signal?: AbortSignal): Promise<string> {
  return installPackage('pgbouncer', 'pgbouncer', signal)
}

/**
 * Starts a PgBouncer in transaction mode before a PostgreSQL, as an operator would who sets nothing else: it takes no
 * settings with a connection. It lets in everybody on this machine.
 */
export async function startPgBouncer({ database, port, directory, signal }: Options) {
  const command = await findPgBouncer(signal)
  return inRoom('pgbouncer', directory, async (room) => {
    fs.chmodSync(room.directory, 0o711)
    const own = path.join(room.directory, 'b')
    const target = new URL(database.replace('@/', '@socket/'))
    const { searchParams, username, password } = target
    const server = searchParams.get('host') ?? target.hostname
    const [settings, users] = [path.join(own, 'pgbouncer.ini'), path.join(own, 'users.txt')]
    const listens = port ?? (await freePort())
    fs.mkdirSync(own, { mode: 0o700 })
    fs.writeFileSync(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`)
    fs.writeFileSync(
      settings,
      `[databases]
* = host=${server} port=${searchParams.get('port') ?? (target.port || 5432)}
[pgbouncer]
unix_socket_dir =
listen_addr = 127.0.0.1
listen_port = ${listens}
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 1000
`,
    )
    const { prefix, ids, owner } = unprivileged({ cluster: own, reaches: [room.directory] })
    for (const file of [own, settings, users]) if (owner) fs.chownSync(file, owner.uid, owner.gid)
    const [first = '', ...args] = [...prefix, command, settings]
    const address = `127.0.0.1:${listens}`
    await room.run({ command: first, args, ids, isReady: () => isListening(listens) })
    const url = `postgresql://${username}@${address}${target.pathname}`
    return { address, env: { DATABASE_URL: url, DATABASE_DIRECT_URL: database } }
  })
}
