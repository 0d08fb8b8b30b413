import { type Person, readPerson } from './person'
import type { Trade } from './trades'

const WOMEN = ['Anna', 'Fatma', 'Julia', 'Sabine', 'Olga', 'Lena', 'Maria', 'Petra', 'Nina', 'Aylin', 'Katrin']
const MEN = ['Jonas', 'Mehmet', 'Peter', 'Lukas', 'Ivan', 'Tobias', 'Ali', 'Frank', 'Daniel', 'Karl', 'Piotr']
const LAST = [
  'Berger',
  'Yılmaz',
  'Hoffmann',
  'Nowak',
  'Schulz',
  'Lehmann',
  'Krause',
  'Petrov',
  'Brandt',
  'Otto',
  'Vogt',
]
const PLACES = ['Bielefeld', 'München', 'Hamburg', 'Leipzig', 'Köln', 'Gütersloh', 'Stuttgart']
/** Work that no search of the set is about. */
const ELSEWHERE = ['Floristin', 'Kosmetikerin', 'Bibliothekarin', 'Tierpfleger', 'Postzusteller', 'Imker', 'Bestatter']

type Words = { trade: Trade; skill: string; other: string }
/** What sounds like a trade or a skill and is none: `[s]` stands for the skill, `[m]`, `[n]` for the trade. */
export type Traps = { doubts: readonly string[]; wishes: readonly string[] }

/** Ten people around each trade: five who know the work in different ways, five who only have its words. */
export function peopleOf(trades: readonly Trade[], { doubts, wishes }: Traps): Person[] {
  return trades.flatMap((trade, number) => {
    const [first, second = first, third = first] = trade.skills
    const other = trade.others[0] ?? { name: trade.man, skill: null }
    if (!first || !second || !third) throw new Error(`no skills: ${trade.id}`)
    const doubt = fill(doubts, number, { trade, skill: first.name, other: second.name })
    const wish = fill(wishes, number, { trade, skill: first.name, other: second.name })
    const [one = '', two = one] = trade.sentences
    const at = (list: readonly string[], step: number) => list[(number * 3 + step) % list.length] ?? ''
    const id = trade.id
    const own = other.skill ? ` has:${other.skill}` : ''
    const lines = [
      `${id}-sie | ${at(WOMEN, 0)} ${at(LAST, 0)} | ${at(PLACES, 0)} | ${trade.woman} | @ 2015- ${trade.woman}; Werk Nord GmbH; ${one} | # 2012-2015 Ausbildung zur ${trade.woman}; Berufskolleg Mitte | + ${first.name}, ${second.name} | ~ Deutsch native, Englisch B1 | f B | = now:${id} learnt:${id} y:${id}=11 has:${first.id} has:${second.id}`,
      `${id}-anders | ${at(MEN, 1)} ${at(LAST, 1)} | ${at(PLACES, 1)} | | @ 2021- ${other.name}; Hansen KG; ${two} | # 2018-2021 Berufsausbildung ${trade.man}; Berufsschule Süd | + ${second.name} | ~ Deutsch B2, Türkisch native | f B, C, CE | = now:${id} learnt:${id} y:${id}=5 has:${second.id}${own}`,
      `${id}-neu | ${at(MEN, 2)} ${at(LAST, 2)} | ${at(PLACES, 2)} | ${trade.man} | @ 2025- ${trade.man}; Lindner AG; ${one} Dazu gehörte auch ${third.name}. | # 2022-2025 ${trade.man}; IHK | + ${first.name} | ~ Deutsch C1, Englisch C1 | = now:${id} learnt:${id} y:${id}=1 has:${first.id} told:${third.id}`,
      `${id}-alt | ${at(MEN, 3)} ${at(LAST, 3)} | ${at(PLACES, 3)} | ${at(ELSEWHERE, 0)} | @ 2013- ${at(ELSEWHERE, 0)}; Rat und Tat e.V.; Kunden freundlich empfangen. | @ 2005-2012 ${trade.man}; Alt & Neu GmbH; ${two} | + Ordnungssinn | ~ Deutsch native | f B | = was:${id} y:${id}=7`,
      `${id}-gelernt | ${at(WOMEN, 4)} ${at(LAST, 4)} | ${at(PLACES, 4)} | ${at(ELSEWHERE, 1)} | @ 2016- ${at(ELSEWHERE, 1)}; Haus am See; Gäste betreut. | # 2011-2014 Ausbildung zur ${trade.woman}; Handelskammer | + Geduld | ~ Deutsch native, Polnisch B2 | = learnt:${id}`,
      `${id}-azubi | ${at(WOMEN, 5)} ${at(LAST, 5)} | ${at(PLACES, 5)} | Auszubildende ${trade.woman} | # 2025- Ausbildung zur ${trade.woman}; Berufskolleg Ost | + Teamgeist | ~ Deutsch native, Englisch B2 | = learning:${id}`,
      `${id}-zweifel | ${at(MEN, 6)} ${at(LAST, 6)} | ${at(PLACES, 6)} | ${at(ELSEWHERE, 2)} | @ 2019- ${at(ELSEWHERE, 2)}; Sonnenhof GmbH; Pflege der Bestände. | + Sorgfalt | ~ Deutsch B1 | t ${doubt} | = none`,
      `${id}-wunsch | ${at(WOMEN, 7)} ${at(LAST, 7)} | ${at(PLACES, 0)} | ${at(ELSEWHERE, 3)} | @ 2020- ${at(ELSEWHERE, 3)}; Grün & Co; Beratung am Telefon. | + Ausdauer | ~ Deutsch C1 | t ${wish} | = none`,
      `${id}-firma | ${at(MEN, 8)} ${at(LAST, 8)} | ${at(PLACES, 1)} | ${at(ELSEWHERE, 4)} | @ 2017- ${at(ELSEWHERE, 4)}; ${trade.man} ${first.name} Meier GmbH; Bei ${trade.man} ${first.name} Meier für Ordnung gesorgt. | # 2014-2017 Realschulabschluss; Schule für ${trade.many} | + Fleiß | ~ Deutsch native | f B | = none`,
      `${id}-neben | ${at(WOMEN, 9)} ${at(LAST, 9)} | ${at(PLACES, 2)} | ${at(ELSEWHERE, 5)} | @ 2018- ${at(ELSEWHERE, 5)}; Markt 24; Zusammenarbeit mit ${trade.many} im Haus. | + Humor | ~ Deutsch native, Englisch A2 | = none`,
    ]
    return lines.map(readPerson)
  })
}

function fill(sentences: readonly string[], number: number, { trade, skill, other }: Words): string {
  return (sentences[number % sentences.length] ?? '')
    .replaceAll('[s]', skill)
    .replaceAll('[t]', other)
    .replaceAll('[m]', trade.man)
    .replaceAll('[n]', trade.many)
}
