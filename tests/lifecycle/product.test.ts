import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { spawnProduct, startProduct } from '../setup/start-product.ts'
import { makeDataDirectory } from './database-driver.ts'
import { messagesOf } from './log-lines.ts'
import { until } from './poll.ts'
import { processesNaming, programBelow } from './processes.ts'

let dataDir: string

beforeEach(() => {
  dataDir = makeDataDirectory()
})

afterEach(() => fs.rmSync(path.dirname(dataDir), { recursive: true, force: true }))

describe('npm start', () => {
  it('serves, refuses a second start on the same data directory, and ends without leaving anything', async () => {
    const product = await startProduct({ DATA_DIR: dataDir, DEMO: 'off' })
    expect(product.output()).toContain(`Stellwerk läuft: ${product.url}`)
    expect(product.output()).not.toContain('Demo-Konten')

    const second = await spawnProduct({ DATA_DIR: dataDir, DEMO: 'off' })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`Stellwerk läuft bereits unter ${product.url} (Prozess ${product.pid})`)
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)

    process.kill(product.pid, 'SIGTERM')
    expect(await product.ended).toBe(0)
    expect(processesNaming(dataDir)).toEqual([])
    // The session secret is readable only by the owner.
    expect(fs.statSync(path.join(dataDir, 'auth-secret')).mode & 0o077).toBe(0)
  })

  it('keeps the demo out of reach unless it is asked for', async () => {
    const product = await spawnProduct({ DATA_DIR: dataDir, HOST: '0.0.0.0' })
    expect(await product.ended).toBe(1)
    expect(product.output()).toContain('HOST ist falsch gesetzt')
    expect(fs.existsSync(dataDir)).toBe(false)
  })

  it('says which variable is wrong and what is expected', async () => {
    const product = await spawnProduct({ DATA_DIR: dataDir, PORT: 'dreitausend' })
    expect(await product.ended).toBe(1)
    expect(messagesOf(product.output())).toEqual([
      'PORT ist falsch gesetzt („dreitausend“): Erwartet wird eine ganze Zahl von 1 bis 65535.',
    ])
  })

  // As containers and systemd start it, without the supervisor, which would look first.
  it.each(['start', 'admin:create', 'audit:verify'])(
    'the program says so where there is no database: %s',
    async (command) => {
      const DATABASE_URL = 'postgresql://stellwerk@127.0.0.1:1/stellwerk'
      const env = { DATA_DIR: dataDir, DATABASE_URL, AUTH_SECRET: 's'.repeat(32) }
      const program = promisify(execFile)(process.execPath, ['dist/server/main.js', command], { env })
      const [said] = messagesOf(
        await program.then(
          ({ stderr }) => stderr,
          ({ stderr }) => stderr,
        ),
      )
      expect(said).toContain('Die Datenbank unter DATABASE_URL (127.0.0.1:1) ist nicht zu erreichen: ')
    },
  )

  it('says so where it cannot make its data directory', async () => {
    const refused = '/proc/keine/daten'
    const product = await spawnProduct({ DATA_DIR: refused, DEMO: 'off' })
    expect(await product.ended).toBe(1)
    expect(messagesOf(product.output())).toEqual([
      `Das Datenverzeichnis ${refused} ist nicht beschreibbar. Bitte DATA_DIR auf ein eigenes Verzeichnis setzen.`,
    ])
  })

  it('ends with its program and stops the database, however that died', async () => {
    const product = await startProduct({ DATA_DIR: dataDir, DEMO: 'off' })
    process.kill(programBelow(product.pid), 'SIGKILL')
    expect(await product.ended).toBe(1)
    expect(product.output()).toContain('Stellwerk wurde von außen beendet (SIGKILL).')
    expect(processesNaming(dataDir)).toEqual([])
  })

  it('leaves its port when what looks after it is killed, so that the next start has it', async () => {
    const killed = await startProduct({ DATA_DIR: dataDir, DEMO: 'off' })
    process.kill(killed.pid, 'SIGKILL')
    await killed.ended
    const next = await startProduct({ DATA_DIR: dataDir, DEMO: 'off', PORT: new URL(killed.url).port })
    expect(next.output()).toContain('wird übernommen')
    expect((await fetch(`${killed.url}/readyz`)).status).toBe(200)
    await next.stop()
    expect(processesNaming(dataDir)).toEqual([])
  })

  it('stops at once and cleanly when it is told to while starting', async () => {
    const product = await spawnProduct({ DATA_DIR: dataDir, DEMO: 'off' })
    await until('it has begun', () => fs.existsSync(path.join(dataDir, 'postgres')))
    process.kill(product.pid, 'SIGINT')
    expect(await product.ended).toBe(0)
    expect(processesNaming(dataDir)).toEqual([])
  })
})
