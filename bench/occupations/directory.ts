import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

/** A title of the directory in one of its forms: `n` as published, `m` and `f` for a man and a woman. */
export type Title = { text: string; code: string; form: string; half: Half }
export type Half = 'open' | 'kept'

/** Rules are made by looking at the open half only; the other says what they are worth. */
export function halfOf(published: string): Half {
  return (createHash('sha256').update(published).digest()[0] ?? 0) % 2 === 0 ? 'open' : 'kept'
}

export async function readDirectory(directory: string) {
  const titles = await rows(directory, 'titles.tsv')
  const published = new Map(titles.filter(([, , , , form]) => form === 'n').map(([id = '', text = '']) => [id, text]))
  return {
    titles: titles.map(
      ([id = '', text = '', code = '', , form = '']): Title => ({
        text,
        code,
        form,
        half: halfOf(published.get(id) ?? text),
      }),
    ),
    codes: new Set((await rows(directory, 'kldb.tsv')).filter(([, level]) => level === '5').map(([code = '']) => code)),
  }
}

/** ESCO's German names with their ISCO group. */
export async function readEsco(directory: string): Promise<{ text: string; isco: string }[]> {
  const occupations = await rows(directory, 'esco-occupations-de.tsv')
  return occupations.flatMap(([, isco = '', , label = '', others = '']) =>
    [label, ...others.split('|')].filter((text) => text !== '').map((text) => ({ text, isco })),
  )
}

/** Pairs "KldB ISCO" that go together, by the first three digits of each. */
export async function readPairs(directory: string): Promise<Set<string>> {
  const pairs = await rows(directory, 'kldb-isco-auxco.tsv')
  return new Set(pairs.map(([kldb = '', isco = '']) => `${kldb.slice(0, 3)} ${isco.slice(0, 3)}`))
}

async function rows(directory: string, name: string): Promise<string[][]> {
  const text = await fs.readFile(path.join(directory, name), 'utf8')
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
}
