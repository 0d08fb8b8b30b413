import { foldedLetters } from '../german/fold.ts'
import { withoutFeminineEnding } from '../german/gender.ts'
import { type GermanWord, germanWords } from '../german/words.ts'

/**
 * Names of the lexicon that say what is done, with what or where, but not by whom. Alone they stand for those who work
 * there ("Jobs in der Pflege"); next to a person in a title they only name the field ("Dozent Buchhaltung").
 */
const FIELD_NAMES = `
Pflege Krankenpflege Altenpflege Pflegedienst Intensivpflege Heilerziehungspflege Fußpflege Grünpflege Arztpraxis Praxis Prophylaxe
Physio Physiotherapie Osteopathie Ergotherapie Logopädie Podologie Rettungsdienst Krankentransport Hörgeräte Zahntechnik Medizintechnik
Kita Kindertagesstätte Kindergarten Kindertagesbetreuung Kinderbetreuung Frühförderung Sozialdienst Jugendamt Schulsozialarbeit
Hausaufgabenbetreuung Integrationskurs Musikschule Fahrschule Lehrstuhl Bibliothek Archiv Nachhilfe
DevOps Informatik IT EDV IT-Support Helpdesk Servicedesk Firstlevel Secondlevel IT-Helpdesk Datenbank IT-Security IT-Sicherheit
Datenschutz SAP ABAP Wirtschaftsinformatik Glasfaser Embedded KI
Büro Büroarbeit Office Sachbearbeitung Backoffice Sekretariat Empfang Telefonzentrale Frontdesk Datenerfassung Dateneingabe Bürgeramt
Bürgerbüro Einwohnermeldeamt Standesamt Verwaltung Stadtverwaltung Kommunalverwaltung Ordnungsamt HR Personalabteilung Personalwesen
Recruiting Personalentwicklung Payroll Entgeltabrechnung Lohn Geschäftsführung Geschäftsleitung QM Einkauf Hausverwaltung Immobilien
Fundraising Poststelle Hauspost Qualitätsmanagement Produktmanagement
Buchhaltung Rechnungswesen Finanzbuchhaltung Fibu Accounting Controlling Steuer Steuern Steuerkanzlei Steuerberatung Wirtschaftsprüfung
Bank Sparkasse Immobilienfinanzierung Baufinanzierung Marktfolge Versicherung Inkasso Mahnwesen Rechtsabteilung Kanzlei Notariat
Amtsgericht Compliance Zoll Forderungsmanagement
Verkauf Einzelhandel Boutique Retail Kasse Warenverräumung Regalservice Backshop Bäckerei Käsetheke Wursttheke Fleischtheke Frischetheke
Metzgerei Drogerie Autohaus Baumarkt Großhandel Online-Shop E-Commerce Tankstelle Buchhandlung Außendienst Vertrieb Sales
Vertriebsinnendienst Verkaufsinnendienst Innendienst Auftragsabwicklung Kundenservice Kundenbetreuung Kundendienst Kundenberatung
Telesales Outbound Inbound Hotline Telefonservice Telemarketing Promotion Marketing SEO Redaktion Unternehmenskommunikation
Öffentlichkeitsarbeit Marktforschung
Lager Warenannahme Wareneingang Warenausgang Logistik Versand Warehouse Lagermitarbeit Lagerlogistik Kommissionierung Stapler
Gabelstapler Schubmast LKW Post Bus Taxi Fahrdienst Disposition Spedition Arbeitsvorbereitung Flughafen Flugsicherung Abfallentsorgung
Müllabfuhr Abfallwirtschaft Entsorgung Wertstoffhof Recycling Stadtreinigung Winterdienst Autobahnmeisterei Straßenmeisterei Bauhof
Küche Essensausgabe Mensa Kantine Service Gastronomie Gastro Frühstücksservice Bankettservice Gastgewerbe Systemgastronomie Hotel
Hotellerie Rezeption Housekeeping Zimmerreinigung Roomservice Etagenservice Zimmerservice Reisebüro Tourismus Touristik Backstube
Schlachthof Weinbau Lebensmittelproduktion Hauswirtschaft Beauty Kosmetik Reinigung Putzen Büroreinigung Treppenhausreinigung
Unterhaltsreinigung Schulreinigung Krankenhausreinigung Praxisreinigung Fahrzeugaufbereitung Wäscherei Schädlingsbekämpfung Haustechnik
Security Wachschutz Objektschutz Wachdienst Sicherheitsdienst Werkschutz Streifendienst Baustellenbewachung Veranstaltungsschutz
Sicherheit Pforte Pfortendienst Luftsicherheit Luftsicherheitskontrolle Werttransport Geldtransport Brandschutz Feuerwehr
Berufsfeuerwehr Werkfeuerwehr Polizei Bundespolizei JVA Strafvollzug Bundeswehr Ordnungsdienst Verkehrsüberwachung Vollzugsdienst
Parkraumüberwachung Arbeitsschutz Arbeitssicherheit Landwirtschaft Tierheim GaLaBau Gartenbau Forstwirtschaft Forst Kläranlage
Hochbau Bau Tiefbau Straßenbau Gleisbau Bauzeichnung Vermessung Zimmerei Holzbau SHK Sanitär Gebäudetechnik Tischlerei Schreinerei Putz
Innenausbau Trockenbau Parkett Estrich Gerüstbau Elektro Elektrotechnik Elektrohandwerk Elektroinstallation EPLAN Elektronikfertigung
Leiterplatte Automatisierungstechnik Steuerungstechnik Steuerung SPS Mechatronik Photovoltaik PV Solar Windenergie Windkraft Kabelmontage
Instandhaltung Metallbau Zerspanung CNC Werkzeugbau Montage Produktion Fertigung Fabrik Qualitätssicherung Qualitätskontrolle QS Spritzguss
Kunststoff Pharmaproduktion Labor Druckerei Sägewerk Kfz Kfz-Werkstatt Autowerkstatt Karosserie Reifenservice Fahrradwerkstatt Werft
Konstruktion Maschinenbau Verfahrenstechnik Wirtschaftsingenieurwesen
Physik PR Heizung Fließband Fließbandarbeit Bandarbeit Telefonarbeit Fleischerei Nachtwache Hort Krippe Bahn Eisenbahn Bundesfreiwilligendienst Freiwilligendienst FSJ FÖJ BFD Spielhalle Casino Spielothek Kneipe Eisdiele
Theke Tresen Tattoo Krankenkasse Schulbus Schülerbeförderung Schülertransport Schlüsseldienst Bewachung Personenschutz Bordgastronomie Messtechnik Süßwarentechnik Raumpflege
Cleaning Casting Paketzustellung Frontend Staplerschein Gabelstaplerschein Flurförderschein Schweißerschein Schweißerpass
Schweißerprüfung P-Schein Personenbeförderungsschein Ausbilderschein AdA-Schein AEVO 34a
`

