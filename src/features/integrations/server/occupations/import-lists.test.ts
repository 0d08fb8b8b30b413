import { afterEach, expect, it } from 'vitest'
import { companyHrBaXml } from '~/features/integrations/server/exports/company-export'
import { importedOccupationSources, occupationOf } from '~/features/job-postings/server/occupations/occupation-of'
import { database } from '~/platform/server/database/db'
import { createCompany } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { readValidXml } from '../../../../../tests/schemas/validate'
import { type ListedTitle, type ReadList, readDirectory, readEsco } from './read-lists'
import { removeLists, writeList } from './write-list'

/** Invented titles in the shape of the official files. */
const DIRECTORY = [
  'id\ttitle\tcode\tdkz\tform',
  '1\tNebelputzer/in\t54182\t90001\tn',
  '1\tNebelputzerin\t54182\t90001\tf',
  '2\tKoch/Köchin - Wolkenküche\t29382\t\tn',
  '3\tKoch/Köchin\t29302\t90003\tn',
].join('\n')
const ESCO = [
  'id\tisco\tcode\tlabel\taltLabels',
  'x\t5120\t5120.1\tSuppenflüsterer/Suppenflüsterin\tBrühmurmler|Koch',
].join('\n')
const PAIRS = 'kldb\tisco\tn\n29302\t5120\t7\n29382\t5120\t2'

const file = (name: string, text: string) => ({ name, text })
const readTitles = (text: string) => readDirectory(file('titles.tsv', text))

function titlesOf(read: ReadList | { wrong: string }): ListedTitle[] {
  if ('wrong' in read) throw new Error(read.wrong)
  return read.titles
}

afterEach(async () => void (await removeLists(database().db)))

it('reads titles with code and number, each spelling and gender once', () => {
  const titles = titlesOf(readTitles(DIRECTORY))
  expect(titles.map(({ code, titleNumber }) => [code, titleNumber])).toEqual([
    ['54182', 90001],
    ['29382', null],
    ['29302', 90003],
  ])
  const official = 'Berufsbenennung;Systematiknummer\n"Nebelputzer/in";"541 82"'
  expect(titlesOf(readDirectory(file('titles.csv', official)))).toMatchObject([{ code: '54182' }])
})

it('names bad lines, and refuses a file without its columns', () => {
  const bad = readTitles('title\tcode\tdkz\nEiner\t99999\t\n\t29302\t\nZwei\t29302\tviel\nDrei\t29302\t3')
  if ('wrong' in bad) throw new Error(bad.wrong)
  expect(bad.titles).toHaveLength(1)
  expect(bad.problems).toEqual([
    { file: 'titles.tsv', line: 2, reason: '„99999“ ist kein fünfstelliger Code der KldB 2010' },
    { file: 'titles.tsv', line: 3, reason: 'kein Titel' },
    { file: 'titles.tsv', line: 4, reason: '„viel“ ist keine DKZ-Nummer' },
  ])
  expect(readTitles('name\tcode\nx\t29302')).toEqual({
    wrong: expect.stringContaining('In titles.tsv fehlt die Spalte „title“ oder „Berufsbenennung“'),
  })
  expect(readEsco(file('occupations_de.csv', 'a,b\n1,2'), file('kldb-isco-auxco.tsv', PAIRS))).toHaveProperty('wrong')
  expect(readDirectory(file('titles.csv', 'title,code\n"offen'))).toHaveProperty('wrong')
})

it('gives names of ESCO the code that most often goes with their group', () => {
  const csv =
    'conceptType,iscoGroup,preferredLabel,altLabels\nOccupation,5120,Suppenflüsterer,"Brühmurmler\nKochlöffler"'
  for (const esco of [file('esco-occupations-de.tsv', ESCO), file('occupations_de.csv', csv)])
    expect(titlesOf(readEsco(esco, file('kldb-isco-auxco.tsv', PAIRS))).map(({ code }) => code)).toEqual(
      Array(3).fill('29302'),
    )
})

it('recognises titles by list, own words, beginning and ESCO, in this order, until it is removed', async () => {
  const { db } = database()
  const codes = async () => {
    const titles = [
      'Nebelputzerin',
      'Köchin Wolkenküche',
      'Koch für die Frühschicht',
      'Nebelputzer im Tal',
      'Brühmurmler',
    ]
    const found = await Promise.all(titles.map((title) => occupationOf(db, title)))
    return found.map((each) => each && [each.code, each.titleNumber])
  }
  const before = [null, ['29302', null], ['29302', null], null, null]
  expect(await codes()).toEqual(before)
  await writeList(db, 'ba', titlesOf(readTitles(DIRECTORY)))
  await writeList(db, 'esco', titlesOf(readEsco(file('e.tsv', ESCO), file('p.tsv', PAIRS))))
  expect(await importedOccupationSources(db)).toEqual(['ba', 'esco'])
  expect(await codes()).toEqual([
    ['54182', 90001],
    ['29382', null],
    ['29302', 90003],
    ['54182', 90001],
    ['29302', null],
  ])
  // Again, and two at once.
  await Promise.all([1, 2].map(() => writeList(db, 'ba', titlesOf(readTitles(DIRECTORY)).slice(1))))
  expect((await codes())[0]).toBeNull()
  expect(await removeLists(db)).toHaveLength(2)
  expect(await codes()).toEqual(before)
  expect(await importedOccupationSources(db)).toEqual([])
})

it('gives the Arbeitsagentur its number of a listed title', async () => {
  const { db } = database()
  await writeList(db, 'ba', titlesOf(readTitles(DIRECTORY)))
  const company = await createCompany()
  for (const title of ['Nebelputzer', 'Bäcker']) await createJobPosting({ companyId: company.id, title })
  const made = await companyHrBaXml(company.profileId ?? '', new URLSearchParams(), new Date())
  if (made instanceof Response || typeof made.body !== 'string') throw new Error('no text')
  expect(readValidXml(made.body, 'hr-ba', '//TitleCode')).toEqual(['90001'])
})
