import fs from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { postgresDirectory } from '../../scripts/house/upgrade/directories.ts'
import { runCommand } from '../setup/run-command.ts'
import { copyCluster } from './copy-cluster.ts'
import { makeDataDirectory } from './database-driver.ts'

let dataDir = ''
afterEach(() => fs.rmSync(path.dirname(dataDir), { recursive: true, force: true }))

/** A data directory whose database says that another major version of PostgreSQL has made it. */
function madeBy(major: number) {
  dataDir = makeDataDirectory()
  copyCluster(postgresDirectory(dataDir))
  fs.writeFileSync(path.join(postgresDirectory(dataDir), 'data', 'PG_VERSION'), `${major}\n`)
}

it('a start on the database of an older PostgreSQL says which command brings it over', async () => {
  madeBy(17)
  const { code, output } = await runCommand(['start'], { DATA_DIR: dataDir })
  expect(output).toMatch(/ist von PostgreSQL 17, dieses Stellwerk bringt \d+ mit\. „npm run postgres:upgrade“/)
  expect(output).not.toContain('    at ')
  expect(code).toBe(1)
})

it('a newer one needs the newer Stellwerk, and neither is changed by a try', async () => {
  madeBy(99)
  const { code, output } = await runCommand(['postgres:upgrade'], { DATA_DIR: dataDir })
  expect(output).toContain('Die Datenbank ist von PostgreSQL 99')
  expect(code).toBe(1)
  expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('postgres'))).toEqual(['postgres'])
})

it('an older one stays as it is when the programs of its version are not there', async () => {
  madeBy(17)
  const { code, output } = await runCommand(['postgres:upgrade', '/nowhere'], { DATA_DIR: dataDir })
  expect(output).toContain('In /nowhere liegen nicht die Programme von PostgreSQL 17')
  expect(code).toBe(1)
  expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('postgres'))).toEqual(['postgres'])
})
