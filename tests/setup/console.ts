import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

// React and the libraries report misuse through console.error and continue; here that is a failure. A test that expects
// one replaces console.error itself (vi.spyOn).
const original = console.error
let unexpected: string[] = []

beforeEach(() => {
  unexpected = []
  console.error = (...args: unknown[]) => {
    unexpected.push(format(...args))
  }
})

afterEach(() => {
  console.error = original
  if (unexpected.length > 0) throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`)
})
