/** The harmless ones of `ferry.ts`. Lines as in `sentence.ts`. */
export const FERRY_HARMLESS = `
titel | ok | Barkeeper (m/w/d) ab 18 Jahren wegen Ausschank
titel | ok | Koch (m/w/d) 30 bis 40 Stunden
titel | ok | Erzieher (m/w/d) Krippe unter 3
titel | ok | Jungpflanzengärtner (m/w/d)
titel | ok | Altenpfleger (m/w/d)
titel | ok | Seniorenbetreuung (m/w/d) ab 65
titel | ok | Kinderkrankenpfleger (m/w/d)
titel | ok | Damenschneider (m/w/d)
titel | ok | Herrenfriseur (m/w/d)
titel | ok | Senior Developer (m/w/d)
titel | ok | Junior Controller (m/w/d)
titel | ok | Deutschlehrer (m/w/d) für Geflüchtete
titel | ok | Pastor (m/w/d) Kirchengemeinde Sankt Jakob
titel | ok | Trainer (m/w/d) Frauenmannschaft
titel | ok | Matrose (m/w/d), 45 Wochenstunden
titel | ok | Referent (m/w/d) Gewerkschaftsjugend
profil | ok | Sie sind volljährig, weil Sie nachts allein arbeiten.
profil | ok | Wegen des Jugendschutzes müssen Sie mindestens 18 Jahre alt sein.
profil | ok | Führerschein Klasse B, gern auch C1
profil | ok | Deutsch auf Niveau C1, Englisch B2
profil | ok | Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.
profil | ok | Wir freuen uns über Bewerbungen aller Geschlechter und jeden Alters.
profil | ok | Frauen werden bei gleicher Eignung bevorzugt eingestellt, weil sie bei uns unterrepräsentiert sind.
profil | ok | Sie haben mindestens zwei, gern auch mehr als zehn Jahre Erfahrung auf See.
profil | ok | Eine abgeschlossene Ausbildung, die auch länger zurückliegen darf
profil | ok | Sie sprechen so gut Deutsch, dass Sie Sicherheitsanweisungen verstehen.
profil | ok | Sie heben gelegentlich Kisten bis 25 Kilo, Hebehilfen sind da.
profil | ok | Sie haben Freude daran, mit jungen Menschen zu arbeiten.
profil | ok | Geduld mit älteren Gästen bringen Sie mit.
profil | ok | Ihr Alter spielt für uns keine Rolle.
profil | ok | Ob 20 oder 60: Hauptsache, Sie mögen Menschen.
profil | ok | Auch wer 55 und älter ist, ist bei uns willkommen.
profil | ok | Berufsanfänger und alte Hasen sind gleichermaßen willkommen.
profil | ok | Wir suchen Verstärkung für unser Team, das zwischen 19 und 63 Jahre alt ist.
profil | ok | Eine gültige Arbeitserlaubnis für Deutschland
profil | ok | Weitere Sprachen wie Polnisch oder Arabisch sind von Vorteil.
profil | ok | Herkunft, Hautfarbe und Religion sind uns egal.
profil | ok | Sie gehen respektvoll mit Menschen aller Religionen um.
profil | ok | Ein Gesundheitszeugnis nach dem Infektionsschutzgesetz stellen wir Ihnen vor Ort aus.
profil | ok | Sie sind schwindelfrei, denn Sie arbeiten auf Masten.
profil | ok | Sie können gut sehen und Farben unterscheiden, das verlangt das Seediensttauglichkeitszeugnis.
profil | ok | Bitte schicken Sie uns keine Fotos und kein Geburtsdatum.
profil | ok | Lücken im Lebenslauf sind kein Problem.
profil | ok | Nennen Sie uns gern Ihren Gehaltswunsch.
profil | ok | Sie bleiben ruhig, auch wenn 200 Leute an Bord sind.
profil | ok | Mit Elternzeit, Teilzeit und Pflege kennen wir uns aus.
profil | ok | Eltern und Alleinerziehende sind bei uns herzlich willkommen.
profil | ok | Wir suchen jemanden, der mindestens 20 Stunden Zeit hat.
profil | ok | Sie haben ein gepflegtes Auftreten und freundliche Umgangsformen.
profil | ok | Maximal 30 Minuten Anfahrt wegen der Rufbereitschaft
profil | ok | Erfahrung mit Fahrzeugen, die über 40 Jahre alt sind
profil | ok | Ein abgeschlossenes Studium der evangelischen oder katholischen Theologie
profil | ok | Kenntnisse im Arbeitsrecht und im Umgang mit Betriebsräten
profil | ok | Sie haben ein Herz für Jung und Alt.
profil | ok | Sie sind neugierig geblieben, egal in welchem Lebensjahrzehnt Sie stecken.
profil | ok | Sie haben ein Führungszeugnis ohne Eintrag.
profil | ok | Vorkenntnisse sind nicht nötig, wir lernen alle an, auch über 50.
profil | ok | Reisebereitschaft an etwa 35 Tagen im Jahr
profil | ok | Wer aus der Familienpause zurückkehrt, ist bei uns richtig.
profil | ok | Sie sind in Büsum zu Hause oder ziehen gern hierher.
profil | ok | Sie haben Spaß an Mode für große Größen.
profil | ok | Wir freuen uns auch auf Bewerbungen von Menschen mit Behinderung.
profil | ok | Rentner, Studierende, Schüler ab 16: Wir finden für alle die richtige Schicht.
profil | ok | Ein Wohnsitz in Deutschland ist nicht erforderlich.
profil | ok | Die Stelle eignet sich auch für Berufseinsteigerinnen und Berufseinsteiger.
profil | ok | Sie besitzen einen Staplerschein oder machen ihn bei uns.
profil | ok | Mindestens 1,5 Jahre Erfahrung an der Theke
profil | ok | Du bist mindestens 16, denn vorher dürfen wir dich nicht beschäftigen.
angebot | ok | Wir sind ein junges Unternehmen seit 1950 und bleiben es.
angebot | ok | Unser junges Start-up sucht Verstärkung.
angebot | ok | Ein altersgemischtes Team von 18 bis 67
angebot | ok | Seit über 40 Jahren fahren wir auf die Halligen.
angebot | ok | Ab 50 Überstunden im Jahr gibt es zusätzliche freie Tage.
angebot | ok | 30 Tage Urlaub, ab 55 drei Tage mehr
angebot | ok | Kinderzulage, Jobrad und ein Zuschuss zur Kita
angebot | ok | Betriebliche Rente und vermögenswirksame Leistungen
angebot | ok | Tarifvertrag, Betriebsrat und geregelte Pausen
angebot | ok | Probearbeiten dauert einen halben Tag und wird bezahlt.
angebot | ok | Kostenlose Getränke und unbezahlter Sonderurlaub, wenn Sie ihn brauchen
angebot | ok | Wir zahlen auch den Probetag, mit 15 Euro die Stunde.
angebot | ok | Kolleginnen und Kollegen aus acht Ländern
angebot | ok | Ein Gebetsraum und ein Ruheraum stehen allen offen.
angebot | ok | Unsere Räume sind barrierefrei, und ein Parkplatz liegt vor der Tür.
angebot | ok | Ein Deutschkurs während der Arbeitszeit
angebot | ok | Unsere Gäste sind jung und trinkfest.
angebot | ok | Weihnachten und Ostern haben wir geschlossen.
angebot | ok | Frauen und Männer verdienen bei uns gleich viel.
angebot | ok | Vom Azubi bis zur Chefin sind wir 35 Leute.
angebot | ok | Wer schwanger wird, bekommt einen Platz an Land.
angebot | ok | Mitarbeitende unter 18 arbeiten nie nach 20 Uhr.
angebot | ok | Zur Einarbeitung gehört eine Woche in der Werkstatt bei vollem Lohn.
angebot | ok | Der Inhaber geht mit 70 in Rente und übergibt den Betrieb an seine Tochter.
aufgaben | ok | Sie kontrollieren an der Tür, ob Gäste unter 18 sind.
aufgaben | ok | Sie fragen Fahrgäste nach Behinderung und Begleitperson, um passende Plätze zu finden.
aufgaben | ok | Sie kassieren Fahrkarten für Kinder unter 6 und Senioren ab 65.
aufgaben | ok | Sie beraten Frauen und Männer bei Brillen.
aufgaben | ok | Sie pflegen Kunden zwischen 30 und 90 die Füße.
aufgaben | ok | Sie leiten die Jugendgruppe von 12 bis 16.
aufgaben | ok | Sie betreuen junge Mütter nach der Geburt.
aufgaben | ok | Sie schneiden Herren und Jungen die Haare.
aufgaben | ok | Sie bereiten Gottesdienste, Taufen und Hochzeiten vor.
aufgaben | ok | Sie begleiten Menschen mit Behinderung auf Tagesfahrten.
aufgaben | ok | Sie schreiben Lohnabrechnungen und Bescheinigungen für Mutterschutz.
aufgaben | ok | Sie machen Fotos von Hochzeitspaaren.
aufgaben | ok | Sie bauen Motoren auf, die älter sind als Sie.
aufgaben | ok | Sie verkaufen Wein der Jahrgänge 2015 bis 2022.
aufgaben | ok | Sie unterrichten Deutsch als Zweitsprache und Muttersprachler in der Grundschule.
aufgaben | ok | Sie vertreten den Verband gegenüber Parteien und Gewerkschaften.
frage | ok | Sind Sie mindestens 18 Jahre alt?
frage | ok | Welchen Führerschein haben Sie?
frage | ok | Wie gut sprechen Sie Deutsch?
frage | ok | Wie lange arbeiten Sie schon als Köchin oder Koch?
frage | ok | Dürfen Sie in Deutschland arbeiten?
frage | ok | Ab wann könnten Sie anfangen?
frage | ok | Wie viele Stunden möchten Sie arbeiten?
frage | ok | Welches Gehalt wünschen Sie sich?
frage | ok | Haben Sie schon mit Kindern unter drei Jahren gearbeitet?
frage | ok | Brauchen Sie für das Gespräch Hilfsmittel oder eine Gebärdensprachdolmetscherin?
frage | ok | Können Sie auch samstags arbeiten?
frage | ok | Wie würden Sie einem Gast mit Rollstuhl an Bord helfen?
frage | ok | Besitzen Sie ein Seediensttauglichkeitszeugnis?
frage | ok | Wie alt darf ein Fahrzeug sein, das Sie noch reparieren?
frage | ok | Welche Sprachen sprechen Sie außer Deutsch?
nachricht | ok | Guten Tag Frau Jung, vielen Dank für Ihre Bewerbung.
nachricht | ok | Können Sie am Mittwoch um 15 Uhr oder am Freitag um 10 Uhr?
nachricht | ok | Herzlichen Glückwunsch zur Geburt Ihrer Tochter, wir verschieben das Gespräch gern.
nachricht | ok | Gute Besserung, melden Sie sich einfach, wenn es wieder geht.
nachricht | ok | Der Eingang ist ebenerdig, der Aufzug liegt rechts.
nachricht | ok | Bitte bringen Sie Ihren Führerschein und eine Kopie der Zeugnisse mit.
nachricht | ok | Die Stelle ist auf zwei Jahre befristet, weil eine Kollegin in Elternzeit ist.
nachricht | ok | Wie stellen Sie sich Ihre Arbeitszeit vor, und ab wann passt es Ihnen?
nachricht | ok | Der Probetag am 3. Mai wird mit 16 Euro je Stunde bezahlt.
nachricht | ok | Ihr Gehaltswunsch liegt in unserem Rahmen.
nachricht | ok | Für den Vertrag brauchen wir später Ihr Geburtsdatum und Ihre Steuernummer.
absage | ok | Leider haben wir über 80 Bewerbungen bekommen und uns anders entschieden.
absage | ok | Für die Stelle fehlt Ihnen leider der Führerschein Klasse CE.
absage | ok | Die Deutschkenntnisse reichen für die Arbeit am Funk leider noch nicht aus.
absage | ok | Wir haben uns für eine Bewerberin mit mehr Erfahrung im Verkauf entschieden.
absage | ok | Die Stelle wird aus betrieblichen Gründen nicht besetzt.
absage | ok | Ihr Gehaltswunsch liegt leider über unserem Rahmen.
absage | ok | Leider können wir Ihnen keine 40 Stunden anbieten.
absage | ok | Wir bedauern, dass es diesmal nicht geklappt hat, und wünschen Ihnen alles Gute.
absage | ok | Die Tagesrandzeiten, die Sie genannt haben, können wir leider nicht abdecken.
absage | ok | Wir haben jemanden gefunden, der schon ab Montag beginnen kann.
profil | ok | Sie haben Lust, Jungköche und Azubis anzuleiten.
profil | ok | Männer, Frauen und alle anderen: Wir freuen uns auf euch.
profil | ok | Ohne Akzent oder mit: Hauptsache, man versteht sich.
profil | ok | Kopftuch, Kreuz oder Kippa sind bei uns kein Thema.
profil | ok | Ob mit oder ohne Kinder, wir finden Zeiten, die passen.
profil | ok | Als deutsches Unternehmen liefern wir in 30 Länder.
angebot | ok | Die ersten 30 bis 40 Bestellungen am Tag erledigen wir gemeinsam.
angebot | ok | Wir sind Mitglied im Arbeitgeberverband und zahlen nach Tarif.
aufgaben | ok | Sie prüfen Ausweise und erfassen Geburtsdatum und Staatsangehörigkeit der Reisenden.
frage | ok | Haben Sie Erfahrung mit Menschen über 80?
`
