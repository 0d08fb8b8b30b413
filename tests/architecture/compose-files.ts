// What the compose files say, read by their lines: there is one way in which we write them.

/** Each service or template at the file's first or second level, by its name, with its lines. */
export function blocksOf(text: string): Map<string, string> {
  const blocks = new Map<string, string>()
  let section = ''
  let name = ''
  for (const line of text.split('\n')) {
    const [, top] = /^([\w-]+):/.exec(line) ?? []
    const [, second] = /^ {2}([\w-]+):/.exec(line) ?? []
    if (top !== undefined) section = name = top
    else if (second !== undefined && section === 'services') name = second
    if (name) blocks.set(name, `${blocks.get(name) ?? ''}${line}\n`)
  }
  return blocks
}

/** The names of the services. */
export function servicesOf(text: string): string[] {
  const [, rest = ''] = text.split('\nservices:\n')
  const [services = ''] = rest.split(/\n(?=\w)/)
  return [...services.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name)
}

/** The variables that services and templates of this kind are given. */
export function settingsOfServices(text: string, kind: RegExp): string[] {
  const own = [...blocksOf(text)].filter(([name, block]) => kind.test(name) || /<<: \*stellwerk\b/.test(block))
  return own.flatMap(([, block]) => {
    const [, environment = ''] = /^ +environment:.*\n((?: {4,}.*\n)*)/m.exec(block) ?? []
    return [...environment.matchAll(/^ {4,6}([A-Z][A-Z_\d]+): \S/gm)].map(([, name = '']) => name)
  })
}

/** The variables of the operator's environment that a set uses, and those without which it does not start. */
export function variablesOf(text: string): { needed: string[]; all: string[] } {
  const found = [...text.matchAll(/(?<!\$)\$\{(\w+)(:\?)?/g)]
  const needed = found.filter(([, , mark]) => mark !== undefined).map(([, name = '']) => name)
  return { needed: [...new Set(needed)], all: [...new Set(found.map(([, name = '']) => name))] }
}
