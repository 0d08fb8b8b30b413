/**
 * Words for people, folded and in the masculine singular, each also as the end of a longer word
 * ("Zerspanungsmechaniker"). Only such words get a neutral form: "Computer" and "Reaktor" are no people.
 */
const HEADS =
  'abganger abiturient absolvent abteilungsleiter adjutant administrator agent analytiker anfanger animator anleiter anwalt apotheker arbeiter arbeitnehmer architekt archivar artist arzt aspirant assessor assistent athlet auditor aufseher ausbilder auslandskorrespondent auslieferer ausstatter autor backer bauer bearbeiter bediener begleiter beleuchter berater bergmann besitzer betreuer bewerber bibliothekar bildhauer botschafter brauer buchhalter chef chirurg controller dachdecker decker demonstrator designer dezernent diplomat direktor disponent dolmetscher dozent drechsler dreher drogist eigentumer einkaufer einrichter einsteiger elektriker elektroinstallateur entwickler erzieher experte fabrikant fahrer fischer fleischer fleischhauer florist forscher forster fotograf fotograph fraser freiberufler fuhrer gartner gastronom gastwirt gebaudereiniger geburtshelfer gefreiter gehilfe geograf geschaftsfuhrer geselle gesellschafter gestalter glaser goldschmied grunder gutachter hafner handler handwerker hausmeister heilpraktiker helfer illustrator imker inhaber inspektor installateur instrukteur intendant investor jager jugendlicher jurist kaminkehrer kandidat kapitan kartograf kassierer kellner klempner koch kollege kommandant kommissionierer konditor konstrukteur kontrolleur koordinator korrektor korrespondent kraftfahrer kunstler kurator kuster laborant lackierer lagerist landwirt layouter leger lehrer leiter lektor logopade lotse macher makler maler manager maschinist masseur matrose maurer mechaniker mediator meister melker mentor metzger mitarbeiter moderator monteur musikant notar offizier operator optiker organisator packer padagoge partner patissier pfleger pharmazeut pilot planer polier politiker polizist praktikant prasentator prasident produzent professor programmierer prokurist promoter promotor prufer psychologe redakteur referendar referent regisseur rektor rentner restaurator retter ruckkehrer sachbearbeiter sanger sanitater schafer schauspieler schlosser schmied schneider schornsteinfeger schreiner schriftfuhrer schuler schweißer seelsorger sekretar setzer soldat spediteur spengler spieler sportler sprecher steinmetz steward stipendiat strateg stratege stuckateur student studienrat tanzer tapezierer taucher teamleiter techniker teilnehmer tester texter textilreiniger therapeut tierarzt tischler trainer tutor ubersetzer unternehmer urologe verkaufer verleger vermesser vermittler verpacker vertreter verwalter volontar vorarbeiter vorstandsassistent wachter wartungstechniker werker winzer wirt wissenschaftler zahnarzt zeichner zerspaner zimmerer zuarbeiter zugbegleiter zuschneider zusteller'.split(
    ' ',
  )
const HEAD_WORDS = new Set(HEADS.map((head) => head.replaceAll('ß', 'ss')))
const LONGEST = Math.max(...HEADS.map((head) => head.length))

/** Endings of words for people in general; the words after it are none. */
const ENDINGS = /(?:iker|ologe|eur|[^fgm]ist|ierer)$/
const NO_PEOPLE =
  /(?:^malheur|interieur|exterieur|frist|monologe|prologe|halbleiter|blitzableiter|(?:check|preis|stuck|wunsch|warte|merk|adress|pack|teil|teile|kunden|excel|bestell|inventur|lager|namens|einkaufs|mangel|material|prio|aufgaben|prufu?n?g?)list)$/

/** Nouns made from adjectives: "Angestellte", "Auszubildender". */
export const ADJECTIVE_NOUN =
  /(?:angestellt|auszubildend|selbststandig|selbstandig|vorsitzend|beauftragt|sachverstandig|bevollmachtigt|freiwillig|studierend|bedienstet|alleinerziehend|abgeordnet|vorgesetzt|beschaftigt|arbeitslos|arbeitssuchend|lehrend|mitreisend|verwandt|deutsch|lernend|dienstleistend|leistend|klassenbest|jahrgangsbest)(?:e|er|en|em|es)$/

