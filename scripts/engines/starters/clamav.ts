import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '../../house/ports.ts'
import { installPackage } from '../programs/install-package.ts'
import { inRoom, type StartOptions } from '../running/engine-room.ts'

/** The harmless text that every scanner finds (eicar.org); in two parts, so that none finds this file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** @returns the path of Debian's clamd */
export function findClamd(signal?: AbortSignal): Promise<string> {
  return installPackage('clamav-daemon', 'clamd', signal)
}

/** Starts ClamAV's daemon. The only thing it finds is EICAR's text, because ClamAV's own signatures are a download. */
export async function startClamAv({ port, directory, signal }: StartOptions & { port?: number } = {}) {
  const command = await findClamd(signal)
  return inRoom('clamav', directory, async (room) => {
    const own = port ?? (await freePort())
    const file = path.join(room.directory, 'clamd.conf')
    // Name, kind of file (any), offset (any), bytes.
    const signature = `Stellwerk.Test.EICAR:0:*:${Buffer.from(EICAR).toString('hex')}\n`
    fs.writeFileSync(path.join(room.directory, 'own.ndb'), signature)
    const settings = {
      Foreground: 'yes',
      DatabaseDirectory: room.directory,
      TemporaryDirectory: room.directory,
      TCPAddr: '127.0.0.1',
      TCPSocket: own,
    }
    fs.writeFileSync(
      file,
      Object.entries(settings)
        .map(([name, value]) => `${name} ${value}\n`)
        .join(''),
    )
    await room.run({
      command,
      args: [`--config-file=${file}`],
      isReady: async () => (await ask(own, 'PING')) === 'PONG',
    })
    const address = `tcp://127.0.0.1:${own}`
    return { address, env: { CLAMD_URL: address } }
  })
}

/** clamd's answer to a command. */
async function ask(port: number, command: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1')
  socket.write(`n${command}\n`)
  return (await text(socket)).trim()
}
