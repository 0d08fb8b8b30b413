/** Namesakes, neighbours, negations and words that mean something else; lines as in `../person.ts`. `near:` is a related trade. */
export const HARD_CASES = `
k-namebaecker | Lutz Bäcker | Hamburg | Dachdecker | @ 2013- Dachdecker; Nordlicht Dach; Reihenhäuser und Hallen. | # 2010-2013 Dachdecker; Handwerkskammer | + Abdichtung | ~ Deutsch native | f B | t Lutz Bäcker, schwindelfrei. | = now:dach learnt:dach y:dach=13 has:abdichtung
k-gaertnername | Jule Gärtner | Köln | Physiotherapeutin | @ 2017- Physiotherapeutin; Reha am Rhein; Gruppen im Wasser. | # 2014-2017 Physiotherapeutin; Akademie Köln | + Lymphdrainage | ~ Deutsch native, Englisch B2 | = now:physio learnt:physio y:physio=9 has:lymphdrainage
k-schreinerschreiner | Xaver Schreiner | München | Schreiner | @ 2008- Schreiner; Holz Huber; Treppen und Böden. | # 2005-2008 Schreiner; Handwerkskammer | + Treppenbau | ~ Deutsch native | f B, BE | = now:tischler learnt:tischler y:tischler=18 has:treppenbau
k-tischlermeister | Rolf Ahrens | Bielefeld | Tischlermeister | @ 2010- Tischlermeister; Ahrens Möbel; Werkstatt geführt. | @ 2000-2010 Tischler; Holzwerk; Küchen gebaut. | # 1997-2000 Tischler; Handwerkskammer | # 2009-2010 Tischlermeister; Handwerkskammer | + Oberfräse | ~ Deutsch native | f B | = now:tischler learnt:tischler master:tischler y:tischler=26 has:oberfräse
k-holzmech | Nico Stein | Leipzig | Holzmechaniker | @ 2018- Holzmechaniker; Serie AG; Platten zugeschnitten. | + CNC-Säge | ~ Deutsch native | = near:tischler
k-hundefriseur | Pia Lux | Stuttgart | Hundefriseurin | @ 2019- Hundefriseurin; Salon Pfote; Pudel geschoren. | + Scheren | ~ Deutsch native | = none
k-tfa | Doris Kern | Hamburg | Tiermedizinische Fachangestellte | @ 2016- Tiermedizinische Fachangestellte; Tierarztpraxis Au; Tiere bei der Narkose überwacht. | + Röntgen | ~ Deutsch native | = near:mfa near:zfa
k-steuerberater | Axel Braun | Köln | Steuerberater | @ 2012- Steuerberater; Kanzlei Braun; Mandanten beraten. | + Umwandlungsrecht | ~ Deutsch native, Englisch C1 | = near:steuer
k-heizhelfer | Omar Nasser | Gütersloh | Helfer Heizungsbau | @ 2024- Helfer Heizungsbau; Wärme Plus; Material getragen. | + Kraft | ~ Deutsch A2, Arabisch native | = near:shk
k-baeckverk | Elke Thiel | Leipzig | Bäckereifachverkäuferin | @ 2011- Bäckereifachverkäuferin; Backhaus Thiel; Brot und Kuchen verkauft. | + Kasse | ~ Deutsch native | = near:baecker
k-netz | Murat Kaya | Stuttgart | Netzwerktechniker | @ 2018- Netzwerktechniker; Kabel AG; Switche eingerichtet. | + Cisco | ~ Deutsch C1, Türkisch native | = near:admin
k-itleiter | Vera Blum | München | IT-Leiterin | @ 2016- IT-Leiterin; Klinik Ost; Budget und Team. | @ 2008-2016 Systemadministratorin; Klinik West; Server mit Linux betrieben. | + Führung | ~ Deutsch native, Englisch C1 | = was:admin near:admin y:admin=8 told:linux
k-exgaertner | Ole Jansen | Hamburg | Verwaltungsangestellter | @ 2018- Verwaltungsangestellter; Stadt Mitte; Akten geführt. | @ 2006-2017 Gärtner; Park & Grün; Baumschnitt an alten Linden. | + Excel | ~ Deutsch native | f B, BE | = was:gaertner y:gaertner=11 told:baumschnitt
k-kindergarten | Mona Reuter | Köln | Kinderpflegerin | @ 2020- Kinderpflegerin; Kindergarten Löwenzahn; Kinder im Garten betreut. | + Basteln | ~ Deutsch native | = none
k-sekretaerin | Ute Grimm | Bielefeld | Sekretärin | @ 2005- Sekretärin; Anwälte am Markt; Diktate geschrieben. | + Terminplanung | ~ Deutsch native | = near:buero has:terminplanung
k-dachgarten | Finn Moll | Stuttgart | Gärtner | @ 2019- Gärtner; Dach und Garten GmbH; Dachgärten bepflanzt. | # 2016-2019 Gärtner; Landwirtschaftskammer | + Bewässerung | ~ Deutsch native | f B | = now:gaertner learnt:gaertner y:gaertner=7 has:bewässerung
k-masseur | Igor Sokol | München | Masseur | @ 2015- Masseur; Therme Süd; Massagen aller Art. | + Massage | ~ Deutsch B2, Russisch native | = near:physio
k-barkeeper | Liam Ross | Hamburg | Barkeeper | @ 2021- Barkeeper; Bar Blau; Cocktails gemixt. | + Cocktails | ~ Deutsch B2, Englisch native | = near:kellner
k-schweissnicht | Tom Beck | Leipzig | Schlosser | @ 2014- Schlosser; Stahl und Tor; Tore gebaut, Schweißarbeiten erledigte ein Kollege. | + Biegen | ~ Deutsch native | = near:schweiss
k-wigplus | Jan Kowalski | Gütersloh | Schweißer | @ 2012- Schweißer; Tank KG; Neben WIG beherrsche ich nicht nur MAG. | # 2009-2012 Konstruktionsmechaniker; IHK | + Rohrschweißen | ~ Deutsch B2, Polnisch native | f B | = now:schweiss y:schweiss=14 told:wig told:mag has:rohrschweißen
k-linuxprivat | Nils Hagen | Köln | Systemadministrator | @ 2022- Systemadministrator; Druckerei 3; Linux ohne Schwierigkeiten betreut. | + VMware | ~ Deutsch native, Englisch B2 | = now:admin y:admin=4 has:vmware told:linux
k-vertretermed | Hanna Groß | Bielefeld | Medizinprodukteberaterin | @ 2017- Medizinprodukteberaterin; Praxisbedarf AG; Schulung von Arzthelferinnen am EKG. | + Vorträge | ~ Deutsch native | f B | = none
k-excel1 | Bea Lorenz | Hamburg | Controllerin | @ 2016- Controllerin; Reederei Nord; Berichte gebaut. | + Excel, Power BI | ~ Deutsch native, Englisch C1 | = has:excel has:power-bi
k-excel2 | Dirk Sommer | München | Disponent | @ 2013- Disponent; Spedition Süd; Pläne in Excel gepflegt. | + Tourenplanung | ~ Deutsch native | = told:excel
k-excelnie | Rita Funk | Stuttgart | Disponentin | @ 2015- Disponentin; Spedition West; Touren geplant. | + Tourenplanung | ~ Deutsch native | t Excel-Kurs ist geplant, noch nicht begonnen. | = none
k-php | Sara Ott | Leipzig | Webentwicklerin | @ 2020- Webentwicklerin; Shop 24; Läden gebaut. | + PHP, TypeScript | ~ Deutsch native | = has:php has:typescript
k-typo | Karl Ebert | Köln | Setzer | @ 1999- Setzer; Druckhaus; Typografie und Satz. | + Typo3 | ~ Deutsch native | = has:typo3
`
