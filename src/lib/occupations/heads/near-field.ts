import { foldGerman } from '../../german/fold.ts'
import type { GermanWord } from '../../german/words.ts'
import { areClose, findOccupations, occupationFamilies, occupationFamily, sectorFamilies } from '../families.ts'
import { fieldBeforeGeneralHead, headWithoutField } from './general-heads.ts'

/**
 * Keys of the families in the field of a compound that is no name itself and whose head only says a level: for a
 * "Schweißhelfer" those who weld. Similar work at best; empty when the front names no field.
 */
export function familiesNearField(word: GermanWord): string[] {
  const sector = familiesOfFrontSector(word)
  if (sector.length > 0) return sector
  const field = fieldBeforeGeneralHead(word)
  if (field === null) return []
  const named = familiesOfFront(word)
  const inGroup = (digits: number) =>
    occupationFamilies().filter(({ code }) => code.startsWith(field.group.slice(0, digits)))
  const near = [...named, ...(inGroup(4).length > 0 ? inGroup(4) : inGroup(3)).map(({ key }) => key)]
  // Whoever helps with one work can help with what is like it.
  const helpers = field.level === '1' ? helpersLike(near) : []
  return [...new Set([...helpers, ...near])]
}

/** "Eventhelfer": the front names a sector, and all who work in it are nearer than others of the same KldB group. */
function familiesOfFrontSector({ raw }: GermanWord): string[] {
  const head = headWithoutField({ raw })
  if (head === null) return []
  const front = foldGerman(raw).slice(0, -head.length)
  return sectorFamilies({ raw: front, term: front, parts: [] })
}

function familiesOfFront({ parts }: GermanWord): string[] {
  const front = parts.slice(0, -1).map((part) => ({ raw: part, term: part, parts: [] }))
  return findOccupations(front).flatMap(({ families }) => families)
}

function helpersLike(keys: readonly string[]): string[] {
  const areas = new Set(keys.map((key) => occupationFamily(key)?.code.slice(0, 2)))
  return occupationFamilies()
    .filter(
      ({ key, code }) =>
        code.endsWith('1') && (areas.has(code.slice(0, 2)) || keys.some((near) => areClose(near, key))),
    )
    .map(({ key }) => key)
}
