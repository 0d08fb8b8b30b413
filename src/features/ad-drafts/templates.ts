/** A start for an ad of an occupation: what such jobs usually ask and do, to be changed. Pay and place stay open. */
export type AdTemplate = {
  key: string
  title: string
  icon: 'factory' | 'care' | 'office' | 'driver' | 'other'
  text: string
}

/** Written by us. Neutral titles, no demands that exclude anybody, "Sie" as companies write. */
export const AD_TEMPLATES: readonly AdTemplate[] = [
  {
    key: 'zerspanungsmechaniker',
    title: 'Zerspanungsmechaniker/in',
    icon: 'factory',
    text: `Zerspanungsmechaniker (m/w/d)

Ihre Aufgaben
- Dreh- und Fräsmaschinen mit CNC-Steuerung einrichten und bedienen
- Programme anpassen und Abläufe verbessern
- Gefertigte Teile messen und die Ergebnisse festhalten
- Maschinen pflegen und kleine Störungen beheben

Ihr Profil
- Ausbildung als Zerspanungsmechaniker/in oder in einem ähnlichen Metallberuf
- Sicheres Lesen technischer Zeichnungen
- Erfahrung mit einer gängigen Steuerung; in unsere arbeiten wir Sie ein

Wir bieten
- Einarbeitung durch eine feste Ansprechperson
- 30\u00a0Tage Urlaub`,
  },
  {
    key: 'pflegefachkraft',
    title: 'Pflegefachkraft',
    icon: 'care',
    text: `Pflegefachkraft (m/w/d)

Ihre Aufgaben
- Menschen in der Grund- und Behandlungspflege versorgen
- Pflege planen, dokumentieren und mit Angehörigen besprechen
- Mit Ärztinnen, Ärzten und Therapie zusammenarbeiten
- Auszubildende und neue Kolleginnen und Kollegen anleiten

Ihr Profil
- Abschluss als Pflegefachfrau, Pflegefachmann, Altenpfleger/in oder Gesundheits- und Krankenpfleger/in
- Bereitschaft zu Früh- und Spätdienst
- Kenntnisse in der elektronischen Dokumentation sind hilfreich

Wir bieten
- Einen Dienstplan, der sechs Wochen im Voraus steht
- Zuschläge für Nacht-, Sonn- und Feiertage
- 30\u00a0Tage Urlaub`,
  },
  {
    key: 'bueromanagement',
    title: 'Kaufmann/-frau Büromanagement',
    icon: 'office',
    text: `Kaufmann/-frau für Büromanagement (m/w/d)

Ihre Aufgaben
- Schriftverkehr mit Kundschaft und Behörden führen
- Angebote, Aufträge und Rechnungen schreiben
- Termine und Besprechungen vorbereiten
- Stammdaten und Ablage aktuell halten

Ihr Profil
- Kaufmännische Ausbildung oder vergleichbare Erfahrung
- Sicherer Umgang mit Word, Excel und Outlook
- Klare Sprache am Telefon und in Briefen

Wir bieten
- Gleitzeit mit Zeitkonto
- Weiterbildung nach Absprache
- 30\u00a0Tage Urlaub`,
  },
  {
    key: 'berufskraftfahrer',
    title: 'Berufskraftfahrer/in',
    icon: 'driver',
    text: `Berufskraftfahrer/in (m/w/d)

Ihre Aufgaben
- Touren im Nahverkehr fahren
- Be- und entladen, Ladung sichern
- Lieferpapiere führen und Abliefernachweise einholen
- Das Fahrzeug vor der Abfahrt prüfen

Ihr Profil
- Führerschein der Klasse CE und Fahrerkarte
- Gültige Schlüsselzahl 95
- Deutschkenntnisse für Lieferpapiere und Kundengespräche

Wir bieten
- Ein festes Fahrzeug
- Feste Touren, abends zu Hause
- 28\u00a0Tage Urlaub`,
  },
]
