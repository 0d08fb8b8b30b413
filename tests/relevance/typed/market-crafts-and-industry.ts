/** Crafts, building, industry, storage and traffic. Lines as described in `market.ts`. */
export const CRAFTS_AND_INDUSTRY = `
elektriker fs | Elektroniker Energie- und Gebäudetechnik (m/w/d) ; Elektriker/in für Neubau | Elektro Krahl | Vollzeit,day | 38 | 3000-3700 | Installation in Wohnhäusern, Montagefahrzeug. Führerschein B. | Kassel, Leipzig, Freiburg im Breisgau, Erlangen
elektriker betrieb schicht | Betriebselektriker (m/w/d) ; Elektroniker für Betriebstechnik, Wechselschicht | Walzwerk Ostring | Vollzeit,shift | 35 | 3900-4600 | Störungen an Walzstraßen. IG Metall. | Essen, Nürnberg
elektriker pv draussen fs | Monteur Photovoltaik (m/w/d) ; Solarteur / PV-Elektriker | Sonnendach Energie | Vollzeit | 40 | 2900-3600 | Dachmontage im Zweierteam, auch angelernt. | Freiburg im Breisgau, Potsdam, Ulm
elektriker azubi | Ausbildung Elektroniker/in Energie- und Gebäudetechnik 2027 | Elektro Krahl | Ausbildung | 38 | 1050-1350 | Gesellenprüfung nach dreieinhalb Jahren. | Kassel, Leipzig
shk fs | Anlagenmechaniker SHK ; Heizungsbauer / Installateur (m/w/d) | Wärme & Wasser Rieck | Vollzeit,day | 38 | 3000-3800 | Wärmepumpen und Bäder, Freitag ab 12 Uhr frei. | Kassel, Oldenburg, Nürnberg, München
dach draussen | Dachdecker/in ; Dachdeckergeselle (m/w/d) | Dach Petersen | Vollzeit | 39 | 3100-3700 | Steildach, Flachdach, Klempnerarbeiten. | Hamburg, Stralsund
zimmerer draussen | Zimmerer / Zimmerin ; Zimmermann (m/w/d) Holzrahmenbau | Holzbau Tanner | Vollzeit | 39 | 3200-3800 | Abbund und Aufstellen. | Freiburg im Breisgau, Dachau
zimmermaedchen quer we | Zimmermädchen / Roomboy ; Housekeeping-Kraft | Hotel Seeblick | Teilzeit,weekend | 25 | 13.9h | Etage reinigen, auch sonntags. | Stralsund, München
tischler | Tischler/in Möbelbau ; Schreiner (m/w/d) Innenausbau | Werkstatt Eiche | Vollzeit,day | 38 | 2800-3400 | Einzelstücke, CNC-Fräse. | Köln, Ulm, Leipzig
maler | Maler und Lackierer (m/w/d) ; Maler/in mit Führerschein | Farben Quast | Vollzeit | 40 | 2600-3200 | Fassaden und Innenräume. | Essen, Berlin, Halle (Saale)
lackierer | Fahrzeuglackierer/in | Karosserie Blech | Vollzeit | 38 | 2800-3300 | Spritzkabine, Smart-Repair. | Kassel, Köln
maurer draussen | Maurer (m/w/d) ; Facharbeiter Hochbau / Maurergeselle | Bau Steinkamp | Vollzeit | 40 | 3000-3600 | Mauerwerk und Beton. | Essen, Leipzig
strassenbau draussen | Straßenbauer/in ; Facharbeiter Tiefbau | Bau Steinkamp | Vollzeit | 40 | 3000-3600 | Pflaster, Asphalt, Kanal. | Kassel, Erlangen
messebau | Messebauer (m/w/d) | Standgut Expo | Vollzeit,befristet | 40 | 2700-3200 | Reisen in Europa. | Köln, Nürnberg
bauleiter leitung fs | Bauleiter Hochbau (m/w/d) ; Bauleiterin / Bauleiter Schlüsselfertigbau | Bau Steinkamp | Vollzeit | 40 | 4800-6200 | Mehrere Baustellen gleichzeitig, Dienstwagen auch privat. | Essen, Leipzig, München
polier leitung draussen | Polier Tiefbau (m/w/d) | Bau Steinkamp | Vollzeit | 40 | 4300-5000 | Kolonne führen. | Kassel, Essen
leiterplatten quer | Leiterplattenbestücker (m/w/d) ; Bestückerin Elektronikfertigung | Platin Electronics | Vollzeit,shift | 37 | 2300-2600 | Feinmotorik, angelernt in vier Wochen. | Ulm, Erlangen
kranfahr | Kranführer Turmdrehkran (m/w/d) ; Kranfahrer Hafen | Hafenlogistik Kai 7 | Vollzeit,shift | 39 | 3300-3900 | Kranschein nötig. | Hamburg, Stralsund
industriemech | Industriemechaniker (m/w/d) Instandhaltung ; Schlosser / Betriebsschlosser | Walzwerk Ostring | Vollzeit,shift | 35 | 3700-4300 | Anlagen warten, Ersatzteile bauen. | Essen, Nürnberg, Kassel
industriemech tags | Konstruktionsmechaniker ohne Schicht | Stahlbau Ritter | Vollzeit,day | 38 | 3100-3600 | Montag bis Donnerstag 6:30 bis 16 Uhr, freitags bis mittags. | Oldenburg, Halle (Saale)
zerspaner schicht | Zerspanungsmechaniker Drehen ; CNC-Dreher (m/w/d) | Feindreh Beck | Vollzeit,shift | 37 | 3200-3900 | Zweischicht, Heidenhain. | Ulm, Nürnberg, Emmendingen
zerspaner fraesen tags | CNC-Fräser (m/w/d) Tagschicht | Feindreh Beck | Vollzeit,day | 37 | 3100-3700 | Kleinserien, keine Nachtarbeit. | Ulm, Emmendingen
schweisser | Schweißer WIG/MAG (m/w/d) ; MAG-Schweißer Stahlbau | Stahlbau Ritter | Vollzeit | 38 | 2900-3500 | Gültige Schweißprüfung. | Oldenburg, Essen
schweisser leih | Schweißer (m/w/d) ab sofort | Flexkraft Personal | Zeitarbeit,Vollzeit | 40 | 17.5h | Einsatz bei unserem Kunden, Übernahme möglich. | Essen, Nürnberg
kfz | Kfz-Mechatroniker (m/w/d) ; Automechaniker / Kfz-Schlosser | Autohaus Rosen | Vollzeit,day | 38 | 2800-3500 | Inspektion, Diagnose, Hochvolt. | Kassel, Köln, Regensburg
kfz azubi | Ausbildung Kfz-Mechatroniker/in | Autohaus Rosen | Ausbildung | 38 | 1000-1250 | Pkw-Technik. | Kassel, Regensburg
steuergeraet | Techniker Steuergeräte Automotive | Platin Electronics | Vollzeit,hybrid | 37 | 4000-4800 | Diagnose an Prototypen. | Regensburg, Ulm
fahrrad | Fahrradmechaniker (m/w/d) ; Zweiradmechatroniker/in | Radhaus Speiche | Vollzeit,Teilzeit | 38 | 2400-2900 | E-Bikes, Samstag im Wechsel. | Freiburg im Breisgau, Oldenburg
goldschmied | Goldschmied/in | Atelier Karat | Teilzeit | 25 | 1800-2200 | Trauringe, Reparaturen. | Regensburg, Köln
schneider | Änderungsschneider/in ; Schneiderin / Maßschneider | Nähwerk | Teilzeit | 30 | 1900-2200 | Hosen kürzen, Kleider anpassen. | Köln, Potsdam
wasserstrahl schicht | Maschinenbediener Wasserstrahlschneiden | Stahlbau Ritter | Vollzeit,shift | 38 | 2700-3200 | Anlage rüsten. | Oldenburg
produktion quer schicht | Produktionshelfer (m/w/d) ; Mitarbeiter Produktion ohne Ausbildung | Feinkost Mühlbach | Vollzeit,shift | 38 | 14.1h | Dreischicht, Einarbeitung durch Kollegen. | Delmenhorst, Halle (Westf.), Baunatal, Fürth
produktion quer tags | Produktionsmitarbeiter Tagschicht ; Helfer Montage, nur Frühschicht | Kartonagen Faltbar | Vollzeit,day | 38 | 14.5h | 6 bis 14:15 Uhr, keine Wochenenden. Ungelernte willkommen. | Baunatal, Fürth, Leverkusen
produktion leih quer | Produktionshelfer in Zeitarbeit | Flexkraft Personal | Zeitarbeit,Vollzeit,shift | 40 | 14h | Wechselnde Kunden. | Leverkusen, Leipzig
produktion nacht quer | Produktionsmitarbeiter Dauernachtschicht (m/w/d) | Feinkost Mühlbach | Vollzeit,night | 38 | 15.2h | Sonntag bis Donnerstag 22 bis 6 Uhr. | Delmenhorst, Halle (Westf.)
maschinenfuehrer schicht | Maschinenführer Verpackung ; Anlagenführer (m/w/d) | Feinkost Mühlbach | Vollzeit,shift | 38 | 2900-3400 | Abfülllinie rüsten und überwachen. | Delmenhorst, Halle (Westf.), Leverkusen
lager quer | Lagerhelfer (m/w/d) ; Lagermitarbeiter / Kommissionierer | Versandhaus Kolli | Vollzeit,shift | 40 | 14.3h | Ware picken und packen, Scanner. | Leipzig, Baunatal, Norderstedt, Neuss
lager fach stapler | Fachkraft für Lagerlogistik ; Fachlagerist/in mit Staplerschein | Versandhaus Kolli | Vollzeit,shift | 40 | 2700-3100 | Wareneingang, SAP EWM. | Leipzig, Baunatal, Nürnberg
stapler | Staplerfahrer/in ; Gabelstaplerfahrer Hochregal (m/w/d) | Versandhaus Kolli | Vollzeit,shift | 40 | 15.1h | Staplerschein. | Leipzig, Neuss, Nürnberg
lager ferien quer | Ferienjob im Lager (ab 18) ; Ferienaushilfe Versand | Versandhaus Kolli | Vollzeit,befristet | 40 | 14h | Für Schüler und Studierende in den Sommerferien, mindestens drei Wochen. | Leipzig, Baunatal
lager saison quer | Saisonkraft Weihnachtsversand (m/w/d) | Versandhaus Kolli | Vollzeit,Teilzeit,befristet | 35 | 14h | Oktober bis Januar. | Leipzig, Norderstedt
lager abend mini quer | Minijob Paketsortierung abends ; Aushilfe Paketumschlag 17:30 bis 21 Uhr | Paketblitz | Minijob | 10 | 14.2h | Montag bis Freitag ab 17:30 Uhr. | Kassel, Nürnberg, Leipzig
paket quer fs | Paketzusteller/in ; Zusteller für Pakete (m/w/d) | Paketblitz | Vollzeit | 38.5 | 15h | Transporter wird gestellt, Führerschein B. | Kassel, Nürnberg, Berlin, Köln
brief quer draussen | Briefträger/in mit dem Fahrrad ; Postbote (m/w/d) | Stadtpost Kurier | Teilzeit | 25 | 13.9h | Ohne Führerschein, Zustellung mit dem E-Rad. | Freiburg im Breisgau, Oldenburg, Leipzig
zeitung quer nacht mini | Zeitungszusteller/in ; Zeitungsbote am frühen Morgen | Stadtpost Kurier | Minijob,night | 9 | 13.9h | Zwischen 3 und 6 Uhr. | Oldenburg, Ulm
lkw fs nah | Kraftfahrer CE Nahverkehr (m/w/d) ; LKW-Fahrer Tagestour | Spedition Radnabe | Vollzeit,day | 45 | 2900-3300 | Jeden Abend zuhause, kein Wochenende. | Kassel, Regensburg, Neuss
lkw fs fern | Berufskraftfahrer Fernverkehr ; LKW-Fahrer/in international | Spedition Radnabe | Vollzeit | 48 | 3000-3600 | Zwei Wochen unterwegs, dann frei. | Kassel, Hamburg
lkw fs nacht | LKW-Fahrer Begegnungsverkehr nachts | Spedition Radnabe | Vollzeit,night | 45 | 3200-3600 | Wechselbrücken zwischen 20 und 5 Uhr. | Kassel, Nürnberg
bus fs we | Busfahrer/in Linie ; Fahrer Linienbus (m/w/d), Quereinstieg mit Führerscheinförderung | Stadtverkehr Ringlinie | Vollzeit,shift,weekend | 39 | 2900-3300 | Geteilte Dienste, Führerschein D finanzieren wir. | Regensburg, Oldenburg, Potsdam
tram quer schicht | Straßenbahnfahrer/in | Stadtverkehr Ringlinie | Vollzeit,shift,weekend | 39 | 2900-3300 | Ausbildung in drei Monaten bei vollem Lohn. | Leipzig, Kassel
lok schicht nacht | Triebfahrzeugführer/in ; Lokführer Güterverkehr | Schienenwerk Cargo | Vollzeit,shift,night | 39 | 3600-4300 | Bundesweite Einsätze. | Halle (Saale), Hamburg
zugbegleit we | Zugbegleiter/in Regionalverkehr ; Kundenbetreuer im Nahverkehr (KiN) | Schienenwerk Regio | Vollzeit,Teilzeit,shift,weekend | 39 | 2700-3000 | Fahrkarten prüfen, Auskünfte geben. | Stralsund, Regensburg
taxi fs nacht quer | Taxifahrer/in ; Fahrer Shuttle nachts | Taxi Zentrale 33 | Teilzeit,night,weekend | 20 | 13.9h | P-Schein. | Berlin, Essen
hausmeister fs | Hausmeister/in ; Haustechniker / Objektbetreuer (m/w/d) | Wohnbau Heimat | Vollzeit,day | 39 | 2600-3000 | Kleinreparaturen, Winterdienst. | Leipzig, Essen, Nürnberg
hausmeister mini | Hausmeister auf Minijob-Basis ; Rentner als Hausmeister gesucht, stundenweise | Wohnbau Heimat | Minijob | 8 | 14h | Treppenhaus kontrollieren, Mülltonnen. | Kassel, Essen
`
