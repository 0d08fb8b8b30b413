/** An ad as companies paste it, written by us, and what a careful reader finds in it. */
export type AdSample = {
  name: string
  text: string
  title: string | null
  tasks: readonly string[]
  profile: readonly string[]
  offer: readonly string[]
  /** The name that is looked up first with success; null when the text names no place. */
  place: string | null
  pay: readonly [min: number | null, max: number | null, period: string] | null
  types?: readonly string[]
  hours?: number | null
  contract?: string | null
  contact?: string | null
  /** Words of what belongs to no part. */
  left?: string
}

/** Read while the rules were written. */
export const SEEN: readonly AdSample[] = [
  {
    name: 'headings and dashes',
    text: `Zur Verstärkung unseres jungen Teams suchen wir einen Zerspanungsmechaniker (m/w/d) für unseren Standort Bielefeld.

Ihre Aufgaben
- Einrichten und Bedienen von CNC-Drehmaschinen
- Optimieren von Programmen (Fanuc)
- Prüfen der gefertigten Teile

Ihr Profil
- abgeschlossene Ausbildung, Muttersprache Deutsch
- Bereitschaft zur Schichtarbeit

Wir bieten
- marktgerechte Vergütung, 30 Tage Urlaub, Jobrad`,
    title: 'Zerspanungsmechaniker (m/w/d)',
    tasks: ['jungen Teams', 'Einrichten und Bedienen', 'Optimieren', 'Prüfen der'],
    profile: ['abgeschlossene Ausbildung', 'Schichtarbeit'],
    offer: ['marktgerechte Vergütung'],
    place: 'Bielefeld',
    pay: null,
  },
  {
    name: 'three words',
    text: 'Koch in Teilzeit, Bielefeld, ab 16 € pro Stunde',
    title: 'Koch',
    tasks: [],
    profile: [],
    offer: ['ab 16 €'],
    place: 'Bielefeld',
    pay: [16_00, null, 'hour'],
    types: ['Teilzeit'],
  },
  {
    name: 'colons, a mail and a contact',
    text: `Liebe Kolleginnen und Kollegen,

wir brauchen Verstärkung in der Buchhaltung. Gesucht wird: Finanzbuchhalter/in (m/w/d) in Teilzeit (25 Std./Woche)
Arbeitsort: 33330 Gütersloh

Aufgaben:
• Kreditoren und Debitoren buchen
• Monatsabschlüsse vorbereiten
Anforderungen:
• Kaufmännische Ausbildung
• DATEV-Kenntnisse
Wir bieten:
• 2.600 bis 3.100 Euro brutto im Monat bei 25 Stunden
• unbefristete Stelle

Bewerbung an:
Frau Petra Lindemann, Tel. 05241 998877, personal@muster.example`,
    title: 'Finanzbuchhalter/in (m/w/d)',
    tasks: ['Kreditoren und Debitoren', 'Monatsabschlüsse'],
    profile: ['Kaufmännische Ausbildung', 'DATEV'],
    offer: ['unbefristete Stelle'],
    place: 'Gütersloh',
    pay: [2_600_00, 3_100_00, 'month'],
    types: ['Teilzeit'],
    hours: 25,
    contract: 'permanent',
    contact: 'Petra Lindemann',
    left: 'personal@muster.example',
  },
  {
    name: 'capitals, no bullets',
    text: `STELLENAUSSCHREIBUNG

Pflegefachkraft (m/w/d)
Vollzeit oder Teilzeit, Münster

DAS ERWARTET SIE
Grund- und Behandlungspflege
Pflegeplanung und Dokumentation
Anleitung von Auszubildenden

DAS BRINGEN SIE MIT
Abschluss als Pflegefachfrau oder Pflegefachmann
Freude an der Arbeit mit Menschen

DAS BIETEN WIR IHNEN
Vergütung nach AVR, EG P 7
30 Tage Urlaub
Kein Nachtdienst`,
    title: 'Pflegefachkraft (m/w/d)',
    tasks: ['Behandlungspflege', 'Dokumentation', 'Anleitung'],
    profile: ['Abschluss als', 'Freude'],
    offer: ['Vergütung nach AVR', '30 Tage', 'Kein Nachtdienst'],
    // There are several: which one is asked back.
    place: null,
    pay: null,
    types: ['Vollzeit', 'Teilzeit'],
  },
  {
    name: 'running text without headings',
    text: `Unser Familienbetrieb in Paderborn sucht einen Elektroniker für Betriebstechnik. Sie warten und reparieren unsere Anlagen. Sie schließen neue Maschinen an. Eine abgeschlossene Ausbildung im Elektrohandwerk ist Voraussetzung. Führerschein Klasse B wäre von Vorteil. Wir zahlen 3.400 € brutto im Monat und 30 Tage Urlaub. Ihre Bewerbung an: bewerbung@elektro.example`,
    title: 'Elektroniker für Betriebstechnik',
    tasks: ['warten und reparieren', 'neue Maschinen'],
    profile: ['abgeschlossene Ausbildung', 'Führerschein'],
    offer: ['3.400 €'],
    place: 'Paderborn',
    pay: [3_400_00, null, 'month'],
    left: 'bewerbung@elektro.example',
  },
  {
    name: 'text out of a PDF with broken lines',
    text: `Lagerhelfer (m/w/d) in Hamm
Ihre Aufgaben:
- Annehmen, Prüfen und Einlagern der Ware nach Liefer-
schein
- Zusammenstellen der Aufträge mit dem Hand-
scanner und Verpacken
Ihr Profil:
- Sie arbeiten sorgfältig
und sind pünktlich
Unser Angebot:
- 15,20 € je Stunde, 38,5 Std./Woche
- Urlaubsgeld 500 €`,
    title: 'Lagerhelfer (m/w/d) in Hamm',
    tasks: ['nach Lieferschein', 'Handscanner und Verpacken'],
    profile: ['sorgfältig und sind pünktlich'],
    offer: ['15,20 €', 'Urlaubsgeld'],
    place: 'Hamm',
    pay: [15_20, null, 'hour'],
    hours: 38.5,
  },
]

