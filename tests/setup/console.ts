import { format } from 'node:util'
import { afterAll, afterEach, beforeEach } from 'vitest'

// React and the libraries report misuse through console.error and continue; here that is a failure. A test that expects
// one replaces console.error itself (vi.spyOn).
const original = console.error
let unexpected: string[] = []

// What a library will no longer do in its next version: it says so once in a process.
let deprecated: string[] = []
const warned = ({ name, message }: Error) => {
  if (name === 'DeprecationWarning') deprecated.push(message)
}
process.on('warning', warned)
afterAll(() => void process.off('warning', warned))

beforeEach(() => {
  unexpected = []
  console.error = (...args: unknown[]) => {
    unexpected.push(format(...args))
  }
})

afterEach(() => {
  console.error = original
  const outdated = deprecated
  deprecated = []
  if (outdated.length > 0) throw new Error(`Deprecated:\n${outdated.join('\n')}`)
  if (unexpected.length > 0) throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`)
})
