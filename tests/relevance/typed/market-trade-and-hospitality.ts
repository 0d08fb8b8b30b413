/** Shops, kitchens, hotels, cleaning, farms and events. Lines as described in `market.ts`. */
export const TRADE_AND_HOSPITALITY = `
verkauf we | Verkäufer/in Lebensmittel (m/w/d) ; Verkäuferin an der Kasse | Frischemarkt Kehl | Teilzeit,shift,weekend | 25 | 14.5h | Zwischen 6 und 22 Uhr, auch samstags. | Kassel, Leipzig, Freiburg im Breisgau, Berlin
verkauf mode tags | Modeberaterin / Verkäufer Damenmode ; Verkäufer/in Textil | Modehaus Faden | Teilzeit | 30 | 14.2h | Montag bis Samstag im Wechsel. | Köln, Nürnberg, Ulm
verkauf mini quer | Aushilfe Verkauf (Minijob) ; Verkaufsaushilfe samstags | Modehaus Faden | Minijob,weekend | 8 | 13.9h | Samstags 10 bis 18 Uhr. | Köln, Nürnberg
verkauf kasse quer | Kassierer/in ; Mitarbeiter Kasse (m/w/d) | Baumarkt Dübel | Teilzeit,weekend | 20 | 14h | Kassieren, Reklamationen. | Baunatal, Essen, Potsdam
regal mini quer nacht | Regalauffüller nachts (m/w/d) ; Warenverräumung vor Ladenöffnung | Frischemarkt Kehl | Minijob,night | 10 | 14h | Ab 4 Uhr früh, auch ohne Vorkenntnisse. | Leipzig, Berlin, Essen
verkauf autohaus fs | Automobilverkäufer/in Gebrauchtwagen ; Verkaufsberater Pkw | Autohaus Rosen | Vollzeit | 40 | 3000-5000 | Provision, Vorführwagen. | Köln, Regensburg
filialleiter leitung | Filialleiter/in Drogerie ; Marktleitung (m/w/d) | Drogerie Perle | Vollzeit,shift | 38 | 3300-3900 | Zwölf Beschäftigte. | Regensburg, Hamburg, Kassel
baeckereiverkauf quer frueh we | Bäckereifachverkäufer/in ; Verkäuferin in der Bäckerei | Backstube Korn | Teilzeit,weekend | 25 | 14h | Beginn um 5:30 Uhr, jedes zweite Wochenende frei. | Freiburg im Breisgau, Kassel, Essen
baecker nacht | Bäcker/in ; Bäckergeselle (m/w/d) Ofen | Backstube Korn | Vollzeit,night | 40 | 2700-3200 | Beginn um 2 Uhr, sonntags frei. | Freiburg im Breisgau, Kassel, Ulm
baecker tags | Bäcker Tagschicht (m/w/d) | Brothaus Frühlicht | Vollzeit,day | 38 | 2800-3200 | Bei uns wird ab 8 Uhr gebacken, keine Nachtarbeit. | Leipzig, Hamburg
konditor | Konditor/in | Café Zuckerguss | Vollzeit | 38 | 2600-3000 | Torten und Pralinen. | Leipzig, Köln
metzgereiverkauf | Fleischereifachverkäufer/in ; Verkauf Wursttheke | Metzgerei Kern | Teilzeit | 25 | 14.6h | Theke und Partyservice. | Ulm, Regensburg
metzger | Metzger/in ; Fleischer Zerlegung (m/w/d) | Metzgerei Kern | Vollzeit | 40 | 2800-3400 | Schlachten, zerlegen, wursten. | Ulm, Regensburg, Delmenhorst
koch abend we | Koch / Köchin à la carte ; Jungkoch (m/w/d) | Gasthof Krone | Vollzeit,shift,weekend | 40 | 2700-3200 | Abendgeschäft, Montag Ruhetag. | Kassel, Freiburg im Breisgau, München, Stralsund
koch tags ohnewe | Koch Betriebsrestaurant Mo–Fr (m/w/d) ; Koch/Köchin in der Kantine | Kantinen Tellerrand | Vollzeit,day | 39 | 2800-3200 | 6 bis 14:30 Uhr, abends und am Wochenende frei. | Erlangen, Leverkusen, Kassel
koch wohnung saison | Koch (m/w/d) mit Unterkunft ; Saisonkoch Ostsee | Hotel Seeblick | Vollzeit,shift,weekend,befristet | 40 | 2900-3400 | Personalzimmer im Haus, April bis Oktober. | Stralsund
kuechenchef leitung we | Küchenchef/in ; Küchenleitung (m/w/d) | Gasthof Krone | Vollzeit,weekend | 40 | 3800-4500 | Acht Köche, Bankett. | München, Köln
koch azubi | Ausbildung Koch/Köchin | Gasthof Krone | Ausbildung | 40 | 1000-1200 | Dreijährig, Kost frei. | Freiburg im Breisgau, München
kuechenhilfe quer | Küchenhilfe (m/w/d) ; Spüler / Spülkraft | Gasthof Krone | Teilzeit,shift,weekend | 25 | 13.9h | Töpfe, Gemüse, Ordnung. | Kassel, München, Berlin
kuechenhilfe quer tags ohnewe mini | Spülkraft mittags, Montag bis Freitag | Kantinen Tellerrand | Minijob,day | 10 | 14h | 11 bis 14 Uhr. | Erlangen, Leverkusen
kuechenmonteur fs | Küchenmonteur (m/w/d) ; Monteur für Einbauküchen | Küchenhaus Nische | Vollzeit | 40 | 2900-3500 | Auslieferung und Aufbau beim Kunden. | Berlin, Köln
kuechenplaner | Küchenplaner/in im Verkauf | Küchenhaus Nische | Vollzeit | 38 | 2800-4200 | Beratung, Aufmaß. | Berlin, Essen
service abend we quer | Kellner/in ; Servicekraft Restaurant (m/w/d) | Gasthof Krone | Teilzeit,Vollzeit,shift,weekend | 30 | 14h | Abends und sonntags, Trinkgeld. | Kassel, München, Köln
service mini quer we | Aushilfe Gastronomie am Wochenende ; Bedienung auf 556-Euro-Basis | Café Zuckerguss | Minijob,weekend | 9 | 13.9h | Samstag und Sonntag nachmittags. | Leipzig, Köln, Freiburg im Breisgau
service ferien quer saison | Ferienjob Eisdiele ; Sommeraushilfe am Strandkiosk | Hotel Seeblick | Minijob,befristet,weekend | 15 | 13.9h | Juni bis September, ab 16 Jahren. | Stralsund, Greifswald
bar nacht we | Barkeeper (m/w/d) ; Bartender in der Hotelbar | Hotel Seeblick | Vollzeit,night,weekend | 40 | 2500-2900 | 18 bis 2 Uhr. | Stralsund, Hamburg
rezeption schicht we | Rezeptionist/in ; Hotelfachfrau / Hotelfachmann Empfang | Hotel Seeblick | Vollzeit,shift,weekend | 39 | 2500-2800 | Früh- und Spätdienst. | Stralsund, München, Freiburg im Breisgau
rezeption nacht | Night Auditor / Nachtportier (m/w/d) | Hotel Seeblick | Vollzeit,night | 40 | 2600-2900 | 22:30 bis 7 Uhr. | Hamburg, München
empfang buero tags | Empfangsmitarbeiter Bürogebäude ; Empfangssekretärin (m/w/d) | Kanzlei Paragraf | Teilzeit,day | 25 | 1900-2200 | Telefon, Post, Gäste. | Offenbach am Main, Hamburg
reinigung quer vormittag mini | Reinigungskraft morgens (m/w/d) ; Putzfrau / Putzkraft für Büros, 5 bis 8 Uhr | Blitzblank Gebäudedienste | Minijob,day | 10 | 14.25h | Montag bis Freitag früh. | Kassel, Nürnberg, Offenbach am Main
reinigung quer abend tz | Reinigungskraft abends ; Unterhaltsreinigung nach Feierabend (m/w/d) | Blitzblank Gebäudedienste | Teilzeit | 20 | 14.25h | 17 bis 21 Uhr. | Leipzig, Nürnberg
reinigung quer vz | Reinigungskraft Vollzeit Krankenhaus | Blitzblank Gebäudedienste | Vollzeit,weekend | 39 | 14.25h | Stationen und OP. | Köln, Essen
glasreinigung fs | Glasreiniger/in ; Glas- und Gebäudereiniger | Blitzblank Gebäudedienste | Vollzeit,day | 39 | 17.65h | Steigertechnik. | Nürnberg, Köln
maschinenreinig schicht | Industriereiniger für Maschinen | Blitzblank Gebäudedienste | Vollzeit,shift | 39 | 15.5h | Produktionsanlagen säubern. | Leverkusen
wach nacht quer | Wachmann / Sicherheitsmitarbeiter Nachtdienst ; Security Objektschutz nachts | Schutz & Wache Adler | Vollzeit,night,weekend | 48 | 14.6h | Unterrichtung § 34a. | Berlin, Leipzig, Offenbach am Main
wach tags quer | Pförtner im Tagdienst (m/w/d) ; Empfang und Werkschutz | Schutz & Wache Adler | Vollzeit,day | 40 | 15h | 6 bis 18 Uhr, Montag bis Freitag. | Baunatal, Erlangen
kaufhausdetektiv | Ladendetektiv/in | Schutz & Wache Adler | Teilzeit,weekend | 30 | 15h | Zivil im Markt. | Köln, Berlin
gaertner draussen | Gärtner/in Garten- und Landschaftsbau ; Landschaftsgärtner (m/w/d) | Grünwerk Gartenbau | Vollzeit | 40 | 2700-3300 | Wege, Mauern, Pflanzungen. | Potsdam, Freiburg im Breisgau, Kassel
florist | Florist/in | Blumen Iris | Teilzeit | 25 | 13.9h | Sträuße, Trauerfloristik. | Oldenburg, Regensburg
ernte quer saison draussen wohnung | Erntehelfer/in Spargel ; Erntehelfer Weinlese | Hof Rebland | Vollzeit,befristet | 48 | 13.9h | Unterkunft auf dem Hof. | Neustadt an der Weinstraße, Emmendingen
winzer draussen | Winzer/in ; Mitarbeiter Weinberg und Keller | Weingut Kalkstein | Vollzeit | 40 | 2600-3000 | Rebschnitt, Ausbau, Abfüllung. | Neustadt an der Weinstraße, Emmendingen
landwirt draussen we | Landwirt/in Milchvieh ; Herdenmanager | Hof Rebland | Vollzeit,weekend | 40 | 2600-3100 | 140 Kühe, Melkroboter. | Oldenburg, Neustadt an der Aisch
friseur | Friseur/in ; Friseurin / Barber (m/w/d) | Salon Schnittpunkt | Teilzeit,Vollzeit | 30 | 14h | Dienstag bis Samstag. | Kassel, Hamburg, Neustadt an der Weinstraße
kosmetik | Kosmetiker/in | Salon Schnittpunkt | Teilzeit | 25 | 13.9h | Nagel, Gesicht, Wimpern. | Hamburg, Ulm
bademeister we | Rettungsschwimmer/in ; Fachangestellte für Bäderbetriebe (Bademeister) | Stadtbad Welle | Vollzeit,shift,weekend | 39 | 2700-3000 | Aufsicht, Technik, Kurse. | Emmendingen, Oldenburg
schwimmlehrer quer abend mini | Schwimmlehrer/in Minijob | Stadtbad Welle | Minijob | 6 | 18h | Kurse nachmittags und abends. | Oldenburg, Ulm
fitness | Trainer/in Fitnessstudio ; Fitnesstrainer Kursfläche | Studio Hantel | Teilzeit,shift,weekend | 20 | 14.5h | Kurse und Theke. | Berlin, Erlangen
tourguide quer we | Stadtführer/in auf Honorarbasis | Stadtmarketing Altstadt | Freie Mitarbeit,weekend | 6 | 25h | Führungen auf Deutsch oder Englisch. | Regensburg, Berlin
event quer we abend mini | Aushilfe Veranstaltungen ; Promoter / Messehostess für einzelne Tage | Standgut Expo | Minijob,weekend,befristet | 8 | 15h | Tageweise, Studierende willkommen. | Köln, Nürnberg, Berlin
tontechnik abend we | Tontechniker/in ; Veranstaltungstechniker Ton | Theater am Gleis | Vollzeit,shift,weekend | 39 | 2900-3300 | Proben und Aufführungen. | Hamburg, Leipzig
`
