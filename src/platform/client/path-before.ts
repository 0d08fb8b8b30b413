let before: string | null = null

/** The path this page was navigated from within the product; null for a page that the browser loaded. */
export function pathBefore(): string | null {
  return before
}

/** Called by the router at each change of path. */
export function rememberPath(path: string): void {
  before = path
}