/** Written after the rules, by the same hand: what they were not made for. */
export const FRESH: readonly AdSample[] = [
  {
    name: 'du, emoji, salary by year',
    text: `🚀 Wir suchen dich als Softwareentwickler (w/m/d)!
📍 Standort: Leipzig oder 2 Tage Homeoffice

## Was dich erwartet
* Du entwickelst unsere Plattform in TypeScript weiter
* Du betreust den Betrieb mit

## Was du mitbringst
* Erfahrung in der Webentwicklung
* Gutes Deutsch

## Was wir dir bieten
* 55.000 – 68.000 € Jahresgehalt
* 40-Stunden-Woche, 30 Tage Urlaub`,
    title: 'Softwareentwickler (w/m/d)',
    tasks: ['entwickelst', 'Betrieb'],
    profile: ['Webentwicklung', 'Gutes Deutsch'],
    offer: ['55.000', '40-Stunden-Woche'],
    place: 'Leipzig',
    pay: [55_000_00, 68_000_00, 'year'],
    hours: 40,
  },
  {
    name: 'public service',
    text: `Die Stadt Herford stellt zum 01.03.2027 ein:

Sachbearbeiter/in (m/w/d) im Bürgerbüro

befristet bis 29.02.2028, Teilzeit mit 19,5 Wochenstunden, Entgelt nach TVöD EG 8

Zu Ihren Aufgaben gehören:
- Melde- und Passangelegenheiten
- Auskünfte an Bürgerinnen und Bürger

Voraussetzungen:
- Ausbildung als Verwaltungsfachangestellte/r

Ihre Bewerbung richten Sie bitte bis zum 15.12.2026 an das Personalamt. Auskunft erteilt Herr Stefan Brockmann, Telefon 05221 189-0.`,
    title: 'Sachbearbeiter/in (m/w/d) im Bürgerbüro',
    tasks: ['Passangelegenheiten', 'Auskünfte'],
    profile: ['Verwaltungsfachangestellte'],
    offer: [],
    place: 'Herford',
    pay: null,
    types: ['Teilzeit'],
    hours: 19.5,
    contract: 'fixed-term',
    contact: 'Stefan Brockmann',
    left: 'Personalamt',
  },
  {
    name: 'minijob in a sentence',
    text: `Reinigungskraft auf Minijob-Basis gesucht!
Unser Büro in Soest soll zweimal in der Woche abends gereinigt werden. Wir zahlen 15 Euro die Stunde. Rufen Sie an: 02921 55443.`,
    title: 'Reinigungskraft',
    tasks: ['zweimal in der Woche'],
    profile: [],
    offer: ['15 Euro'],
    place: 'Soest',
    pay: [15_00, null, 'hour'],
    types: ['Minijob'],
  },
  {
    name: 'bonus is no pay',
    text: `Kundenberater im Außendienst (m/w/d) – Region Kassel

Ihr Aufgabengebiet
- Betreuung unserer Bestandskunden
Was Sie auszeichnet
- Verhandlungsgeschick
Freuen Sie sich auf
- 500 € Prämie für geworbene Kolleginnen und Kollegen
- Dienstwagen, auch privat
- Fixgehalt von 3.800 € monatlich plus Provision
Kontakt
Max Muster GmbH, 34117 Kassel, jobs@muster.example`,
    title: 'Kundenberater im Außendienst (m/w/d) – Region Kassel',
    tasks: ['Bestandskunden'],
    profile: ['Verhandlungsgeschick'],
    offer: ['Prämie', 'Dienstwagen', 'Fixgehalt'],
    place: 'Kassel',
    pay: [3_800_00, null, 'month'],
    left: 'jobs@muster.example',
  },
]
