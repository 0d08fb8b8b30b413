/** Namesakes, neighbours and words that mean something else; lines as in `../person.ts`. `near:` is a related trade. */
export const HARD_CASES = `
n-fleischername | Ina Fleischer | Köln | Logopädin | @ 2015- Logopädin; Praxis am Dom; Kinder beim Sprechen begleitet. | + Stimmbildung | ~ Deutsch native | t Ina Fleischer, gern unterwegs. | = none
n-maurername | Paul Maurer | Hamburg | Musiklehrer | @ 2012- Musiklehrer; Musikschule Nord; Unterricht am Klavier. | + Klavier | ~ Deutsch native, Englisch B2 | = none
n-bauername | Greta Bauer | Leipzig | Bauzeichnerin | @ 2014- Bauzeichnerin; Büro Statik; Pläne gezeichnet. | # 2011-2014 Bauzeichnerin; IHK | + Revit | ~ Deutsch native | f B | = now:zeichner learnt:zeichner y:zeichner=12 has:revit
n-metzgername | Kurt Metzger | München | Metzger | @ 2009- Metzger; Metzgerei Metzger; Wurst nach alter Art. | # 2006-2009 Fleischer; Handwerkskammer | + Wurstherstellung | ~ Deutsch native | = now:fleisch learnt:fleisch y:fleisch=17 has:wurstherstellung
n-maurermeister | Sepp Gruber | München | Maurermeister | @ 2011- Maurermeister; Gruber Bau; Baustellen geführt. | @ 2001-2011 Maurer; Isar Bau; Rohbauten errichtet. | # 1998-2001 Maurer; Handwerkskammer | # 2010-2011 Maurermeister; Handwerkskammer | + Schalungsbau | ~ Deutsch native | f B, BE | = now:maurer learnt:maurer master:maurer y:maurer=25 has:schalungsbau
n-kfzmeister | Dieter Lohse | Stuttgart | Kfz-Meister | @ 2008- Kfz-Meister; Autohaus Lohse; Werkstatt geleitet. | # 2007-2008 Kfz-Meister; Handwerkskammer | # 1999-2002 Kfz-Mechaniker; Berufsschule | + Achsvermessung | ~ Deutsch native | f B, C | = now:kfz learnt:kfz master:kfz y:kfz=18 has:achsvermessung
n-fahrradmech | Sina Rau | Köln | Fahrradmechanikerin | @ 2019- Fahrradmechanikerin; Radwerk; Schaltungen eingestellt. | + Nabenschaltung | ~ Deutsch native | = near:kfz
n-autoverkauf | Marc Heller | Hamburg | Automobilverkäufer | @ 2016- Automobilverkäufer; Autohaus Elbe; Kfz-Mechatroniker übernahmen die Probefahrten. | + Leasing | ~ Deutsch native | f B | = none
n-wurstverk | Gabi Stolz | Bielefeld | Fleischereifachverkäuferin | @ 2010- Fleischereifachverkäuferin; Landmarkt; Aufschnitt geschnitten und verkauft. | + Kasse | ~ Deutsch native | = near:fleisch
n-hotelkoch | Enzo Riva | München | Koch | @ 2014- Koch; Hotel Alpenblick; Frühstück und Abendkarte. | + Pasta | ~ Deutsch B2, Italienisch native | = none
n-zimmermaedchen | Lucia Gomez | Stuttgart | Zimmermädchen | @ 2021- Zimmermädchen; Hotel am Park; 14 Zimmer am Tag. | + Wäsche | ~ Deutsch A2, Spanisch native | = near:hotel near:reinigung
n-opernsaenger | Victor Lang | Leipzig | Opernsänger | @ 2010- Opernsänger; Oper Leipzig; Rollen in der Opera buffa. | + Gesang | ~ Deutsch native, Italienisch B2 | = none
n-makler | Tim Rogge | Hamburg | Immobilienmakler | @ 2017- Immobilienmakler; Elbhaus; Villen verkauft. | + Besichtigungen | ~ Deutsch native, Englisch C1 | f B | = near:immo
n-hausmeister | Willi Busch | Gütersloh | Hausmeister | @ 2006- Hausmeister; Wohnbau; Der Hausverwalter rief, wenn etwas tropfte. | + Kleinreparaturen | ~ Deutsch native | f B | = none
n-bankaufsicht | Nora Seidel | Köln | Bankettleiterin | @ 2015- Bankettleiterin; Messe; Abende mit 500 Personen. | + Ablaufpläne | ~ Deutsch native | = none
n-parkbank | Jost Ehlers | Bielefeld | Tischler | @ 2012- Tischler; Parkmöbel; Jede Bank aus Eiche gebaut. | + Eiche | ~ Deutsch native | = none
n-kinderkranken | Mara Völker | München | Kinderkrankenschwester | @ 2013- Kinderkrankenschwester; Klinik Süd; Frühgeborene versorgt, Hebammen abgelöst. | + Neonatologie | ~ Deutsch native | = near:hebamme
n-logo | Theo Falk | Hamburg | Logopäde | @ 2018- Logopäde; Praxis Wort; Nachbarraum der Ergotherapeuten. | + Dysphagie | ~ Deutsch native | = near:ergo
n-biolab | Anke Rohde | Leipzig | Biologielaborantin | @ 2014- Biologielaborantin; Institut 4; Zellen gezüchtet. | + PCR | ~ Deutsch native, Englisch B2 | = near:labor
n-laborhilfe | Samir Haddad | Stuttgart | Laborhelfer | @ 2023- Laborhelfer; Chemie Süd; Glas gespült. | + Sorgfalt | ~ Deutsch B1 | = near:labor
n-apotheke | Romy Kunz | Köln | Pharmazeutisch-technische Assistentin | @ 2012- Pharmazeutisch-technische Assistentin; Apotheke; Salben gerührt, Titration zuletzt in der Schule. | + Rezepturen | ~ Deutsch native | = near:labor told:titration
n-indesignnie | Rolf Peters | München | Drucker | @ 2004- Drucker; Druckhaus 7; An der Maschine, InDesign lief nur im Büro nebenan. | + Offset | ~ Deutsch native | = none
n-grafikplus | Mila Roth | Bielefeld | Grafikerin | @ 2019- Grafikerin; Agentur Farbe; Nicht nur InDesign, auch Bildretusche jeden Tag. | + Typografie | ~ Deutsch native | = now:grafik y:grafik=7 told:indesign told:bildretusche
n-architekt | Ole Sander | Hamburg | Architekt | @ 2016- Architekt; Studio Hafen; Entwürfe in Revit. | # 2010-2016 Master Architektur; Hochschule | + Entwurf | ~ Deutsch native, Englisch C1 | = near:zeichner told:revit
n-schachbauer | Lars Feld | Köln | Spieledesigner | @ 2018- Spieledesigner; Brettwerk; Den Bauer im Schach neu gedacht. | + Prototypen | ~ Deutsch native | = none
n-winzer | Klara Weber | Stuttgart | Winzerin | @ 2011- Winzerin; Weingut Weber; Reben geschnitten. | # 2008-2011 Winzerin; Landwirtschaftskammer | + Pflanzenschutz | ~ Deutsch native | f B, L | = near:landwirt has:pflanzenschutz
n-anwalt | Jan Petersen | Hamburg | Rechtsanwalt | @ 2012- Rechtsanwalt; Kanzlei Petersen; Mandate im Mietrecht, eine Rechtsanwaltsfachangestellte im Team. | + Mietrecht | ~ Deutsch native, Englisch C1 | = near:refa
n-notarfach | Silvia Korn | Bielefeld | Notarfachangestellte | @ 2013- Notarfachangestellte; Notariat; Urkunden vorbereitet. | # 2010-2013 Notarfachangestellte; Kammer | + XNP | ~ Deutsch native | = near:refa
n-hoer | Felix Ott | München | Hörakustiker | @ 2017- Hörakustiker; Hörhaus; Geräte angepasst. | + Audiogramm | ~ Deutsch native | = near:optik
n-optimist | Uwe Licht | Leipzig | Beleuchter | @ 2011- Beleuchter; Theater; Optik der Scheinwerfer eingestellt. | + Lichtpult | ~ Deutsch native | = none
n-seefahrt | Hinnerk Lütt | Hamburg | Matrose | @ 2009- Matrose; Reederei Lütt; Seefracht nach Bergen gefahren. | + Knoten | ~ Deutsch native, Englisch B2 | = told:seefracht
n-verkaufeink | Beate Horn | Köln | Verkäuferin | @ 2010- Verkäuferin; Modehaus; Einkäufern aus Mailand Kaffee gekocht. | + Kasse | ~ Deutsch native | = none
n-wachmaler | Jörg Wache | Stuttgart | Maler | @ 2013- Maler; Farbe Wache; Fassaden gestrichen. | + Lasuren | ~ Deutsch native | f B | = none
n-wachkoma | Edith Rau | Köln | Altenpflegerin | @ 2008- Altenpflegerin; Haus Linde; Menschen im Wachkoma gepflegt. | + Lagerung | ~ Deutsch native | = none
n-textilrein | Hülya Kaplan | Gütersloh | Textilreinigerin | @ 2012- Textilreinigerin; Blitz; Hemden gebügelt. | + Bügeln | ~ Deutsch C1, Türkisch native | = near:reinigung
n-tatort | Ralf Dorn | München | Kriminaltechniker | @ 2007- Kriminaltechniker; Polizei; Spuren gesichert, danach kam die Tatortreinigung. | + Daktyloskopie | ~ Deutsch native | = none
n-exbank | Yvonne Adler | Bielefeld | Yogalehrerin | @ 2019- Yogalehrerin; Studio Atem; Kurse am Abend. | @ 2005-2018 Bankkauffrau; Sparkasse Ost; Baufinanzierung beraten. | # 2002-2005 Bankkauffrau; IHK | + Meditation | ~ Deutsch native | = was:bank learnt:bank y:bank=13 told:baufinanzierung
`
