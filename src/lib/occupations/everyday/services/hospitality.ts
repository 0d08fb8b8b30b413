import type { Occupation } from '../occupation.ts'

export const gastronomieHotelTourismus: readonly Occupation[] = [
  {
    key: 'koch',
    name: ['Koch', 'Köchin'],
    tasks: [
      'Kochen für den täglichen Betrieb und Veranstaltungen',
      'Planen der Karte und des Einkaufs',
      'Führen eines Postens',
      'Einhalten der Hygiene nach HACCP',
      'Anleiten von Auszubildenden',
    ],
    profile: [
      'Abgeschlossene Ausbildung in der Küche',
      'Freude an frischen Produkten',
      'Übersicht auch bei vollem Haus',
      'Bereitschaft zu Teildiensten oder Tagschichten',
    ],
  },
  {
    key: 'kuechenhilfe',
    name: ['Küchenhilfe', 'Küchenhilfe'],
    tasks: [
      'Vorbereiten von Gemüse und Salaten',
      'Bedienen der Spülmaschine',
      'Reinigen von Geräten und Flächen',
      'Anrichten kalter Speisen',
    ],
    profile: ['Zuverlässigkeit', 'Bereitschaft zu Schichten', 'Grundkenntnisse in Deutsch', 'Freude am Teamtempo'],
  },
  {
    key: 'restaurantfachmann',
    name: ['Restaurantfachmann', 'Restaurantfachfrau'],
    tasks: [
      'Empfangen und Beraten der Gäste',
      'Servieren von Speisen und Getränken',
      'Empfehlen von Wein',
      'Abrechnen am Tisch',
      'Eindecken für Feiern',
    ],
    profile: [
      'Ausbildung im Service',
      'Aufmerksamkeit und Herzlichkeit',
      'Kenntnisse in Wein und Speisen',
      'Bereitschaft zu Abenddiensten',
    ],
  },
  {
    key: 'servicekraft',
    name: ['Servicekraft', 'Servicekraft'],
    tasks: [
      'Aufnehmen und Servieren von Bestellungen',
      'Eindecken und Abräumen der Tische',
      'Kassieren',
      'Zubereiten von Kaffee und Getränken',
    ],
    profile: [
      'Freundliches Auftreten',
      'Belastbarkeit am Wochenende',
      'Erste Erfahrung ist schön, kein Muss',
      'Teamgeist',
    ],
  },
  {
    key: 'hotelfachmann',
    name: ['Hotelfachmann', 'Hotelfachfrau'],
    tasks: [
      'Empfangen, Einchecken und Verabschieden der Gäste',
      'Verwalten von Reservierungen und Preisen',
      'Lösen kleiner und großer Wünsche',
      'Abrechnen und Führen der Kasse',
      'Abstimmen mit Etage und Küche',
    ],
    profile: [
      'Ausbildung in der Hotellerie',
      'Gutes Englisch',
      'Kenntnisse in Protel, Opera oder ähnlichem',
      'Bereitschaft zu Schichten',
    ],
  },
  {
    key: 'housekeeping',
    name: ['Zimmerreinigungskraft', 'Zimmerreinigungskraft'],
    tasks: [
      'Reinigen und Herrichten der Zimmer',
      'Auffüllen von Wäsche und Kosmetik',
      'Melden von Schäden',
      'Pflegen öffentlicher Bereiche',
    ],
    profile: ['Blick für Sauberkeit', 'Verlässlichkeit', 'Bereitschaft zu Wochenenddiensten im Wechsel'],
  },
  {
    key: 'reiseverkehrskaufmann',
    name: ['Tourismuskaufmann', 'Tourismuskauffrau'],
    tasks: [
      'Beraten zu Reisen, Unterkünften und Ausflügen',
      'Buchen von Leistungen und Prüfen der Unterlagen',
      'Gestalten von Paketen',
      'Betreuen von Gästen bei Änderungen unterwegs',
    ],
    profile: [
      'Ausbildung im Tourismus',
      'Gutes Englisch, gern eine weitere Sprache',
      'Ortskenntnis oder Neugier',
      'Kundenorientierung',
    ],
  },
  {
    key: 'serviceleitung',
    name: ['Serviceleiter', 'Serviceleiterin'],
    tasks: [
      'Führen des Serviceteams',
      'Planen von Diensten und Reservierungen',
      'Kalkulieren von Getränken und Bestellen der Ware',
      'Betreuen von Veranstaltungen',
      'Einarbeiten und Schulen',
    ],
    profile: [
      'Ausbildung in der Gastronomie und Führungserfahrung',
      'Gastgeberherz',
      'Sicheres Kassensystem und Zahlenblick',
      'Bereitschaft, selbst mitzuservieren',
    ],
  },
]
