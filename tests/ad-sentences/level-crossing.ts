/**
 * A round of 247 sentences labelled by somebody who knew no rule; of the half that was open 10 of 61 were missed. Their classes (service
 * with the army, looks, photos, unpaid overtime, parties, verbs at the end of a clause) were then tried in other sentences: 49 of 203 were
 * missed. Of the half kept aside 12 of 61 were missed at first, 8 after those classes. Here is what was missed, and the harmless ones.
 * Lines as in `sentence.ts`.
 */
export const LEVEL_CROSSING = `
profil | stopp geschlecht | Haben Sie Ihren [Wehrdienst schon hinter] sich, passt es.
profil | stopp geschlecht | Gern mit [abgeleistetem Wehrdienst].
profil | stopp geschlecht | Bewerber, die noch zum [Wehrdienst] müssen, nehmen wir nicht.
profil | stopp geschlecht | [Zivildienstleistende] stellen wir nicht ein.
profil | stopp geschlecht | Der [Wehrdienst muss abgeschlossen] sein.
frage | stopp geschlecht | Waren Sie [beim Bund]?
frage | stopp geschlecht | Müssen Sie noch zum [Wehrdienst]?
frage | stopp geschlecht | [Haben Sie den Kriegsdienst verweigert]?
frage | stopp geschlecht | [Wehrdienst] oder Zivildienst?
frage | stopp geschlecht | [Wurdest du schon gemustert]?
nachricht | stopp geschlecht | Da Sie noch [Wehrdienst] leisten müssen, können wir Ihnen die Stelle nicht geben.
nachricht | stopp geschlecht | Bitte teilen Sie uns mit, ob Sie [gedient haben].
profil | hinweis aussehen | [Gutes Aussehen] ist Voraussetzung.
profil | hinweis aussehen | [Übergewichtige] brauchen sich nicht zu bewerben.
profil | hinweis aussehen | [Dicke] passen nicht in unser Team.
profil | hinweis aussehen | [Normalgewicht] setzen wir voraus.
profil | hinweis aussehen | Wir suchen [hübsche Verkäuferinnen].
profil | hinweis aussehen | [Größe ab 1,80 m].
profil | hinweis aussehen | Du hast [makellose Haut] und schöne Zähne.
profil | hinweis aussehen | Gepflegte Erscheinung und [gutes Aussehen].
nachricht | hinweis aussehen | Mit [Ihren Tattoos] können wir Sie leider nicht einsetzen.
nachricht | hinweis aussehen | Leider sind [Sie uns zu dick].
nachricht | hinweis aussehen | [Ihr Äußeres] passt nicht zu unserem Haus.
nachricht | hinweis aussehen | [Ihr Gewicht] ist für diese Arbeit ein Problem.
nachricht | hinweis aussehen | Senden Sie uns ein [Ganzkörperbild].
profil | stopp gehalt | Ihr [Vorverdienst] ist Grundlage unseres Angebots.
profil | hinweis glaube | Wir setzen voraus, [dass du evangelisch bist].
profil | hinweis glaube | Die [Taufe ist Voraussetzung].
profil | hinweis glaube | [Kopftücher] sind im Verkauf nicht erlaubt.
profil | stopp glaube | [Wer freitags betet, passt nicht] in den Schichtplan.
profil | stopp gesundheit | Bei [Vorerkrankungen] sehen wir von einer Einstellung ab.
nachricht | stopp gesundheit | Wegen [Ihrer Sehbehinderung] geht das nicht.
nachricht | stopp gesundheit | Ein [Mitarbeiter im Rollstuhl] ist bei uns nicht vorstellbar.
profil | stopp familie | Eine [Schwangerschaft] in der Probezeit wäre ungünstig.
profil | stopp familie | [Schwangerschaft] ausgeschlossen.
profil | hinweis familie | [Am besten alleinstehend] und flexibel.
profil | hinweis familie | Die [Kinderbetreuung muss gesichert] sein.
profil | stopp familie | Bitte geben Sie an, [ob Sie Kinder haben].
profil | hinweis mitglied | Sie dürfen [keiner Partei angehören].
profil | hinweis mitglied | [Mitglieder der Linken] sind bei uns fehl am Platz.
profil | hinweis mitglied | [Parteimitgliedschaft] in der CDU von Vorteil.
profil | hinweis mitglied | [Wähler der AfD] brauchen sich nicht zu bewerben.
nachricht | stopp mitglied | Wegen [Ihrer Kandidatur für die SPD] haben wir uns anders entschieden.
profil | stopp alter | [Ältere] Bewerber haben bei uns kaum Chancen.
profil | stopp alter | Sie haben Ihr [Studium vor höchstens zwei Jahren] abgeschlossen.
profil | stopp alter | Wir suchen den Nachwuchs von morgen, [also Leute unter 30].
nachricht | stopp alter | [Mit 61 lohnt die Einarbeitung nicht] mehr.
profil | stopp herkunft | Wir nehmen [nur Leute aus der EU].
profil | hinweis herkunft | Wir [suchen rumänische Erntehelfer].
frage | stopp herkunft | In [welchem Land sind Sie geboren]?
nachricht | stopp herkunft | [Aus Syrien stellen wir niemanden] ein.
profil | hinweis geschlecht | Eine [nette Bürokauffrau] rundet unser Team ab.
profil | hinweis geschlecht | [Damen mit Erfahrung am Telefon gesucht].
profil | hinweis probe | [Überstunden sind mit dem Gehalt abgegolten].
profil | hinweis probe | [Mehrarbeit wird nicht vergütet].
profil | hinweis probe | [Vorbereitungszeiten werden nicht bezahlt].
profil | hinweis aussehen | Ein aktuelles [Foto gehört dazu].
profil | hinweis aussehen | [Foto erwünscht].
nachricht | hinweis aussehen | [Schicken Sie uns bitte noch ein Foto von sich].
nachricht | hinweis aussehen | Bitte laden Sie ein [Porträtfoto] hoch.
nachricht | hinweis aussehen | Uns [fehlt noch Ihr Foto].
profil | ok | Ehemalige Soldatinnen und Soldaten sind willkommen.
profil | ok | Nach dem Wehrdienst kannst du direkt bei uns anfangen.
profil | ok | Wir rechnen den Wehrdienst auf die Betriebszugehörigkeit an.
profil | ok | Während des Wehrdienstes halten wir deinen Platz frei.
aufgaben | ok | Du berätst Wehrpflichtige und ihre Familien.
aufgaben | ok | Du führst die Akten der Reservisten.
nachricht | ok | Wir arbeiten als Zulieferer für die Bundeswehr.
nachricht | ok | Für den Wehrdienst stellen wir Sie selbstverständlich frei.
nachricht | ok | Im Lebenslauf stehen Ihre Zeiten bei der Bundeswehr als Mechaniker, die rechnen wir an.
profil | ok | Attraktive Mitarbeiterrabatte erwarten dich.
profil | ok | Attraktive Arbeitszeiten und schlanke Abläufe.
profil | ok | Wir suchen Verstärkung für unsere Abteilung große Größen.
profil | ok | Du hast ein Auge für schöne Dinge.
profil | ok | Unsere Mode ist für jede Figur.
profil | ok | Die Plakate haben eine Mindestgröße von 2 m.
profil | ok | Ein schönes Büro mit Blick auf den Fluss.
profil | ok | Attraktive Mitarbeiterangebote über unser Portal.
profil | ok | Attraktives Gehaltspaket für Fachkräfte.
profil | ok | Unser Team berät Menschen mit Übergewicht.
profil | ok | Schlanke Teams, kurze Wege.
aufgaben | ok | Du stichst Tattoos und Piercings.
aufgaben | ok | Du entfernst Tattoos mit dem Laser.
aufgaben | ok | Du verkaufst Mode in Konfektionsgröße 42 bis 60.
aufgaben | ok | Du modellierst Figuren aus Ton.
profil | ok | Dein Gehalt richtet sich nach deiner Erfahrung.
profil | ok | Das Gehalt richtet sich nach dem Tarif.
profil | ok | Bei uns verdienst du mehr als anderswo.
profil | ok | Unsere letzte Lohnrunde brachte fünf Prozent.
profil | ok | Menschen, die keiner Kirche angehören, sind genauso willkommen.
profil | ok | Du bist offen für die christlichen Werte unseres Hauses.
profil | ok | Wir feiern Weihnachten und Zuckerfest.
profil | ok | Für das Pfarramt ist die Zugehörigkeit zur Evangelischen Kirche vorgeschrieben.
profil | ok | Aus hygienischen Gründen trägst du eine Haube.
aufgaben | ok | Du läutest die Glocken der Kirche.
aufgaben | ok | Du begleitest Gottesdienste an der Orgel.
aufgaben | ok | Du führst Gäste durch die Moschee.
profil | ok | Ihre Gesundheit liegt uns am Herzen.
profil | ok | Barrierefreier Zugang zu allen Räumen.
profil | ok | Bewerbungen schwerbehinderter Menschen sind ausdrücklich erwünscht.
profil | ok | Vor der Arbeit an Bildschirmen bieten wir eine Untersuchung nach G 37.
profil | ok | Für Atemschutz ist eine Eignung nach G 26 nötig.
profil | ok | Wir zahlen einen Zuschuss zur Kinderbetreuung.
profil | ok | Du bekommst zehn Tage frei, wenn dein Kind krank ist.
profil | ok | Väter und Mütter arbeiten bei uns in Teilzeit.
profil | ok | In der Schwangerschaft arbeitest du bei vollem Lohn von zu Hause.
profil | ok | Eine Schwangerschaft ist bei uns kein Hindernis.
aufgaben | ok | Du betreust Kinder, deren Eltern arbeiten.
aufgaben | ok | Du unterstützt Alleinerziehende.
aufgaben | ok | Du berätst zu Schwangerschaft und Geburt.
profil | ok | Unser Betriebsrat unterstützt dich.
profil | ok | Wir verhandeln gerade mit ver.di.
profil | ok | Du arbeitest im Wahlkampfbüro einer Partei.
profil | ok | Betriebsratswahlen organisieren wir alle vier Jahre.
profil | ok | Du bist volljährig.
profil | ok | Auch Quereinsteiger mit 55 sind willkommen.
profil | ok | Wir feiern 30 Jahre Firmengeschichte.
profil | ok | Unsere Azubis sind zwischen 16 und 40 Jahre alt.
aufgaben | ok | Du betreust Kinder im Alter von drei bis sechs.
aufgaben | ok | Du organisierst Reisen für Menschen über 60.
aufgaben | ok | Du wartest Anlagen, die älter als 20 Jahre sind.
profil | ok | Wir suchen Köche für unsere italienische Küche.
profil | ok | Deutsch mindestens auf B1.
profil | ok | Türkisch oder Arabisch ist ein Plus.
profil | ok | Menschen aus aller Welt arbeiten bei uns.
profil | ok | Wir helfen bei der Anerkennung ausländischer Abschlüsse.
profil | ok | Eine gültige Arbeitserlaubnis brauchst du.
aufgaben | ok | Du unterrichtest Deutsch als Zweitsprache.
aufgaben | ok | Du übersetzt aus dem Polnischen.
aufgaben | ok | Du betreust polnische Saisonkräfte.
profil | ok | Alle Geschlechter sind willkommen.
profil | ok | Wir suchen eine Kauffrau oder einen Kaufmann.
profil | ok | Unsere Damenabteilung sucht Verstärkung.
profil | ok | Frauen und Männer verdienen bei uns gleich viel.
profil | ok | Ein Team aus acht Frauen und sieben Männern freut sich auf dich.
profil | ok | Der TSV Alte Herren trainiert bei uns.
profil | ok | Unser Männerchor sucht eine Leitung (m/w/d).
nachricht | ok | Der Männergesangverein sucht eine Dirigentin oder einen Dirigenten.
nachricht | ok | Unsere Abteilung Herren und Sport sucht Verstärkung.
profil | ok | Probearbeit wird mit dem vollen Stundenlohn bezahlt.
profil | ok | Überstunden gleichst du mit Freizeit aus.
profil | ok | Die Fortbildung ist für dich kostenlos.
profil | ok | Unbezahlter Urlaub ist möglich.
profil | ok | Bewerbung ohne Foto bitte.
profil | ok | Ein Foto ist nicht nötig.
profil | ok | Fotos von unserem Haus finden Sie online.
nachricht | ok | Im Anhang finden Sie ein Foto unserer Filiale.
nachricht | ok | Bitte schicken Sie ein Foto Ihres Führerscheins.
profil | hinweis herkunft | Wir [suchen polnische Bauarbeiter] für Einsätze in Hamburg.
profil | hinweis glaube | Wir erwarten, dass Sie einer christlichen [Kirche angehören], auch in der Buchhaltung.
profil | stopp gesundheit | [Menschen mit psychischen Vorerkrankungen] sehen wir bitte von einer Bewerbung ab.
profil | stopp familie | Eine [Schwangerschaft] sollte in den nächsten zwei Jahren nicht anstehen.
nachricht | stopp familie | Bitte teilen Sie uns vor Vertragsschluss mit, [ob Sie ein Kind erwarten].
profil | stopp gehalt | Dein Einstiegsgehalt richtet sich nach deinem [Vorgehalt].
profil | stopp geschlecht | Den [Wehrdienst haben Sie bereits abgeleistet].
profil | stopp geschlecht | [Wehrpflichtige] können wir derzeit nicht einstellen.
profil | hinweis aussehen | Schlanke, [gutaussehende Servicekräfte] für Messeeinsatz gesucht.
profil | hinweis aussehen | [Mindestgröße 1,75 m], blond bevorzugt.
angebot | ok | Unsere Kita betreut 60 Kinder von ein bis sechs Jahren.
aufgaben | ok | Du pflegst Bewohnerinnen und Bewohner, die älter als 80 Jahre sind.
angebot | ok | Unser Haus wurde vor 35 Jahren gegründet.
profil | ok | Für die Klasse CE ist ein Mindestalter von 21 Jahren vorgeschrieben.
profil | ok | Bewerbungen von Menschen jeden Alters sind willkommen.
profil | ok | Mindestens zwei Jahre Berufserfahrung in der Buchhaltung.
aufgaben | ok | Du arbeitest im Seniorenheim Am Park mit 84 Plätzen.
profil | ok | Gute Deutschkenntnisse (B2) brauchst du für die Dokumentation.
profil | ok | Ein gültiger Aufenthaltstitel mit Arbeitserlaubnis genügt, die Staatsangehörigkeit ist egal.
profil | ok | Die Deutsche Bahn ist unser größter Kunde.
profil | ok | Wir liefern polnische Fenster an Baustellen in ganz Sachsen.
profil | ok | Türkischkenntnisse sind in der Beratung von Vorteil.
profil | ok | Wir suchen einen Koch (m/w/d) für unser griechisches Restaurant.
aufgaben | ok | Du verkaufst Damenmode auf 400 Quadratmetern.
profil | ok | Frauen werden bei gleicher Eignung nach dem Landesgleichstellungsgesetz bevorzugt berücksichtigt.
aufgaben | ok | Du betreust den Herrenausstatter in der Innenstadt.
profil | ok | Wir suchen Verstärkung für unsere Männerstation.
aufgaben | ok | Als Hebamme begleitest du schwangere Frauen bis zur Geburt.
profil | ok | Elternzeitvertretung für zwölf Monate.
profil | ok | Schwangere und Stillende schützen wir nach dem Mutterschutzgesetz.
aufgaben | ok | Im Kreißsaal arbeitest du eng mit Hebammen zusammen.
profil | ok | Familie und Beruf lassen sich bei uns vereinbaren, auch für Alleinerziehende.
profil | ok | Wir sind ein Familienunternehmen in dritter Generation.
aufgaben | ok | Du planst Familienfeiern und Hochzeiten für unsere Gäste.
profil | ok | Für unsere Kirchengemeinde suchen wir einen Pfarrer; die Mitgliedschaft in der Evangelischen Kirche ist für das Amt erforderlich.
aufgaben | ok | Du unterrichtest evangelische Religion an unserer Grundschule.
profil | ok | Das Christliche Krankenhaus Quedlinburg ist unser Partner.
angebot | ok | Unser Islamwissenschaftliches Institut sucht eine Bibliothekskraft (m/w/d).
aufgaben | ok | Als Heilerziehungspfleger arbeitest du mit Menschen mit geistiger Behinderung.
profil | ok | Für die Tätigkeit brauchst du eine arbeitsmedizinische Eignung nach G 25.
angebot | ok | Du kannst Lasten bis 20 kg heben; Hebehilfen sind vorhanden.
aufgaben | ok | Du arbeitest auf unserer Station für psychisch erkrankte Jugendliche.
profil | ok | Wir vertreten einen Kollegen, der länger krank ist.
profil | ok | Nachweis der Masernimpfung nach § 20 IfSG ist erforderlich.
profil | ok | Die Krankheitsvertretung ist bis März befristet.
angebot | ok | Unser Betriebsrat hilft dir beim Einstieg.
profil | ok | Mitgliedschaft im Fitnessstudio bezahlen wir dir.
nachricht | ok | Ihr bisheriges Gehalt müssen Sie uns nicht nennen.
aufgaben | ok | Du erstellst monatlich 200 Gehaltsabrechnungen für unsere Mandanten.
angebot | ok | Du verdienst 15,50 Euro in der Stunde, aktuell plus 2 Euro Nachtzuschlag.
profil | ok | Wir fragen nicht nach dem letzten Gehalt.
profil | ok | Ein Probearbeitstag ist möglich und wird mit 14 Euro je Stunde bezahlt.
profil | ok | Getränke und Obst sind kostenlos.
angebot | ok | Du kannst an einem Schnuppertag unsere Werkstatt kennenlernen, ohne zu arbeiten.
profil | ok | Überstunden werden bezahlt oder in Freizeit ausgeglichen.
profil | ok | Unbezahlter Urlaub ist nach Absprache möglich.
profil | ok | Für den Dienstausweis machen wir am ersten Tag ein Passbild von dir.
aufgaben | ok | Du retuschierst Bilder für unseren Onlineshop.
profil | ok | Auch ehemalige Zeitsoldaten finden bei uns einen neuen Weg.
profil | ok | Attraktive Vergütung und schlanke Prozesse erwarten dich.
profil | ok | Ein attraktiver Standort mit guter Anbindung.
angebot | ok | Du trägst Schutzhelm und Sicherheitsschuhe.
profil | ok | Gepflegtes Auftreten im Kundenkontakt gehört dazu.
profil | ok | Wir bieten Arbeitskleidung in den Größen 34 bis 60.
angebot | ok | Tattoos? Bei uns kein Problem.
profil | ok | Die sexuelle Identität spielt bei uns keine Rolle.
aufgaben | ok | Du organisierst den Christopher Street Day mit.
profil | ok | Niemand darf nach § 1 AGG wegen des Alters oder der Herkunft benachteiligt werden.
nachricht | ok | Leider haben wir uns für eine andere Person entschieden, deren Erfahrung besser zur Stelle passt.
aufgaben | ok | Du leitest ein Team aus Jung und Alt.
angebot | ok | Die Maschine ist älter als 30 Jahre, du hältst sie am Laufen.
angebot | ok | Unser Verein Alte Herren sucht einen Platzwart (m/w/d).
aufgaben | ok | Du betreust einen älteren Herrn mit Demenz in seiner Wohnung.
profil | stopp alter | Gesucht: [Nachwuchskraft unter 30] für unser Marktteam.
profil | stopp herkunft | Unsere Kunden wünschen sich [europäisch aussehende] Servicekräfte.
frage | stopp familie | [Haben Sie Kinder, und wer] betreut sie, wenn sie krank sind?
profil | hinweis familie | Wir [suchen Singles], die viel reisen können.
profil | stopp mitglied | Die [Zugehörigkeit zu ver.di] schließt eine Einstellung aus.
profil | ok | Wir sind ein junges Unternehmen aus Leipzig und wachsen schnell.
aufgaben | ok | Du begleitest Jugendliche zwischen 14 und 18 Jahren in unserer Wohngruppe.
profil | ok | Sie müssen mindestens 18 Jahre alt sein, da Sie Alkohol verkaufen.
profil | ok | Auch mit über 50 bist du bei uns richtig.
aufgaben | ok | Sie verkaufen Junge Mode und Accessoires für Teenager.
angebot | ok | Junge Gebrauchtwagen sind das Herz unseres Autohauses.
angebot | ok | Wir vermarkten Produkte für die Generation 60 plus.
aufgaben | ok | In der Jugendherberge kochst du für bis zu 120 Gäste.
angebot | ok | Unsere Zielgruppe sind Digital Natives, die ihre Versicherung am Handy abschließen.
aufgaben | ok | Als Lehrkraft unterrichtest du Deutsch für Kinder, deren Muttersprache nicht Deutsch ist.
profil | ok | Deine Muttersprache spielt bei uns keine Rolle.
profil | ok | Sehr gute Englischkenntnisse in Wort und Schrift.
profil | ok | Wir beschäftigen Menschen aus 34 Nationen.
aufgaben | ok | Du berätst Menschen mit Migrationshintergrund bei Behördengängen.
aufgaben | ok | Als deutscher Marktführer für Pumpen liefern wir in 60 Länder.
profil | ok | Das Beamtenverhältnis setzt nach § 7 BeamtStG die deutsche Staatsangehörigkeit oder die eines EU-Staates voraus.
angebot | ok | Unsere Stellen stehen allen Geschlechtern offen.
aufgaben | ok | Im Frauenhaus berätst du Bewohnerinnen; wegen des Schutzauftrags besetzen wir die Stelle nach § 8 AGG mit einer Frau.
profil | ok | Bewerbungen von Frauen begrüßen wir besonders, da sie in unserer Werkstatt unterrepräsentiert sind.
nachricht | ok | Herr Krüger aus der Personalabteilung beantwortet Ihre Fragen.
profil | ok | Frau Dr. Behrens leitet das Labor, das du unterstützt.
angebot | ok | Unser Hausmannskost-Restaurant sucht eine Küchenhilfe (m/w/d).
aufgaben | ok | Als Kaufmann oder Kauffrau im Einzelhandel kennst du dich aus.
profil | ok | Wir vertreten eine Kollegin während ihrer Elternzeit, deshalb ist die Stelle befristet.
profil | ok | Nach der Elternzeit kannst du in Teilzeit zurückkehren.
profil | ok | Wir sind ein familienfreundlicher Betrieb mit eigener Kita.
aufgaben | ok | Du berätst Paare, die heiraten möchten, in unserem Brautmodengeschäft.
profil | ok | Single Sourcing und Lieferantenauswahl gehören zu deinen Aufgaben.
profil | ok | Kinder unserer Mitarbeitenden bekommen einen Platz in der Betriebskita.
aufgaben | ok | Als Küster betreust du die katholische Kirche Sankt Marien.
angebot | ok | Unsere Einrichtung gehört zur Diakonie; Menschen jeden Glaubens sind bei uns willkommen.
profil | ok | Wir respektieren jede Religion, ein Gebetsraum ist vorhanden.
angebot | ok | Auf der Station leben Menschen verschiedener Konfessionen.
profil | ok | Ob mit Kopftuch oder ohne: Bei uns zählt deine Arbeit.
profil | ok | Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt eingestellt.
aufgaben | ok | Du förderst Kinder mit Behinderung in unserer integrativen Gruppe.
angebot | ok | Unser Gebäude ist mit dem Rollstuhl gut erreichbar.
profil | ok | Die Stelle erfordert Nachtdienst-Tauglichkeit nach ärztlicher Untersuchung.
profil | ok | Wir zahlen nach Tarifvertrag der Gewerkschaft IG Metall.
aufgaben | ok | Als Gewerkschaftssekretär (m/w/d) betreust du Betriebe in Thüringen.
aufgaben | ok | Du arbeitest für die Fraktion einer Partei im Landtag.
profil | ok | Gewerkschaftsmitglied oder nicht: Das fragen wir nicht.
aufgaben | ok | Du prüfst die Verträge der beteiligten Parteien.
aufgaben | ok | Du betreust die Mitglieder unseres Sportvereins.
nachricht | ok | Bitte nennen Sie uns Ihre Gehaltsvorstellung.
profil | ok | Das Gehalt liegt zwischen 3.200 und 3.800 Euro brutto.
profil | ok | Das Ehrenamt in unserem Tierheim ist unentgeltlich.
profil | ok | Ein Foto brauchen wir nicht.
profil | ok | Bitte verzichten Sie auf Lichtbild und Angaben zum Alter.
aufgaben | ok | Du fotografierst Ganzkörperfotos für unseren Modekatalog.
profil | ok | Wir arbeiten für die Bundeswehr und andere Behörden.
profil | ok | Der Bundesfreiwilligendienst dauert zwölf Monate.
nachricht | ok | Bitte geben Sie im Lebenslauf weder Familienstand noch Religion an.
nachricht | ok | Vielen Dank für das Gespräch; uns fehlte die Erfahrung mit SAP.
profil | ok | Der Kundenstamm ist zwischen 25 und 40 Jahre alt und kauft online.
profil | ok | Studierende bis 25 sind über die Familienversicherung abgesichert.
profil | ok | Die Ausbildung richtet sich an Schulabgänger mit Hauptschulabschluss.
profil | ok | Die Mutter unseres Konzerns sitzt in Wien.
angebot | ok | Schrauben, Muttern und Bolzen sortierst du am Band.
profil | ok | Mädchenarbeit ist ein Schwerpunkt unseres Jugendzentrums.
profil | ok | Der Herrgottswinkel-Gasthof sucht Bedienungen (m/w/d).
`
