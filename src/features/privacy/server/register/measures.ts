/** Technical and organisational measures (Art. 32), as far as the product carries them out. */
export const MEASURES = [
  'Übertragung nur verschlüsselt (HTTPS), strenge Inhaltsrichtlinie, keine Inhalte fremder Server',
  'Passwörter nur als Prüfwert (scrypt), Passkeys und zweiter Faktor; für Plattform-Admins ist er Pflicht',
  'Rechte je Vorgang geprüft, Anmeldungen enden nach Zeit und aus der Ferne, heikle Schritte brauchen eine frische Anmeldung',
  'Grenzen gegen Ausprobieren und Abziehen von Daten je Konto, Adresse und Postfach',
  'Die Datenbankrolle des Programms besitzt nichts; das Protokoll ist verkettet und signiert',
  'Freigaben von Lastschriften, Beschwerden und dem eigenen Konto durch eine zweite Person',
  'Hochgeladene Dateien verschlüsselt, jede mit eigenem Schlüssel; wird er gelöscht, ist auch keine Sicherung mehr lesbar',
  'Sicherungen auf Wunsch verschlüsselt, nach dem Schreiben gelesen und geprüft',
  'Tägliche Löschung nach festen Fristen; ungewöhnlich große Löschungen gibt ein Mensch frei',
] as const