/**
 * Tools, proofs and courses of study among them: whoever asks for one in a text looks for somebody who has it, whatever
 * the title says.
 */
const ASKED_FOR = new Set(
  `
Stapler Gabelstapler Schubmast Staplerschein Gabelstaplerschein Flurförderschein Schweißerschein Schweißerpass Schweißerprüfung
P-Schein Personenbeförderungsschein Ausbilderschein AdA-Schein AEVO Maschinenbau Wirtschaftsingenieurwesen
`
    .trim()
    .split(/\s+/)
    .map(foldedLetters),
)

/** Whether a text that has the word asks for somebody with it. */
export function isAskedFor({ raw }: Pick<GermanWord, 'raw'>): boolean {
  return ASKED_FOR.has(foldedLetters(raw))
}

/** Occupations that exist in every field, so the field is part of them: "Sachbearbeiter Buchhaltung". */
export const OCCUPATIONS_OF_ANY_FIELD: ReadonlySet<string> = new Set([
  'sachbearbeiter',
  'burokaufmann',
  'teamassistent',
  'produktionshelfer',
  'produktionsmitarbeiter',
  'maschinenbauingenieur',
  'umschuler',
  'niederlassungsleiter',
  'unternehmensberater',
])

/**
 * Means something else as the last part of a compound: Grünpflege, Datenbank, Krankenkasse, Möbelbau, Geigenbauer,
 * Autobahn, Kraftwerk.
 */
const OTHER_WORK_AS_HEAD =
  /\p{L}(?:pflege|bank|kasse|bau|post|bus|steuer|dienst|amt|service|putz|lohn|bauer|bahn|mode|messe|werk)$/u

