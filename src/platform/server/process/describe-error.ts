/** What is logged of an error: class, message and stack without the values of a query. */
export function describeError(thrown: unknown): unknown {
  const error = thrown instanceof Error ? thrown : errorOfCopy(thrown)
  if (error === null) return { message: typeof thrown }
  return {
    type: error.name,
    message: withoutQueryValues(error.message),
    stack: error.stack === undefined ? undefined : withoutQueryValues(error.stack),
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}

/** The job queue reports most of its errors as plain objects with what the error said. */
function errorOfCopy(copy: unknown): Error | null {
  if (typeof copy !== 'object' || copy === null) return null
  const said = new Map<string, unknown>(Object.entries(copy))
  const [message, stack] = [said.get('message'), said.get('stack')]
  if (typeof message !== 'string' || typeof stack !== 'string') return null
  return Object.assign(new Error(message), { stack, code: said.get('code') })
}

/**
 * Drizzle ends its messages with "params: …", and PostgreSQL quotes values it refuses: all of that is personal data.
 */
export function withoutQueryValues(text: string): string {
  return (
    text
      // Values have lines of their own; only the stack may follow them.
      .replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '\nparams: [entfernt]')
      .replace(/(invalid input \w{1,40} for [^:]{0,100}: )"[\s\S]*?(?:"(?=\n {4}at )|$)/g, '$1[entfernt]')
      .replace(/(Key \([^)]{0,60}\)=)\([^)]*\)/g, '$1([entfernt])')
  )
}
