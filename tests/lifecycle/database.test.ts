import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyCluster } from './copy-cluster.ts'
import { makeDataDirectory, runDatabase } from './database-driver.ts'
import { isAlive, until } from './poll.ts'
import { processesNaming } from './processes.ts'

let dataDir: string

beforeEach(() => {
  dataDir = makeDataDirectory()
})

afterEach(async () => {
  // What a failed test left running ends with the server that takes it over.
  if (fs.existsSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'))) {
    const last = runDatabase(dataDir)
    await Promise.race([last.ready, last.ended])
    last.kill('SIGTERM')
    await last.ended
  }
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true })
})

describe('the embedded database', () => {
  beforeEach(() => copyCluster(path.join(dataDir, 'postgres')))

  it('survives kill -9 of the server: the next start takes it over with every acknowledged row', async () => {
    const first = await running()
    first.kill('SIGKILL')
    await first.ended
    const second = runDatabase(dataDir)
    const { isAdopted, pid, rows } = await second.ready
    expect({ isAdopted, pid }).toEqual({ isAdopted: true, pid: first.postmaster })
    expect(rows).toBeGreaterThanOrEqual(first.acknowledged())
    await stopped(second, pid)
  })

  it('survives its own kill -9: the server brings it back', async () => {
    const server = await running()
    process.kill(server.postmaster, 'SIGKILL')
    await until('PostgreSQL is gone', () => !isAlive(server.postmaster))
    const before = server.acknowledged()
    await until('rows are written again', () => server.acknowledged() > before + 50)
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await expectRows(server.acknowledged())
  })

  it('survives kill -9 of both', async () => {
    for (let round = 0; round < 2; round++) {
      const server = await running()
      process.kill(server.postmaster, 'SIGKILL')
      server.kill('SIGKILL')
      await server.ended
      await expectRows(server.acknowledged())
    }
  })

  it('starts although the number of a dead PostgreSQL belongs to another process now', async () => {
    const first = await running()
    first.kill('SIGTERM')
    await first.ended
    const stale = [process.pid, 'data', 1, 5432, '/nowhere', '', '', 'ready', ''].join('\n')
    fs.writeFileSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'), stale)
    // It waits for nothing of ours: we are still here when it has started.
    await expectRows(first.acknowledged())
  })

  it('refuses a second server on the same directory, and the first does not notice', async () => {
    const first = await running()
    const second = runDatabase(dataDir)
    expect(await second.ended).not.toBe(0)
    expect(second.errors()).toContain(`Stellwerk läuft bereits unter http://127.0.0.1:3000 (Prozess ${first.pid})`)
    const before = first.acknowledged()
    await until('the first still writes', () => first.acknowledged() > before + 20)
    await stopped(first, first.postmaster)
  })
})

describe('the embedded database of a first start', () => {
  it.each([0, 150, 300, 600])('leaves no process behind when it is stopped %i ms after its start', async (delay) => {
    const server = runDatabase(dataDir)
    const soon = performance.now() + delay
    await until('the moment has come', () => performance.now() >= soon)
    server.kill('SIGTERM')
    await server.ended
    expect(processesNaming(dataDir)).toEqual([])
  })
})

async function running() {
  const server = runDatabase(dataDir)
  const { pid } = await server.ready
  await until('some rows are written', () => server.acknowledged() > 50)
  return { ...server, postmaster: pid }
}

async function stopped(server: ReturnType<typeof runDatabase>, postmaster: number) {
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(isAlive(postmaster)).toBe(false)
}

async function expectRows(acknowledged: number) {
  const server = runDatabase(dataDir)
  const { pid, rows } = await server.ready
  expect(rows).toBeGreaterThanOrEqual(acknowledged)
  await stopped(server, pid)
}
