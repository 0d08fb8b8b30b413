import type { Section } from './headings'

/** Words of which one is enough, whole. */
const oneOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

const CONTACT =
  /(?:bewerbung(?:en|sunterlagen)? (?:bitte |gerne )?(?:an|per|unter)|@|(?<!\p{L})(?:tel\.|(?:tel|telefon|fon|mobil)(?:\.:|:|\s\d))|ansprechpartner)/iu

/** What the company gives; also "Sie erhalten" and "wir übernehmen", whatever it is. */
const OFFER = [
  /€/u,
  oneOf(
    'euro|eur|brutto|gehalt|stundenlohn|vergütung|bezahlung|lohn|urlaub|urlaubstage|weihnachtsgeld|urlaubsgeld|jobrad|jobticket|deutschlandticket|zuschuss|zulagen?|tariflich|unbefristet|befristet|weiterbildung(?:en)?|fortbildung(?:en)?|altersvorsorge|gleitzeit|dienstwagen|benefits|vollzeit|teilzeit|minijob|homeoffice|home-office|rabatte?|trinkgeld|feierabend|arbeitsplatz|arbeitszeiten|gratis|tankkarte|(?:firmen|dienst)(?:handy|laptop|kleidung|rad)|parkplätze',
  ),
  oneOf(
    'du (?:bekommst|kriegst)|sie bekommen|du erhältst|sie erhalten|wir (?:zahlen|bieten|stellen|übernehmen)|stellen wir|zahlen wir|können wir stellen',
  ),
  oneOf('bei uns (?:gibt es|bekommst du|bekommen sie)|es gibt|(?:tage|wochen) frei|kostenlose[rsn]?'),
]

const LANGUAGE =
  '(?:deutsch|englisch|französisch|spanisch|italienisch|polnisch|türkisch|russisch|niederländisch|arabisch|ukrainisch)'

/** What the person brings: skills, papers, traits, and whom "we look for". */
const PROFILE = [
  oneOf(
    'abgeschlossene|erfahrung(?:en)?|berufserfahrung|\\p{L}{0,30}kenntnisse|führerschein|fahrerlaubnis|voraussetzung(?:en)?|teamfähig\\p{Ll}{0,6}|zuverlässig\\p{Ll}{0,6}|belastbar\\p{Ll}{0,6}|selbständig\\p{Ll}{0,2}|flexib\\p{Ll}{1,8}|bereitschaft|idealerweise|wünschenswert|von vorteil|ausbildung (?:als|zum|zur)|bringen sie|bringst du',
  ),
  oneOf(
    `als muttersprache|muttersprachler(?:in|innen)?|verhandlungssicher\\p{Ll}{0,2}|in wort und schrift|gutes ${LANGUAGE}|${LANGUAGE}(?: auf)? (?:sprechen|können|sprichst|kannst|mindestens|sehr gut|fließend|[abc][12])`,
  ),
  oneOf(
    'stapler(?:schein|führerschein)|kranschein|schweißschein|adr-schein|führungszeugnis|gesundheitszeugnis|approbation|staatsexamen|staatlich anerkannte[rn]?|quereinsteiger(?:innen)?|berufsanfänger(?:innen)?|berufseinsteiger(?:innen)?|gelernte[rn]?|\\p{L}{0,20}abschluss|\\p{L}{0,20}abitur|meisterbrief|umgangsformen|modul 95|mindestens 18|schwindelfrei|teamplayer(?:in)?',
  ),
  /^(?:ein )?(?:studium|teamgeist|sorgfalt|geduld|einfühlungsvermögen|organisationstalent|handwerkliches geschick|(?:freundliches|gepflegtes|sicheres) auftreten|keine (?:scheu|angst)|ein auge fürs?|körperlich fit|sichere?r? (?:in|im|umgang)|(?:viel )?(?:lust|spaß|freude|interesse) (?:an|am|auf|im))(?!\p{L})/iu,
  oneOf(
    '(?:mindestens|wenigstens) (?:ein|zwei|drei|vier|fünf|\\d{1,2}) jahre?n? (?:im beruf|in|als|praxis)|mit praxis',
  ),
  oneOf('(?:du hast|sie haben) (?:freude|spaß|lust|interesse|ein eigenes|einen eigenen|eine eigene)'),
  // What somebody likes or can, and what counts.
  oneOf(
    '(?:du|sie) (?!verkauf|berat)\\p{L}{3,14} gerne?|(?:du kannst|sie können)(?! (?:zwischen|bei uns|dich|sich))|sie sprechen gut|du sprichst gut|wichtig ist uns|ist (?:uns wichtig|pflicht)',
  ),
  oneOf('wir suchen (?:jemanden|menschen|eine person)|du solltest|sie sollten'),
]

const CUES: readonly [Section, readonly RegExp[]][] = [
  ['contact', [CONTACT]],
  ['offer', OFFER],
  ['profile', PROFILE],
]

/** Where a sentence belongs in an ad that has no headings. */
export function sectionByWords(sentence: string): Section {
  return CUES.find(([, patterns]) => patterns.some((pattern) => pattern.test(sentence)))?.[0] ?? 'tasks'
}
