/**
 * What a posting says about the work, apart from the occupation: read from advertisements and asked for in searches by
 * the same names.
 */
export type Fact =
  | 'morning'
  | 'afternoon'
  | 'evening'
  | 'night'
  | 'early'
  | 'day'
  | 'weekend'
  | 'shift'
  | 'homeEveryDay'
  | 'away'
  | 'carLicence'
  | 'untrained'
  | 'holidays'
  | 'season'
  | 'leading'
  | 'public'
  | 'housing'
  | 'german'

type Described = {
  label: string
  /** Label when it is unwanted, and what is unwanted with it; without one it cannot be. */
  without?: { label: string; also?: readonly Fact[] }
  asked: RegExp
  /** What asks for it and names the work as well, so that its words are searched, too: "im Rathaus". */
  alsoBy?: RegExp
  /** How searches name what they do not want ("ohne …"); the same as `asked` when missing. */
  unwanted?: RegExp
  /** How advertisements say it, in folded small letters. */
  says: RegExp
  /** How a title or a company's name says it, where the same word in a text may be about others. */
  named?: { in: 'title' | 'companyName'; says: RegExp }
  /** How they say that it is absent, other than by "ohne" and "keine". */
  saysNot?: RegExp
  /** Facts that exclude it: work at night is not what somebody wants who looks for mornings. */
  against?: readonly Fact[]
  /** What says that it is absent: "montags bis freitags" means no weekends. */
  absentBy?: readonly Fact[]
}

const whole = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu')

/** The same said twice is one wish: "abends ab 18 Uhr". */
const repeated = (source: string) => whole(`(?:${source})(?:\\s+(?:${source}))?`)

/** How people type a stretch of hours, whose first and last fit these. */
const stretch = (first: string, last: string) =>
  `(?:(?:von|zwischen)\\s+)?(?:${first})(?:[:.]\\d\\d)?\\s*(?:uhr\\s*)?(?:-|–|bis|und)\\s*(?:${last})(?:[:.]\\d\\d)?\\s*uhr`

/** One hour: "um 6 Uhr", but not the end of a stretch. */
const clock = (hour: string) =>
  `(?<!(?:bis|und|vor|nach|ab|-|–)\\s{0,2})(?:(?:um|gegen)\\s+)?(?:${hour})(?:[:.]\\d\\d)?\\s*uhr(?!\\s*(?:bis|-|–))`

/** From when on work is in the evening; later it is at night. */
const LATE = '(?:1[6-9]|2[01])(?:[:.]\\d\\d)?\\s*uhr'

