import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { onTestFinished } from 'vitest'
import type { App } from '../../../src/platform/server/http/app.ts'
import { type ServeOptions, serve } from '../../../src/platform/server/http/serve.ts'
import { createLog } from '../../../src/platform/server/log.ts'

type Options = Partial<Omit<ServeOptions, 'root' | 'host' | 'app' | 'log'>> & {
  /** Contents of dist/client by path. */
  files?: Record<string, string>
}

/** A listening server around a small application; it ends with the test. `lines` collects the log. */
export async function startServer(fetch: App['fetch'], options: Options = {}) {
  const { files = {}, ...rest } = options
  const root = await mkdtemp(join(tmpdir(), 'stellwerk-http-'))
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, 'dist/client', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  const lines: Record<string, unknown>[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const server = await serve({
    root,
    host: '127.0.0.1',
    port: 0,
    app: { fetch },
    readiness: async () => ({ state: 'ready', details: [] }),
    trustProxy: 0,
    secure: false,
    secureSubdomains: false,
    log: createLog('debug', sink),
    ...rest,
  })
  onTestFinished(async () => {
    await server.drain()
    await rm(root, { recursive: true, force: true })
  })
  return { ...server, root, lines, port: Number(new URL(server.url).port) }
}

/** An HTML answer of the application. */
export function page(body: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
}

/** The nonce that the server gave this request. */
export function nonceOf(request: Request): string {
  return request.headers.get('x-csp-nonce') ?? ''
}