/** Words that name men or women by themselves, and what is said instead; folded. */
export const PAIRS: Record<string, string> = {
  ...words('frau herr herrn mann dame madchen', 'Person'),
  ...words('frauen damen herren manner manns', 'Menschen'),
  ...words('ehefrau ehemann gattin gatte lebensgefahrtin lebensgefahrte ehemanns', 'Ehepartner/in'),
  ...words('mutter vater mama papa mutti vati familienvater familienmutter', 'Elternteil'),
  ...words('tochter sohn sohne tochtern sohnen', 'Kind'),
  ...words('grossmutter grossvater oma opa', 'Großelternteil'),
  ...words('witwe witwer', 'verwitwet'),
  ...words('krankenschwester krankenschwestern krankenpfleger krankenpflegerin', 'Krankenpfleger/in'),
  ...words('schwester schwestern bruder brudern', 'Geschwister'),
  ...words('kinderkrankenschwester kinderkrankenpfleger kinderkrankenpflegerin', 'Kinderkrankenpfleger/in'),
  ...words('hebamme entbindungspfleger', 'Hebamme/Entbindungspfleger'),
  ...words('stewardess steward flugbegleiterin flugbegleiter', 'Flugbegleiter/in'),
  ...words('friseuse friseurin friseur frisorin frisor', 'Friseur/in'),
  ...words('masseuse masseurin masseur', 'Masseur/in'),
  ...words('barmann barfrau bardame', 'Barkeeper/in'),
  ...words('hausfrau hausmann', 'Hausmann/-frau'),
  ...words('putzfrau putzmann zimmermadchen', 'Reinigungskraft'),
  ...words('mannlich weiblich mannlicher weibliche weiblicher mannliche mannlichen weiblichen', 'Geschlecht'),
  ...words(
    'mutterschutz mutterschaft mutterschaftsurlaub vaterschaftsurlaub vaterzeit schwangerschaft schwanger vatermonate',
    'Elternzeit',
  ),
  ...words('wehrdienst grundwehrdienst zivildienst zivi wehrpflicht ersatzdienst', 'Dienst'),
  ...words('beamtin beamter beamte beamten', 'Beamter/in'),
  ...words('stammkundin stammkunde', 'Stammkunde/in'),
  ...words('azubine azubi', 'Azubi'),
  ...words('prinzessin prinz konigin konig ballkonigin schutzenkonigin schutzenkonig', 'Hoheit'),
  ...words('nonne monch', 'Ordensmitglied'),
  ...words('kfm kffr', 'Kaufmann/-frau'),
  ...words('bundeskanzlerin bundeskanzler', 'Kanzleramt'),
  ...words('madchenname', 'Geburtsname'),
  ...words('zimmermann zimmerfrau zimmerin', 'Zimmerer/in'),
}

/** Stems that change before "-in": "Ärztin", "Köchin". */
export const UMLAUT_STEMS: [feminine: RegExp, masculine: string][] = [
  [/ärzt$/, 'arzt'],
  [/Ärzt$/, 'Arzt'],
  [/köch$/, 'koch'],
  [/Köch$/, 'Koch'],
  [/anwält$/, 'anwalt'],
  [/Anwält$/, 'Anwalt'],
  [/bäuer$/, 'bauer'],
  [/Bäuer$/, 'Bauer'],
]

/** Stems that end in "-e" in the masculine: "Kollegin", "Psychologin". */
export const STEMS_WITH_E = /(?:log|agog|gehilf|kolleg|strateg|gesell|matros|expert|lots|logopäd|pathfind)$/iu

/** Whether a folded word in the singular is a word for a person, of whatever gender. */
export function isPersonWord(folded: string): boolean {
  if (folded.length < 4 || NO_PEOPLE.test(folded)) return false
  for (let length = Math.min(LONGEST, folded.length); length >= 4; length--) {
    if (HEAD_WORDS.has(folded.slice(-length))) return true
  }
  return folded.length > 5 && ENDINGS.test(folded)
}

function words(folded: string, instead: string): Record<string, string> {
  return Object.fromEntries(folded.split(' ').map((word) => [word, instead]))
}
