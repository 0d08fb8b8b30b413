import { once } from 'node:events'
import net from 'node:net'
import pg from 'pg'

/** A way to the database on which everything can be held back, as by a cable that is pulled. */
export async function wayToDatabase(address: string) {
  const { host, port, user, password, database: name } = new pg.Client(address)
  const sockets = new Set<net.Socket>()
  let isHeld = false
  const server = net.createServer((near) => {
    const far = host.startsWith('/') ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket.on('error', () => {}))
      socket.pipe(other)
      if (isHeld) socket.pause()
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const own = server.address()
  const ownPort = typeof own === 'object' && own ? own.port : 0
  return {
    url: `postgresql://${user}:${encodeURIComponent(password ?? '')}@127.0.0.1:${ownPort}/${name}`,
    hold(held: boolean) {
      isHeld = held
      for (const socket of sockets) held ? socket.pause() : socket.resume()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
