import { describe, expect, it } from 'vitest'
import { settingDefaults } from '~/platform/settings/schema'
import { payrollLawOf } from '../pay/payroll-law'
import { editDistance } from './edit-distance'
import { readQueryWords } from './query-words'
import { understandSearch } from './understand'

const law = payrollLawOf(settingDefaults, '2026-06-01')

function read(was: string) {
  const { words, filters, place, understood } = understandSearch({ was }, law)
  return {
    words,
    filters,
    place: place?.kind === 'point' ? place.place.name : place?.label,
    labels: understood.map(({ label }) => label),
  }
}

describe('offices of the state', () => {
  it.each([
    'Rathaus',
    'im Landratsamt',
    'Sachbearbeiter Finanzamt',
    'Hausmeister Rathaus',
    'Stadtverwaltung',
    'Jobcenter',
  ])('%s is public service, and stays a word', (was) => {
    const { labels, words } = read(was)
    expect(labels).toEqual(['Öffentlicher Dienst'])
    expect(words).toBe(was)
  })
  it.each(['Rathaus Apotheke', 'Bauhaus', 'Sanitätshaus', 'Krankenhaus', 'Hausverwaltung'])('%s is none', (was) => {
    expect(read(was).labels).toEqual([])
  })
})

describe('kinds of offer', () => {
  it.each([
    ['Azubi Koch', 'Koch', { arbeitszeit: ['Ausbildung'] }],
    ['Ausbildung zum Elektroniker', 'Elektroniker', { arbeitszeit: ['Ausbildung'] }],
    ['450 Euro Job', '', { arbeitszeit: ['Minijob'] }],
    ['Minijob Büro', 'Büro', { arbeitszeit: ['Minijob'] }],
    ['Werkstudent IT', 'IT', { arbeitszeit: ['Werkstudent'] }],
    ['Buchhalter Homeoffice', 'Buchhalter', { homeoffice: ['remote'] }],
    ['Fahrer unbefristet', 'Fahrer', { befristung: ['permanent'] }],
    ['Lagerist keine Zeitarbeit', 'Lagerist', { zeitarbeit: false }],
    ['nicht Zeitarbeit Produktion', 'Produktion', { zeitarbeit: false }],
    ['Lager außer Leiharbeit', 'Lager', { zeitarbeit: false }],
    ['ich schaffe als Schreiner', 'Schreiner', {}],
    ['brauche dringend Job als Fahrer', 'Fahrer', {}],
    ['Verkäufer Teilzeit oder Vollzeit', 'Verkäufer', { arbeitszeit: ['Vollzeit', 'Teilzeit'] }],
    ['Lagerist ab 2.500 €', 'Lagerist', { gehalt: 2500 }],
    ['Büro 20 Stunden', 'Büro', { arbeitszeit: ['Teilzeit', 'Minijob'] }],
    ['Büro 4 Stunden am Tag', 'Büro', { arbeitszeit: ['Teilzeit', 'Minijob'] }],
    ['8 Stunden täglich', '', { arbeitszeit: ['Vollzeit'] }],
    ['35 Stunden Woche', '', { arbeitszeit: ['Vollzeit'] }],
    ['Schlosser 35h/Woche', 'Schlosser', { arbeitszeit: ['Vollzeit'] }],
    ['24 Stunden Betreuung', '24 Stunden Betreuung', {}],
    ['Job ab 16', '', { arbeitszeit: ['Minijob'] }],
    ['Kellner ab 15,50 €', 'Kellner', {}],
    ['3000 euro netto', '', { gehalt: 4700 }],
    ['Ausbildung ab 2027', '', { arbeitszeit: ['Ausbildung'] }],
    ['TZ MFA', 'MFA', { arbeitszeit: ['Teilzeit'] }],
    ['Student sucht Nebenjob', '', { arbeitszeit: ['Minijob', 'Werkstudent'] }],
    ['Nebenjob Teilzeit', '', { arbeitszeit: ['Teilzeit'] }],
    ['Ausbildung Teilzeit', '', { arbeitszeit: ['Ausbildung'] }],
    ['Teilzeit Werkstudent', '', { arbeitszeit: ['Werkstudent'] }],
    ['Minijob Vollzeit', '', { arbeitszeit: ['Minijob', 'Vollzeit'] }],
    ['Praktikum oder Teilzeit', '', { arbeitszeit: ['Praktikum', 'Teilzeit'] }],
    ['Hausmeister für Rentner', 'Hausmeister', { arbeitszeit: ['Minijob'] }],
    ['Job für 16-Jährige', '', { arbeitszeit: ['Minijob'] }],
    ['Mama sucht Bürojob', 'Büro', {}],
    ['mobiles Arbeiten Versicherung', 'Versicherung', { homeoffice: ['hybrid', 'remote'] }],
    ['Bürojob', 'Büro', {}],
    ['IT-Jobs', 'IT', {}],
    ['Rentnerjob Fahrer', 'Fahrer', { arbeitszeit: ['Minijob'] }],
    ['von zu Hause aus arbeiten', '', { homeoffice: ['remote'] }],
    ['Mechatroniker ohne Schichtarbeit', 'Mechatroniker', {}],
    ['Produktion ohne Ausbildung', 'Produktion', {}],
    ['Koch ohne Minijob', 'Koch', {}],
    ['SAP Berater Hamburg remote', 'SAP Berater', { homeoffice: ['hybrid', 'remote'] }],
    ['SAP Berater remote oder Hamburg', 'SAP Berater', { homeoffice: ['onsite', 'hybrid', 'remote'] }],
    ['kranken schwester', 'krankenschwester', {}],
    ['Scrum Master', 'Scrum Master', {}],
    ['nicht befristet Büro', 'Büro', { befristung: ['permanent'] }],
    ['Lager bitte keine Leiharbeit', 'Lager', { zeitarbeit: false }],
    ['Verkäufer nicht vor 8 Uhr', 'Verkäufer', {}],
    ['Leiharbeit nein', '', { zeitarbeit: false }],
    ['Schlosser, Zeitarbeit nein danke', 'Schlosser', { zeitarbeit: false }],
    ['Lagerist Leiharbeit nicht', 'Lagerist', { zeitarbeit: false }],
    ['Fahrer mit Führerschein B', 'Fahrer', {}],
    ['Fahrer B Führerschein', 'Fahrer', {}],
    ['Fahrer B-Schein', 'Fahrer', {}],
    ['Fahrer Pkw-Führerschein', 'Fahrer', {}],
    ['Maschinenführer 3 Schicht', 'Maschinenführer', {}],
    ['Maschinenführer 3-Schicht-System', 'Maschinenführer', {}],
    ['Reinigungskraft morgens 6 Uhr', 'Reinigungskraft', {}],
    ['Reinigungskraft um 6 Uhr morgens', 'Reinigungskraft', {}],
    ['Empfang mittwochs frei', 'Empfang', {}],
  ])('%s', (was, words, filters) => {
    expect(read(was)).toMatchObject({ words, filters })
  })

  it.each([
    'Ausbilder',
    'Ausbildungsleiter',
    'Kaufmann mit abgeschlossener Ausbildung',
    'Nachhilfe für Schüler',
    'Ferienjob',
  ])('leaves %s alone', (was) => {
    expect(read(was).filters.arbeitszeit).toBeUndefined()
  })

  it('looks for no words of pay or radius although others were chosen', () => {
    const { words, filters } = understandSearch({ was: 'Koch 3000 Euro 20 km', gehalt: 2500, umkreis: 50 }, law)
    expect(words).toBe('Koch')
    expect(filters).toMatchObject({ gehalt: 2500, umkreis: 50 })
  })

  it('adds what was chosen to what was read', () => {
    const { filters } = understandSearch({ was: 'Koch unbefristet', befristung: ['fixed-term'] }, law)
    expect(filters.befristung).toEqual(['fixed-term', 'permanent'])
  })

  it('takes each back by its own', () => {
    const [first] = understandSearch({ was: 'Azubi Koch' }, law).understood
    expect(first).toMatchObject({ text: 'Azubi', search: { was: 'Koch' } })
  })

  it.each([
    ['Lager ohne schweres Heben', 'Lager', 'Ohne schweres Heben'],
    ['Verkauf aber kein Call Center', 'Verkauf', 'Ohne Call Center'],
    ['Küche statt Service', 'Küche', 'Ohne Service'],
    ['Büro nur bis 14 Uhr', 'Büro', 'Vormittags'],
    ['nachmittags Büro', 'Büro', 'Nachmittags'],
  ])('shows the condition of %s', (was, words, label) => {
    expect(read(was)).toMatchObject({ words, labels: [label] })
  })

  it('says what it cannot check', () => {
    expect(understandSearch({ was: 'Lager körperlich leicht Bonn' }, law).notExcluded).toEqual(['körperlich leicht'])
    expect(understandSearch({ was: 'Lagerist keine Zeitarbeit' }, law).notExcluded).toEqual([])
    for (const unsaid of [
      'höchstens 3 Tage die Woche',
      'weniger Stunden',
      'wenig Kundenkontakt',
      'ab Mai',
      'nicht im Stehen',
      'nähe Bahnhof',
      'ab 7 Uhr',
      'bis 17 Uhr',
      'ab 18 Jahren',
      'mit 50 noch',
      'Ü50',
      '50plus',
    ])
      expect(understandSearch({ was: `Kellner ${unsaid}` }, law)).toMatchObject({
        words: 'Kellner',
        notExcluded: [unsaid],
      })
  })

  it('reads nothing when told to take the words as they are', () => {
    expect(understandSearch({ was: 'Azubi in Essen', deuten: 'nein' }, law)).toMatchObject({
      words: 'Azubi in Essen',
      place: null,
    })
  })
})

