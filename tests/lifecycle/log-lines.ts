import { z } from 'zod'

const lineSchema = z.looseObject({
  level: z.enum(['debug', 'info', 'warn', 'error', 'fatal']),
  time: z.iso.datetime(),
  pid: z.number(),
  msg: z.string(),
})

export type LogLine = z.infer<typeof lineSchema>

/**
 * What the product wrote while nobody sat at a terminal.
 * @throws when a line is not one of the log's
 */
export function linesOf(output: string): LogLine[] {
  const lines = output.split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const read = lineSchema.safeParse(asJson(line))
    if (!read.success) throw new Error(`no line of the log: ${line}`)
    return read.data
  })
}

/** Their sentences. */
export function messagesOf(output: string): string[] {
  return linesOf(output).map(({ msg }) => msg)
}

function asJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
