/** Thrown for what only React's own renderer knows how to deal with. */
export class NotOurs extends Error {
  constructor(what: string) {
    super(`Left to React: ${what}`)
  }
}
