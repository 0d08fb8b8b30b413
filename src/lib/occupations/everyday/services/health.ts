import type { Occupation } from '../occupation.ts'

export const gesundheitPflege: readonly Occupation[] = [
  {
    key: 'pflegefachkraft',
    name: ['Pflegefachkraft', 'Pflegefachkraft'],
    tasks: [
      'Planen und Durchführen der Pflege nach aktuellem Stand',
      'Überwachen von Vitalzeichen und Wundheilung',
      'Vorbereiten und Verabreichen von Medikamenten nach Anordnung',
      'Beraten von Patientinnen, Patienten und Angehörigen',
      'Anleiten von Auszubildenden auf der Station',
    ],
    profile: [
      'Abgeschlossene Ausbildung in der Pflege, gern auch als Berufsanfang',
      'Einfühlungsvermögen und Verantwortungsbewusstsein',
      'Bereitschaft zum Schichtdienst',
      'Masernimmunität nach Infektionsschutzgesetz',
    ],
  },
  {
    key: 'altenpflege',
    name: ['Pflegefachkraft in der Altenpflege', 'Pflegefachkraft in der Altenpflege'],
    tasks: [
      'Pflegen und Begleiten älterer Menschen im Alltag',
      'Führen der Pflegeplanung im Strukturmodell',
      'Zusammenarbeiten mit Ärztinnen, Ärzten und Therapie',
      'Begleiten am Lebensende',
      'Einbeziehen der Angehörigen',
    ],
    profile: [
      'Examen in der Alten- oder Krankenpflege',
      'Geduld und Humor',
      'Sicherer Umgang mit digitaler Dokumentation',
      'Bereitschaft zum Dienst an jedem zweiten Wochenende',
    ],
  },
  {
    key: 'pflegehilfskraft',
    name: ['Pflegehilfskraft', 'Pflegehilfskraft'],
    tasks: [
      'Unterstützen bei Körperpflege, Anziehen und Essen',
      'Begleiten zu Untersuchungen und Angeboten',
      'Vorbereiten der Mahlzeiten auf dem Wohnbereich',
      'Weitergeben von Beobachtungen an die Fachkräfte',
    ],
    profile: [
      'Freude am Umgang mit alten oder kranken Menschen',
      'Pflegebasiskurs oder Bereitschaft dazu',
      'Deutsch auf dem Niveau B1',
      'Verlässlichkeit im Schichtplan',
    ],
  },
  {
    key: 'mfa',
    name: ['Medizinischer Fachangestellter', 'Medizinische Fachangestellte'],
    tasks: [
      'Empfangen und Betreuen der Patientinnen und Patienten',
      'Vergeben von Terminen und Führen der Akten',
      'Blutentnahmen, EKG und Verbände',
      'Abrechnen nach EBM und GOÄ',
      'Aufbereiten der Instrumente',
    ],
    profile: [
      'Ausbildung als Medizinische/r Fachangestellte/r',
      'Freundlichkeit auch bei vollem Wartezimmer',
      'Kenntnisse in einer Praxissoftware',
      'Diskretion',
    ],
  },
  {
    key: 'zfa',
    name: ['Zahnmedizinischer Fachangestellter', 'Zahnmedizinische Fachangestellte'],
    tasks: [
      'Assistieren bei Behandlungen am Stuhl',
      'Durchführen der Prophylaxe',
      'Aufbereiten der Instrumente',
      'Abrechnen mit Kassen und Privatversicherten',
    ],
    profile: [
      'Ausbildung in der Zahnmedizin',
      'Ruhige Hand und freundliche Stimme',
      'Freude an der Arbeit mit Angstpatienten',
      'Teamgeist',
    ],
  },
  {
    key: 'physiotherapeut',
    name: ['Physiotherapeut', 'Physiotherapeutin'],
    tasks: [
      'Untersuchen und Behandeln in Einzelterminen',
      'Anleiten von Gruppen und Gerätetraining',
      'Erstellen von Übungsplänen für zu Hause',
      'Abstimmen mit Arztpraxen',
      'Dokumentieren des Verlaufs',
    ],
    profile: [
      'Staatliche Anerkennung in der Physiotherapie',
      'Zertifikat für manuelle Therapie oder Lymphdrainage erwünscht',
      'Freude an klaren Erklärungen',
      'Führerschein Klasse B für Hausbesuche',
    ],
  },
  {
    key: 'ergotherapeut',
    name: ['Ergotherapeut', 'Ergotherapeutin'],
    tasks: [
      'Behandeln von Kindern und Erwachsenen in Einzel- und Gruppenterminen',
      'Üben von Alltagshandlungen nach Schlaganfall oder Unfall',
      'Anpassen von Hilfsmitteln',
      'Beraten von Familien und Kitas',
    ],
    profile: [
      'Staatliche Anerkennung in der Ergotherapie',
      'Einfallsreichtum',
      'Interdisziplinäre Zusammenarbeit',
      'Freude an Fortbildung',
    ],
  },
  {
    key: 'notfallsanitaeter',
    name: ['Notfallsanitäter', 'Notfallsanitäterin'],
    tasks: [
      'Versorgen von Notfällen und Begleiten der Fahrt in die Klinik',
      'Führen des Rettungswagens',
      'Übergeben an das Team der Notaufnahme',
      'Prüfen von Fahrzeug und Gerät zu Beginn der Schicht',
      'Dokumentieren der Einsätze',
    ],
    profile: [
      'Anerkennung als Notfallsanitäter/in',
      'Führerschein Klasse B, gern C1',
      'Ruhe in unübersichtlichen Lagen',
      'Körperliche Fitness',
    ],
  },
]
