import fs from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const SCHEMA_OF_QUEUE = 46

// A process refuses a queue with another schema than its library's. Read "The queue's own schema" in
// docs/decisions/026-expand-and-contract.md before this number changes.
test('an update of the queue library does not change its schema by the way', () => {
  const manifest = z.object({ pgboss: z.object({ schema: z.number() }) })
  const { pgboss } = manifest.parse(JSON.parse(fs.readFileSync('node_modules/pg-boss/package.json', 'utf8')))
  expect(pgboss.schema).toBe(SCHEMA_OF_QUEUE)
})
