import { type GermanWord, germanWords } from '~/lib/german/words'

/**
 * Occupations with several names for exactly the same work or training: renamed by law, or called otherwise in the south.
 * Families (`families.ts`) also hold what is only looked for together.
 */
const LINES = `
Krankenschwester = Krankenpfleger = Gesundheits- und Krankenpfleger = Gesundheitspfleger und Krankenpfleger
Kinderkrankenschwester = Kinderkrankenpfleger = Gesundheits- und Kinderkrankenpfleger
Arzthelfer = Medizinischer Fachangestellter = MFA
Zahnarzthelfer = Zahnmedizinischer Fachangestellter = ZFA
Tierarzthelfer = Tiermedizinischer Fachangestellter = TFA
Krankengymnast = Physiotherapeut
Masseur = Masseur und medizinischer Bademeister
Hörgeräteakustiker = Hörakustiker
Optiker = Augenoptiker
Tischler = Schreiner
Fleischer = Metzger
Klempner = Spengler
Zimmerer = Zimmermann
Maler = Maler und Lackierer
Gas- und Wasserinstallateur = Anlagenmechaniker SHK = Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik = Heizungsbauer
Elektriker = Elektroniker = Elektroinstallateur
Kfz-Mechaniker = Kfz-Mechatroniker = Kraftfahrzeugmechatroniker = Automechaniker
Maschinenschlosser = Industriemechaniker = Betriebsschlosser
Dreher = Zerspanungsmechaniker = Zerspaner
Werkzeugmacher = Werkzeugmechaniker
Lagerist = Fachkraft für Lagerlogistik
Lkw-Fahrer = Berufskraftfahrer = Kraftfahrer
Bürokaufmann = Kaufmann für Büromanagement = Kaufmann für Bürokommunikation
Einzelhandelskaufmann = Kaufmann im Einzelhandel
Großhandelskaufmann = Kaufmann im Groß- und Außenhandel
Speditionskaufmann = Kaufmann für Spedition und Logistikdienstleistung
Steuerfachgehilfe = Steuerfachangestellter
Rechtsanwaltsgehilfe = Rechtsanwaltsfachangestellter = ReNo
Kellner = Restaurantfachmann
Technischer Zeichner = Technischer Produktdesigner
Systemadministrator = Sysadmin = IT-Administrator
Softwareentwickler = Software Engineer = Programmierer
Friseur = Hairstylist
Kindergärtner = Erzieher
Raumpfleger = Reinigungskraft = Putzfrau
Buchhalter = Finanzbuchhalter
`

let groups: ReadonlyMap<string, readonly string[][]> | undefined

/** The terms of all names of the occupation that these words name, its own first; only its own when it has no others. */
export function namesOfSameOccupation(words: readonly GermanWord[]): readonly (readonly string[])[] {
  groups ??= read()
  const own = words.map(({ term }) => term)
  return [own, ...(groups.get(own.join(' ')) ?? []).filter((name) => name.join(' ') !== own.join(' '))]
}

function read(): ReadonlyMap<string, readonly string[][]> {
  const all = new Map<string, string[][]>()
  for (const line of LINES.trim().split('\n')) {
    const names = line.split('=').map((name) => germanWords(name).map(({ term }) => term))
    for (const name of names) all.set(name.join(' '), names)
  }
  return all
}
