import type { Server } from 'node:http'
import { OperatorError } from './report.ts'

/**
 * Binds the server and returns its address.
 *
 * @param variable where its port was set, for the message
 * @throws {OperatorError} with a German sentence that says what to do when the address cannot be bound
 */
export async function listen(server: Server, host: string, port: number, variable = 'PORT'): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen({ host, port }, resolve)
  await promise.catch((error: unknown) => {
    throw new OperatorError(explain(error, host, port).replaceAll('PORT', variable), { cause: error })
  })
  server.off('error', reject)
  const address = server.address()
  const boundPort = typeof address === 'object' && address !== null ? address.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`
}

function explain(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} auf ${host} ist schon belegt. Beenden Sie das andere Programm oder wählen Sie mit PORT einen anderen Port.`
    case 'EACCES':
      return `Port ${port} darf dieser Benutzer nicht öffnen. Wählen Sie mit PORT einen Port ab 1024.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `Die Adresse ${host} gibt es auf diesem Rechner nicht. Prüfen Sie HOST (üblich: 127.0.0.1 oder 0.0.0.0).`
    default:
      return `Der Server kann ${host}:${port} nicht öffnen (${String(code ?? 'unbekannter Grund')}). Prüfen Sie HOST und PORT.`
  }
}
