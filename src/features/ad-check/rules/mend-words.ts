import type { AdFinding } from '../ad'

/** `text` with `$1` keeps a part; `field` limits it to a kind of text. */
type Swap = [rule: string, words: RegExp, text: string, field?: AdFinding['field']]

/** Tried in their order on the words found; `$1` keeps an ending. */
export const SWAPS: readonly Swap[] = [
  [
    'age-young-team',
    /(?<!\p{L})jung(?=\p{L}{0,3},? (?:\p{L}{1,30},? ){0,3}(?:Team|Mannschaft|Truppe|Kolleg|Belegschaft))/iu,
    'eingespielt',
  ],
  ['age-young-team', /jung ?(?=geblieben)/iu, 'neugierig '],
  ['age-young-', /(?<!\p{L})jung\p{L}{0,3} (\p{L}{3,40} (?:oder|und|bzw\.?) )jung\p{L}{0,3} (?=\p{L})/iu, '$1'],
  ['age-young-', /(?<!\p{L})jung\p{L}{0,3}(?:\([rs]\)|:r)?(?:,| und| oder)? (?=\p{L})/iu, ''],
  ['age-young-trade', /^Jung(?=\p{L})/u, ''],
  ['age-beginner', /Digital[ -]Natives/iu, 'Menschen mit digitaler Erfahrung'],
  // Of the same gender, so that article and adjective before it stay right.
  ['age-beginner', /Digital[ -]Native/iu, 'Profi mit digitaler Erfahrung'],
  ['age-beginner', /Young (?:Professionals|Talents)/iu, 'Fachkräfte'],
  ['age-beginner', /Young (?:Professional|Talent)/iu, 'Fachkraft'],
  ['age-beginner', /(?:Berufsanfänger|Berufseinsteiger)\p{L}{0,6}/iu, 'Fachkraft', 'title'],
  ['age-beginner', /(?:Berufsanfänger|Berufseinsteiger)\p{L}{0,6}/iu, '$& oder berufserfahren'],
  ['age-grown-up-with', /(?<!\p{L})jung(?=\p{L}{1,3} (?:Gesichter|Köpfe))/iu, 'neu'],
  ['age-grown-up-with', /(?<!\p{L})(?:jung|frisch)\p{L}{1,3} (?=\p{L})/iu, ''],
  ['title-one-gender', /(?<!\p{L})(?:männlich|weiblich)e[rns]? (?=\p{L})/iu, ''],
  ['origin-native-speaker', /muttersprachlich/iu, 'verhandlungssicher'],
  ['origin-native-speaker', /akzentfrei/iu, 'fließend'],
  ['sex-words', /(?:Mädchen|Mann|Frau) (?:für (?:alles|alle Fälle)|fürs Grobe|fürs Feine)/iu, 'Allroundtalent'],
  ['sex-words', /(?:Putz|Küchen)frau(?:en)?/iu, 'Reinigungskraft'],
  ['sex-words', /Hausfrau(?:en)?/iu, 'Kraft'],
  ['sex-words', /Sekretärin|Bürodame/iu, 'Assistenz'],
  ['sex-words', /Empfangsdame/iu, 'Empfangskraft'],
  ['sex-words', /(?<=Reinigungs|Service|Kassen|Spül|Haushalts|Markt|Bar|Telefon)(?:frau|dame)(?!\p{L})/iu, 'kraft'],
  ['sex-words', /(?<!\p{L})(?:Dame|Frau)n?en(?!\p{L})/iu, 'Personen'],
  ['sex-words', /(?<!\p{L})Damen(?!\p{L})/iu, 'Personen'],
  ['sex-words', /(?<!\p{L})(?:Dame|Frau)(?!\p{L})/iu, 'Person'],
  ['sex-words', /(?<!\p{L})(?:Männern?|Herren|Jungs|Burschen)(?!\p{L})/iu, 'Leute'],
  ['sex-words', /(?<=en )Mann(?!\p{L})/iu, 'Menschen'],
  ['sex-words', /Mann(?!\p{L})/iu, 'Mensch'],
  ['trial-', /unbezahlt|unentgeltlich|unvergütet|kostenlos/iu, 'bezahlt'],
  ['trial-', /nicht (?=vergütet|bezahlt|entlohnt)/iu, ''],
  ['trial-', /ohne (?=Bezahlung|Lohn|Vergütung|Entgelt|Gehalt)/iu, 'gegen '],
  // "Unterlagen mit Lichtbild": only the photo goes.
  [
    'photo',
    / (?:mit|inkl\.?|inklusive|samt|nebst|plus) (?:(?:eine[mnr]?|Ihre[mn]|deine[mn]|aktuelle[mnr]|neue[mnr]|\p{Ll}{3,20}e[mnr]) ){0,2}(?:Foto|Lichtbild|Bild|Passbild|Porträt|Porträtfoto)(?!\p{L})/iu,
    '',
  ],
  ['title-gendered-word', /Krankenschwester\p{L}{0,6}/iu, 'Pflegefachkraft'],
  ['title-gendered-word', /(?:Putz|Reinigungs)(?:frau|dame|mann)\p{L}{0,6}/iu, 'Reinigungskraft'],
  ['title-gendered-word', /Zimmermädchen/iu, 'Servicekraft Zimmerreinigung'],
  ['title-gendered-word', /Sekretärin|Bürodame/iu, 'Assistenz'],
  ['title-gendered-word', /Empfangsdame\p{L}*|Hostess\p{L}{0,6}/iu, 'Empfangskraft'],
  ['title-gendered-word', /Kellnerin/iu, 'Servicekraft'],
  ['title-gendered-word', /(?:Zahna|A)rzthelferin\p{L}{0,6}/iu, 'Medizinische Fachangestellte (m/w/d)'],
  ['title-gendered-word', /Kinderfrau\p{L}{0,6}/iu, 'Kinderbetreuung'],
  ['title-gendered-word', /Haushälterin/iu, 'Haushaltshilfe'],
  ['title-gendered-word', /fachfrau/iu, 'fachkraft'],
  ['title-gendered-word', /kauffrau/iu, 'kaufmann/-frau'],
  ['title-gendered-word', /(?<!\p{L})Köchin/iu, 'Koch/Köchin'],
  ['title-gendered-word', /(?<!\p{L})Ärztin/iu, 'Arzt/Ärztin'],
  ['title-gendered-word', /(?<=\p{L}{3})in(?!\p{L})/iu, '/in'],
]

/** What asks for pay lawfully, to companies' "Sie" and to friends. */
export const PAY_QUESTION = 'Welches Gehalt stellen Sie sich vor?'
export const PAY_QUESTION_TO_FRIENDS = 'Welches Gehalt wünschst du dir?'
