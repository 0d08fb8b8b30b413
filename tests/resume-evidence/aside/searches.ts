/** What companies type, and what they mean by it; see `../grade.ts`. */
export const SEARCHES = `
Tischler | trade:tischler
Schreinerin Treppenbau | trade:tischler has:treppenbau
Tischlermeister | trade:tischler role:master
Tischler Gütersloh | trade:tischler at:Bielefeld
Friseurin | trade:friseur
Friseur Balayage | trade:friseur has:balayage
Friseuse Englisch B1 | trade:friseur lang:Englisch-B1
MFA | trade:mfa
Arzthelferin Blutabnahme | trade:mfa has:blutabnahme
Medizinische Fachangestellte | trade:mfa
Zahnarzthelferin | trade:zfa
ZFA Prophylaxe | trade:zfa has:prophylaxe
Steuerfachangestellte | trade:steuer
Steuerfachangestelter | trade:steuer
Steuerfachangestellter Lohnabrechnung mindestens 3 Jahre Berufserfahrung | trade:steuer has:lohnabrechnung years:3
Anlagenmechaniker SHK Wärmepumpen | trade:shk has:wärmepumpen
Heizungsbauer Führerschein C | trade:shk licence:C
Bäcker | trade:baecker
Azubi Bäcker | trade:baecker role:learning
Konditorin Hochzeitstorten | trade:konditor has:hochzeitstorten
Systemadministrator Linux | trade:admin has:linux
Sysadmin | trade:admin
Gärtner | trade:gaertner
Landschaftsgärtner mit Führerschein B | trade:gaertner licence:B
Gärtnerin Baumschnitt | trade:gaertner has:baumschnitt
Bürokauffrau | trade:buero
Kaufmann für Büromanagement Lexware | trade:buero has:lexware
Bürokauffrau in Köln | trade:buero at:Köln
Dachdecker | trade:dach
Dachdecker 10 Jahre | trade:dach years:10
Physiotherapeutin Lymphdrainage | trade:physio has:lymphdrainage
Krankengymnast | trade:physio
Physiotherapeut Deutsch C1 | trade:physio lang:Deutsch-C1
Kellner | trade:kellner
Restaurantfachfrau Weinberatung Englisch | trade:kellner has:weinberatung lang:Englisch
Schweißer WIG | trade:schweiss has:wig
Schweisser | trade:schweiss
Excel | has:excel
PHP | has:php
EKG | has:ekg
`

/** What postings require, and when it is proven; see `../grade.ts`. */
export const REQUIREMENTS = `
Abgeschlossene Ausbildung zum Tischler (m/w/d) | learnt:tischler
Abgeschlossene Ausbildung als MFA oder ZFA | any learnt:mfa learnt:zfa
Du hast deine Ausbildung zum Bäcker oder Konditor erfolgreich abgeschlossen | any learnt:baecker learnt:konditor
Gelernte Steuerfachangestellte | learnt:steuer
Abgeschlossene handwerkliche Ausbildung als Dachdecker | learnt:dach
Staatlich anerkannte Physiotherapeutin | learnt:physio
Kenntnisse in Lymphdrainage | has:lymphdrainage
Sichere Linux-Kenntnisse | has:linux
Linux und VMware | has:linux has:vmware
Erfahrung mit Wärmepumpen oder Brennwerttechnik | any has:wärmepumpen has:brennwerttechnik
Führerschein der Klasse B | licdoc:B
Deutsch auf dem Niveau C1 | lang:Deutsch-C1
Sehr gute Englischkenntnisse (C1) | lang:Englisch-C1
Mehrjährige Berufserfahrung als Gärtner | y:gaertner=2
Mindestens drei Jahre Praxis als Schweißer | y:schweiss=3
Erfahrung im Baumschnitt | has:baumschnitt
Freundliches Auftreten | soft
Körperliche Belastbarkeit | soft
Sie haben Freude am Beruf | soft
Lust auf Neues | soft
Umgang mit Lexware | has:lexware
Blutabnahme und EKG | has:blutabnahme has:ekg
Schweißkenntnisse in WIG | has:wig
Interesse an Wein und Weinberatung | has:weinberatung
Kellner mit Bankett-Erfahrung | trade:kellner has:bankett
Kreativität und Balayage | has:balayage
`
