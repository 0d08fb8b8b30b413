import type { RichText } from '~/lib/rich-text/rich-text-document'
import { type Conditions, conditionsOfAd } from './conditions-of-ad'
import { type AdContact, contactOfAd } from './contact-of-ad'
import { isContactData, isContactSentence, sentencesOf } from './contact-sentences'
import { documentOf } from './document'
import { openingOf, type Section } from './headings'
import { type AdLine, adLines } from './lines'
import { openingsOf } from './list-headings'
import { payOfAd, type StatedPay } from './pay-of-ad'
import { placesNamed } from './place-of-ad'
import { sectionByWords } from './section-by-words'
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
  const title = titleOfAd(words, introOf(lines))
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
    contact: contactOfAd(contactLines, words),
    placeNames: placesNamed([title?.title ?? '', ...rest], contactLines),
    left: contact
      .map((line) => line.text)
      .join('\n')
      .trim(),
  }
}

/** What stands before the first part, without entries of lists. */
function introOf(lines: readonly AdLine[]): string[] {
  const part = lines.findIndex(({ text, kind }) => kind === 'text' && isOwnPart(openingOf(text)?.section))
  const before = part < 0 ? lines : lines.slice(0, part)
  return before.filter(({ kind }) => kind === 'text').map(({ text }) => text)
}

type Sections = Record<Section, AdLine[]>

function sectionsOf(lines: readonly AdLine[], titleLine: string | null): Sections {
  const sections: Sections = { intro: [], tasks: [], profile: [], offer: [], contact: [] }
  const openings = openingsOf(lines)
  const hasHeadings = openings.some((opening) => isOwnPart(opening?.section))
  let current: Section = 'intro'
  let isTitleGone = titleLine === null
  let isBelowInvitation = false
  /** What tells the reader how to get in touch is no task and no offer, in whatever part it stands. */
  function put(section: Section, line: AdLine) {
    if (line.kind === 'gap') return sections[section].push(line)
    const [invitations, others] = partition(sentencesOf(line.text))
    if (isBelowInvitation && invitations.length === 0 && isContactData(line.text)) return sections.contact.push(line)
    isBelowInvitation = invitations.length > 0
    if (invitations.length > 0) sections.contact.push({ ...line, text: invitations.join(' ') })
    if (others.length > 0) sections[section].push({ ...line, text: others.join(' ') })
  }
  for (const [at, line] of lines.entries()) {
    if (!isTitleGone && line.text !== '' && line.text.includes(titleLine ?? '')) {
      isTitleGone = true
      const rest = line.text.replace(titleLine ?? '', '').replace(/^[\s:,–|-]{1,8}|[\s:,–|-]{1,8}$/g, '')
      if (rest.length > 3 && !/^(?:stellen?\p{Ll}{0,12}|position|job|gesucht[!.]?)$/iu.test(rest))
        put('intro', { text: rest, kind: 'text' })
      continue
    }
    const opening = openings[at]
    if (opening) {
      current = opening.section
      isBelowInvitation = false
      if (opening.rest !== '') put(current, { text: opening.rest, kind: 'text' })
    } else if (hasHeadings || line.kind === 'gap') put(current, line)
    else for (const text of sentencesOf(line.text)) put(sectionByWords(text), { ...line, text })
  }
  return sections
}

function partition(sentences: readonly string[]): [invitations: string[], others: string[]] {
  return [sentences.filter(isContactSentence), sentences.filter((each) => !isContactSentence(each))]
}

function isOwnPart(section: Section | undefined): boolean {
  return section === 'tasks' || section === 'profile' || section === 'offer'
}
