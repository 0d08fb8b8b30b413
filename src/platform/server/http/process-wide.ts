/**
 * The one object of this name in the process, made by whoever asks first. The server runs from its sources while the
 * application is a bundle with its own copy of these modules; what both use therefore stands at the process itself,
 * under a registered symbol.
 */
export function processWide<T extends object>(name: string, kind: new () => T): T {
  const key = Symbol.for(`stellwerk.${name}`)
  const existing: unknown = Reflect.get(globalThis, key)
  if (existing instanceof kind) return existing
  const created = new kind()
  Reflect.set(globalThis, key, created)
  return created
}