/** In this order: words used by one are gone for the next. */
export const FACTS: Readonly<Record<Fact, Described>> = {
  untrained: {
    label: 'Ohne Ausbildung',
    asked: whole(
      '(?:auch\\s+)?(?:f(?:ü|ue)r\\s+)?ungelernte?[rn]?|(?:(?:als|f(?:ü|ue)r)\\s+)?quereinsteiger(?:in(?:nen)?)?|quereinstieg|(?:ohne|keine?)\\s+(?:abgeschlossene\\s+)?(?:berufs)?(?:ausbildung|erfahrung|vorkenntnisse|kenntnisse|examen|abschluss)(?:\\s+n(?:ö|oe)tig)?|(?:berufs)?(?:ausbildung|erfahrung|vorkenntnisse|abschluss)\\s+nicht\\s+(?:n(?:ö|oe)tig|notwendig|erforderlich)',
    ),
    says: /(?<!(?:anleitung|betreuung|einarbeitung|schulung|weiterbildung) von |weiterbildung fur )quereinst|fachfremde (?:[^ |]+ ){0,2}willkommen|ungelernt|auch angelernt|anlernen erfolgt|bringen (?:dir|ihnen|euch) alles bei|(?:wirst|wird|werden) (?:[^ |]+ ){0,3}angelernt|lernen (?:dich|sie|euch) an\b|anlern(?:ung|en am|phase|zeit|tatigkeit)|(?:ohne|keine) (?:\w+ )?(?:(?:berufs)?ausbildung|vorkenntnisse|(?:berufs)?erfahrung|kenntnisse)|(?:ausbildung|vorkenntnisse|erfahrung) (?:brauchst du |ist |sind )?(?:nicht|keine)/,
    saysNot:
      /(?:keine|nicht fur) (?:ungelernt|quereinst)|quereinst\p{L}{0,12} (?:\p{L}+ ){0,3}nicht|nicht ohne \p{L}{0,6}ausbildung|ohne (?:\p{L}+ )?(?:\p{L}{0,6}ausbildung|\p{L}{0,6}erfahrung) (?:\p{L}+ ){0,4}nicht (?:einstellen|berucks)|ohne \p{L}+ geht es nicht/u,
    named: { in: 'title', says: /(?<!arzt|geburts|entwicklungs)helfer(?!koord)|aushilf|hilfskraft|helpers?\b/ },
  },
  holidays: {
    label: 'Ferienjob',
    asked: whole(
      '(?:ferien|sommer)[\\s-]?(?:jobs?|jobber|arbeit|aushilfen?|helfer|kraft)|jobs?\\s+in\\s+den\\s+(?:sommer)?ferien',
    ),
    says: /(?:ferien|sommer)[ -]?(?:job|arbeit|aushilf|helfer|kraft)|(?:semester|schul|sommer)ferien (?:jobben|arbeiten)/,
  },
  season: {
    label: 'Saisonarbeit',
    asked: whole('saison[\\s-]?(?:jobs?|arbeit|kr(?:ä|ae)fte?|kraft|stellen?|aushilfen?)?'),
    says: /saison(?:krafte?|(?:mit)?arbeit\p{L}*|helfer\p{L}*|koch|tatigkeit|beschaftigung|jobs?|stellen?|aushilf\p{L}*|vertrag|betrieb)(?!\p{L})(?<!statt \p{L}{6,25})(?<!(?:unterkunft|wohnung|wohnungen|zimmer) fur saisonkrafte)|(?:fur (?:die|diese|unsere)|in der|(?:wahrend|dauer) der|auf die|zur|kommenden?) (?:bade|ernte|ski|sommer|spargel|winter)?saison(?!\p{L})|(?:bade|ski|sommer|winter)?saison (?:von|bis|in)(?!\p{L})|ernte(?:helf|hilf|einsatz)/u,
    named: { in: 'title', says: /saison(?!al|abschluss)/ },
  },
  leading: {
    label: 'Mit Leitung',
    asked: whole(
      'f(?:ü|ue)hrungs(?:kr(?:ä|ae)fte?|kraft|position|positionen|aufgaben?|verantwortung)|leitungs(?:position|positionen|stelle|stellen|aufgaben?)|leitende[rnm]?\\s+(?:position|stelle|angestellte[rn]?|t(?:ä|ae)tigkeit)|abteilungsleit(?:er|erin|ung)|teamleit(?:er|erin|ung)|(?<!(?:head|sous|executive|pastry|demi)\\s)chef(?:in|s)?(?!\\s+(?:de|koch)(?!\\p{L}))|boss|vorgesetzte[rn]?',
    ),
    says: /(?<!beg|an|zu|ab|ver)leit(?:er(?:in)?|ung)(?!plat|bahn|sp)\b|chef(?:in)?\b|polier|vorarbeiter|fuhrungskraft|direktor|head of/,
  },
  public: {
    label: 'Öffentlicher Dienst',
    asked: whole(
      '(?:im\\s+)?(?:ö|oe)ffentliche[rnm]?\\s+dienst|bei\\s+(?:der|einer)\\s+(?:stadt|gemeinde|kommune|beh(?:ö|oe)rde)|beim\\s+(?:amt|staat|land|landkreis|bund)|beh(?:ö|oe)rden?|^gemeinden?$|gemeindeverwaltung|kommunen?|ministeri(?:um|en)|tv(?:ö|oe)d|tv-?l',
    ),
    alsoBy: whole(
      'rathaus(?!\\s+(?:galerie|apotheke|caf(?:é|e)|center|passage))|(?:landrats|finanz|bezirks|b(?:ü|ue)rger|einwohnermelde|standes|ordnungs|bau|umwelt|jugend|sozial|gesundheits|arbeits|ausl(?:ä|ae)nder|veterin(?:ä|ae)r|kataster|vermessungs|versorgungs|hauptzoll|schul|stra(?:ß|ss)enbau)amt|(?:stadt|kreis|gemeinde|kommunal|bezirks|landes|bundes)verwaltung|jobcenter',
    ),
    says: /(?<!(?:fur den|aus dem|an den|kunden im|wie im|mit dem|dem) )offentliche[nr] dienst|tvod|tv-?l\b|beamtenverhaltnis|verbeamt|(?:als beamt(?:er|in)|beamt(?:er|in) (?:im|in der))\b|besoldung|wir sind (?:ein|eine|das|die) (?:[^ |]+ )?(?:landkreis|behorde|kommune|ministerium)\b(?!-)/,
    named: {
      in: 'companyName',
      says: /^(?:(?:hanse|kreis|universitats|landeshaupt)?stadt|gemeinde|landkreis|amt|freistaat) (?!(?:apotheke|backerei|cafe|galerie|garage|hotel|optik|metzgerei|parfumerie)\p{L}*(?!\p{L})|.*\b(?:gmbh|ohg|kg|ug|e\.? ?k)\b)|stadtverwaltung|stadtreinigung|stadtwerke|landkreis|kreisverwaltung|gemeindeverwaltung|bezirksamt|ministerium|behorde|amtsgericht|landesamt|bundesamt|bundesanstalt|bundesagentur|finanzamt|landratsamt|zweckverband|eigenbetrieb/u,
    },
  },
  housing: {
    label: 'Mit Unterkunft',
    asked: whole(
      'mit\\s+(?:wohnung|unterkunft|zimmer|kost und logis|wohnm(?:ö|oe)glichkeit)|(?:personal|werks|dienst|mitarbeiter)(?:wohnung|unterkunft|zimmer)|kost und logis',
    ),
    says: /(?:personal|mitarbeiter|werks|dienst|betriebs)(?:wohnung|unterkunft|zimmer)|(?:personal|mitarbeiter)haus|unterkunfte (?:stellen|vorhanden)|unterkunftsmoglich|(?<!\b(?:der|einer|die|zur|fur) )unterkunft\b(?! fur (?:gefluchtete|gaste|obdach|asyl))|kost und logis|wohnmoglichkeit/,
    saysNot: /(?:unterkunft|wohnung|zimmer) (?:[^ |.]+ ){0,4}(?:nicht|selbst)(?!\p{L})/u,
  },
  homeEveryDay: {
    label: 'Jeden Tag zu Hause',
    asked: whole(
      'nicht\\s+(?:im\\s+)?fernverkehr|(?:(?:jede[nr]?|an jedem)\\s+(?:tag|abend)|abends)\\s+(?:wieder\\s+)?(?:zu\\s*hause|daheim)|t(?:ä|ae)glich\\s+(?:zu\\s*hause|daheim)|(?<!(?:ö|oe)ffentliche[nrs]?\\s{1,3})(?:im\\s+)?nahverkehr|(?:ohne|keine?)\\s+(?:(?:ü|ue)bernachtung(?:en)?|fern(?:verkehr|fahrten|touren)|reiset(?:ä|ae)tigkeit|reisen|montage(?:eins(?:ä|ae)tze)?)|tagestour(?:en)?',
    ),
    says: /(?:jeden (?:tag|abend)|abends)(?: wieder| punktlich)? (?:zu ?hause|daheim)|taglich (?:zu ?hause|daheim)|tagestour|(?<!kein |nicht |im |den |zum |offentlicher )nahverkehr(?:s(?:fahrer(?:in)?|touren?))?\b|keine ubernachtung/,
    against: ['away'],
  },
  away: {
    label: 'Unterwegs über Nacht',
    asked: whole('fernverkehr|auf\\s+montage'),
    says: /fernverkehr|international(?:er|en|e)? (?:tour|fahr)|im internationalen verkehr|wochen unterwegs|mehrtagige[nr]? (?:tour|fahrt|einsat)|(?<!(?:keine|geringe|kaum|wenig|dienstliche) )reisetatigkeit(?! (?:ist )?nicht| ?: ?(?:keine|nein|kaum|gering))|ubernachtung|ubernachtfahrt|ubernachten im|reisebereit|bundesweite (?:eins|mont)|reisen in|auf montage/,
  },
  carLicence: {
    label: 'Führerschein B',
    asked: whole(
      'f(?:ü|ue)hrerschein(?:\\s+(?:der\\s+)?klasse)?\\s+b|klasse\\s+b|(?:klasse\\s+)?b[\\s-]+(?:f(?:ü|ue)hrerschein|schein)|pkw[\\s-]*f(?:ü|ue)hrerschein',
    ),
    says: /(?:fuhrerschein|fahrerlaubnis|\bfs)(?: der)?(?: klasse| kl\.)? b\b|klasse b\b|pkw-?fuhrerschein/,
    saysNot:
      /(?:fuhrerschein|fahrerlaubnis|klasse b)(?: klasse b)? (?:\p{L}+ ){0,2}(?:nicht|kein muss)(?!\p{L})|kein fuhrerschein/u,
  },
  german: {
    label: 'Deutschkenntnisse',
    without: { label: 'Ohne Deutschkenntnisse' },
    // "Deutsch" alone is a word like others.
    asked: /(?!)/,
    unwanted: whole(
      '(?:(?:gut|viel|perfekt)e?[nrs]?\\s+)?(?:deutsch(?:e[nr]?\\s+sprach(?:e|kenntnisse))?|deutsch(?:e\\s+)?(?:sprach)?kenntnisse?|sprach(?:e|en|kenntnisse?))',
    ),
    says: /(?:gut|sicher|fliessend|perfekt|einwandfrei|fundiert|solid)(?:e[nmrs]?)? (?:kenntnisse in |kenntnisse der )?deutsch(?!land)|deutschkenntnisse|deutsch (?:\w+ ){0,2}(?:in wort und schrift|fliessend|[abc][12]\b|niveau)|deutsche sprache in wort/,
    saysNot:
      /deutsch(?:kenntnisse|e sprache)? (?:\w+ ){0,2}(?:nicht (?:notig|notwendig|erforderlich|wichtig|zwingend)|kein muss|keine voraussetzung)|no german|german (?:is )?not (?:needed|required)|without german|english speaking|(?:teamsprache|arbeitssprache)(?: ist)? englisch|englisch (?:reicht|genugt)(?! nicht)/,
    absentBy: ['untrained'],
  },
  morning: {
    label: 'Vormittags',
    asked: repeated(
      `${stretch('0?[5-9]', '1[0-3]')}|` +
        `(?:morgens|fr(?:ü|ue)h)\\s+${clock('0?[4-9]|1[01]')}|${clock('0?[4-9]|1[01]')}(?:\\s+(?:morgens|fr(?:ü|ue)h|vormittags))?|` +
        '(?:nur\\s+)?bis\\s+1[1-5](?:[:.]\\d\\d)?\\s*uhr|(?:(?:am|die|an den)\\s+)?vormittag(?:e|en|s)?|morgens|w(?:ä|ae)hrend\\s+(?:der\\s+|des\\s+)?(?:schul|kita|kindergarten)(?:e|s|zeit|zeiten)?|(?:wenn|w(?:ä|ae)hrend|solange)\\s+(?:(?:die|meine|mein)\\s+)?(?:kinder|kind|kids)\\s+(?:in\\s+der\\s+(?:schule|kita)|im\\s+kindergarten)(?:\\s+(?:sind|ist))?|(?:zu|in)\\s+(?:den\\s+)?(?:schul|kita)zeiten',
    ),
    says: /vormittage?[ns]?\b(?!\W+(?:\w+\W+){0,4}geschlossen)|morgens|am fruhen morgen/,
    against: ['night', 'evening'],
  },
  afternoon: {
    label: 'Nachmittags',
    asked: whole(
      `${stretch('1[2-5]', '1[6-9]|20')}|` +
        '(?:nur\\s+)?(?:(?:am|an\\s+den|die)\\s+)?nachmittag(?:e|en|s)?|nach\\s+der\\s+schule',
    ),
    says: /nachmittage?[ns]?\b(?!\W+(?:\w+\W+){0,4}geschlossen)/,
    against: ['night'],
  },
  evening: {
    label: 'Abends',
    without: { label: 'Nicht abends', also: ['night'] },
    asked: repeated(
      `${stretch('1[6-9]', '2[0-4]')}|(?:(?:erst\\s+)?(?:ab|nach)|nicht\\s+vor)\\s+${LATE}|${clock('1[6-9]|2[01]')}|` +
        '(?:(?:am|an\\s+den)\\s+)?abend(?:e?s|e|en)?|nach\\s+(?:feierabend|der\\s+arbeit)|abend(?:job|jobs|stunden)',
    ),
    unwanted: whole(
      'abends?|abend(?:dienst|dienste|schicht|arbeit|gesch(?:ä|ae)ft)e?n?|sp(?:ä|ae)t(?:dienst|schicht|sprechstunde)e?n?',
    ),
    says: /(?<!feier|sonn|heilig|(?:selben|gleichen) )abend(?:s|e|en)?\b(?! (?:weisst|wissen|siehst|sehen|zufrieden|(?:wieder )?(?:zu ?hause|daheim|nach hause|heim|frei)\b))|abend(?:geschaft|dienst|stunde|job|veranstaltung)|spatdienst|spatschicht|nach (?:laden|geschafts|praxis)schluss/,
    absentBy: ['morning', 'day'],
  },
  early: {
    label: 'Frühschicht',
    without: { label: 'Keine Frühschicht' },
    asked: whole('(?:in\\s+)?fr(?:ü|ue)h(?:schicht|dienst)e?n?'),
    says: /fruh(?:schicht|dienst|-[ ,/]{1,2}(?:und |oder )?(?:mittel|nacht|spat|tag)(?!auf))|[56](?:[:.]\d\d)? bis 1[34]/,
    against: ['night'],
  },
  day: {
    label: 'Tagsüber, Montag bis Freitag',
    asked: whole(
      `tags(?:ü|ue)ber|(?:im\\s+)?tag(?:es)?(?:schicht|dienst|arbeit)|normalschicht|einschicht|geregelte[nr]?\\s+arbeitszeit(?:en)?|mo(?:ntags?)?\\.?\\s*(?:-|–|bis)\\s*fr(?:eitags?)?\\.?|(?:arbeitszeit(?:en)?\\s+)?(?:von\\s+)?0?[6-9](?:[:.]\\d\\d)?\\s*(?:uhr\\s*)?(?:-|–|bis)\\s*1[4-8](?:[:.]\\d\\d)?\\s*uhr`,
    ),
    says: /mo(?:ntags?)?(?:-| ?– ?| bis )(?:fr|freitags?|do|donnerstags?)\b|(?<!oder )tag(?:schicht|dienst)|normalschicht/,
    against: ['night', 'weekend'],
  },
  night: {
    label: 'Nachtarbeit',
    without: { label: 'Ohne Nachtarbeit' },
    asked: whole(
      `${stretch('2[0-3]', '0?[4-8]')}|(?:erst\\s+)?ab\\s+2[2-4](?:[:.]\\d\\d)?\\s*uhr|nachts|(?:dauer)?nacht(?:schicht|arbeit|dienst)(?:en|e)?`,
    ),
    unwanted: whole('nacht(?:s|schicht|arbeit|dienst|wache|einsatz)?(?:en|e)?'),
    says: /nachts\b|(?:in der|nur) nacht\b|nacht(?:schicht|arbeit|dienst|wache|bereitschaft|portier|zug)|schlafbereitschaft|nachtlich\p{L}{0,2} (?:bereitschaft|dienst|einsat|arbeit|tour)|dauernacht/u,
    absentBy: ['day', 'early', 'morning'],
  },
  weekend: {
    label: 'Am Wochenende',
    without: { label: 'Ohne Wochenende' },
    asked: whole(
      '(?:am\\s+)?(?:wochenend|samstags|sonntags)[\\s-]?(?:jobs?|aushilfen?|arbeit)|(?:am\\s+)?wochenenden?|samstags?|sonnabends?|sonntags?',
    ),
    unwanted: whole(
      '(?:am\\s+)?(?:wochenend(?:e|en|s)?(?:arbeit|dienst|dienste|diensten|schicht)?|(?:samstag|sonnabend|sonntag|feiertag)(?:s|e|en)?(?:arbeit|dienst|dienste)?)',
    ),
    says: /(?<!ins |lange[ns]? |verbring\p{L}{1,3} (?:ihr|das|ein) )wochenende?n?(?! (?:bei uns )?(?:verbring|geniess))(?:dienste?n?|arbeit)?\b|(?:samstag|sonnabend|sonntag)(?:s|e|en)?(?:arbeit|dienste?n?)?\b|mo(?:ntags?)?(?:-| ?– ?| bis )(?:samstags?|sonntags?|sa|so)\b|\bsa (?:und|bis|&) so\b/u,
    absentBy: ['day'],
  },
  shift: {
    label: 'Schichtarbeit',
    without: { label: 'Ohne Schicht', also: ['night'] },
    asked: whole(
      '(?:(?:[2-4]|zwei|drei|vier)[\\s-]*|wechsel|voll(?:konti)?)?schicht(?:-?(?:arbeit|dienst|betrieb|system))?|vollkonti',
    ),
    unwanted: whole(
      '(?:[2-4](?:er)?[\\s-]*|zwei|drei|vier|wechsel)?schicht(?:arbeit|dienst|betrieb|system|en)?|geteilte[nr]?\\s+dienste?n?',
    ),
    says: /(?:wechsel|(?:zwei|drei|[2-5])-?)schicht|wechselnden? schichten|(?<!ein)schicht(?:dienst|arbeit|betrieb|system)|vollkonti|geteilte dienste|fruh-[ ,/]{1,2}(?:und |oder )?(?:mittel|nacht|spat|tag)(?!auf)|spat-[ ,/]{1,2}(?:und |oder )?nacht/,
    absentBy: ['day'],
  },
}

const isFact = (name: string): name is Fact => name in FACTS
export const FACT_NAMES: readonly Fact[] = Object.keys(FACTS).filter(isFact)
