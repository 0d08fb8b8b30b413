/**
 * What a person expects of each query, by the keys of `market.ts`: 3 exactly that, 2 fits well, 1 related; unnamed ones
 * are useless, and those after "nie" must not be among the first ten.
 */
export const JUDGEMENTS = `
Pflege | 3: pfk1 pfk2 pfk3 pfk4 pfk5; 2: ips phelf1 phelf2 pdl; 1: betreu azubi-pflege; nie: stamm buero2 dba gaert tierpfl
Krankenpfleger | 3: pfk2 pfk4 pfk1 pfk5; 2: pfk3 ips; 1: phelf1 phelf2 pdl; nie: tierpfl stamm kinderpfl
Krankenschwester | 3: pfk4 pfk2; 2: pfk1 pfk5 pfk3; 1: ips phelf1 phelf2
Pflegefachkraft Teilzeit | 3: pfk1 pfk5 pfk3; 1: phelf2; nie: pfk2
Altenpfleger ungelernt | 3: phelf1 phelf2; 1: betreu pfk3; nie: lager3
Altenpflegerin Halle | 3: pfk3; 2: phelf2; 1: betreu; nie: lager1 verk1
Krankenpfläger | 3: pfk2 pfk4 pfk1 pfk5; 2: pfk3 ips; 1: phelf1 phelf2 pdl
MFA | 3: mfa1 mfa2; 1: zfa tfa
Arzthelferin | 3: mfa2 mfa1; 1: zfa; nie: arzt1 tierarzt
Arzt | 3: arzt1 arzt2; 1: tierarzt; nie: mfa2 mfa1 tfa zfa
Sprechstundenhilfe Hamburg | 3: mfa1
ZFA | 3: zfa; 1: mfa1 mfa2
PTA | 3: pta; 1: apo
Tierarzthelferin | 3: tfa; 1: tierpfl; nie: arzt1
Kita | 3: erz1 erz2 kinderpfl kitaltg; nie: schulb
Erzieher | 3: erz1 erz2; 2: kinderpfl; 1: kitaltg hep
Kindergärtnerin | 3: erz1 erz2; 2: kinderpfl; 1: kitaltg; nie: gaert
Sozialarbeiterin | 3: sozpaed; nie: prodm
Integrationshelfer | 3: schulb; 1: hep
Lehrer | 3: lehrer; nie: fahrlehrer azubi-leit
Gärtner | 3: gaert; 1: flor; nie: erz1
Softwareentwickler | 3: dev1 dev2 dev3 dev5 devc dev4; 2: werkst-it azubi-it; nie: sps dba
Software-Entwicklerin Hamburg | 3: dev1 dev3; 1: werkst-it azubi-it
Java Developer | 3: dev1; 2: werkst-it; 1: dev2 dev3 dev4 dev5 azubi-it devc
C++ | 3: dev2; nie: devc dev3
C# | 3: dev3; nie: devc dev2
.NET Entwickler | 3: dev3; 1: dev1 dev2 dev5; nie: netz
Programmierer | 3: dev5 dev1 dev2 dev3 devc; 2: dev4; 1: azubi-it werkst-it sps
Webentwickler remote | 3: dev4; nie: dev1
IT-Systemadmin | 3: admin1 admin2; 1: netz dba support
Sysadmin Linux | 3: admin1; 1: admin2
Fachinformatiker | 3: admin2; 2: azubi-it admin1; 1: support dev1
Helpdesk | 3: support
Datenbank | 3: dba; nie: bank1 bank2
Bank | 3: bank1 bank2; nie: dba dev1
Bankkauffrau | 3: bank1 bank2; nie: dba vers
Steuer | 3: steuer1 steuer2; nie: sps steuertech
Steuerfachkraft | 3: steuer1; 1: steuer2 lohn fibu; nie: steuertech sps
Steuerungstechnik | 3: sps steuertech; nie: steuer1 steuer2
Buchhalterin | 3: kochgm2 fibu homebh; 2: bilanz lohn; 1: steuer1; nie: buero1
Buchhalter Homeoffice | 3: homebh; nie: fibu
Lohnbuchhaltung | 3: lohn; 1: fibu
Bürokauffrau | 3: buero1; 2: buero2; 1: sek ass stamm
Büro Minijob | 3: buero2; nie: buero1 putz1
Sekretärin | 3: sek; 2: ass; 1: buero1
Empfangsmitarbeiter | 3: empf; 2: rez
HR | 3: hr; 1: recr lohn
Personaler | 3: hr; 1: recr lohn
Verkäufer | 3: verk1 verk2; 2: baeckv verk3; 1: filial; nie: lkw1
Verkaeuferin Halle Westfalen | 3: verk1; 1: verk3 filial
Verkäufer*in Teilzeit | 3: verk1; 2: baeckv; nie: verk2
Aushilfe Verkauf | 3: verk3; 2: verk1; 1: baeckv regal
450 Euro Job | 3: buero2 verk3 regal kuehilf putz1 essenr pfk5; nie: verk2
Minijob Putzen | 3: putz1; nie: kuehilf
Außendienst | 3: ad; 1: kam
Callcenter Heimarbeit | 3: call; nie: support
Lagerist Halle | 3: lager1; nie: verk1 pfk3
Lagerist | 3: lager1 lager2; 2: komm lager3; 1: stapler
Lager | 3: lager1 lager2 lager3 komm; 1: stapler
Lagerhelfer Frankfurt Oder | 3: lager3
Lagerist keine Zeitarbeit | 3: lager1 lager2; 2: komm; nie: lager3 stapler
Staplerfahrer | 3: stapler; 1: lager1 komm; nie: lkw1
LKW Fahrer CE | 3: lkw1 lkw2; 1: liefer bus; nie: stapler fahrlehrer
Trucker | 3: lkw1 lkw2; 1: liefer
Kraftfahrer Magdeburg | 3: lkw2; 1: liefer
Postbote | 3: paket; 1: liefer
Busfahrerin | 3: bus; 1: lkw1 lkw2
Lokführer | 3: lok
Koch | 3: koch1 koch2; 2: kuechef beikoch; 1: kuehilf azubi-koch; nie: kochgmbh kochgm2 kochfeld
Köchin Essen | 3: koch1; 1: kuehilf; nie: essenr beikoch
Jobs in Essen | 3: pfk1 ips phelf1 arzt2 koch1 kell kuehilf; nie: essenr liefer beikoch
Koch GmbH | 3: kochgmbh kochgm2; nie: koch1 koch2
Ausbildung Koch | 3: azubi-koch; nie: koch1 koch2
Ausbildung | 3: azubi-pflege azubi-it azubi-koch; nie: stamm pfk1 azubi-leit bus
Azubi Fachinformatiker | 3: azubi-it; nie: admin2
Werkstudent IT | 3: werkst-it; nie: dev1
Praktikum Köln | 3: praktm
Duales Studium BWL | 3: dualbwl
Kellnerin | 3: kell; 1: rez hofa
Rezeption Hotel | 3: rez; 1: hofa empf
Bäcker | 3: baeck; 1: baeckv
Fleischerin | 3: metzg
Putzfrau Berlin | 3: putz1 putz2
Reinigung | 3: putz1 putz2; nie: reinraum
Security Berlin | 3: secu
Hausmeister | 3: hausm; nie: kfz2
Maurer | 3: maurer; 1: baul
Tischler | 3: tisch; 1: zimm
Maler | 3: maler; 1: fzlack
Bauleiter | 3: baul; nie: leiter leiterpl
Leiter | 3: leiter; nie: leiterpl
abgeschlossene Ausbildung | nie: azubi-it
Heizungsbauer | 3: shk; 2: shkh kaelte
Elektriker Neustadt | 3: elek1 elek2
Elektroniker | 3: elek2 elek1 kochgmbh; 1: elekh mecha
Schlosser | 3: schloss; 2: indm; 1: schweiss
CNC Dreher | 3: zerspan
Produktionshelfer | 3: prodh; 2: prodm
Automechaniker | 3: kfz1; 1: kfz2
Ingenieur Maschinenbau | 3: mbing; 1: konstr
Electrician | 3: elek1 elek2 kochgmbh; 1: elekh mecha
Nurse Berlin | 3: pfk4
SAP Berater | 3: sap; nie: stamm
Frisör | 3: fris
Erzieher unbefristet | 3: erz1 erz2; 2: kinderpfl; 1: kitaltg hep; nie: sozpaed
Mechatronicker | 3: mecha; 2: kaelte kfz1; 1: indm
Anwältin Stuttgart | 3: ra; 1: refa
Bürokauffrau Teilzeit 33602 | 3: buero1 buero2; 1: verw
Quereinsteiger Lager | 3: lager3; 2: lager1 lager2 komm; 1: prodh stapler
SPS-Techniker | 3: sps steuertech; 1: mecha elek1 elek2 kochgmbh kaelte; nie: steuer1 steuer2
KFZ-Mechaniker | 3: kfz1; 1: kfz2
PTA Münster | 3: pta; 1: apo
MFA Teilzeit | 3: mfa1; nie: zfa
Systemadminstrator | 3: admin1 admin2; 1: dba support netz
Altenpflgerin | 3: pfk3; 2: pfk1 pfk2 pfk4 pfk5; 1: ips phelf1 phelf2 azubi-pflege
Erziherin | 3: erz1 erz2; 2: kinderpfl; 1: kitaltg; nie: fahrlehrer
Einzelhandelskauffrau | 3: verk1 verk2; 2: verk3 filial; 1: baeckv regal; nie: buero1
Kassiererin | 3: verk1 verk3; 2: verk2
Klempner | 3: shk; 1: shkh dach kaelte elek1
Spengler | 3: dach; 2: shk; 1: elek1
Raumpflegerin | 3: putz1 putz2; nie: pfk1 tierpfl
Zimmermädchen | 3: putz1 putz2; nie: zimm
Servicekraft | 3: kell; 1: hofa
Software Engineer | 3: dev2 dev1 dev3 dev5; 2: dev4 devc; 1: azubi-it werkst-it; nie: mbing
Sales Manager | 3: ad kam; nie: smm
Accountant | 3: kochgm2 homebh fibu; 2: bilanz lohn; 1: steuer1
HR Manager | 3: hr; 2: recr; 1: lohn
Receptionist | 3: rez; 1: hofa empf
Truck driver | 3: lkw1 lkw2; 1: liefer bus
Berufskraftfahrer Nahverkehr | 3: lkw2; nie: dispo bus
Zerspaner | 3: zerspan; 1: indm
CNC Fräser | 3: zerspan; 1: indm
Elektroniker Betriebstechnik | 3: kochgmbh; 2: elek1 elek2; 1: kaelte mecha elekh
Elektroinstallateur | 3: elek1 elek2; 2: kochgmbh; 1: elekh kaelte mecha
Anlagenmechaniker SHK | 3: shk; 1: shkh kaelte elek1; nie: masch
Sozialpädagogin befristet | 3: sozpaed
Buchhalter homeoffice | 3: homebh; nie: fibu kochgm2
Steuerfachangestellte Kiel | 3: steuer1; 1: lohn steuer2; nie: steuertech
Verwaltung Bielefeld | 3: verw; 1: buero1 buero2
Azubi Pflege | 3: azubi-pflege; nie: azubi-it pfk1
Werkstudent Informatik | 3: werkst-it; nie: dev1
Tierpflegerin | 3: tierpfl; 1: tfa; nie: pfk1 kinderpfl
Zahnarzthelferin | 3: zfa; 1: mfa1 mfa2; nie: tierarzt
Sicherheitsdienst | 3: secu; nie: admin1
Paketbote | 3: paket; 1: liefer
Lagerhelfer ohne Erfahrung | 3: lager3; 2: prodh; 1: prodm komm
Kommissionierer | 3: komm; 2: lager1 lager2 lager3; 1: stapler
Bäckereiverkäuferin | 3: baeckv; 1: verk1 verk2 verk3; nie: baeck
Chefkoch | 3: kuechef; 2: koch1 koch2; 1: azubi-koch; nie: kochgmbh kochfeld
Geschäftsführer | 1: leiter; nie: sek ass empf
Industriemechaniker Schichtarbeit | 3: indm; 1: zerspan mecha schloss
`
