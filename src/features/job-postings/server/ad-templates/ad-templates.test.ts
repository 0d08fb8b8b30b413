import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { MOST_AD_TEMPLATES } from './ad-templates'

test('a posting becomes a template of the whole company, and a template a draft', async () => {
  const company = await createCompany()
  const posting = await createJobPosting({ companyId: company.id, referenceNumber: 'HA-1', title: 'Dreher (m/w/d)' })
  const own = callerFor(company.admin).jobPosting
  const templateId = uuidv7()
  const save = { id: templateId, sourceId: posting.id, name: 'Dreher, Frühschicht' }
  await own.saveAdTemplate(save)
  await own.saveAdTemplate(save)
  const colleague = callerFor(await createMember(company.id)).jobPosting
  expect((await colleague.startAids()).templates).toMatchObject([{ id: templateId, name: 'Dreher, Frühschicht' }])
  const id = uuidv7()
  await colleague.createFromTemplate({ id, templateId })
  await colleague.createFromTemplate({ id, templateId })
  const [source, draft] = [await own.forEdit({ id: posting.id }), await own.forEdit({ id })]
  expect(draft.status).toBe('draft')
  expect(draft.input).toMatchObject({
    ...{ title: 'Dreher (m/w/d)', tasks: source.input.tasks, places: [{ postalCode: '33602', name: 'Bielefeld' }] },
    ...{ referenceNumber: null, startDate: null },
  })
  await own.removeAdTemplate({ id: templateId })
  expect((await own.startAids()).templates).toEqual([])
  expect((await own.forEdit({ id })).status).toBe('draft')
})

test('templates and postings of others are not there', async () => {
  const [company, stranger] = [await createCompany(), await createCompany()]
  const posting = await createJobPosting({ companyId: company.id })
  const [own, foreign] = [callerFor(company.admin).jobPosting, callerFor(stranger.admin).jobPosting]
  const id = uuidv7()
  await own.saveAdTemplate({ id, sourceId: posting.id, name: 'Eigene' })
  await expect(foreign.saveAdTemplate({ id: uuidv7(), sourceId: posting.id, name: 'x' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(foreign.createFromTemplate({ id: uuidv7(), templateId: id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await foreign.removeAdTemplate({ id })
  expect((await own.startAids()).templates).toHaveLength(1)
  expect(await foreign.startAids()).toEqual({ last: null, templates: [] })
})

test('the last ad is the one published last, whatever became of it', async () => {
  const company = await createCompany()
  const [early, late] = [new Date('2026-09-01T08:00:00Z'), new Date('2026-10-01T08:00:00Z')]
  await createJobPosting({ companyId: company.id, publishedAt: early })
  const last = await createJobPosting({ companyId: company.id, publishedAt: late, status: 'archived' })
  await createJobPosting({ companyId: company.id, status: 'draft', publishedAt: null, runsUntil: null })
  expect((await callerFor(company.admin).jobPosting.startAids()).last).toMatchObject({ id: last.id })
})

test('there is a number of templates after which one must go', async () => {
  const company = await createCompany()
  const posting = await createJobPosting({ companyId: company.id })
  const own = callerFor(company.admin).jobPosting
  const last = uuidv7()
  const save = (name: string, id = uuidv7()) => own.saveAdTemplate({ id, sourceId: posting.id, name })
  for (let number = 0; number < MOST_AD_TEMPLATES - 1; number += 1) await save(`Vorlage ${number}`)
  await save('Die letzte', last)
  // Its answer was lost.
  await save('Die letzte', last)
  await expect(save('Eine zu viel')).rejects.toThrow('Mehr als 50 Vorlagen')
})
