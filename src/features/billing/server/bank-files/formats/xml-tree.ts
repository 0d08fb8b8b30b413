import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isoDayOf } from '../iso-day.ts'

const MANY = new Set([
  ...['Ntfctn', 'Stmt', 'Rpt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Prtry', 'Chrgs', 'Rcrd', 'Strd', 'Ustrd'],
  'RfrdDocInf',
  ...['OrgnlPmtInfAndSts', 'TxInfAndSts', 'StsRsnInf'],
])
const parser = new XMLParser({
  removeNSPrefix: true,
  // Ids keep their zeros, amounts stay exact.
  parseTagValue: false,
  // The currency of an amount is an attribute.
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseAttributeValue: false,
  processEntities: true,
  // Names are enough; building the path of each of a hundred thousand tags is not.
  jPath: false,
  isArray: (name) => MANY.has(name),
})

/** A branch of the tree whose values may be missing or texts; banks differ. */
export type Branch = { [name: string]: unknown }

/** The tree of an XML file, or null when it is invalid, defines entities, or is nested deeper than any bank file. */
export function xmlTree(text: string): Branch | null {
  // A bank file defines no entities.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || XMLValidator.validate(text) !== true) return null
  try {
    return branch(parser.parse(text))
  } catch {
    return null
  }
}

function branch(value: unknown): Branch {
  return isBranch(value) ? value : {}
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The branch below these names, empty when there is none; of several the first. */
export function at(tree: Branch, ...names: string[]): Branch {
  return names.reduce((below, name) => {
    const value = below[name]
    return branch(Array.isArray(value) ? value[0] : value)
  }, tree)
}

/** Whether a branch has this name. */
export function has(tree: Branch, name: string): boolean {
  return tree[name] !== undefined
}

/** The branches of a name: none, one or several. */
export function list(tree: Branch, name: string): Branch[] {
  const value = tree[name]
  return Array.isArray(value) ? value.map(branch) : []
}

/** How many branches of a name, which may be repeated, are anywhere below. */
export function countOf(tree: Branch, name: string): number {
  let count = list(tree, name).length
  for (const value of Object.values(tree)) {
    for (const below of Array.isArray(value) ? value : [value]) if (isBranch(below)) count += countOf(below, name)
  }
  return count
}

/** The text at a name: on one line, without characters that the database refuses. Empty when there is none. */
export function leaf(tree: Branch, name: string): string {
  return textOf(tree[name])
}

/** All texts at a name, in their order. */
export function texts(tree: Branch, name: string): string[] {
  const value = tree[name]
  return (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '')
}

function textOf(value: unknown): string {
  // With attributes a text is a branch.
  const text = typeof value === 'string' ? value : branch(value)['#text']
  return typeof text === 'string'
    ? text
        .replace(/\p{Cc}+/gu, ' ')
        .toWellFormed()
        .trim()
    : ''
}

/** The calendar day below a name, empty when it is missing or does not exist. */
export function dayOf(tree: Branch): string {
  const day = leaf(tree, 'Dt') || leaf(tree, 'DtTm')
  return isoDayOf(/^\d{4}-\d{2}-\d{2}/.exec(day)?.[0] ?? '')
}
