import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { root } from '../../house/paths.ts'
import { freePort } from '../../house/ports.ts'
import { installPackage } from '../programs/install-package.ts'
import { inRoom, type StartOptions } from '../running/engine-room.ts'

/** Its address, and that of its HEALTH_PORT where it has one. */
export type BalancedNode = { address: string; health?: string }

type Options = StartOptions & {
  /** They need not answer yet. */
  nodes: readonly BalancedNode[]
  port?: number
  /** Whom it asks for the names of nodes, in place of those whom this machine asks: host and port. */
  nameserver?: string
  /** Where TLS ends here: the certificate and its key in one file, which visitors trust. */
  certificate?: string
}

/** @returns the path of Debian's HAProxy */
export function findHaproxy(signal?: AbortSignal): Promise<string> {
  return installPackage('haproxy', 'haproxy', signal)
}

/** Starts HAProxy before some nodes, with the rules of deploy/haproxy.cfg. */
export async function startHaproxy({ nodes, port, nameserver, certificate, directory, signal }: Options) {
  const command = await findHaproxy(signal)
  return inRoom('haproxy', directory, async (room) => {
    const host = `127.0.0.1:${port ?? (await freePort())}`
    const file = path.join(room.directory, 'haproxy.cfg')
    const rules = fs.readFileSync(path.join(root, 'deploy/haproxy.cfg'), 'utf8')
    const named = nameserver === undefined ? rules : rules.replace('parse-resolv-conf', `nameserver own ${nameserver}`)
    const listening = certificate === undefined ? host : `${host} ssl crt ${certificate} alpn h2,http/1.1`
    fs.writeFileSync(file, balancing(named, listening, nodes))
    await room.run({ command, args: ['-db', '-f', file], isReady: () => listens(host) })
    const address = `${certificate === undefined ? 'http' : 'https'}://${host}`
    return { address, env: { APP_URL: address, TRUST_PROXY: '1' } }
  })
}

/** Whether somebody takes connections there; throws while nobody does. */
async function listens(host: string): Promise<boolean> {
  const [name, port] = host.split(':')
  const socket = net.connect(Number(port), name)
  try {
    await once(socket, 'connect')
    return true
  } finally {
    socket.destroy()
  }
}

/** The rules with another line "bind" and other nodes. */
function balancing(rules: string, listening: string, nodes: readonly BalancedNode[]): string {
  return rules.replace(/bind :3000$/m, `bind ${listening}`).replace(/(?:^ {2}server .*\n?)+/gm, (lines) => {
    const [first = ''] = lines.split('\n')
    const line = ({ address, health = address }: BalancedNode, index: number) =>
      `${first
        .replace('node-1:3000', new URL(address).host)
        .replace('port 3001', `port ${new URL(health).port}`)
        .replaceAll('node-1', `node-${index + 1}`)}\n`
    return nodes.map(line).join('')
  })
}
