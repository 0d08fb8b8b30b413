import { isDeepStrictEqual } from 'node:util'

/**
 * Whether a row already holds what is to be saved. Then the answer to a first attempt was lost, and a retry must not be
 * told that somebody else was faster.
 */
export function standsAlready<Row extends object>(row: Row, values: Partial<Row>): boolean {
  return Object.entries(values).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(Reflect.get(row, name), value),
  )
}
