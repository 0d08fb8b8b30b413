import { describe, expect, it } from 'vitest'
import { germanWords } from '../german/words.ts'
import { familiesOfTitle, findOccupations, occupationFamilies, occupationFamily } from './families.ts'
import { OCCUPATION_LINES } from './lines.ts'

const families = occupationFamilies()

function named(text: string): string[] {
  return findOccupations(germanWords(text)).flatMap((found) =>
    found.families.map((key) => occupationFamily(key)?.name ?? ''),
  )
}

describe('the data', () => {
  it('has at least 400 families with several names each', () => {
    expect(families.length).toBeGreaterThanOrEqual(400)
    expect(families.length).toBe(OCCUPATION_LINES.length)
    expect(families.flatMap(({ names }) => names).length).toBeGreaterThan(3000)
  })

  it('is written in one format', () => {
    const wrong = OCCUPATION_LINES.filter((line) => !/^\d{4}[1-4] [^=~,;]+( = [^=~;]+)?( ~ [^=~;]+)?$/u.test(line))
    expect(wrong).toEqual([])
  })

  it('names no name twice in a family', () => {
    const twice = families.filter(({ name, names }) => new Set([name, ...names]).size !== names.length + 1)
    expect(
      twice.map(({ name, names }) => [name, names.filter((each, index) => names.indexOf(each) !== index)]),
    ).toEqual([])
  })

  it('has no name of several words of which the normaliser leaves one', () => {
    const names = families.flatMap((family) => [family.name, ...family.names])
    const shrunk = names.filter((name) => /[\s&]/.test(name) && germanWords(name).length < 2)
    expect(shrunk).toEqual([])
  })

  it('knows every neighbour it speaks of, and none is its own', () => {
    const wrong = families.flatMap(({ key, neighbours }) =>
      neighbours
        .filter((each) => each === key || occupationFamily(each) === undefined)
        .map((each) => `${key} ~ ${each}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('findOccupations', () => {
  it.each([
    ['Krankenschwester', 'Pflegefachkraft'],
    ['MFA', 'Medizinischer Fachangestellter'],
    ['Fachkraft (m/w/d) für Lagerlogistik', 'Lagerist'],
    ['Putzfrau', 'Reinigungskraft'],
    ['Putzstelle', 'Reinigungskraft'],
    ['FISI', 'Systemadministrator'],
    ['Truck Driver', 'Berufskraftfahrer'],
    ['Metzgerin', 'Fleischer'],
    ['Krankenhauskoch', 'Koch'],
    ['Hafenfacharbeiterin', 'Hafenarbeiter'],
    ['Fleischfachverkäuferin', 'Fleischereifachverkäufer'],
    ['Gesundheits- und Krankenpflegerin (w/m/d)', 'Pflegefachkraft'],
    ['Kita-Leiter', 'Kita-Leitung'],
    ['Java Developer', 'Softwareentwickler'],
    ['PHP-Entwickler Symfony', 'Softwareentwickler'],
    ['Backend Engineer', 'Softwareentwickler'],
    ['Dachdeckergeselle', 'Dachdecker'],
    ['Rezeptionskraft', 'Rezeptionist'],
    ['Mitarbeiter GaLa Bau', 'Gärtner'],
    ['Nachtwache', 'Pflegefachkraft'],
    ['Essen auf Rädern', 'Auslieferungsfahrer'],
    ['Fahrer (m/w/d) Klasse CE', 'Berufskraftfahrer'],
    ['Pizzabäckerin', 'Koch'],
    ['Hufschmiedin', 'Pferdewirt'],
    ['Kaminkehrer', 'Schornsteinfeger'],
    ['Bufdi', 'Freiwilligendienstleistender'],
    ['Staplerschein', 'Staplerfahrer'],
    ['Full Stack Developer', 'Frontend-Entwickler'],
    ['Schleifer', 'Zerspanungsmechaniker'],
    ['Dipl.-Ing. (FH) Elektrotechnik', 'Elektroingenieur'],
    ['Dipl. Ing. Bau', 'Bauingenieur'],
    ['SHK Monteur', 'Anlagenmechaniker SHK'],
    ['Metzgerei', 'Fleischer'],
    ['Altenpflegerhelferin', 'Pflegehelfer'],
    ['Kfzler', 'Kfz-Mechatroniker'],
    ['Monteur für Photovoltaikanlagen', 'Solarteur'],
    ['Windrad', 'Windkraftmonteur'],
    ['Regale einräumen', 'Regalauffüller'],
    ['Zeitungen austragen', 'Zeitungszusteller'],
    ['Pizza ausfahren', 'Auslieferungsfahrer'],
    ['Bahn Kundenbetreuung', 'Zugbegleiter'],
    ['24 Stunden Betreuung', 'Betreuungskraft'],
  ])('%s is a %s', (text, family) => {
    expect(named(text)).toContain(family)
  })

  it.each([
    ['Kindergärtnerin', 'Gärtner'],
    ['Datenbankadministrator', 'Bankkaufmann'],
    ['Arzthelferin', 'Arzt'],
    ['Raumpflegerin', 'Pflegefachkraft'],
    ['Tierpfleger', 'Pflegefachkraft'],
    ['Leiterplattenbestücker', 'Teamassistent'],
    ['Steuerungstechniker', 'Steuerberater'],
    ['Stammdatenpflege', 'Pflegefachkraft'],
    ['Hausmeister', 'Meister Produktion'],
    ['Tierpfleger im Tierheim', 'Pflegefachkraft'],
    ['Medizinische Kodierfachkraft', 'Medizinischer Fachangestellter'],
    ['Grünanlagenpflege', 'Pflegefachkraft'],
    ['Softwaretester / QA Engineer', 'Softwareentwickler'],
    ['Zimmermann', 'Zimmermädchen'],
    ['Information Security Officer', 'Bürokaufmann'],
    ['Mathematik', 'Aktuar'],
    ['Geigenbauer', 'Landwirt'],
    ['Nachtwache', 'Pförtner'],
    ['Schleife', 'Zerspanungsmechaniker'],
    ['Handwerk', 'Produktionsmitarbeiter'],
    ['Autobahn', 'Lokführer'],
    ['Klauenpfleger', 'Pflegefachkraft'],
    ['Dienstleistung', 'Niederlassungsleiter'],
    ['Messen und Prüfen', 'Eventmanager'],
    ['in der Nähe', 'Textilarbeiter'],
    ['Ausbildung zum Koch', 'Ausbilder'],
    ['Müller', 'Bäcker'],
    ['Spülkraft Montag bis Freitag', 'Monteur'],
    ['Master of Science', 'Scrum Master'],
  ])('%s is no %s', (text, family) => {
    expect(named(text)).not.toContain(family)
  })

  it('lets the longest name count and no word twice', () => {
    expect(findOccupations(germanWords('Assistenz der Geschäftsführung'))).toHaveLength(1)
    expect(named('Assistenz der Geschäftsführung')).toContain('Assistent der Geschäftsführung')
  })
})

describe('every name of one word', () => {
  const asNamed = families.flatMap((family) =>
    [family.name, ...family.names].map((name) => ({ name, key: family.key })),
  )
  const lost = (formsOf: (name: string) => string[]) =>
    asNamed
      .filter(({ name }) => !/\s/.test(name))
      .flatMap(({ name, key }) => formsOf(name).map((form) => ({ form, key })))
      .filter(({ form, key }) => !findOccupations(germanWords(form)).some((found) => found.families.includes(key)))
      .map(({ form }) => form)

  it('is found in its feminine forms', () => {
    const person = /(?:er|or|ist|ent|ant|eur|loge|agoge|nom|urg|pilot|schmied|wart|äde|ekt|graf)$/
    const endings = ['in', 'innen']
    const forms = (name: string) => endings.map((ending) => name.replace(/e$/, '') + ending)
    expect(lost((name) => (person.test(name) && !/(?:Center|Lager)$/i.test(name) ? forms(name) : []))).toEqual([])
  })

  it('is found as Frau, as Leute and as several', () => {
    const forms = (name: string) =>
      ['frau', 'leute', 'frau/-mann', 'mann/frau'].map((end) => name.replace(/mann$/, end))
    expect(lost((name) => (name.endsWith('mann') ? forms(name) : []))).toEqual(['Zimmerfrau'])
    expect(lost((name) => (name.endsWith('kraft') ? [name.replace(/kraft$/, 'kräfte')] : []))).toEqual([])
  })

  it('is found without its umlauts and in small letters', () => {
    const spelled = (name: string) =>
      name.replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    const forms = (name: string) => (/[äöüß]/.test(name) ? [spelled(name), name.toLowerCase()] : [])
    expect(lost(forms)).toEqual([])
  })
})

describe('familiesOfTitle', () => {
  it.each([
    ['Kaufmann im Einzelhandel (m/w/d) – Möbel', ['kuchenverkaufer']],
    ['Kauffrau im Einzelhandel – Fahrräder', ['fahrradverkaufer']],
    ['Landschaftsgärtner (m/w/d) – Pflege', ['gartner']],
    ['Dozent Buchhaltung', ['dozent']],
    ['Sachbearbeiter Buchhaltung', ['sachbearbeiter', 'buchhalter']],
    ['Mitarbeiter Lager', ['lagerist']],
    ['Heilerziehungspfleger Wohngruppe', ['heilerziehungspfleger']],
    ['Verkäuferin Backshop', ['verkaufer', 'backereifachverkaufer']],
    ['Mechatroniker für Kältetechnik', ['mechatroniker', 'kalteanlagenbauer']],
    ['UX Designer', ['uxdesigner']],
    ['ui ux', ['uxdesigner']],
    ['sozpäd', ['sozialpadagoge']],
    ['Pförtner Nachtwache', ['pfortner', 'sicherheitsmitarbeiter']],
    ['Einkäufer Logistikleistungen', ['einkaufer']],
    ['Elektriker mit Führerschein Klasse B', ['elektroniker']],
  ])('%s is about %j', (title, families) => {
    expect(familiesOfTitle(germanWords(title))).toEqual(families)
  })
})
