import { afterAll, vi } from 'vitest'

// Test files share a worker and its loaded libraries, which saves half of the time. Our own modules start fresh for
// each file: their state (connections, settings, limits, indexes) belongs to one database.
vi.resetModules()

const environment = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})