describe('conditions', () => {
  it.each([
    ['Koch ohne Wochenenden', 'Koch', ['Ohne Wochenende']],
    ['Lager nix mit Kunden', 'Lager', ['Ohne Kunden']],
    ['Bäcker sonntags frei', 'Bäcker', ['Ohne Wochenende']],
    ['Koch freie Wochenenden', 'Koch', ['Ohne Wochenende']],
    ['Schlosser schichtfrei', 'Schlosser', ['Ohne Schicht']],
    ['Verkäuferin nicht an der Kasse', 'Verkäuferin', ['Ohne Kasse']],
    ['Lager kein befristeter Vertrag', 'Lager', ['Unbefristet']],
    ['Koch Mo-Fr', 'Koch', ['Tagsüber, Montag bis Freitag']],
    ['Verkäufer nicht abends', 'Verkäufer', ['Nicht abends']],
    ['Büro während der Schulzeit', 'Büro', ['Vormittags']],
    ['Fahrer kein Minijob', 'Fahrer', ['Nicht Minijob']],
    ['Sekretärin ohne Englisch und Französisch', 'Sekretärin', ['Ohne Englisch und Französisch']],
    ['Ferienjob', '', ['Ferienjob']],
    ['Lager ungelernt', 'Lager', ['Ohne Ausbildung']],
    ['Lkw Fahrer jeden Tag zu Hause', 'Lkw Fahrer', ['Jeden Tag zu Hause']],
    ['Lkw Fahrer Nahverkehr', 'Lkw Fahrer', ['Jeden Tag zu Hause']],
    ['Lkw Fahrer kein Fernverkehr', 'Lkw Fahrer', ['Jeden Tag zu Hause']],
    ['Büro 8-12 Uhr', 'Büro', ['Vormittags']],
    ['Büro zwischen 13 und 17 Uhr', 'Büro', ['Nachmittags']],
    ['Verkauf ab 18 Uhr', 'Verkauf', ['Abends']],
    ['Verkauf ab 17:00 Uhr', 'Verkauf', ['Abends']],
    ['Verkauf abends ab 18 Uhr', 'Verkauf', ['Abends']],
    ['Verkauf nach 17.30 Uhr', 'Verkauf', ['Abends']],
    ['Trainer um 19 Uhr', 'Trainer', ['Abends']],
    ['Wachmann ab 22 Uhr', 'Wachmann', ['Nachtarbeit']],
    ['Büro ohne Samstag und Schicht', 'Büro', ['Ohne Wochenende', 'Ohne Schicht']],
    ['Büro ohne Telefon und Nachtschicht', 'Büro', ['Ohne Telefon', 'Ohne Nachtarbeit']],
    ['Bäcker sonnabends frei', 'Bäcker', ['Ohne Wochenende']],
    ...['Deutsch', 'gute Deutschkenntnisse', 'Sprache', 'Sprachkenntnisse', 'deutsche Sprache'].map(
      (german): [string, string, string[]] => [`Lager ohne ${german}`, 'Lager', ['Ohne Deutschkenntnisse']],
    ),
    ['Lager 22-6 Uhr', 'Lager', ['Nachtarbeit']],
    ['Büro 8 bis 16 Uhr', 'Büro', ['Tagsüber, Montag bis Freitag']],
    ['Schlosser Schicht nein', 'Schlosser', ['Ohne Schicht']],
    ['Pfleger Nachtschicht nein danke', 'Pfleger', ['Ohne Nachtarbeit']],
    ['Koch, Wochenende bitte nicht', 'Koch', ['Ohne Wochenende']],
    ['Maschinenführer 3 Schicht', 'Maschinenführer', ['Schichtarbeit']],
    ['Reinigungskraft morgens um 6 Uhr', 'Reinigungskraft', ['Vormittags']],
    ['Büro 8 Uhr bis 12 Uhr', 'Büro', ['Vormittags']],
    ['Chef', '', ['Mit Leitung']],
    ['Chef de Rang', 'Chef de Rang', []],
  ])('%s', (was, words, labels) => {
    expect(read(was)).toMatchObject({ words, labels })
  })
})

