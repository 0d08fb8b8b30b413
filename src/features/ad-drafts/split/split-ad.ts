import type { RichText } from '~/lib/rich-text/rich-text-document'
import { type Conditions, conditionsOfAd } from './conditions-of-ad'
import { type AdContact, contactOfAd } from './contact-of-ad'
import { documentOf } from './document'
import { openingOf, type Section, sectionByWords } from './headings'
import { type AdLine, adLines } from './lines'
import { payOfAd, type StatedPay } from './pay-of-ad'
import { placesNamed } from './place-of-ad'
import { titleOfAd } from './title-of-ad'

/** A pasted ad in its parts. What is not recognised is null or empty; no word of the text is lost. */
export type SplitAd = {
  title: string | null
  tasks: RichText
  profile: RichText
  offer: RichText
  conditions: Conditions
  pay: StatedPay | null
  contact: AdContact
  /** Possible names of the place, the most certain first. */
  placeNames: string[]
  /** What belongs to none of our parts: how to apply, addresses. */
  left: string
}

/** Splits the text of an ad into the parts of a posting. Pure; reads at most `MAX_AD_TEXT` characters. */
export function splitAd(text: string): SplitAd {
  const lines = adLines(text)
  const words = lines.filter(({ kind }) => kind !== 'gap').map((line) => line.text)
  const title = titleOfAd(words)
  const sections = sectionsOf(lines, title?.isWholeLine ? title.title : null)
  const { contact } = sections
  const rest = [...sections.intro, ...sections.tasks, ...sections.profile, ...sections.offer].map((line) => line.text)
  const contactLines = contact.map((line) => line.text)
  return {
    title: title?.title ?? null,
    tasks: {
      type: 'doc',
      content: [...documentOf(sections.intro, 'text').content, ...documentOf(sections.tasks).content],
    },
    profile: documentOf(sections.profile),
    offer: documentOf(sections.offer),
    conditions: conditionsOfAd(title?.title ?? '', words),
    pay: payOfAd(words),
    contact: contactOfAd(contactLines.length > 0 ? contactLines : words),
    placeNames: placesNamed([title?.title ?? '', ...rest], contactLines),
    left: contact
      .map((line) => line.text)
      .join('\n')
      .trim(),
  }
}

type Sections = Record<Section, AdLine[]>

function sectionsOf(lines: readonly AdLine[], titleLine: string | null): Sections {
  const sections: Sections = { intro: [], tasks: [], profile: [], offer: [], contact: [] }
  const hasHeadings = lines.some(({ text, kind }) => kind === 'text' && isOwnPart(openingOf(text)?.section))
  let current: Section = 'intro'
  let isTitleGone = titleLine === null
  for (const line of lines) {
    if (!isTitleGone && line.text !== '' && line.text.includes(titleLine ?? '')) {
      isTitleGone = true
      const rest = line.text.replace(titleLine ?? '', '').replace(/^[\s:,–|-]{1,8}|[\s:,–|-]{1,8}$/g, '')
      if (rest.length > 3 && !/^(?:stellen?\p{Ll}{0,12}|position|job|gesucht[!.]?)$/iu.test(rest))
        sections.intro.push({ text: rest, kind: 'text' })
      continue
    }
    const opening = line.kind === 'text' ? openingOf(line.text) : null
    if (opening) {
      current = opening.section
      if (opening.rest !== '') sections[current].push({ text: opening.rest, kind: 'text' })
    } else if (hasHeadings || line.kind === 'gap') sections[current].push(line)
    else for (const text of sentencesOf(line.text)) sections[sectionByWords(text)].push({ ...line, text })
  }
  return sections
}

function isOwnPart(section: Section | undefined): boolean {
  return section === 'tasks' || section === 'profile' || section === 'offer'
}

/** Sentences end before a capital; "z. B." and "inkl." do not. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[\p{L}\d)]{2}[.!?])(?<!(?<!\p{L})(?:ca|Dr|Nr|St|Tel|inkl|bzw|ggf|\d{1,2})\.) (?=\p{Lu})/u)
}
