import { isDeepStrictEqual } from 'node:util'

/**
 * Whether a row holds what is to be saved already. Then the answer to a first attempt was lost, and who saves once more
 * must not read that somebody else was faster.
 */
export function standsAlready<Row extends object>(row: Row, values: Partial<Row>): boolean {
  return Object.entries(values).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(Reflect.get(row, name), value),
  )
}
