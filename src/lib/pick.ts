/** The named properties alone, in this order: columns of a table for a query, or fields of a row for an answer. */
export function pick<From extends object, Name extends keyof From>(from: From, ...names: Name[]): Pick<From, Name>
export function pick(from: object, ...names: PropertyKey[]): object {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(from, name)]))
}
