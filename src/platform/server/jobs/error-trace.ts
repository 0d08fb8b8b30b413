/**
 * What kind of error it was and where it came from, for people who may not read personal data: names, codes and the
 * parts of the schema that the database names, from the outermost error to its cause. Never a message.
 */
export function errorTrace(error: unknown): string {
  const kinds: string[] = []
  let deepest: Error | null = null
  for (let each = error; each instanceof Error && kinds.length < 4; each = each.cause) {
    kinds.push([each.name, ...facts(each)].join(' '))
    deepest = each
  }
  if (deepest === null) return typeof error
  const place = placeIn(deepest.stack ?? '')
  return [kinds.join(' ← '), place && `in ${place}`].filter(Boolean).join(', ').slice(0, 300)
}

/** What is not ours: Node.js, packages, and the database's library, which the build puts among our own files. */
const FOREIGN = /^ +at (?:async )?(?:process\.|NodePg|new )/
const ELSEWHERE = ['(node:', '/node_modules/']

/** The innermost function of ours. */
function placeIn(stack: string): string | undefined {
  const own = stack.split('\n').filter((line) => !FOREIGN.test(line) && !ELSEWHERE.some((part) => line.includes(part)))
  return /^ +at (?:async )?([\w$.<>]+) \(/m.exec(own.join('\n'))?.[1]
}

/** Codes of Node.js and PostgreSQL, and the parts of the schema that PostgreSQL names. */
function facts(error: Error): string[] {
  const own = new Map<string, unknown>(Object.entries(error))
  const known = ['code', 'table', 'constraint'].map((name) => own.get(name))
  return known.filter((fact) => typeof fact === 'string').filter((fact) => /^[\w-]{1,63}$/.test(fact))
}
