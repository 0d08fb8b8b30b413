import { REQUIREMENT_LEVELS } from '../../work/vocabulary.ts'
import { codeOf, helperNear } from './codes.ts'
import { familyOf } from './family-of-title.ts'
import { type ReadTitle, readTitle } from './read-title.ts'
import { fieldWithin, heads, ownFields, people, workFields } from './tables.ts'
import { longestTail } from './words/word-table.ts'

/** The last digit of a code. */
export function requirementLevelOf(code: string): (typeof REQUIREMENT_LEVELS)[number] | undefined {
  return REQUIREMENT_LEVELS[Number(code.slice(-1)) - 1]
}

/** The work that words name, and how many of their letters say so. */
type Named = { code: string; length: number }
type Head = NonNullable<ReturnType<typeof longestTail<{ level: string; group: string | null }>>>

/**
 * The KldB 2010 (2020) code of a job title, five digits, the last of which is the requirement level; null when the title
 * names no work. The more letters say it, the more it counts: a person ("Drechsler"), a family of ours, then a person
 * of any field ("Techniker") with the field that the title names beside it.
 */
export function occupationOfTitle(title: string): string | null {
  const read = readTitle(title)
  const code = codeOfTitle(read)
  if (code !== undefined) return code
  return read.restText === '' ? null : (codeOfTitle(readTitle(afterAddition(read.restText))) ?? null)
}

/** " zum Koch" → "Koch" */
function afterAddition(text: string): string {
  return text.replace(/^[^\p{L}]+/u, '').replace(/^\p{Ll}+ /u, '')
}

function codeOfTitle(read: ReadTitle): string | undefined {
  const family = familyOf(read)
  const person = longestTail(read.front, people)
  const head = longestTail(read.front, heads)
  // "Konstrukteur Schiffbau" builds ships, a "Schiffbaukonstrukteur" draws.
  const isAnyField =
    person !== undefined && head?.text === person.text && person.word === person.text && read.words.length > 1
  const isClearer =
    person !== undefined && !isAnyField && (!family?.isSpecial || person.text.length >= family.length - 2)
  const named = isClearer ? { code: person.value, length: person.text.length } : family?.isSpecial ? family : undefined
  const isOwnName =
    !isClearer && named !== undefined && family?.isWhole && head !== undefined && family.name.endsWith(head.text)
  const covers = isClearer && head !== undefined && person.text.endsWith(head.text)
  return (
    codeOfOwnField(read, named) ??
    (head !== undefined && isStrong(head) && !covers && !isOwnName
      ? codeOfLevel(read, head, isClearer ? named : undefined, family?.code)
      : undefined) ??
    (named !== undefined && (head === undefined || named.length >= head.text.length)
      ? narrowed(named.code, isClearer ? without(read, person.word, '') : read.words, read.level)
      : undefined) ??
    codeOfField(read, head, family?.code) ??
    named?.code ??
    (head?.value.group && family === undefined ? codeOf(head.value.group, head.value.level) : family?.code)
  )
}

/** Sellers, teachers and doctors: what they sell, teach or treat is the field. */
function codeOfOwnField(read: ReadTitle, named: Named | undefined): string | undefined {
  for (const { people: pattern, works, level, fields } of ownFields) {
    const word = read.front.find((each) => pattern.test(each))
    if (word === undefined || (named !== undefined && !works.test(named.code))) continue
    const field = fieldWithin(without(read, word, word.replace(pattern, '')), read.pieces, [fields])
    if (field === undefined) return undefined
    const own = named?.code.startsWith(field.slice(0, 2)) ? named.code.slice(-1) : level
    return codeOf(field, /^(?:chef|ober)|leit/.test(word) ? 'F' : own)
  }
  return undefined
}

/** Masters, leading people, helpers and engineers change the level of whatever is named beside them. */
function isStrong({ text, value }: Head): boolean {
  return /[MF1]/.test(value.level) || text.startsWith('ing')
}

function codeOfLevel(read: ReadTitle, head: Head, named: Named | undefined, family: string | undefined) {
  const beside = without(read, head.word, head.word.slice(0, -head.text.length))
  const beingHelped = named?.code ?? fieldWithin(beside, read.pieces, [workFields, people])
  const field = beingHelped ?? family ?? head.value.group
  if (field === null || field === undefined) return undefined
  const code = codeOf(field.slice(0, 4), head.value.level)
  return (
    code ?? (/helfer|kraft|arbeiter/.test(head.text) && beingHelped !== undefined ? helperNear(beingHelped) : undefined)
  )
}

/** "Bauingenieur Tiefbau": the general code of a group, narrowed down by what is beside it, at the level of a degree. */
function narrowed(code: string, beside: readonly string[], level: ReadTitle['level']): string | undefined {
  // Who develops, tests or plans does so in any field.
  const isOpen = code[3] === '0' && !code.startsWith('27')
  const field = isOpen ? fieldWithin(beside, [], [workFields]) : undefined
  const group = field?.[0] === code[0] ? field : undefined
  if (group === undefined && (level === undefined || level === code[4])) return code
  return codeOf(group ?? code.slice(0, 4), level ?? code.slice(-1))
}

/** A person of any field, or only a degree: the field decides. */
function codeOfField(read: ReadTitle, head: Head | undefined, family: string | undefined): string | undefined {
  const level = read.level ?? head?.value.level ?? family?.slice(-1)
  if (level === undefined) return undefined
  const beside = head === undefined ? read.words : without(read, head.word, head.word.slice(0, -head.text.length))
  const field = fieldWithin(beside, read.pieces, [workFields, people])
  if (field === undefined) return undefined
  // Who trades with technical goods is a merchant.
  const isTrade = head !== undefined && /(?:wirt|kaufmann)$/.test(head.text) && /^[23]/.test(field)
  return codeOf(isTrade ? '6128' : field, level)
}

function without({ words }: ReadTitle, word: string, instead: string): string[] {
  return words.map((each) => (each === word ? instead : each))
}
