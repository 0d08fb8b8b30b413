/**
 * Occupations that people look for under another name. Within a group each word leads to the others, as a neighbour:
 * found, but after what bears the word itself. Written as people write them, in the common (masculine) form.
 */
export const NEIGHBOUR_GROUPS: readonly (readonly string[])[] = [
  ['Krankenpfleger', 'Pflegefachkraft', 'Krankenschwester', 'Gesundheitspfleger', 'Altenpfleger'],
  ['Pflegehelfer', 'Pflegeassistent', 'Altenpflegehelfer', 'Krankenpflegehelfer'],
  ['Softwareentwickler', 'Programmierer', 'Anwendungsentwickler'],
  ['Systemadministrator', 'Systemintegrator', 'Netzwerkadministrator'],
  ['Lkwfahrer', 'Berufskraftfahrer', 'Kraftfahrer', 'Fernfahrer'],
  ['Lagerist', 'Lagerhelfer', 'Lagermitarbeiter', 'Kommissionierer', 'Lagerlogistiker'],
  ['Staplerfahrer', 'Gabelstaplerfahrer'],
  ['Schreiner', 'Tischler'],
  ['Metzger', 'Fleischer', 'Schlachter'],
  ['Klempner', 'Spengler', 'Anlagenmechaniker', 'Sanitärinstallateur', 'Heizungsbauer'],
  ['Elektriker', 'Elektroniker', 'Elektroinstallateur'],
  ['Automechaniker', 'Kfzmechatroniker', 'Kraftfahrzeugmechatroniker', 'Kfzmechaniker'],
  ['Putzkraft', 'Reinigungskraft', 'Raumpfleger', 'Gebäudereiniger'],
  ['Kellner', 'Servicekraft', 'Restaurantfachkraft'],
  ['Arzthelfer', 'Sprechstundenhilfe', 'MFA'],
  ['Zahnarzthelfer', 'ZFA'],
  ['Kindergärtner', 'Erzieher', 'Kitafachkraft'],
  ['Sekretär', 'Assistenz', 'Büroassistent'],
  ['Hausmeister', 'Haustechniker', 'Objektbetreuer'],
  ['Wachmann', 'Sicherheitsmitarbeiter', 'Sicherheitskraft'],
  ['Personalreferent', 'HR', 'Personalsachbearbeiter'],
  ['Steuerfachangestellter', 'Steuerassistent'],
  ['Friseur', 'Coiffeur', 'Haarstylist'],
  ['Busfahrer', 'Omnibusfahrer'],
  ['Paketzusteller', 'Kurierfahrer', 'Zusteller', 'Postbote'],
]
