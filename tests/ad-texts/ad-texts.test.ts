import { describe, expect, it } from 'vitest'
import { placeOf } from '~/features/ad-drafts/server/input-of-ad'
import { textOfDocument } from '~/features/ad-drafts/split/document'
import { openingOf } from '~/features/ad-drafts/split/headings'
import { sectionByWords } from '~/features/ad-drafts/split/section-by-words'
import { splitAd } from '~/features/ad-drafts/split/split-ad'
import { CONTACTS } from './contact'
import { MESSY } from './messy'
import { LATER_OPENINGS, OPENINGS } from './openings'
import { HEADINGS, OWN_WORDS } from './own-words'
import { type AdSample, FRESH, SEEN } from './samples'
import { SINGLE_SENTENCES } from './single-sentences'

describe('splitting a pasted ad', () => {
  describe('read while the rules were written', () => judge(SEEN))
  describe('written afterwards', () => judge(FRESH))

  describe('pasted as it lay there for years', () => judge(MESSY))

  describe('with headings in words of their own', () => judge(OWN_WORDS))

  it.each(Object.entries(HEADINGS))('knows what stands below: %s', (part, headings) => {
    expect(headings.filter((heading) => openingOf(heading)?.section !== part)).toEqual([])
  })

  describe('with words to the reader', () => {
    judge(CONTACTS)

    it.each(CONTACTS.map(({ name, text }) => [name, text]))('%s: no part has what is left', (_name, text) => {
      const ad = splitAd(text)
      const parts = [ad.tasks, ad.profile, ad.offer].map(textOfDocument).join('\n')
      expect(parts).not.toMatch(/@|\d{7}|Petra Kern|Interessiert|uns einfach an/)
      expect(ad.contact.contactPhone ?? ad.contact.contactEmail).toEqual(expect.any(String))
    })
  })

  it.each([...OPENINGS, ...LATER_OPENINGS])('names the job of „%s“', (sentence, title) => {
    expect(splitAd(`${sentence}\n\nIhre Aufgaben\n- Anpacken`).title).toBe(title)
  })

  it.each(Object.entries(SINGLE_SENTENCES))('without headings a sentence finds its part: %s', (part, sentences) => {
    expect(sentences.filter((sentence) => sectionByWords(sentence) !== part)).toEqual([])
  })

  it('loses no word of any of them', () => {
    for (const { name, text } of [...SEEN, ...FRESH, ...MESSY, ...CONTACTS])
      expect([name, lostWords(text)]).toEqual([name, []])
  })
})

function judge(samples: readonly AdSample[]) {
  it.each(samples.map((sample) => [sample.name, sample] as const))('%s', (_name, sample) => {
    const ad = splitAd(sample.text)
    const parts = {
      tasks: textOfDocument(ad.tasks),
      profile: textOfDocument(ad.profile),
      offer: textOfDocument(ad.offer),
    }
    expect(ad.title).toBe(sample.title)
    for (const part of ['tasks', 'profile', 'offer'] as const) {
      for (const words of sample[part]) expect(parts[part]).toContain(words)
    }
    expect(placeOf(ad.placeNames)?.name ?? null).toBe(sample.place)
    expect(ad.pay && [ad.pay.salaryMinCents, ad.pay.salaryMaxCents, ad.pay.salaryPeriod]).toEqual(sample.pay)
    const { employmentTypes, hoursPerWeek, contract } = ad.conditions
    if (sample.types) expect(employmentTypes).toEqual(sample.types)
    if (sample.hours !== undefined) expect(hoursPerWeek).toBe(sample.hours)
    if (sample.contract !== undefined) expect(contract).toBe(sample.contract)
    if (sample.contact !== undefined) expect(ad.contact.contactName).toBe(sample.contact)
    if (sample.left !== undefined) expect(ad.left).toContain(sample.left)
  })
}

it('what is left of a line that names the title is no task', () => {
  const ad = splitAd('Bäckereifachverkäuferin gesucht!\nDu verkaufst Brot und Brötchen.')
  expect([ad.title, textOfDocument(ad.tasks).trim()]).toEqual([
    'Bäckereifachverkäuferin',
    'Du verkaufst Brot und Brötchen.',
  ])
})

/** Words of a text that stand in no part, apart from headings. */
function lostWords(text: string): string[] {
  const { title, tasks, profile, offer, left } = splitAd(text)
  const kept = [title ?? '', ...[tasks, profile, offer].map(textOfDocument), left].join(' ')
  const words = (part: string) => part.replace(/-\n(?=\p{Ll})/gu, '').match(/[\p{L}\d]{3,}/gu) ?? []
  const all = new Set(words(kept))
  return [...new Set(words(text))].filter((word) => !all.has(word) && !HEADING_WORDS.has(word.toLowerCase()))
}

const HEADING_WORDS: ReadonlySet<string> = new Set(
  `ihre ihr ihnen aufgaben aufgabengebiet profil wir bieten unser angebot anforderungen bewerbung stellenausschreibung das erwartet sie
  bringen mit was dich mitbringst dir auszeichnet voraussetzungen freuen sich auf kontakt arbeitsort gehören auszeichnet zu standort
  gesucht wird suchen erwarten dein deine`.split(/\s+/),
)
