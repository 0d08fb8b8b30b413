import fs from 'node:fs'
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
}

/** @returns the path of Debian's HAProxy */
export function findHaproxy(signal?: AbortSignal): Promise<string> {
  return installPackage('haproxy', 'haproxy', signal)
}

/** Starts HAProxy before some nodes, with the rules of deploy/haproxy.cfg. */
export async function startHaproxy({ nodes, port, nameserver, directory, signal }: Options) {
  const command = await findHaproxy(signal)
  return inRoom('haproxy', directory, async (room) => {
    const host = `127.0.0.1:${port ?? (await freePort())}`
    const file = path.join(room.directory, 'haproxy.cfg')
    const rules = fs.readFileSync(path.join(root, 'deploy/haproxy.cfg'), 'utf8')
    const named = nameserver === undefined ? rules : rules.replace('parse-resolv-conf', `nameserver own ${nameserver}`)
    fs.writeFileSync(file, balancing(named, host, nodes))
    // Whatever it answers, also 503 while there is no node.
    const isReady = async () => (await fetch(`http://${host}/readyz`)).status > 0
    await room.run({ command, args: ['-db', '-f', file], isReady })
    const address = `http://${host}`
    return { address, env: { APP_URL: address, TRUST_PROXY: '1' } }
  })
}

/** The rules with another address and other nodes. */
function balancing(rules: string, host: string, nodes: readonly BalancedNode[]): string {
  return rules.replace(/bind :3000$/m, `bind ${host}`).replace(/(?:^ {2}server .*\n?)+/gm, (lines) => {
    const [first = ''] = lines.split('\n')
    const line = ({ address, health = address }: BalancedNode, index: number) =>
      `${first
        .replace('node-1:3000', new URL(address).host)
        .replace('port 3001', `port ${new URL(health).port}`)
        .replaceAll('node-1', `node-${index + 1}`)}\n`
    return nodes.map(line).join('')
  })
}
