import type { Occupation } from '../occupation.ts'

export const verkaufHandel: readonly Occupation[] = [
  {
    key: 'verkaeufer',
    name: ['Verkäufer', 'Verkäuferin'],
    tasks: [
      'Beraten und Bedienen der Kundschaft',
      'Auffüllen der Regale und Pflegen der Auslage',
      'Kassieren und Abrechnen',
      'Prüfen von Frische und Preisen',
      'Annehmen von Retouren',
    ],
    profile: [
      'Freude am Umgang mit Menschen',
      'Ausbildung im Verkauf oder erste Erfahrung',
      'Bereitschaft zu Samstagsdiensten',
      'Gepflegtes Auftreten',
    ],
  },
  {
    key: 'kaufmann-einzelhandel',
    name: ['Kaufmann im Einzelhandel', 'Kauffrau im Einzelhandel'],
    tasks: [
      'Beraten zu Sortiment und Anwendung',
      'Planen und Aufbauen von Aktionen',
      'Bestellen von Ware und Pflegen der Bestände',
      'Bearbeiten von Reklamationen',
      'Einarbeiten neuer Kolleginnen und Kollegen',
    ],
    profile: [
      'Kaufmännische Ausbildung im Handel',
      'Warenkenntnis oder Interesse am Sortiment',
      'Blick für Zahlen',
      'Verbindliche Art',
    ],
  },
  {
    key: 'filialleiter',
    name: ['Filialleiter', 'Filialleiterin'],
    tasks: [
      'Führen der Filiale mit Verantwortung für Umsatz und Team',
      'Planen von Personal und Urlaub',
      'Steuern von Bestellung, Bestand und Verlust',
      'Führen von Gesprächen und Einstellungen',
      'Umsetzen von Aktionen',
    ],
    profile: [
      'Ausbildung im Handel und Führungserfahrung',
      'Sicherer Umgang mit Kennzahlen',
      'Vorleben statt Vorschreiben',
      'Flexibilität in den Öffnungszeiten',
    ],
  },
  {
    key: 'kassierer',
    name: ['Mitarbeiter an der Kasse', 'Mitarbeiterin an der Kasse'],
    tasks: [
      'Kassieren mit Sorgfalt und Tempo',
      'Abrechnen der Kasse am Ende der Schicht',
      'Auskunft geben zu Preisen und Aktionen',
      'Auffüllen der Kassenzone',
    ],
    profile: [
      'Zuverlässigkeit im Umgang mit Geld',
      'Freundlichkeit auch in der Schlange',
      'Einsatz zu wechselnden Zeiten',
    ],
  },
  {
    key: 'fachverkaeufer-lebensmittel',
    name: ['Fachverkäufer im Lebensmittelhandwerk', 'Fachverkäuferin im Lebensmittelhandwerk'],
    tasks: [
      'Beraten und Verkaufen an der Theke',
      'Belegen von Brötchen und Gestalten von Platten',
      'Präsentieren der frischen Ware',
      'Reinigen der Theke nach Hygieneplan',
    ],
    profile: [
      'Ausbildung im Lebensmittelverkauf oder Freude daran, es zu lernen',
      'Sinn für Geschmack und Sauberkeit',
      'Früh- und Samstagsdienste nach Plan',
    ],
  },
  {
    key: 'augenoptiker',
    name: ['Augenoptiker', 'Augenoptikerin'],
    tasks: [
      'Beraten zu Fassung und Glas',
      'Messen der Sehstärke',
      'Einschleifen und Anpassen der Gläser',
      'Anpassen von Kontaktlinsen',
    ],
    profile: [
      'Gesellenbrief in der Augenoptik',
      'Handwerkliches Geschick und Stilgefühl',
      'Freude an ruhiger Beratung',
    ],
  },
  {
    key: 'einkaeufer',
    name: ['Einkäufer', 'Einkäuferin'],
    tasks: [
      'Verhandeln von Preisen, Mengen und Verträgen',
      'Bewerten und Entwickeln von Lieferanten',
      'Überwachen von Terminen und Beständen',
      'Auswerten des Markts',
      'Abstimmen mit Vertrieb und Produktion',
    ],
    profile: [
      'Kaufmännische Ausbildung oder Studium',
      'Erfahrung im Einkauf',
      'Verhandlungsgeschick ohne Theater',
      'Sicheres Englisch',
    ],
  },
  {
    key: 'ecommerce-manager',
    name: ['Kaufmann im E-Commerce', 'Kauffrau im E-Commerce'],
    tasks: [
      'Pflegen von Produktdaten und Bildern im Shop',
      'Steuern von Angeboten auf Marktplätzen',
      'Auswerten von Klicks, Käufen und Retouren',
      'Planen von Aktionen mit dem Marketing',
      'Beantworten kniffliger Kundenanfragen',
    ],
    profile: [
      'Ausbildung im E-Commerce oder Handel',
      'Sicherheit mit Shopsystemen und Tabellen',
      'Sinn für gute Produkttexte',
      'Lust am Ausprobieren',
    ],
  },
]
