import { germanWords } from './words.ts'

/**
 * Words in job ads that mean the same and are no occupations (those are in `occupations`), one group per line. `A > B,
 * C`: a search for A also finds B and C, but not the other way round. Written by us; a word may be in several groups.
 */
const LINES = `
Firmenwagen = Dienstwagen, Firmenfahrzeug, Dienstfahrzeug, Firmenauto, Dienstauto
Jobrad = Dienstrad, Fahrradleasing, Dienstfahrrad, Bikeleasing, Firmenrad, Jobbike
Jobticket = Deutschlandticket, Firmenticket, Fahrtkostenzuschuss
Altersvorsorge = Betriebsrente, bAV
Gleitzeit = Vertrauensarbeitszeit
Weihnachtsgeld = Monatsgehalt13, Jahressonderzahlung
Werkswohnung = Mitarbeiterwohnung, Personalwohnung, Personalunterkunft, Mitarbeiterunterkunft, Dienstwohnung
Unterkunft > Mitarbeiterwohnung, Personalwohnung, Personalunterkunft, Mitarbeiterunterkunft, Werkswohnung
Nachtschicht = Nachtarbeit, Dauernachtschicht, Nachtdienst
Nachtwache = Dauernachtwache, Nachtdienst
Frühschicht = Frühdienst, frühmorgens, morgens
vormittags = vormittag, morgens, Frühschicht
Spätschicht = Spätdienst
abends = abend, Spätschicht
Wochenende = Wochenenddienst, Wochenendarbeit, samstags, Samstag, Sonntag
Schichtarbeit = Schichtdienst, Wechselschicht, Schichtbetrieb, Schichtsystem, 3-Schicht, Dreischicht, 2-Schicht, Zweischicht
Lebensmittel > Supermarkt, Lebensmittelmarkt, Lebensmitteleinzelhandel, Discounter
Schicht > Schichtarbeit, Schichtdienst, Wechselschicht, Schichtbetrieb, Frühschicht, Spätschicht, Nachtschicht
Krankenhaus = Klinik, Klinikum, Hospital, Kreiskrankenhaus, Universitätsklinik, Uniklinik, Universitätsklinikum
Altenheim = Pflegeheim, Seniorenheim, Altenpflegeheim, Seniorenresidenz, Seniorenzentrum, Pflegezentrum, Seniorenhaus
Automobilindustrie = Automotive, Autoindustrie, Fahrzeugindustrie
Autohaus > Automobil
Pharma = Pharmaindustrie, Pharmaunternehmen, Arzneimittel
Chemie > Chemieindustrie, Chemiepark
Restaurant = Gaststätte, Gasthof, Gasthaus, Wirtshaus, Lokal
Supermarkt = Lebensmittelmarkt, Discounter, Lebensmitteleinzelhandel, Verbrauchermarkt
Berufseinsteiger = Berufsanfänger, Absolvent, Einsteiger, Berufseinstieg, Junior
Saisonarbeit = Saisonjob, Saisonkraft, Saisonstelle, Saison, Saisonaushilfe
Ferienjob = Ferienarbeit, Ferienaushilfe, Ferienjobber, Sommerjob, Ferienhelfer
Quereinsteiger = Quereinstieg
Wiedereinsteiger = Wiedereinstieg
Schwerbehinderung = Schwerbehinderte, Behinderung, Handicap
Geflüchtete = Flüchtlinge
Masterarbeit = Abschlussarbeit, Masterthesis
Bachelorarbeit = Abschlussarbeit, Bachelorthesis
Abschlussarbeit = Masterarbeit, Bachelorarbeit, Diplomarbeit
Führerschein = Fahrerlaubnis
P-Schein = Personenbeförderungsschein
Tiere = Tierheim, Tierarztpraxis, Tierklinik, Zoo
Startup = Start-up
Auto > Kfz, Fahrzeug, Pkw
Fahrrad = Zweirad, Bike
Bauernhof > Landwirtschaft, Hof, Agrarbetrieb
Museum = Ausstellung, Galerie
Schüler > Schülerbeförderung, Schülerverkehr, Schultransport
Jugendhilfe > Jugendamt, Wohngruppe, ASD, Jugendarbeit
Telefon > Callcenter, Hotline, Telefonie, telefonisch
Universität = Hochschule, Uni
`

let groups: ReadonlyMap<string, readonly string[]> | undefined

/** Terms of the synonyms of this term's word, without itself; empty for most. */
export function synonymsOf(term: string): readonly string[] {
  groups ??= read()
  return groups.get(term) ?? []
}

function read(): ReadonlyMap<string, readonly string[]> {
  const meant = new Map<string, Set<string>>()
  const add = (from: string, to: string) => {
    if (from !== to) meant.set(from, (meant.get(from) ?? new Set()).add(to))
  }
  for (const line of LINES.trim().split('\n')) {
    const isOneWay = line.includes('>')
    const [first = '', ...others] = line.split(/[=>,]/).map((name) => germanWords(name)[0]?.term ?? '')
    for (const other of others) {
      add(first, other)
      if (!isOneWay) for (const each of [first, ...others]) add(other, each)
    }
  }
  return new Map([...meant].map(([term, others]) => [term, [...others]]))
}
