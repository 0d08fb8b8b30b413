import { expect, it } from 'vitest'
import { FACT_NAMES } from '../words/facts'
import { factTerms } from './fact-terms'

/** Lines of advertisements, and what each says or, with a "-", does not say. Labelled before an answer was seen. */
const LINES = `
Trinkgeld bar am selben Abend | -evening
Ein freier Freitagnachmittag alle zwei Wochen | -afternoon
Mittwochnachmittag frei | -afternoon
Freitag ab 13 Uhr Feierabend | -evening -afternoon
Der Freitagnachmittag gehört dir | -afternoon
Verlässlich freie Wochenenden | -weekend
Freies Wochenende garantiert | -weekend
Am Wochenende haben wir geschlossen | -weekend
Sonntags und an Feiertagen geschlossen | -weekend
Jeder zweite Samstag frei | weekend
Zwei freie Wochenenden im Monat | weekend
Bereitschaft zu Diensten am Wochenende | weekend
Einsatz auch an Samstagen | weekend
Unbefristete Verträge statt Saison | -season
Überblick auch in der Hochsaison | -season
Mitarbeit in der Hochsaison von Mai bis September | season
Für die Sommersaison 2027 suchen wir | season
Unterkunft für Saisonkräfte | -season
Saisonkraft für die Spargelernte | season
Aushilfe in der Ernte | season
Saisonale Küche aus der Region | -season
Melden an Krankenkassen und Finanzamt | -public
Abstimmen mit Behörden und Trägern öffentlicher Belange | -public
Ansprechpartner für Bauherren und Behörden | -public
Bezahlung nach TVöD, Entgeltgruppe 9a | public
Vergütung nach TV-L E 13 | public
Sicherer Arbeitsplatz im öffentlichen Dienst | public
Übernahme in das Beamtenverhältnis möglich | public
Beratung von Beamten zu Versicherungen | -public
Kunden sind Ministerien und Kommunen | -public
Zusammenarbeit mit den Stadtwerken | -public
Wir sind ein Landkreis mit 900 Beschäftigten | public
Elektriker-Weiterbildung für Quereinsteiger | -untrained
Quereinsteiger willkommen | untrained
Auch ohne Berufserfahrung | untrained
Abgeschlossene Ausbildung erforderlich | -untrained
Eine Ausbildung brauchst du nicht | untrained
Wir lernen dich an | untrained
Anlernen neuer Kollegen | -untrained
Einarbeitung von Hilfskräften | -untrained
Anleiten von Helfern | -untrained
Bereitschaft zu Teildiensten oder Tagschichten | -day
Montag bis Donnerstag von 7 bis 16 Uhr | day
Nur Tagschicht | day
Keine Tagschichten, nur Nacht | -day night
Kein Nachtdienst in der Therapie | -night
Nachtruhe unserer Gäste sichern | -night
Übernachtfahrten | away
Übernachten im Fahrzeug | away
Jeden Abend zu Hause | homeEveryDay -evening
Tagestouren im Umkreis von 100 km | homeEveryDay
Reisebereitschaft innerhalb Deutschlands | away
Reisekostenabrechnung prüfen | -away
Reisen buchen und abrechnen | -away
Planen internationaler Verkehre | -away
Bundesweite Einsätze | away
Montage beim Kunden, werktags im Hotel | away
Führerschein Klasse B | carLicence
Pkw-Führerschein | carLicence
Führerschein B oder C1 | carLicence
Dienstwagen mit Privatnutzung | -carLicence
Führerschein nicht nötig | -carLicence
Ein Führerschein ist keine Voraussetzung | -carLicence
Personalzimmer auf dem Gelände | housing
Unterstützung bei der Wohnungssuche | -housing
Unterkünfte für Gäste vorbereiten | -housing
Betreuung von Menschen in Unterkünften | -housing
Reinigung der Unterkunft für Geflüchtete | -housing
Werkswohnung möglich | housing
Betriebswohnung zur Miete | housing
Kost und Logis frei | housing
Gute Deutschkenntnisse ab B2 | german
Deutschlandweite Projekte | -german
Fließend Deutsch und Englisch | german
Deutsch als Zweitsprache unterrichten | -german
Unterricht in deutscher Sprache für Erwachsene | -german
Schichtbetrieb mit Zulage | shift
Kein Schichtdienst | -shift
Schichtleitung entlasten | -shift
Planen der Schichten für zwölf Leute | -shift
Arbeit im Dreischichtsystem | shift
Früh- und Spätschicht im Wechsel | shift early evening
Spätdienst bis 20 Uhr | evening
Betreuung am Nachmittag | afternoon
Hausaufgabenhilfe nachmittags | afternoon
Arbeit nur am Vormittag | morning
Vormittags oder nachmittags, wie du willst | morning afternoon
Der Samstagvormittag ist frei | -morning
Abendveranstaltungen begleiten | evening
Gelegentlich Abendtermine | -evening
Ende der Schicht um 22 Uhr | evening
Betreuung in den Ferien | -holidays
Nächtliche Bereitschaft, zweimal im Monat | night
Einsätze in der Nacht | night
Nie am Wochenende | -weekend
Wochenenden sind bei uns frei | -weekend
Wochenendarbeit gibt es bei uns nicht | -weekend
Schichtarbeit fällt nicht an | -shift
Nachtdienste fallen nicht an | -night
Kein Fernverkehr | -away
Du schläfst jede Nacht im eigenen Bett | -night
Geregelte Arbeitszeiten von Montag bis Freitag | day -weekend
Fünf-Tage-Woche, sonntags frei | -weekend
Samstagsarbeit nur in Ausnahmefällen | -weekend
Abends ist Schluss um 17 Uhr | -evening
Öffnungszeiten: Mo bis Sa 9 bis 20 Uhr | weekend
Arbeitszeit: Mo–Fr 8–16 Uhr | day -weekend
Die Abende gehören der Familie | -evening
Dienste im Früh- und Spätwechsel | shift
Wechselnde Schichten, auch an Feiertagen | shift
Du arbeitest im 3-Schicht-Betrieb | shift night
Vollkontinuierliche Schicht mit Nachtanteil | shift night
Arbeitsbeginn 6 Uhr | early
Feierabend spätestens um 16 Uhr | -evening
Familienfreundliche Arbeitszeiten ohne Wochenenddienst | -weekend
Jedes dritte Wochenende Dienst | weekend
An den Wochenenden bleibt der Betrieb zu | -weekend
Sonntagsöffnungen gibt es nicht | -weekend
Wir arbeiten nie nachts | -night
Du bist jeden Tag pünktlich daheim | homeEveryDay
Mehrtägige Touren durch Europa | away
Einsatz deutschlandweit, Übernachtung im Hotel zahlen wir | away
Gelegentliche Dienstreisen | -away
Rund 30 % Reisetätigkeit | away
Reparatur von Reisebussen | -away
Nahverkehrsplanung für den Landkreis | -homeEveryDay -public
Projekte für öffentliche Auftraggeber | -public
Erfahrung mit Vergaberecht öffentlicher Auftraggeber | -public
Betreuung der Schnittstelle zum Finanzamt | -public
Alle Vorteile des öffentlichen Dienstes | public
Tarifbindung TVöD-P, Jahressonderzahlung | public
Besoldung nach A 12 | public
Anstellung als Beamter oder Tarifbeschäftigter | public
Schulungen für Beamtinnen halten | -public
Wir stellen auch ungelernte Kräfte ein | untrained
Erfahrung ist keine Voraussetzung | untrained
Vorkenntnisse sind nicht erforderlich | untrained
Eine abgeschlossene Lehre setzen wir voraus | -untrained
Ausbildung zum Erzieher oder vergleichbar | -untrained
Fachfremde sind willkommen | untrained
Einarbeitung von Quereinsteigern | -untrained
Wir bringen dir alles bei | untrained
Leiten von Aushilfen | -untrained
Saisonal schwankende Arbeitszeiten | -season
Befristet für die Saison März bis Oktober | season
Saisonabschluss gemeinsam feiern | -season
Saisonvertrag von Mai bis Oktober | season
Skisaison in den Alpen | season
Obst und Gemüse der Saison | -season
Wir helfen bei der Suche nach einer Wohnung | -housing
Dienstwohnung vorhanden | housing
Günstiges Zimmer im Personalhaus | housing
Apartment für die ersten drei Monate | housing
Verwaltung von Unterkünften | -housing
Unterkunft wird gestellt | housing
Reinigen der Zimmer und Unterkünfte | -housing
Fahrerlaubnis Klasse B | carLicence
FS Kl. B | carLicence
Führerschein (Klasse B) | carLicence
Führerschein CE | -carLicence
Gültiger Pkw-Führerschein | carLicence
Führerschein wünschenswert, nicht Bedingung | -carLicence
Deutsch mindestens B1 | german
Deutsch in Wort und Schrift | german
Sehr gute Deutsch- und Englischkenntnisse | german
Gute Englischkenntnisse | -german
Wir sprechen Englisch, Deutsch ist nicht nötig | -german
Unterrichten von Deutsch als Fremdsprache | -german
Verhandlungssicheres Deutsch | german
Deutschlands größter Händler | -german
Kernzeit von 9 bis 15 Uhr | -evening -night
Betreuung von 12 bis 16:30 Uhr | afternoon
Vormittagsdienst von 7:30 bis 12 Uhr | morning
Nur vormittags, während die Kinder in der Schule sind | morning
Zweimal die Woche abends von 18 bis 21 Uhr | evening
Der Dienst endet um 19 Uhr | evening
Nachtportier von 22 bis 6 Uhr | night
Schlafbereitschaft in der Wohngruppe | night
Nachtleben der Stadt | -night
Zwei Wochenenden im Monat | weekend
Sa und So | weekend
Auch am Samstag von 9 bis 14 Uhr | weekend
Freitags ab Mittag frei | -afternoon
Der Freitag endet um 12 Uhr | -afternoon
Keine Einsätze in der Nacht | -night
Kein Dienst in der Nacht | -night
Keine Arbeit am Wochenende | -weekend
Jedes Wochenende zuhause | -weekend
3-Schicht-Betrieb ohne Nachtschicht | shift -night
3-Schichtsystem (keine Nachtschicht) | shift -night
Kaum Reisetätigkeit | -away
Keine dienstliche Reisetätigkeit | -away
Reisetätigkeit nicht erforderlich | -away
Alle 14 Tage ein freies Wochenende | weekend
Abwechselnd freie Wochenenden | weekend
Zwei freie Sonntage im Monat | weekend
Jeden zweiten Samstag frei | weekend
Jedes 2. Wochenende frei | weekend
Auch an langen Samstagen | weekend
Samstag oder Montag frei | weekend
Versorgung von Früh- und Neugeborenen | -early -shift
Früh- oder Spätaufsteher willkommen | -early -shift
Früh-, Spät- und Nachtdienst | shift early night
Keine fachfremden Tätigkeiten | -untrained
Intensive Einarbeitung für Quereinsteiger | untrained
Gern auch angelernt | untrained
Lösungen für den öffentlichen Dienst | -public
Bewerber aus dem öffentlichen Dienst | -public
Wir sind eine lebendige Gemeinde | -public
Beamter im mittleren Dienst | public
Gute Anbindung mit dem Nachtbus | -night
Saisonhelfer gesucht | season
Befristet auf die Saison | season
Unterkünfte stellen wir | housing
Nahverkehrstouren rund um Kassel | homeEveryDay
Kernarbeitszeit von 11 bis 15 Uhr | day -afternoon
Keine Wochenend-, Feiertags- oder Nachtarbeit | -night -weekend
Keine Nacht-, Wochenend- oder Feiertagsdienste | -night -weekend
Keine Nacht-/Wochenendarbeit | -night -weekend
Weder Nacht- noch Wochenenddienste | -night -weekend
Arbeiten am Wochenende gehört dazu | weekend
Samstage gehören zum Berufsbild | weekend
Kein Problem am Wochenende zu arbeiten | weekend
Am Wochenende hast du frei | -weekend
Wochenenden grundsätzlich frei | -weekend
Wochenende: frei | -weekend
Freitags ab 13 Uhr ins Wochenende | -weekend
Einschichtbetrieb | -shift
Drei-Schicht-System | shift night
2-Schicht statt 3-Schicht | shift -night
Nachtdienst entfällt | -night
Keine Dienste nachts | -night
Leider keine Quereinsteiger | -untrained
Quereinstieg nicht möglich | -untrained
Ohne Ausbildung geht es nicht | -untrained
Unterkunft können wir nicht stellen | -housing
Gute Anbindung an den Nahverkehr | -homeEveryDay
Führerschein Klasse B nicht erforderlich | -carLicence
Führerschein Klasse B ist kein Muss | -carLicence
Vergleichbar mit dem öffentlichen Dienst | -public
Reisetätigkeit: keine | -away
Reisetätigkeit: etwa 20 % | away
Englisch genügt nicht, Deutsch C1 ist nötig | german
Englisch genügt | -german
Jahresstelle statt Saisonvertrag | -season
Für Gäste, die das Wochenende bei uns verbringen | -weekend
Unsere Gäste verbringen ihr Wochenende am See | -weekend
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))

/** Said in a way that is not read. */
const KNOWN = [
  'Aushilfe in der Ernte: season',
  'Montage beim Kunden, werktags im Hotel: away',
  'Ende der Schicht um 22 Uhr: evening',
  'Apartment für die ersten drei Monate: housing',
  'Der Dienst endet um 19 Uhr: evening',
]

const nothing = { title: '', companyName: '', shifts: [], hoursPerWeek: null, level: undefined }

it('reads what a line of an advertisement says about the work, and nothing that it does not', () => {
  const labels = LINES.flatMap(([, labelled = '']) => labelled.split(' '))
  expect(labels.length).toBeGreaterThan(225)
  expect(new Set(labels.map((label) => label.replace('-', '')))).toEqual(
    new Set(FACT_NAMES.filter((name) => name !== 'leading')),
  )
  const wrong = LINES.flatMap(([body = '', labelled = '']) => {
    const terms = factTerms({ ...nothing, body })
    const isWrong = (label: string) => terms.includes(`F${label.replace('-', '')}`) === label.startsWith('-')
    return labelled
      .split(' ')
      .filter(isWrong)
      .map((label) => `${body}: ${label}`)
  })
  expect(wrong).toEqual(KNOWN)
})

it('reads a public employer from its name, not from whom the work has to do with', () => {
  const termsOf = (companyName: string, body: string) => factTerms({ ...nothing, companyName, body })
  expect(termsOf('Gemeinde Talaue', '')).toContain('Fpublic')
  expect(termsOf('Zweckverband Wasser', '')).toContain('Fpublic')
  expect(termsOf('Stadt Kassel', '')).toContain('Fpublic')
  expect(termsOf('Land Rover Händler GmbH', '')).not.toContain('Fpublic')
  expect(termsOf('Stadt Apotheke', '')).not.toContain('Fpublic')
  expect(termsOf('Stadt Taxi e.K.', '')).not.toContain('Fpublic')
  expect(termsOf('Bau GmbH', 'Melden an das Finanzamt')).not.toContain('Fpublic')
})

it('takes helpers in a title for untrained, and those in a text for others', () => {
  expect(factTerms({ ...nothing, title: 'Lagerhelfer', body: '' })).toContain('Funtrained')
  expect(factTerms({ ...nothing, title: 'Arzthelferin', body: '' })).not.toContain('Funtrained')
  expect(factTerms({ ...nothing, title: 'Lagerleiter', body: 'Anleiten der Lagerhelfer' })).not.toContain('Funtrained')
})

it('does not read over the end of a line', () => {
  expect(factTerms({ ...nothing, body: 'Arbeit am Wochenende\nFrei einteilbare Pausen' })).toContain('Fweekend')
  expect(factTerms({ ...nothing, body: 'Am Wochenende bleibt der Betrieb zu\nGutes Team' })).not.toContain('Fweekend')
})

it('believes the ticked shifts before a word of the text', () => {
  const body = 'Teildienst oder Tagschicht'
  expect(factTerms({ ...nothing, body: 'Nur Tagschicht', shifts: ['weekend'] })).not.toContain('Fday')
  expect(factTerms({ ...nothing, body, shifts: ['day'] })).toContain('Fday')
  const customers = 'Kunden mit Dreischichtbetrieb'
  expect(factTerms({ ...nothing, body: customers, shifts: ['day'] })).not.toContain('Fnight')
})
