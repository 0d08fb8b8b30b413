import { freePort } from '../../house/ports.ts'
import { buildWithGo } from '../programs/build-with-go.ts'
import { inRoom, type StartOptions } from '../running/engine-room.ts'

/** What disturbs a connection; see the documentation of Toxiproxy for the kinds and their attributes. */
export type Toxic = {
  type: 'latency' | 'bandwidth' | 'slow_close' | 'timeout' | 'reset_peer' | 'slicer' | 'limit_data'
  attributes?: Readonly<Record<string, number>>
  /** To the client, if nothing is said. */
  stream?: 'upstream' | 'downstream'
  /** Share of the connections, 0 to 1; all if nothing is said. */
  toxicity?: number
}

/** @returns the path of Toxiproxy's server */
export function buildToxiproxy(signal?: AbortSignal): Promise<string> {
  return buildWithGo('toxiproxy', signal)
}

/** Starts Toxiproxy, which forwards nothing yet. */
export async function startToxiproxy({ port, directory, signal }: StartOptions & { port?: number } = {}) {
  const command = await buildToxiproxy(signal)
  return inRoom('toxiproxy', directory, async (room) => {
    const own = port ?? (await freePort())
    const address = `http://127.0.0.1:${own}`
    await room.run({
      command,
      args: ['-host', '127.0.0.1', '-port', String(own)],
      isReady: async () => (await fetch(`${address}/version`)).ok,
    })

    async function call(method: string, path: string, body?: object): Promise<void> {
      const answer = await fetch(`${address}${path}`, { method, body: body && JSON.stringify(body) })
      if (!answer.ok) throw new Error(`Toxiproxy refuses ${path}: ${await answer.text()}`)
    }

    /**
     * A way to another server.
     * @param upstream its host and port
     * @returns the host and port to use instead, and how to disturb it
     */
    async function forward(name: string, upstream: string) {
      const listen = `127.0.0.1:${await freePort()}`
      await call('POST', '/proxies', { name, listen, upstream, enabled: true })
      return {
        host: listen,
        /** Refuses and ends connections, or takes them again. */
        cut: (isCut: boolean) => call('POST', `/proxies/${name}`, { enabled: !isCut }),
        /** Disturbs it, from now on; the same kind in the same direction only once. */
        disturb: ({ stream = 'downstream', toxicity = 1, ...toxic }: Toxic) =>
          call('POST', `/proxies/${name}/toxics`, { ...toxic, stream, toxicity }),
        /** Ends the disturbances of a kind. */
        calm: (type: Toxic['type'], stream = 'downstream') =>
          call('DELETE', `/proxies/${name}/toxics/${type}_${stream}`),
      }
    }

    return { address, env: {}, forward }
  })
}