describe('two things that are unwanted', () => {
  it('go one by one', () => {
    const { understood } = understandSearch({ was: 'Büro ohne Samstag und Schicht' }, law)
    expect(understood.map(({ search }) => search.was)).toEqual(['Büro ohne Schicht', 'Büro ohne Samstag'])
  })
})

describe('places', () => {
  it.each([
    ['Jobs in Essen', '', 'Essen'],
    ['Köchin Essen', 'Köchin', 'Essen'],
    ['Lagerist Halle', 'Lagerist', 'Halle (Saale)'],
    ['33602 Fahrer', 'Fahrer', 'Bielefeld'],
    ['Bäcker NRW', 'Bäcker', 'Nordrhein-Westfalen'],
    ['Elektriker Neustadt Weinstraße', 'Elektriker', 'Neustadt an der Weinstraße'],
    ['Lkw Fahrer 20 km Dortmund', 'Lkw Fahrer', 'Dortmund'],
    ['Vertrieb Rhein-Main', 'Vertrieb', 'Rhein-Main'],
    ['Elektriker Stuttgart und Umgebung', 'Elektriker', 'Stuttgart'],
    ['Bürojobs in Köln', 'Büro', 'Köln'],
    ['Jobs am Bodensee', '', 'Bodensee'],
    ['Koch an der Ostsee', 'Koch', 'Ostsee'],
    ['Weinheim Koch', 'Koch', 'Weinheim'],
    ['Essen Koch', 'Koch', 'Essen'],
    ['Köln Lieferfahrer', 'Lieferfahrer', 'Köln'],
  ])('%s', (was, words, place) => {
    expect(read(was)).toMatchObject({ words, place })
  })

  it.each(['Essen auf Rädern', 'Essen ausliefern', 'Bauleiter', 'Leiter', 'Koch'])('%s names none', (was) => {
    expect(read(was).place).toBeUndefined()
  })

  it('leaves a place alone that was chosen', () => {
    expect(understandSearch({ was: 'Koch Essen', wo: 'Berlin' }, law)).toMatchObject({ words: 'Koch Essen' })
  })

  it('asks back about names of several places', () => {
    for (const was of ['Koch Frankfurt', 'Koch Halle', 'Koch Neustadt']) {
      const { place } = understandSearch({ was }, law)
      expect(place?.kind === 'point' && place.others.length, was).toBeGreaterThan(0)
    }
  })
})