/** Sectors: a search for one finds all that work there, first those named by it. Families by their names. */
const SECTORS = `
IT EDV Informatik = Softwareentwickler, Frontend-Entwickler, Webentwickler, App-Entwickler, Embedded-Entwickler, Softwarearchitekt, Softwaretester, DevOps Engineer, Systemadministrator, IT-Support, Netzwerktechniker, Datenbankadministrator, Data Scientist, Data Engineer, Datenanalyst, IT-Sicherheitsberater, IT-Projektleiter, Product Owner, IT-Leiter, IT-Berater, SAP-Berater, SAP-Entwickler, UX-Designer, Wirtschaftsinformatiker
Bau Baustelle Hochbau = Maurer, Hochbaufacharbeiter, Bauhelfer, Tiefbaufacharbeiter, Straßenbauer, Gleisbauer, Baumaschinenführer, Kranführer, Polier, Bauleiter, Bauingenieur, Bautechniker, Bauzeichner, Zimmerer, Dachdecker, Stuckateur, Trockenbauer, Fliesenleger, Estrichleger, Gerüstbauer, Abbrucharbeiter
Handwerk Handwerker Handwerkern = Maurer, Zimmerer, Dachdecker, Klempner, Anlagenmechaniker SHK, Kälteanlagenbauer, Tischler, Fenstermonteur, Glaser, Maler, Stuckateur, Trockenbauer, Fliesenleger, Bodenleger, Steinmetz, Gerüstbauer, Elektroniker, Solarteur, Schlosser, Kfz-Mechatroniker, Bäcker, Konditor, Fleischer, Friseur, Schornsteinfeger
Gastronomie Gastro = Koch, Beikoch, Küchenchef, Küchenhilfe, Kellner, Barkeeper, Restaurantleiter, Systemgastronom, Fachkraft Gastgewerbe, Sommelier
Messe Messen Event Events = Eventmanager, Veranstaltungstechniker, Promoter
Handel = Verkäufer, Kassierer, Regalauffüller, Filialleiter, Großhandelskaufmann, Außenhandelskaufmann, Baumarktverkäufer, Drogist
Gesundheitswesen Medizin = Pflegefachkraft, Medizinischer Fachangestellter, Arzt, Facharzt, Physiotherapeut, Ergotherapeut, Medizinisch-technischer Assistent, Notfallsanitäter, Medizintechniker
Bildung = Lehrer, Dozent, Erzieher, Berufsschullehrer, Nachhilfelehrer, Studienberater
Medien = Redakteur, Grafikdesigner, Mediengestalter Bild und Ton, Content-Manager, Fotograf, PR-Referent
Industrie = Industriemechaniker, Produktionsmitarbeiter, Maschinenführer, Zerspanungsmechaniker, Mechatroniker, Elektroniker, Chemikant
Fahrer Fahrern Fahrerin Fahrerinnen = Auslieferungsfahrer, Taxifahrer, Paketzusteller, Berufskraftfahrer, Busfahrer, Straßenbahnfahrer
Meister Meistern = Meister Produktion, Kfz-Meister, Polier, Bauleiter, Küchenchef, Lagerleiter
Verkehr = Busfahrer, Straßenbahnfahrer, Lokführer, Berufskraftfahrer, Zugbegleiter, Verkehrsplaner
Recht Jura = Rechtsanwalt, Jurist, Rechtsanwaltsfachangestellter, Notarfachangestellter, Justizfachangestellter, Patentanwalt, Richter
Justiz = Justizfachangestellter, Richter, Rechtsanwalt, Justizvollzugsbeamter, Jurist
Natur Umwelt = Gärtner, Forstwirt, Umweltingenieur, Landwirt, Landschaftsarchitekt
Tiere Tier = Tierpfleger, Tiermedizinischer Fachangestellter, Tierarzt, Tierwirt, Pferdewirt, Landwirt
Musik = Musiklehrer, Schauspieler
`

let sectors: ReadonlyMap<string, readonly string[]> | undefined

/** Names of the families in the sector of this name; empty when it is no sector. */
export function familiesOfSector({ raw }: Pick<GermanWord, 'raw'>): readonly string[] {
  sectors ??= new Map(
    SECTORS.trim()
      .split('\n')
      .flatMap((line) => {
        const [heads = '', families = ''] = line.split('=')
        const list = families.split(',').map((family) => family.trim())
        return heads
          .trim()
          .split(/\s+/)
          .map((head) => [foldedLetters(head), list] as const)
      }),
  )
  const name = foldedLetters(raw)
  // Whoever works there: "ITler", "Handwerksler".
  return sectors.get(name) ?? sectors.get(name.replace(/s?ler$/, '')) ?? []
}

let names: ReadonlySet<string> | undefined
let terms: ReadonlySet<string> | undefined

/** Whether a word names a field of work and not a person in it: "Pflege", but not "Pfleger". */
export function isFieldOfWork({ raw }: Pick<GermanWord, 'raw'>): boolean {
  names ??= new Set(FIELD_NAMES.trim().split(/\s+/).map(foldedLetters))
  return names.has(foldedLetters(raw))
}

/** Whether a term can come from the name of a field: "Pfleger" has the same term as "Pflege". */
export function isTermOfField(term: string): boolean {
  terms ??= new Set(germanWords(FIELD_NAMES).map((word) => word.term))
  return terms.has(term)
}

/** Whether a compound ends in a field but means something else. */
export function isOtherWorkThanItsHead({ raw }: Pick<GermanWord, 'raw'>): boolean {
  return OTHER_WORK_AS_HEAD.test(withoutFeminineEnding(foldedLetters(raw)))
}
