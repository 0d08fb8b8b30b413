import { emptyPosting } from '~/features/job-postings/empty-posting'
import { type JobPostingInput, jobPostingInputSchema } from '~/features/job-postings/schema'
import { type Place, placeSchema } from '~/features/places/schema'
import { findPlace, suggestAddresses } from '~/features/places/server/places'
import { foldGerman } from '~/lib/german/fold'
import { pick } from '~/lib/pick'
import { emptyRichText, plainText } from '~/lib/rich-text/rich-text'
import type { RichText } from '~/lib/rich-text/rich-text-document'
import { fieldOfTitle } from '~/lib/work/occupation-field'
import { neutralTitle } from '~/lib/work/title'
import { saysOnlyFacts } from '../split/keywords'
import type { SplitAd } from '../split/split-ad'

/** The editor's input of a split ad; what it does not say stays open. */
export function inputOf(ad: SplitAd, promisedReplyDays: number): JobPostingInput {
  const { conditions, contact, pay } = ad
  const title = ad.title ?? NO_TITLE
  const place = placeOf(ad.placeNames)
  const facts = { title, place: place?.name }
  const withoutFacts = (part: RichText) => (saysOnlyFacts(plainText(part), facts) ? emptyRichText() : part)
  const start = emptyPosting({ name: contact.contactName, email: null }, promisedReplyDays)
  const input: JobPostingInput = {
    ...start,
    title: neutralTitle(asNoun(title)),
    occupationField: fieldOfTitle(title),
    tasks: withoutFacts(ad.tasks),
    profile: ad.profile,
    offer: withoutFacts(ad.offer),
    employmentTypes: conditions.employmentTypes.slice(0, 5),
    contract: conditions.contract ?? start.contract,
    fixedTermUntil: conditions.fixedTermUntil,
    workplace: conditions.workplace ?? start.workplace,
    ...pick(conditions, 'shifts', 'hoursPerWeek', 'collectiveAgreement', 'startDate'),
    places: place ? [place] : [],
    ...(pay ?? {}),
  }
  return completed(input, contact)
}

/** "koch", typed in haste, is a "Koch"; names like "iOS" and "e-Commerce" stay. */
function asNoun(title: string): string {
  return title.replace(/^\p{Ll}(?=\p{Ll}{2})/u, (letter) => letter.toUpperCase())
}

/** An address or number that the editor would refuse is no reason to lose the rest. */
function completed(input: JobPostingInput, contact: SplitAd['contact']): JobPostingInput {
  for (const field of ['contactEmail', 'contactPhone'] as const) {
    const parsed = jobPostingInputSchema.safeParse({ ...input, [field]: contact[field] })
    if (parsed.success) input[field] = parsed.data[field]
  }
  // "Befristet" with a day before the start, and the like: the person says it again.
  return jobPostingInputSchema.safeParse(input).success ? input : { ...input, fixedTermUntil: null, startDate: null }
}

/** A draft needs a title; this one is asked for. */
export const NO_TITLE = 'Ohne Titel'

/** The first name that is one known place, spelled like it: "in Wort und Schrift" is not the village of Wört. */
export function placeOf(names: readonly string[]): Place | null {
  for (const name of names) {
    const found = findPlace(name)
    if (found.kind !== 'found' || isOtherSpelling(name, found.place.name)) continue
    const { place } = found
    if (place.postalCode !== undefined) return placeSchema.parse(place)
    const address = suggestAddresses(place.name).find(
      (each) => each.name === place.name && each.land === place.land && each.postalCode !== undefined,
    )
    if (address) return placeSchema.parse(address)
  }
  return null
}

/** Whether two names are alike only without their umlauts. */
function isOtherSpelling(name: string, known: string): boolean {
  return foldGerman(known).includes(foldGerman(name)) && !spelledOut(known).includes(spelledOut(name))
}

const DIGRAPHS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const spelledOut = (text: string) => text.toLowerCase().replace(/[äöüß]/g, (letter) => DIGRAPHS[letter] ?? letter)
