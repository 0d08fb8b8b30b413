import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

type Node = { type: string; name?: unknown; value?: unknown }

/**
 * Names that libraries use for their own marks on objects and windows: `__reactProps`, `__vitest_worker__`, `$_TSR`.
 */
const MARK = /^(?:_$|_[a-zA-Z]|__(?!proto__$)\w|\$_)/

/** Most files contain nothing similar, and need not be parsed. */
const MAY_HAVE_SOME = /\._|(?<![\w$])(?:_[a-zA-Z]|__|\$_)|Symbol\.for|(?:from|import\() ?['"](?!node:)[^.~#'"][^'"]*\//

/**
 * Uses of other people's private parts in a file: properties that begin with an underscore (except `this._x`, which is
 * the file's own), symbols from the registry that are not the product's, and files of packages that they do not export.
 * @throws Error when the text is no TypeScript
 */
export function privatePartsIn(file: string, text: string): string[] {
  if (!MAY_HAVE_SOME.test(text)) return []
  const found = new Set<string>()
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const note = (name: unknown) => {
    if (typeof name === 'string' && MARK.test(name)) found.add(name)
  }
  const noteModule = ({ value }: { value: string }) => {
    if (isHiddenModule(value)) found.add(value)
  }
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (object.type !== 'ThisExpression') note(computed ? literalOf(property) : nameOf(property))
    },
    // `const { _def } = procedure`; our own name for a rest has a colon before it.
    ObjectPattern({ properties }) {
      for (const each of properties) if (each.type === 'Property' && !each.computed) note(nameOf(each.key))
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression') return
      const whole = `${nameOf(callee.object)}.${nameOf(callee.property)}`
      const [first, second] = given
      if (whole === 'Symbol.for' && first) {
        const key = first.type === 'TemplateLiteral' ? first.quasis[0]?.value.raw : literalOf(first)
        if (!String(key).startsWith('stellwerk.')) found.add(`Symbol.for(${key})`)
      }
      if (/^Reflect\.(?:get|set|has)$/.test(whole) && second) note(literalOf(second))
      if (/\.startsWith$/.test(whole) && first) note(literalOf(first))
    },
    ImportDeclaration(node) {
      noteModule(node.source)
    },
    ExportNamedDeclaration(node) {
      if (node.source) noteModule(node.source)
    },
    ImportExpression({ source }) {
      const value = literalOf(source)
      if (typeof value === 'string') noteModule({ value })
    },
  }).visit(program)
  return [...found]
}

function nameOf({ type, name }: Node): unknown {
  return type === 'Identifier' ? name : undefined
}

function literalOf({ type, value }: Node): unknown {
  return type === 'Literal' ? value : undefined
}

/** A file of a package that its `exports` do not name; for a package without `exports`, every file but its entry. */
function isHiddenModule(specifier: string): boolean {
  const [, name, inside] = /^((?:@[^/]+\/)?[^./~#@][^/:]*)\/([^?]+)/.exec(specifier) ?? []
  if (name === undefined || inside === undefined || specifier.startsWith('node:')) return false
  const manifest = path.join(root, 'node_modules', name, 'package.json')
  if (!fs.existsSync(manifest)) return false
  const { exports }: { exports?: unknown } = JSON.parse(fs.readFileSync(manifest, 'utf8'))
  if (exports === undefined) return true
  try {
    createRequire(manifest).resolve(`${name}/${inside}`)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED'
      ? !isExportedForImport(exports, `./${inside}`)
      : false
  }
}

/** Exported only for `import`, which `require` does not see. */
function isExportedForImport(exports: unknown, inside: string): boolean {
  return typeof exports === 'object' && exports !== null && Object.hasOwn(exports, inside)
}
