/**
 * The other half, which nobody looked at until the end: 16 of 93 were not found before the correction and 11 after it, four and five of 90
 * were stopped wrongly. Seen and corrected by class since; lines as in `sentence.ts`.
 */
export const POTTERY = `
profil | stopp alter | Zwischen [dreißig und vierzig] müsste man schon sein.
profil | hinweis aussehen | Ein [Bewerbungsfoto] ist Pflicht.
profil | stopp alter | Die [Vierzig] sollten Sie noch vor sich haben.
absage | stopp alter | Für die Schicht am Ofen fehlt Ihnen in [Ihrem Alter] vermutlich die Puste.
nachricht | stopp gehalt | Damit wir ein Angebot machen können, brauchen wir Ihre [aktuelle Gehaltsabrechnung].
profil | stopp alter | [Rentner und Frührentner] bitten wir, von Bewerbungen abzusehen.
nachricht | stopp gesundheit | Haben Sie einen [Schwerbehindertenausweis]? Dann müssten wir noch einmal reden.
titel | stopp alter | Servicekraft (m/w/d) [max. 30]
profil | stopp gesundheit | Wer schon mal ein [Burnout] hatte, sollte sich etwas Ruhigeres suchen.
absage | stopp familie | Mit [drei kleinen Kindern] werden Sie uns zu oft fehlen.
frage | hinweis aussehen | Wie [groß und schwer] sind Sie?
absage | hinweis aussehen | Mit Ihren [Tätowierungen am Hals] passen Sie leider nicht in unser Hotel.
profil | stopp herkunft | Nur [Einheimische], keine Zugezogenen aus dem Osten.
profil | stopp familie | [Schwangere] können wir im Moment nicht gebrauchen.
nachricht | stopp alter | Für unsere Unterlagen bräuchte ich noch Ihr [Geburtsdatum], schicken Sie es mir einfach hier.
profil | stopp geschlecht | Die Arbeit ist schwer, also bitte nur [Kerle] melden.
titel | stopp geschlecht | Lagerarbeiter ([nur m])
profil | stopp herkunft | Bewerber mit [ausländischen Wurzeln] können wir leider nicht berücksichtigen.
profil | hinweis glaube | Mit [Kopftuch] geht bei uns im Verkauf nichts.
profil | hinweis alter | Du bist mit dem [Handy in der Hand aufgewachsen].
nachricht | stopp herkunft | Ihr Name klingt so exotisch, [wo liegen denn Ihre Wurzeln]?
profil | hinweis alter | Als [Digital Native] sind Ihnen Reels und Stories in Fleisch und Blut übergegangen.
nachricht | hinweis glaube | Würden Sie am Arbeitsplatz ein [Kopftuch] tragen?
absage | stopp herkunft | Einem [Landsmann von Ihnen] mussten wir schon kündigen, deshalb lassen wir es lieber.
angebot | stopp gehalt | Wir legen auf Ihr [bisheriges Gehalt] zehn Prozent drauf.
profil | stopp mitglied | Leute von der [Gewerkschaft] können wir nicht brauchen.
profil | stopp mitglied | [Verdi-Mitglieder] bitte gar nicht erst bewerben.
titel | hinweis geschlecht | [Arzthelferin] in Teilzeit
absage | stopp glaube | Da Sie [konfessionslos] sind, kommt eine Anstellung als Hausmeisterin nicht infrage.
absage | stopp gesundheit | Jemanden im [Rollstuhl] können wir unseren Gästen nicht zumuten.
absage | stopp gesundheit | Ihre lange [Krankengeschichte] macht uns Sorgen, weshalb wir absagen.
profil | hinweis aussehen | [Übergewichtige] passen leider nicht in unsere Dienstkleidung.
profil | stopp gesundheit | [Dauerkranke] hatten wir genug.
profil | hinweis aussehen | Ein [attraktives Äußeres] rundet Ihr Profil ab.
profil | stopp gesundheit | [Schwerbehinderte] Bewerber berücksichtigen wir nicht, unser Haus hat keinen Aufzug.
profil | stopp gesundheit | [Behinderte] sind im Lager leider nicht einsetzbar.
frage | stopp gehalt | Wie hoch war Ihr [letztes Bruttogehalt]?
absage | stopp alter | Unser Chef wollte für den Posten doch lieber etwas [Jüngeres].
profil | hinweis herkunft | Die [deutsche Staatsbürgerschaft] ist Bedingung.
profil | stopp herkunft | [Geflüchtete] stellen wir aus Prinzip nicht ein.
profil | stopp alter | Mit [über 50] tut man sich bei uns keinen Gefallen mehr.
profil | stopp alter | Das [Team ist im Schnitt 27], deshalb suchen wir auch jemanden in diesem Alter.
nachricht | stopp geschlecht | Ihr Vorname sagt mir nichts: Sind Sie [Herr oder Frau]?
titel | stopp geschlecht | [Junggeselle] oder Familienvater als Hausmeister
frage | stopp geschlecht | Sind Sie [schwul, lesbisch] oder hetero?
profil | hinweis herkunft | Sie sind mit der [deutschen Sprache aufgewachsen].
profil | stopp alter | Sie haben die [Dreißig noch nicht überschritten].
nachricht | stopp alter | Sie klingen am Telefon recht reif, [welcher Jahrgang] sind Sie denn?
profil | stopp alter | Nach [1995 Geborene] bevorzugt.
absage | stopp geschlecht | Unsere Kundschaft käme mit einer [Transfrau] an der Kasse nicht zurecht.
profil | stopp herkunft | [Türken und Araber] brauchen gar nicht erst anzurufen.
profil | hinweis herkunft | Voraussetzung ist ein [EU-Pass].
absage | stopp geschlecht | Wir haben schon drei [Frauen] im Team, noch eine wäre zu viel.
profil | stopp geschlecht | Nur [weibliche Bewerbungen] werden gelesen.
profil | hinweis alter | Dein [Studienabschluss liegt höchstens zwei Jahre zurück].
titel | hinweis alter | [Junger] Koch (m/w/d) gesucht
profil | stopp gehalt | Ihrer Bewerbung legen Sie bitte die [letzten drei Lohnzettel] bei.
profil | stopp alter | Das passende Alter liegt für uns [irgendwo zwischen 28 und 38].
absage | stopp geschlecht | Als [Frau] hätten Sie es mit unseren Fahrern schwer, deshalb unsere Absage.
angebot | stopp probe | Zwei Wochen [Probezeit ohne Gehalt], dann fester Vertrag.
profil | hinweis geschlecht | Du bist ein [echter Kerl] und scheust keinen Dreck.
profil | hinweis alter | Am liebsten wäre uns eine [junge Kraft], die wir noch formen können.
frage | hinweis glaube | Welcher [Konfession] gehören Sie an?
nachricht | stopp gesundheit | Die Lücke 2024, war das eine [Krankheit]?
absage | stopp gesundheit | Aufgrund Ihrer offen angesprochenen [Depression] haben wir uns gegen Sie entschieden.
titel | stopp alter | Aushilfe Bar, [18-28 Jahre] (m/w/d)
nachricht | hinweis glaube | Noch eine Frage vorab: Sind Sie [gläubig]?
titel | hinweis herkunft | Callcenter-Agent (m/w/d) [Muttersprache Deutsch]
frage | stopp herkunft | [Woher kommen Ihre Eltern] ursprünglich?
frage | stopp gehalt | [Was haben Sie zuletzt verdient]?
nachricht | stopp gehalt | Verraten Sie mir doch kurz Ihren [jetzigen Stundenlohn].
profil | hinweis geschlecht | Sie sind eine gestandene [Frau mit Herz] und Verstand.
titel | stopp geschlecht | Putzfrau für Arztpraxis gesucht, [nur Frauen]
nachricht | stopp probe | Die ersten [drei Schichten laufen bei uns als Test ohne Bezahlung].
profil | stopp gesundheit | Leute mit [Rückenleiden] sparen sich bitte die Mühe.
absage | stopp familie | Weil Sie [im Sommer ein Kind erwarten], müssen wir leider absagen.
frage | stopp gesundheit | [Wie oft waren Sie letztes Jahr krank]?
profil | stopp herkunft | [Sinti und Roma] werden auf unserem Platz nicht beschäftigt.
absage | stopp alter | Mit [Ihren 58 Jahren] lohnt sich eine Einarbeitung für uns leider nicht mehr.
frage | stopp alter | In welchem [Jahr sind Sie zur Welt gekommen]?
profil | hinweis alter | Wir brauchen [frisches, junges Blut] in der Werkstatt.
frage | hinweis glaube | [Fasten Sie im Ramadan]?
frage | hinweis glaube | Gehen Sie regelmäßig in die [Kirche]?
profil | stopp alter | Idealerweise bringst du [nicht mehr als 32 Lenze] mit.
profil | stopp geschlecht | [Männer] kommen für die Stelle in der Damenumkleide des Kaufhauses nicht in Betracht.
nachricht | stopp familie | Wer kümmert sich denn um [Ihre Kinder], wenn Sie Spätdienst haben?
titel | stopp herkunft | Bauhelfer (m/w/d), [keine Ausländer]
frage | stopp alter | [Wie viele Jahre haben Sie noch bis zur Rente]?
profil | stopp gehalt | Nennen Sie uns bitte Ihr [derzeitiges Jahresgehalt].
angebot | stopp probe | Das [Probearbeiten wird nicht vergütet].
profil | stopp geschlecht | [Homosexuelle] passen nicht in unsere Mannschaft.
absage | stopp alter | Wir befürchten, dass Sie als [lebensältere] Bewerberin mit dem Tempo nicht klarkommen.
nachricht | hinweis probe | Zum [Schnuppertag] laden wir Sie herzlich ein, eine Vergütung ist nicht vorgesehen.
nachricht | ok | Das Geburtsdatum brauchen wir erst für den Arbeitsvertrag.
absage | ok | Ihre Gehaltsvorstellung liegt über dem, was wir zahlen können.
angebot | ok | Das Probearbeiten bezahlen wir selbstverständlich.
angebot | ok | Getrennte Umkleiden für Frauen und Männer
absage | ok | Weil unsere Personalleiterin lange krank war, kommt diese Antwort erst heute.
aufgaben | ok | Sie unterrichten Deutsch als Fremdsprache für Geflüchtete aus der Ukraine.
aufgaben | ok | Reinigung der Damen- und Herrentoiletten
angebot | ok | Unser Altersdurchschnitt liegt bei 44 Jahren.
profil | ok | Mütter und Väter sind herzlich willkommen, die Zeiten richten wir nach der Kita.
angebot | ok | Tattoos und Piercings stören hier niemanden.
profil | ok | Alleinerziehend? Kein Problem, wir planen die Schichten um Sie herum.
titel | ok | Verkäufer (m/w/d) Damenmode
angebot | ok | Weihnachtsgeld nach den Richtlinien der Caritas
aufgaben | ok | Sie entnehmen Proben und arbeiten im Labor ohne Zeitdruck.
nachricht | ok | Ihr Abschluss aus Rumänien ist hier anerkannt, das haben wir geprüft.
aufgaben | ok | Begleitung verheirateter und lediger Antragsteller im Standesamt
profil | ok | Wir freuen uns über Menschen jeder Herkunft, jeden Glaubens und jeder Hautfarbe.
frage | ok | Können Sie auch sonntags während des Gottesdienstes arbeiten?
titel | ok | Koch (m/w/d) für italienische Küche
profil | ok | Für die Sicherheitsüberprüfung nach § 9 SÜG brauchen Sie die Ermächtigung Ü2.
profil | ok | Türkisch- oder Arabischkenntnisse sind von Vorteil.
titel | ok | Hebamme (w/m/d)
frage | ok | Sind Sie mindestens 18 Jahre alt?
profil | ok | Ob Sie Kinder haben oder nicht, geht uns nichts an.
aufgaben | ok | Religionspädagogische Angebote für muslimische und christliche Kinder
nachricht | ok | Unser Herr Mann ruft Sie am Dienstag an.
angebot | ok | Bei uns arbeiten Menschen aus 23 Nationen.
profil | ok | Frauen werden bei gleicher Eignung, Befähigung und fachlicher Leistung bevorzugt.
profil | ok | Bei gleicher Qualifikation stellen wir nach § 8 LGG Frauen bevorzugt ein, sofern nicht Gründe in der Person eines Mitbewerbers überwiegen.
profil | ok | Teilzeit zwischen 20 und 30 Stunden ist möglich.
aufgaben | ok | Sie leiten die Herrenmannschaft und trainieren die Mädchen der D-Jugend.
frage | ok | Was möchten Sie verdienen?
aufgaben | ok | Sie beraten Damen und Herren bei der Wahl der Abendgarderobe.
profil | ok | Pakete bis 31,5 kg heben Sie mit Hilfsmitteln.
profil | ok | Ob Sie 20 sind oder 60, bei uns zählt, was Sie können.
angebot | ok | Unsere älteste Kollegin ist 71 und denkt nicht ans Aufhören.
frage | ok | Mit welcher Anrede dürfen wir Sie ansprechen? Die Angabe ist freiwillig.
nachricht | ok | Das Gespräch führt unser Junior-Chef, Herr Altmann.
frage | ok | Welche Sprachen sprechen Sie, und wie gut?
absage | ok | Der Betriebsrat hat der Einstellung einer internen Bewerberin zugestimmt.
profil | ok | Alter? Egal. Herkunft? Egal. Hauptsache zuverlässig.
profil | ok | Ein Bewerbungsfoto ist nicht nötig.
titel | ok | Verkäufer (m/w/d) Junge Mode
angebot | ok | Wir haben das Zertifikat als frauenfreundlicher Betrieb.
aufgaben | ok | Sie pflegen Menschen mit Demenz, Diabetes und Depressionen.
profil | ok | Du bist zwischen 18 und 22 Uhr einsetzbar.
profil | ok | Bewerberinnen und Bewerber über 50 sind ausdrücklich willkommen.
frage | ok | Dürfen Sie in Deutschland arbeiten?
absage | ok | Dass Sie Kinder haben, war für uns kein Thema.
titel | ok | Mitarbeiter Jugendhilfe (m/w/d) 25-30 Std.
angebot | ok | Wir helfen bei der Anerkennung ausländischer Abschlüsse.
aufgaben | ok | Unsere Bewohnerinnen sind zwischen 70 und 98 Jahre alt.
angebot | ok | Sechs Monate Probezeit bei vollem Lohn
nachricht | ok | Kommen Sie mit dem Zug aus Polen oder mit dem Auto? Wir erstatten beides.
aufgaben | ok | Zubereitung von türkischen und arabischen Speisen
profil | ok | Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.
profil | ok | Deutsch mindestens C1, weil Sie Gutachten schreiben.
profil | ok | Männer sind in unseren Kitas noch selten, über ihre Bewerbung freuen wir uns besonders.
aufgaben | ok | Beratung von schwangeren Frauen und jungen Müttern
profil | ok | Geflüchtete mit Arbeitserlaubnis sind willkommen.
aufgaben | ok | Wiedereingliederung von Langzeitkranken im Rahmen des BEM
nachricht | ok | Bringen Sie Ihr Kind ruhig mit, wir haben eine Spielecke.
angebot | ok | Mitarbeitende über 55 müssen keine Nachtdienste mehr leisten.
profil | ok | Der Arbeitsplatz ist für Rollstuhlfahrer geeignet, der Aufzug ist breit genug.
nachricht | ok | Zum Kennenlernen laden wir Sie auf einen Kaffee ein, gearbeitet wird dabei nicht.
titel | ok | Fachkraft Männerberatung (m/w/d)
absage | ok | An Ihrer Herkunft lag es ganz sicher nicht.
profil | ok | Die Zugehörigkeit zu einer Kirche ist für diese Stelle nicht erforderlich.
angebot | ok | Kinderzulage von 80 € je Kind
nachricht | ok | Wo Sie geboren sind, spielt für uns keine Rolle.
titel | ok | Junior Controller (m/w/d)
aufgaben | ok | Du begleitest Jugendliche von 14 bis 21 auf dem Weg in die Ausbildung.
nachricht | ok | Ihre Konfession müssen Sie nicht angeben.
profil | ok | Muttersprache Deutsch ist nicht nötig, wir verstehen uns schon.
titel | ok | Lehrkraft Deutsch als Zweitsprache (m/w/d)
nachricht | ok | Nach der Elternzeit melden Sie sich gern wieder bei uns.
angebot | ok | Wir sind ein junges Unternehmen, gegründet 2023.
angebot | ok | Wir zahlen nach dem Tarif der IG Metall.
profil | ok | Sie tragen das christliche Leitbild unseres Hauses mit, Ihre Konfession ist uns dabei nicht wichtig.
nachricht | ok | Zum Gespräch kommt auch Frau Lenz vom Betriebsrat dazu.
profil | ok | Für die Arbeit im Frauenhaus suchen wir nach § 8 AGG eine Frau.
profil | ok | Nicht nur Männer können schweißen.
profil | ok | Da Sie Personen befördern, verlangt das Gesetz ein Mindestalter von 21 Jahren.
profil | ok | Wie alt Sie sind, interessiert uns nicht die Bohne.
profil | ok | Sie bringen mindestens 3, besser 5 Jahre Erfahrung mit.
profil | ok | Ob Sie in einer Gewerkschaft sind, ist Ihre Sache.
profil | ok | Verhandlungssicheres Englisch und gutes Deutsch in Wort und Schrift
absage | ok | Wir haben die Stelle intern mit einer Kollegin aus dem Einkauf besetzt.
absage | ok | Die Entscheidung hatte nichts mit Ihrem Alter zu tun.
profil | ok | Sie müssen kein Digital Native sein, wir zeigen Ihnen alles.
`
