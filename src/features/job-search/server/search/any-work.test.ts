import { beforeAll, expect, it } from 'vitest'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { addDays } from '~/lib/dates/dates'
import { richTextFromList } from '~/lib/rich-text/rich-text'
import { database } from '~/platform/server/database/db'
import { createCompany } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { searchJobs } from './search-jobs'

const now = new Date()

async function titlesFor(was: string) {
  const { hits, relaxations } = await searchJobs(database().db, { was }, now)
  return { titles: hits.map(({ title }) => title), instead: relaxations.map(({ text }) => text) }
}

beforeAll(async () => {
  const { id: companyId } = await createCompany({ name: 'Quirin Werke' })
  const make = (title: string, days: number, more: Partial<Parameters<typeof createJobPosting>[0]> = {}) =>
    createJobPosting({ companyId, title, publishedAt: addDays(now, -days), ...more })
  const career = { profile: richTextFromList(['Quereinstieg auch ohne Ausbildung in Elektrotechnik möglich']) }
  const evenings = { tasks: richTextFromList(['Abends die Anlage abschalten']) }
  const postings = [
    make('Dachdecker', 1, career),
    make('Spülhilfe', 5, { profile: richTextFromList(['Freude an der Arbeit']) }),
    make('Anlagenwart', 1, { ...evenings, employmentTypes: ['Vollzeit', 'Teilzeit'] }),
    make('Platzanweiser', 5, { ...evenings, employmentTypes: ['Minijob'] }),
    make('Berufskraftfahrer', 2),
    make('Bauleiter', 2),
    make('Hausmeister', 2),
    make('Gärtner', 3, { tasks: richTextFromList(['Leitung und Pflege der Anlagen', 'Kellerbau']) }),
    make('Pflegefachkraft', 3),
    make('Praktikum Social Media', 3, { employmentTypes: ['Praktikum'] }),
    make('Praktikum Elektrotechnik', 1, { employmentTypes: ['Praktikum'] }),
    make('Softwareentwickler', 3, { workplace: 'hybrid' }),
    make('Werkstudent Softwareentwicklung', 1, { workplace: 'remote', employmentTypes: ['Werkstudent'] }),
  ]
  const { id: parcels } = await createCompany({ name: 'DHL Zustellbasis' })
  const { id: office } = await createCompany({ name: 'Gemeinde Quirinau' })
  postings.push(
    make('Sattler', 4, { tasks: richTextFromList(['Der Arzt im Haus hilft; abends zu Hause']) }),
    make('Paketzusteller', 4),
    make('Fahrzeugdisponent', 4, { companyId: parcels }),
    make('Lagerhelfer', 4, { companyId: parcels, profile: richTextFromList(['Staplerschein']) }),
    make('Schriftführer', 4, { companyId: office }),
  )
  const ids = (await Promise.all(postings)).map(({ id }) => id)
  await database().db.transaction((tx) => markPostings(tx, ids))
}, 60_000)

it.each(['Arbeit ohne Ausbildung', 'Job ohne Erfahrung', 'Jobs ohne Deutschkenntnisse'])(
  'shows work that is learnt in a short time first: %s',
  async (was) => {
    const { titles } = await titlesFor(was)
    expect(titles.filter((title) => title === 'Spülhilfe' || title === 'Dachdecker')).toEqual([
      'Spülhilfe',
      'Dachdecker',
    ])
  },
)

it('shows Minijobs first where a job besides another is asked for, whoever says it in the text', async () => {
  const { titles } = await titlesFor('Nebenjob abends')
  expect(titles).toEqual(['Platzanweiser', 'Anlagenwart'])
})

it('finds the head of a compound within a compound, but no other word that ends like it', async () => {
  expect((await titlesFor('Fahrer')).titles).toContain('Berufskraftfahrer')
  expect((await titlesFor('Leiter')).titles).toContain('Bauleiter')
  expect((await titlesFor('Chef')).titles).toContain('Bauleiter')
  expect((await titlesFor('Meister')).titles).not.toContain('Hausmeister')
})

it('shows work in the field when nobody leads there, instead of both words somewhere', async () => {
  expect(await titlesFor('Leitung Pflege')).toEqual({ titles: ['Pflegefachkraft'], instead: ['für „Pflege“'] })
})

it('shows another internship of similar work before those of any', async () => {
  expect(await titlesFor('Praktikum Marketing')).toEqual({
    titles: ['Praktikum Social Media'],
    instead: ['in ähnlichen Berufen'],
  })
})

it('does not take a posting that mentions somebody for one that wants such a person', async () => {
  expect(await titlesFor('Arzt')).toEqual({ titles: [], instead: [] })
})

it('takes a posting that asks for a proof for one that wants such a person', async () => {
  expect(await titlesFor('Staplerschein')).toEqual({ titles: ['Lagerhelfer'], instead: [] })
})

it('shows what a well-known house has itself, and who needs the same people only where it has nothing', async () => {
  expect((await titlesFor('dhl')).titles.toSorted()).toEqual(['Fahrzeugdisponent', 'Lagerhelfer'])
  expect((await titlesFor('hermes')).titles).toContain('Paketzusteller')
})

it('reads a public employer from its name, and an evening at home as no work in the evening', async () => {
  expect((await titlesFor('Öffentlicher Dienst')).titles).toEqual(['Schriftführer'])
  expect((await titlesFor('Kommune')).titles).toEqual(['Schriftführer'])
  expect((await titlesFor('abends')).titles).not.toContain('Sattler')
})

it('says that nobody has all words', async () => {
  const found = await searchJobs(database().db, { was: 'Berufskraftfahrer Kantine' }, now)
  expect(found).toMatchObject({ exactTotal: 0, total: 1, relaxations: [] })
})

it('shows no training alone to whoever asks for work of a kind that there is none of', async () => {
  expect(await titlesFor('Softwareentwicklung remote')).toEqual({
    titles: ['Softwareentwickler', 'Werkstudent Softwareentwicklung'],
    instead: ['nicht nur „Homeoffice“'],
  })
  const { exactTotal } = await searchJobs(database().db, { was: 'Softwareentwicklung remote' }, now)
  expect(exactTotal).toBe(1)
  // Training by another name is no hit either way.
  expect(await titlesFor('Programmierer remote')).toEqual({
    titles: ['Softwareentwickler'],
    instead: ['nicht nur „Homeoffice“'],
  })
  expect((await titlesFor('Werkstudent Softwareentwicklung remote')).titles).toEqual([
    'Werkstudent Softwareentwicklung',
  ])
})
