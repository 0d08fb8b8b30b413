import type { ResumeContent } from '~/features/resumes/schema'
import { foldGerman } from '~/lib/german/fold.ts'
import { createRandom, type Random } from '~/lib/random'
import { uuidv7 } from '~/lib/uuid'

/** The same trade said of a woman and of a man. */
const TRADES: [woman: string, man: string][] = [
  ...pairs('Elektronikerin/Elektroniker Köchin/Koch Kauffrau/Kaufmann Krankenschwester/Krankenpfleger'),
  ...pairs('Erzieherin/Erzieher Ingenieurin/Ingenieur Buchhalterin/Buchhalter Teamleiterin/Teamleiter'),
  ...pairs('Verkäuferin/Verkäufer Gärtnerin/Gärtner Tischlerin/Tischler Informatikerin/Informatiker'),
  ...pairs('Lehrerin/Lehrer Psychologin/Psychologe Pilotin/Pilot Friseurin/Friseur Sekretärin/Sekretär'),
  ...pairs('Assistentin/Assistent Referentin/Referent Beamtin/Beamter Anwältin/Anwalt Beraterin/Berater'),
  ...pairs('Lageristin/Lagerist Laborantin/Laborant Technikerin/Techniker Malerin/Maler Bäckerin/Bäcker'),
  ...pairs('Landwirtin/Landwirt Architektin/Architekt Redakteurin/Redakteur Fotografin/Fotograf'),
  ...pairs('Physiotherapeutin/Physiotherapeut Apothekerin/Apotheker Maurerin/Maurer Schweißerin/Schweißer'),
  ...pairs('Fachangestellte/Fachangestellter Bürokauffrau/Bürokaufmann Zahnärztin/Zahnarzt Pädagogin/Pädagoge'),
]
const TOWNS: [code: string, name: string][] = [
  ['85250', 'Altomünster'],
  ['71543', 'Wüstenrot'],
  ['83727', 'Schliersee'],
  ['24214', 'Gettorf'],
  ['90587', 'Veitsbronn'],
  ['04779', 'Wermsdorf'],
  ['08321', 'Zschorlau'],
  ['75438', 'Knittlingen'],
]

export type Person = ReturnType<typeof personOf>

/** A person, every detail of whom is marked by a word that is nowhere else. */
export function personOf(number: number) {
  const random = createRandom(`anonymous:${number}`)
  const isWoman = number % 2 === 0
  const firstName = `${name(random, 3)}${isWoman ? 'a' : 'o'}`
  const lastName = name(random, 4)
  const [postalCode, city] = random.pick(TOWNS)
  const trades = random.sample(TRADES, 3).map((pair) => pair[isWoman ? 0 : 1])
  const account = `${firstName}.${lastName}`.toLowerCase()
  const number8 = `${55_000_000 + number}`
  return {
    ...{ number, isWoman, firstName, lastName, postalCode, city, trades, account },
    phone: `0171 ${number8}`,
    email: `${account}@post.example`,
    fileName: `zeugnis-${lastName.toLowerCase()}.pdf`,
    street: `${name(random, 3)}straße 12`,
    birthYear: random.int(1955, 1999),
    number8,
  }
}

/** A letter with everything people write about themselves. */
export function letterOf({
  firstName,
  lastName,
  trades,
  phone,
  email,
  account,
  city,
  postalCode,
  street,
  ...of
}: Person) {
  const [trade = '', second = ''] = trades
  const e = of.isWoman ? 'e' : 'er'
  const eine = of.isWoman ? 'eine' : 'ein'
  return [
    'Sehr geehrte Damen und Herren,',
    `ich bin ${firstName} ${lastName}, geboren am 12.03.${of.birthYear} in ${city}, und gelernt${e} ${trade}.`,
    `Als ${eine} erfahren${e} ${second} mit über 25 Jahren Erfahrung, Abitur ${of.birthYear + 19}, wohne ich in der ${street}, ${postalCode} ${city}.`,
    of.isWoman
      ? `Nach dem Mutterschutz bin ich als Mutter von zwei Kindern zurück; mein Ehemann arbeitet auch. Geschlecht: weiblich.`
      : `Nach dem Zivildienst bin ich als Vater von zwei Kindern zurück; meine Ehefrau arbeitet auch. Geschlecht: männlich.`,
    `Schreiben Sie an ${email} oder ${account.replace('.', ' (punkt) ')} at post punkt de, Telefon ${phone}, linkedin.com/in/${account}.`,
    `Insta: @${account.replace('.', '_')}, ${firstName.charAt(0)}. ${lastName}, ${firstName.charAt(0)} ${lastName}`,
    `Alle nennen mich ${nicknameOf(firstName)}. Zur Welt kam ich am zwölften März ${YEAR_SAID}.`,
    `Mit freundlichen Grüßen\n${firstName} ${lastName.toUpperCase()}`,
  ].join('\n')
}

