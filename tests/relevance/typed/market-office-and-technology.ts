/** Offices, finance, sales, computing, engineering and authorities. Lines as described in `market.ts`. */
export const OFFICE_AND_TECHNOLOGY = `
buero tags | Bürokauffrau / Bürokaufmann ; Kaufleute für Büromanagement (m/w/d) | Nordwind Großhandel | Vollzeit,day | 39 | 2600-3100 | Angebote, Rechnungen, Telefon. | Hamburg, Kassel, Ulm
buero tags tz vormittag | Bürokraft in Teilzeit, vormittags (m/w/d) ; Büroassistenz 20 Stunden | Steuerkanzlei Soll & Haben | Teilzeit,day | 20 | 1400-1650 | Montag bis Freitag 8 bis 12 Uhr. | Kassel, Nürnberg, Freiburg im Breisgau
buero mini home | Bürohilfe auf Minijob-Basis im Homeoffice | Wortgut Verlag | Minijob | 9 | 14h | Dateneingabe, freie Einteilung. | -
sekretariat | Sekretär/in ; Assistenz der Geschäftsführung (m/w/d) | Kanzlei Paragraf | Vollzeit,hybrid | 39 | 3100-3700 | Termine, Reisen, Protokolle. | Offenbach am Main, München
sachvers | Sachbearbeiter Schaden (m/w/d) ; Versicherungskauffrau Innendienst | Nordstern Versicherung | Vollzeit,hybrid | 38 | 3200-3900 | Kfz-Schäden regulieren. | Hamburg, Nürnberg
sachvers home | Sachbearbeiter Versicherung 100 % remote | Nordstern Versicherung | Vollzeit | 38 | 3200-3900 | Deutschlandweit von zuhause. | -
sacheinkauf | Sachbearbeiter Einkauf ; Einkäufer/in strategisch | Walzwerk Ostring | Vollzeit,hybrid | 35 | 3700-4500 | Stahl und Dienstleistungen. | Essen, Nürnberg
buchhaltung | Buchhalter/in ; Finanzbuchhalter (m/w/d) DATEV | Steuerkanzlei Soll & Haben | Vollzeit,Teilzeit,hybrid | 35 | 3200-3800 | Monatsabschlüsse, Zahlungsverkehr. | Kassel, Köln, Regensburg
buchhaltung home tz | Buchhalter/in Teilzeit komplett im Homeoffice ; Remote Finanzbuchhalterin | Wortgut Verlag | Teilzeit | 20 | 1900-2200 | Debitoren und Kreditoren, Arbeitszeit frei. | -, -
lohnbuch hybrid | Lohnbuchhalter/in ; Entgeltabrechner (m/w/d) | Steuerkanzlei Soll & Haben | Teilzeit,hybrid | 28 | 2500-3000 | 60 Mandate, Baulohn. | Kassel, Berlin
steuerfach | Steuerfachangestellte/r ; Steuerfachwirt (m/w/d) | Steuerkanzlei Soll & Haben | Vollzeit,hybrid | 38 | 3100-3900 | Jahresabschlüsse, Erklärungen. | Kassel, Köln, Oldenburg
wirtpruef | Wirtschaftsprüfer/in ; Prüfungsassistent | Treuhand Kontor | Vollzeit,hybrid | 40 | 4600-7000 | Jahresabschlussprüfung vor Ort. | Hamburg, Frankfurt am Main
bank | Bankkaufmann / Bankkauffrau ; Kundenberater Filiale (m/w/d) | Volksbank Talaue | Vollzeit | 39 | 3100-3900 | Beratung von Privatkunden. | Frankfurt am Main, Ulm, Frankfurt (Oder)
bank azubi | Ausbildung Bankkaufleute | Volksbank Talaue | Ausbildung | 39 | 1250-1400 | August 2027. | Ulm, Frankfurt am Main
personal | Personalreferent/in ; HR Business Partner (m/w/d) | Nordwind Großhandel | Vollzeit,hybrid | 39 | 3800-4600 | Betreuung von 300 Beschäftigten. | Hamburg, Essen
personalsach | Personalsachbearbeiter/in | Klinikum Westufer | Teilzeit,day | 30 | 2500-2900 | Verträge, Zeiten, Zeugnisse. | Köln, Essen
recruiting home | Recruiter/in remote | Flexkraft Personal | Vollzeit | 40 | 3200-4000 | Active Sourcing, ortsunabhängig. | -
referent | Referent/in der Bereichsleitung ; Referent Öffentlichkeitsarbeit | Landkreis Talaue | Vollzeit,hybrid,befristet | 39 | 3900-4700 | Vorlagen, Reden, Gremien. | Potsdam, Regensburg
verwaltung tags | Verwaltungsfachangestellte/r Bürgerbüro ; Sachbearbeitung Meldewesen (m/w/d) | Stadtverwaltung | Vollzeit,Teilzeit,day | 39 | 2900-3500 | TVöD E6, Öffnungszeiten Mo–Fr. | Kassel, Fürth, Greifswald
verwaltung azubi | Duales Studium Verwaltung (B.A.) ; Ausbildung Verwaltungsfachangestellte | Stadtverwaltung | Duales Studium,Ausbildung | 39 | 1218-1350 | Öffentlicher Dienst, Übernahme. | Fürth, Kassel
justiz | Rechtspfleger/in ; Justizfachangestellte am Amtsgericht | Amtsgericht | Vollzeit,day | 40 | 3000-3800 | Grundbuch, Nachlass. | Greifswald, Ulm
rechtsanwalt | Rechtsanwalt Arbeitsrecht (m/w/d) | Kanzlei Paragraf | Vollzeit,hybrid | 40 | 5500-7500 | Prozessführung. | München, Frankfurt am Main
refa | Rechtsanwaltsfachangestellte/r | Kanzlei Paragraf | Teilzeit,hybrid | 30 | 2400-2800 | beA, Fristen, Akten. | München, Offenbach am Main
kunde home | Kundenberater Telefon im Homeoffice ; Callcenter-Agent remote | Dialogwerk | Teilzeit,Vollzeit,shift | 30 | 14h | Technik stellen wir, deutschlandweit. | -, -
kunde | Kundenservice Mitarbeiter (m/w/d) ; Call-Center-Agent inbound | Dialogwerk | Teilzeit,shift,weekend | 30 | 14h | Telefon und Chat. | Leipzig, Stralsund, Essen
kunde werk | Werkstudent Kundenservice (m/w/d) | Dialogwerk | Werkstudent | 16 | 14.5h | Bis 20 Stunden in der Vorlesungszeit. | Leipzig, Berlin
aussen fs auto | Außendienstmitarbeiter/in ; Vertriebsmitarbeiter Außendienst Gastro | Kaffee Rösthof | Vollzeit | 40 | 3400-5200 | Firmenwagen auch privat. | Hamburg, Köln, München
innen | Vertriebsmitarbeiter Innendienst ; Sales Manager Inside (m/w/d) | Kaffee Rösthof | Vollzeit,hybrid | 40 | 3000-3800 | Angebote, Nachfassen. | Hamburg, Leipzig
vertleiter leitung | Vertriebsleiter/in ; Leiter Vertrieb DACH | Sonnendach Energie | Vollzeit,hybrid | 40 | 6500-8500 | Team mit 14 Leuten. | Freiburg im Breisgau, Köln
marketing | Online-Marketing-Manager/in ; Social-Media-Manager (m/w/d) | Radhaus Speiche | Vollzeit,hybrid | 38 | 3100-3900 | Kampagnen, Newsletter, SEO. | Freiburg im Breisgau, Berlin
marketing praktikum | Praktikum Marketing, sechs Monate | Radhaus Speiche | Praktikum,befristet | 38 | 1200 | Pflichtpraktikum möglich. | Freiburg im Breisgau, Berlin
grafik | Grafikdesigner/in ; Mediengestalter Digital und Print | Wortgut Verlag | Teilzeit,hybrid | 30 | 2500-3000 | Bücher, Plakate. | Leipzig, Hamburg
redaktion | Redakteur/in Lokales ; Journalist (m/w/d) | Talaue Zeitung | Vollzeit,shift | 36.5 | 3400-4100 | Gemeinderat, Vereine, Gericht. | Regensburg, Kassel
dispo | Disponent/in Nahverkehr | Spedition Radnabe | Vollzeit | 40 | 3000-3600 | Touren planen, Fahrer steuern. | Kassel, Neuss
spedkauf | Speditionskaufmann / Speditionskauffrau ; Kaufleute Spedition und Logistik | Spedition Radnabe | Vollzeit | 40 | 2800-3400 | Import See. | Hamburg, Kassel
java | Java-Entwickler/in ; Softwareentwickler Java / Spring (m/w/d) | Codewerk | Vollzeit,hybrid | 40 | 4600-5900 | Spring Boot, Kubernetes. | München, Leipzig, Köln
java home | Senior Java Developer (remote) | Codewerk | Vollzeit | 40 | 5600-6900 | Ganz von zuhause, Teamwoche im Jahr. | -
js | Frontend-Entwickler React/TypeScript ; Webentwickler JavaScript | Codewerk | Vollzeit,Teilzeit,hybrid | 38 | 4100-5200 | Barrierefreie Oberflächen. | Berlin, Leipzig
csharp | Softwareentwickler C# .NET (m/w/d) | Feindreh Systems | Vollzeit,hybrid | 38 | 4400-5600 | Maschinensteuerung. | Ulm, Nürnberg
cpp | Embedded-Entwickler C/C++ | Platin Electronics | Vollzeit,hybrid | 37 | 4600-5800 | Steuergeräte, AUTOSAR. | Regensburg, Ulm
admin | Systemadministrator/in Windows ; IT-Administrator (m/w/d) | Stadtverwaltung | Vollzeit,hybrid | 39 | 3600-4400 | Active Directory, Virtualisierung. | Kassel, Fürth, Potsdam
admin schicht | IT-Support 1st Level ; Helpdesk-Mitarbeiter (m/w/d) | Dialogwerk | Vollzeit,shift | 40 | 2700-3200 | Tickets und Telefon. | Leipzig, Essen
daten hyb | Data Scientist (m/w/d) ; Datenanalyst / BI-Entwickler Power BI | Nordstern Versicherung | Vollzeit,hybrid | 38 | 4700-5900 | SQL, Python. | Hamburg, Köln
sap home | SAP-Berater FI/CO remote ; SAP Consultant MM (100 % Homeoffice) | Codewerk | Vollzeit | 40 | 5800-7500 | Wenig Reisen. | -, -
itpm leitung | IT-Projektleiter/in ; Projektmanager Digitalisierung | Stadtverwaltung | Vollzeit,hybrid | 39 | 4600-5600 | Onlinezugangsgesetz. | Fürth, Potsdam
fisi azubi | Ausbildung Fachinformatiker Systemintegration ; Azubi Fachinformatiker Anwendungsentwicklung | Codewerk | Ausbildung | 40 | 1100-1300 | Für Technikfans. | Leipzig, München
it werk | Werkstudent Softwareentwicklung (m/w/d) | Codewerk | Werkstudent,hybrid | 18 | 18h | Python oder Java. | München, Köln
konstr | Konstrukteur/in Maschinenbau ; Konstruktionsingenieur CATIA | Feindreh Systems | Vollzeit,hybrid | 37 | 4300-5400 | 3D-Modelle, Baugruppen. | Ulm, Nürnberg
bauing | Bauingenieur/in Tragwerksplanung ; Statiker (m/w/d) | Büro Träger & Last | Vollzeit,hybrid | 40 | 4300-5500 | Hochbau in Holz und Beton. | Köln, Leipzig
verkehrsplan | Verkehrsplaner/in | Landkreis Talaue | Vollzeit,hybrid | 39 | 4000-4900 | Radwege, Signalanlagen. | Regensburg, Potsdam
architekt | Architekt/in LPH 1–5 ; Architektin Entwurf | Büro Träger & Last | Vollzeit,Teilzeit | 38 | 3900-4800 | Wettbewerbe, Umbau. | Köln, Berlin
vermess draussen fs | Vermessungstechniker/in | Landkreis Talaue | Vollzeit | 39 | 3000-3600 | Außendienst mit Tachymeter. | Regensburg, Halle (Saale)
labor | Chemielaborant/in ; Laborassistent CTA (m/w/d) | Rheinchemie Labs | Vollzeit,day | 37.5 | 3200-3900 | HPLC, Proben. | Leverkusen, Halle (Saale)
chemikant schicht | Chemikant/in Vollkonti | Rheinchemie Labs | Vollzeit,shift,night,weekend | 37.5 | 3800-4400 | Anlage fahren, Leitwarte. | Leverkusen, Halle (Saale)
qs | Qualitätsprüfer/in ; Qualitätssicherung Messtechnik (m/w/d) | Feindreh Beck | Vollzeit,shift | 37 | 3000-3500 | 3D-Messmaschine. | Ulm, Emmendingen
qm | Qualitätsmanagementbeauftragte/r (QMB) | Klinikum Westufer | Vollzeit,hybrid | 38.5 | 3900-4700 | Audits nach ISO 9001. | Köln, Stralsund
immo | Immobilienkaufmann / Immobilienkauffrau ; Immobilienverwalter WEG | Wohnbau Heimat | Vollzeit,hybrid | 38 | 3000-3700 | Eigentümerversammlungen am Abend. | Essen, Leipzig
immomakler fs | Immobilienmakler/in | Stadtraum Immobilien | Vollzeit | 40 | 2500-6000 | Provision. | Köln, Berlin
uebersetz home | Übersetzer/in Spanisch–Deutsch (freiberuflich, remote) | Wortgut Verlag | Freie Mitarbeit | 10 | 30h | Technische Handbücher. | -
biblio | Bibliothekar/in ; Fachangestellte für Medien (FaMI) | Stadtverwaltung | Teilzeit,weekend | 25 | 2100-2500 | Ausleihe, Lesungen, jeden zweiten Samstag. | Greifswald, Fürth
energie | Energieberater/in | Sonnendach Energie | Vollzeit,hybrid | 38 | 3400-4200 | Förderanträge, Gebäudecheck. | Freiburg im Breisgau, Kassel
umwelt | Umwelttechniker / Fachkraft für Abwassertechnik | Stadtverwaltung | Vollzeit,shift | 39 | 3000-3500 | Kläranlage mit Rufbereitschaft. | Fürth, Stralsund
muell draussen frueh quer | Müllwerker/in ; Mitarbeiter Abfallentsorgung (Lader) | Stadtreinigung | Vollzeit | 39 | 2700-3000 | Ab 5:45 Uhr, mittags Feierabend. | Essen, Köln, Oldenburg
`
