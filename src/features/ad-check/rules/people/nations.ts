/** Nations by the stem of their name: "Türk" for Türke, Türken, Türkin, Türkinnen. */
const STEMS =
  'Türk Kurd Pol Tschech Slowak Rumän Bulgar Russ Kroat Serb Slowen Griech Portugies Franzos Brit Ir Dän Schwed Finn Lett Est Afghan Libanes Kosovar Chines Vietnames Mongol Asiat Sudanes'
/** The same for Syrer, Syrern, Syrerin, Syrerinnen. */
const STEMS_ER =
  'Syr Arab Ukrain Alban Italien Spani Ind Iran Irak Ägypt Algeri Tunesi Marokkan Afrikan Nigerian Ghana Eritre Somali Äthiopi Georgi Armeni Pakistan Thailänd Japan Korean Litau Moldau Bosni Österreich Schweiz Holländ Engländ Amerikan Brasilian Osteuropä Südländ Nordafrikan Schwarzafrikan'

const GROUPS = 7
const inGroups = (words: readonly string[]) =>
  words.flatMap((_, at) => (at % GROUPS === 0 ? [words.slice(at, at + GROUPS).join('|')] : []))

const onePerson = (stems: string, ends: readonly string[]) =>
  stems.split(' ').map((stem) => ends.map((end) => stem + end).join('|'))

/** One person of a nation, as alternatives of one word; several lists, because a phrase has a longest length. */
export const SOMEBODY_FROM = inGroups([...onePerson(STEMS, ['e', 'in']), ...onePerson(STEMS_ER, ['er', 'erin'])])

/** All people of a nation. */
export const PEOPLE_FROM = inGroups([
  ...onePerson(STEMS, ['en', 'innen']),
  ...onePerson(STEMS_ER, ['er', 'ern', 'erinnen']),
])
