import { vi } from 'vitest'

/** A browser's storage in which tests may look and write. */
export function stubStorage(): Record<string, string> {
  const stored: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value
    },
    removeItem: (key: string) => {
      delete stored[key]
    },
  }
  // Its keys are the storage's own properties, its methods are not.
  vi.stubGlobal('localStorage', new Proxy(stored, { get: (_, name) => Reflect.get(methods, name) }))
  return stored
}