describe('words', () => {
  it('takes occupations from other words', () => {
    const { occupations, others } = readQueryWords('Java Backend Krankenpfleger')
    expect(occupations.map(({ families }) => families)).toEqual([['pflegefachkraft']])
    expect(others.map(({ raw }) => raw)).toEqual(['Java', 'Backend'])
  })

  it('looks for helpers when somebody has no training', () => {
    expect(readQueryWords('Altenpfleger', true).occupations[0]?.families).toContain('pflegehelfer')
  })

  it('takes a legal form for a company', () => {
    expect(readQueryWords('Koch GmbH')).toMatchObject({ isCompany: true, occupations: [] })
  })
})

describe('editDistance', () => {
  it.each([
    ['mechatroniker', 'mechatronicker', 1],
    ['pfleger', 'pflgeer', 1],
    ['koch', 'buch', 2],
    ['verkaufer', 'verkaufer', 0],
  ])('%s and %s: %i', (a, b, errors) => {
    expect(editDistance(a, b, 2)).toBe(errors)
  })

  it('stops counting', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3)
  })
})

describe('what leaves nothing behind', () => {
  it.each([
    ['Abendjob 3x die Woche', '', ['Abends']],
    ['Samstagsjob Schüler', 'Schüler', ['Am Wochenende']],
    ['jedes 2. Wochenende frei', '', []],
    ['kein 3 Schicht', '', ['Ohne Schicht']],
    ['25-30 Std Büro', 'Büro', ['Teilzeit oder Minijob']],
    ['35 bis 40 Stunden Büro', 'Büro', ['Vollzeit']],
    ['unbefristeter Vertrag Bürokauffrau', 'Bürokauffrau', ['Unbefristet']],
    ['befristet ok', '', ['Befristet']],
    ['Lager direkt beim Arbeitgeber', 'Lager', ['Keine Zeitarbeit']],
    ['Homeoffice möglich', '', ['Homeoffice']],
    ['100% remote', '', ['Homeoffice']],
    ['Führerschein nicht nötig', '', ['Ohne Führerschein']],
    ['Ausbildung nicht erforderlich', '', ['Ohne Ausbildung']],
    ['ab 18', '', []],
    ['sofort anfangen', '', []],
    ['Start Januar', '', []],
    ['ab 1.2.2027', '', []],
    ['Fahrer nebenberuflich', 'Fahrer', ['Minijob oder Teilzeit']],
    ['neben dem Studium', '', ['Werkstudent oder Minijob']],
    ['neben der Schule', '', ['Minijob']],
    ['zwischen Köln und Bonn', '', ['Ort: Bonn oder Köln']],
    ['PLZ 50667', '', ['Ort: Köln']],
    ['kein Führerschein nötig', '', ['Ohne Führerschein']],
    ['kein 3er Schicht', '', ['Ohne Schicht']],
    ['2-3 mal die Woche putzen', 'putzen', []],
    ['6-8 Stunden täglich', '', ['Vollzeit']],
    ['ab 18 pro Stunde', '', ['ab 18\u00a0€ je Stunde']],
    ['Aushilfe jedes zweite Wochenende', 'jedes zweite', ['Minijob oder Teilzeit', 'Am Wochenende']],
    ['Pastor Gemeinde', 'Pastor Gemeinde', []],
    ['Gemeinde', '', ['Öffentlicher Dienst']],
    ['Studium nebenberuflich', 'Studium nebenberuflich', []],
    ['Homeoffice nicht nötig', '', []],
    ['Teilzeit nicht erforderlich', '', []],
    ['freitags frei', '', []],
    ['Samstag und Sonntag frei', '', ['Ohne Wochenende']],
    ['Lager ab 14 Euro', 'Lager', ['ab 14\u00a0€ je Stunde']],
  ])('is read whole: %s', (was, words, labels) => {
    expect(read(was)).toMatchObject({ words, labels })
  })
})