const YEAR_SAID = 'neunzehnhundertneunzig'

const nicknameOf = (firstName: string) => `${firstName.slice(0, 5)}i`

/** A résumé with the same in its sections. */
export function contentOf(person: Person): ResumeContent {
  const { firstName, lastName, trades, city, birthYear, phone, isWoman } = person
  const [trade = '', second = '', third = ''] = trades
  return {
    summary: `${trade} aus ${city}, Jahrgang ${birthYear}. ${firstName} ${lastName}, ${phone}.`,
    experience: [
      {
        ...{ id: uuidv7(), position: trade, employer: `${lastName} und Partner GmbH`, place: city },
        ...{ from: `${birthYear + 22}-04`, to: null, description: `Als ${second} in ${city}, seit ${birthYear + 22}.` },
      },
      {
        ...{ id: uuidv7(), position: second, employer: 'Nordlicht Werke', place: city },
        ...{ from: `${birthYear + 20}-04`, to: `${birthYear + 22}-03`, description: `${firstName}s erste Stelle` },
      },
    ],
    education: [
      {
        ...{
          id: uuidv7(),
          degree: `Ausbildung zu${isWoman ? 'r' : 'm'} ${third}`,
          institution: `Berufsschule ${city}`,
        },
        ...{ place: city, from: `${birthYear + 16}-08`, to: `${birthYear + 19}-07`, description: '' },
      },
    ],
    skills: [{ id: uuidv7(), name: 'Kundendienst', level: 4 }],
    languages: [{ id: uuidv7(), name: 'Deutsch', level: null }],
    certificates: [
      {
        id: uuidv7(),
        name: `Schein von ${firstName} ${lastName}`,
        issuer: `IHK ${city}`,
        issuedIn: `${birthYear + 21}-02`,
      },
    ],
    projects: [
      {
        id: uuidv7(),
        name: `Haus ${lastName}`,
        url: `https://${person.account.replace('.', '-')}.example`,
        description: trade,
      },
    ],
    interests: isWoman ? 'Frauenfußball, Pfadfinderin' : 'Männerchor, Trainer der Herrenmannschaft',
  }
}

/** Folded words that tell who a person is, with what they tell. */
export function tokensOf(person: Person): [word: string, kind: string][] {
  const { firstName, lastName, postalCode, city, number8, street } = person
  const fold = (text: string) => foldGerman(text)
  return [
    [fold(firstName), 'name'],
    [`${fold(firstName)}s`, 'name'],
    [fold(lastName), 'name'],
    [fold(nicknameOf(firstName)), 'name'],
    [YEAR_SAID, 'year'],
    [fold(firstName) + fold(lastName), 'name'],
    [fold(firstName.charAt(0) + lastName), 'name'],
    [number8, 'telephone'],
    [postalCode, 'postal code'],
    [fold(city), 'town'],
    [fold(street.split(' ')[0] ?? ''), 'street'],
  ]
}

/** Folded words that tell a gender outside of square brackets. */
export const GENDERED: ReadonlySet<string> = new Set(
  [
    ...TRADES.flat(),
    ...pairs('Mutter/Vater Mutterschutz/Zivildienst Ehemann/Ehefrau weiblich/männlich').flat(),
    ...pairs('Frauenfußball/Männerchor Pfadfinderin/Herrenmannschaft gelernte/gelernter erfahrene/erfahrener').flat(),
    ...pairs('eine/Trainer').flat(),
  ]
    .filter((word) => word !== 'eine')
    .map((word) => foldGerman(word)),
)

function pairs(text: string): [string, string][] {
  return text.split(' ').map((pair) => {
    const [woman = '', man = ''] = pair.split('/')
    return [woman, man]
  })
}

function name(random: Random, syllables: number): string {
  const parts = Array.from(
    { length: syllables },
    () => random.pick([...'bdfgjklmnprtvwz']) + random.pick([...'aeiouy']),
  )
  const text = parts.join('')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
