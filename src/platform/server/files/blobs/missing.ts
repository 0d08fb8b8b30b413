/** Whether an error says that there is no such file, on a disk or in a store. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** What somebody asks of a file; null when there is no such file. */
export async function unlessMissing<Result>(asked: Promise<Result>): Promise<Result | null> {
  return asked.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
}
