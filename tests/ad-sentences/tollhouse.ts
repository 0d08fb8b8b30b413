/** 200 sentences by a second writer. 92 are still missed, as in `windmill.ts`; "Topfit und nie krank?" is stopped where a hint would do. An honest record; lines as in `sentence.ts`. */
export const TOLLHOUSE = `
profil | stopp alter | Gesucht: flinke Aushilfe für die Wursttheke, gern so [Anfang zwanzig].
profil | hinweis herkunft | Am Telefon hört der Kunde jeden Akzent, deshalb muss das [Deutsch wirklich astrein und von klein auf] gelernt sein.
profil | hinweis geschlecht | Unsere gute Seele am Empfang hört auf, jetzt brauchen wir wieder eine [nette Dame] fürs Vorzimmer.
profil | hinweis glaube | Ein [Kopftuch] an der Rezeption passt nicht zu unserem Alpenstil.
frage | hinweis gesundheit | [Topfit] und nie krank? Dann bist du unser Mann oder unsere Frau für die Frühschicht!
profil | stopp familie | Die Stelle ist nichts für Leute, die [wegen der Kleinen] ständig um drei los müssen.
profil | stopp mitglied | Wir regeln unsere Sachen untereinander und brauchen hier keine [Verdi-Leute].
nachricht | stopp gehalt | Bitte legen Sie die letzten drei [Lohnabrechnungen bei, sonst wird Ihre Bewerbung] nicht bearbeitet.
profil | stopp probe | Drei Tage [Probearbeiten auf der Baustelle ohne Lohn], danach sehen wir weiter.
profil | hinweis aussehen | Unterlagen [ohne Foto wandern bei uns direkt in die Ablage] P.
profil | stopp geschlecht | Wachdienst im Objektschutz, nur [gediente] Kräfte.
profil | stopp geschlecht | Unser Team ist bodenständig, mit Regenbogen und [Trans]-Gedöns können wir hier nix anfangen, bitte woanders bewerben.
profil | stopp alter | Wer sich noch an die [D-Mark erinnern] kann, ist für unser Start-up vermutlich zu lange dabei.
profil | stopp alter | Fahrer Kl. CE, bis [max. 55 J.], sonst lohnt sich die Einarbeitung für uns nicht mehr
profil | stopp alter | Von Anrufen durch [Rentner] bitten wir abzusehen.
profil | stopp herkunft | Zur Ernte kommen hier schon genug [Osteuropäer], wir hätten dieses Jahr lieber Leute aus dem Dorf, also richtige Deutsche.
profil | hinweis herkunft | [native speaker] German only (Support-Team Leipzig)
profil | stopp geschlecht | Zupackender Hausmeister mit handwerklichem Geschick, bitte [nur männliche Bewerber].
profil | stopp geschlecht | [Mädels], wir brauchen Verstärkung an der Kasse – Jungs haben wir genug.
profil | hinweis glaube | Als Buchhalter im Sanitärgroßhandel solltest du [christlich] eingestellt sein, das ist dem Chef einfach wichtig.
frage | stopp gesundheit | Raucherbein, [Rücken], Bandscheibe? Dann schicken Sie uns bitte keine Bewerbung.
frage | stopp gesundheit | Wie viele [Krankheitstage] hatten Sie in den letzten zwei Jahren? (Pflichtfeld)
profil | stopp gesundheit | Der Kunde möchte keine Leute [mit GdB] im Lager.
frage | stopp familie | Ist deine [Familienplanung] abgeschlossen? Super, dann passt du wunderbar in unsere Kanzlei.
profil | hinweis familie | Idealerweise sind Sie [ungebunden] und haben niemanden, der abends auf Sie wartet.
profil | stopp mitglied | Bitte kreuzen Sie an: [Gewerkschaft] ja / nein
frage | stopp gehalt | Was [verdienst du denn momentan] so? Schreib es einfach mit rein, dann wissen wir, wo wir ansetzen müssen.
profil | stopp probe | Komm eine [Woche mit uns] auf Tour, Geld gibt's in der Zeit zwar keins, dafür lernst du uns richtig kennen!
profil | hinweis aussehen | [Schlanke Figur] bitte, unsere Dirndl gehen nur bis Größe 40.
profil | hinweis aussehen | [Hübsch] darf sie auch sein, unsere neue Thekenkraft – das Auge isst schließlich mit.
profil | stopp alter | Kd. wünscht [Mitarbeiter < 35 J]. für Kommissionierung
profil | stopp alter | vielen Dank für das nette Gespräch, aber [mit 58 wären] Sie hier der Opa der Abteilung, das möchten wir Ihnen ersparen.
profil | stopp alter | Ehrlich gesagt hatten wir an jemanden gedacht, der noch ein paar [Jahrzehnte Berufsleben vor sich] hat.
nachricht | stopp herkunft | Nehmen Sie es uns nicht übel, doch unsere Patienten tun sich mit [ausländisch klingenden] Namen schwer, deshalb haben wir uns anders entschieden.
frage | stopp herkunft | [Woher kommen Sie denn ursprünglich], also Ihre Eltern? Das fragt bei uns der Chef jeden vorab.
profil | stopp herkunft | PL/RO/[BG zwecklos]
profil | stopp herkunft | Dein [Stammbaum sollte schon ein bissl bayrisch] sein, wenn du bei uns im Wirtshaus bedienen magst.
nachricht | stopp geschlecht | Wir haben uns entschieden, den Posten am Hochregal doch lieber mit [einem Kerl] zu besetzen.
profil | stopp geschlecht | Putzfee für Villa in Grünwald gesucht, [Herren] können sich den Anruf sparen.
nachricht | stopp glaube | Muslime haben bei uns wegen [Ramadan] leider immer Probleme mit dem Schichtplan gehabt, darum nehmen wir keine mehr.
profil | hinweis glaube | [Konfession]: _______ (bitte unbedingt ausfüllen, wir sind zwar nur ein Autohaus, aber ein katholisches)
nachricht | stopp gesundheit | Nach [Ihrem Hinweis auf die Diabetes] haben wir die Sache im Haus noch einmal besprochen und uns für einen gesunden Mitbewerber entschieden.
nachricht | hinweis aussehen | Für [Übergewichtige] ist in unserer engen Backstube leider kein Platz.
profil | stopp familie | Da [Sie ja gerade erst geheiratet] haben, rechnen wir über kurz oder lang mit Nachwuchs und sehen deshalb von einer Einstellung ab.
frage | stopp familie | [Alleinerziehend]? Sorry, geht hier im Schichtbetrieb nicht.
profil | stopp geschlecht | verh. od. zumindest in fester Beziehung mit Frau, wir sind ein normaler Handwerksbetrieb und wollen [keine Schwulen] auf Montage
frage | hinweis mitglied | [Parteibuch] der Linken oder der Grünen? Dann wird das mit uns beiden nix.
profil | stopp gehalt | Um das Angebot abstimmen zu können, benötigen wir eine Bestätigung Ihres bisherigen Arbeitgebers über das [zuletzt gezahlte Bruttogehalt].
profil | stopp probe | Das [Probearbeiten (2 volle Schichten) ist selbstverständlich unvergütet].
profil | hinweis aussehen | Bitte ein aktuelles [Ganzkörperbild] mitschicken, gern im Sommeroutfit.
profil | stopp alter | Frisches Blut [unter dreißig] wollen wir im Vertrieb, keine alten Hasen.
profil | hinweis alter | Die Kanzlei richtet sich mit dieser Ausschreibung an [Berufsanfänger] mit allenfalls zwei Jahren Anwaltserfahrung.
profil | stopp alter | Für die Tarifstelle im Bauhof wird vorausgesetzt, dass das [40. Lebensjahr noch nicht vollendet] ist.
frage | hinweis alter | [Digital Native]? Dann hau in die Tasten und werde unser Social-Media-Mensch!
profil | stopp alter | Unser Laden ist laut und schnell, da halten [ältere] Semester erfahrungsgemäß nicht mit.
profil | stopp alter | Azubi Gartenbau, [16 bis höchstens 21]
frage | stopp alter | [Wie alt sind Sie] denn eigentlich? Das stand nirgends in Ihren Unterlagen und ist für meine Entscheidung schon wichtig.
nachricht | stopp alter | Leider haben wir beim Durchsehen gemerkt, dass Sie 2031 schon [in Rente gehen], und setzen daher auf jemanden mit längerer Perspektive.
profil | stopp herkunft | Die Bewohner [erwarten deutsches Personal], das bitten wir zu respektieren.
profil | stopp herkunft | Am liebsten wäre uns ein Schwabe, mit [Ausländern] haben wir auf dem Bau schlechte Erfahrungen gemacht.
profil | stopp herkunft | [Staatsang.: dt]. (zwingend) – Lagerhelfer, 2-Schicht
profil | hinweis herkunft | [Deutsch als Muttersprache] in Wort und Schrift ist für die Stelle in der Disposition unabdingbar.
frage | stopp herkunft | Du siehst [europäisch aus] und hast Lust auf Promotion im Einkaufszentrum?
profil | stopp herkunft | Wir hatten Bedenken, ob Sie mit Ihrer Mentalität aus dem Süden zu unserem pünktlichen Laden passen, und haben deshalb [einem Hiesigen] zugesagt.
profil | stopp herkunft | [Sinti], Roma etc. brauchen wegen der Wohnungsschlüssel unserer Kunden nicht anzufragen.
profil | stopp geschlecht | Kräftiger Bursche für Stall und Melkstand gesucht, [Mädchen] packen das nicht.
profil | hinweis geschlecht | [Chefsekretärin, weiblich, diskret, ab sofort]
profil | stopp geschlecht | Im Dezernat sind wir drei [Herren] und das soll auch so bleiben, weil Frauen bloß Unruhe reinbringen.
nachricht | stopp geschlecht | [Ein Mann] im Kindergarten kommt bei unseren Eltern nicht gut an – darum die Absage, bitte nicht persönlich nehmen.
profil | stopp geschlecht | [Diverse Personen] bitten wir von einer Bewerbung abzusehen, wir haben nur zwei Toiletten.
frage | hinweis glaube | Passt du gut zu uns, wenn du sonntags in die [Kirche] gehst? Ja, darauf legen wir in der Schreinerei Wert.
profil | hinweis glaube | Bärtige mit [Gebetsteppich] sind in unserem Fuhrpark fehl am Platz.
profil | stopp glaube | [Zeugen Jehovas] stellen wir nicht ein, das gibt erfahrungsgemäß nur Stress bei Geburtstagen.
profil | hinweis glaube | Wir hätten Sie gern genommen, nur das [Tuch auf dem Kopf] geht bei unserer Kundschaft halt nicht.
profil | hinweis gesundheit | [Seelisch stabil], ohne Therapieerfahrung, das setzen wir für den Kundendienst voraus.
profil | stopp gesundheit | Für die HR-Akte bitte ausfüllen: [Allergien], chron. Leiden, regelm. Medikamente, bish. Psychotherapien.
frage | stopp gesundheit | [Schwerbehindertenausweis] vorhanden? Dann sagen Sie es bitte gleich, solche Bewerbungen sortieren wir vorher aus.
profil | stopp gesundheit | [Ihre Schwerbehinderung] bringt Zusatzurlaub und Kündigungsschutz mit sich, so etwas können wir uns als kleiner Betrieb nicht leisten.
profil | stopp gesundheit | only fit & healthy people, [no sick notes] pls
profil | stopp gesundheit | [Rheuma], Migräne, Reha alle zwei Jahre – so was hatten wir in der Buchhaltung lang genug, bitte nicht schon wieder.
profil | stopp familie | [Kinderlose] bevorzugt, da viele Dienstreisen.
profil | stopp familie | Wer plant, in den nächsten Jahren [schwanger zu werden], sei bitte so fair und bewerbe sich nicht.
profil | stopp familie | Bringen Sie zum Gespräch bitte Angaben zu [Familienstand], Kinderzahl und Betreuungssituation mit.
profil | stopp familie | Frischgebackene [Mamis] suchen sich bitte was Ruhigeres, auf Station brennt die Hütte.
profil | stopp familie | Ein [geschiedener] Filialleiter kommt für unser Familienunternehmen nicht in Betracht.
profil | stopp geschlecht | Bei uns duschen die [Männer] gemeinsam nach der Schicht, daher keine Homos, danke fürs Verständnis.
profil | stopp mitglied | [Betriebsratserfahrene] wenden sich bitte vertrauensvoll an die Konkurrenz.
profil | stopp mitglied | [Gewerkschafter] haben wir genug gehabt, die Stelle geht an jemanden, der nicht gleich zum Streik aufruft.
frage | hinweis mitglied | [Mitglied in einer Partei]? Bitte im Bogen angeben, auch frühere.
profil | stopp gehalt | last salary + proof ([payslip]) with your application, pls
profil | stopp gehalt | Wir zahlen auf Ihr [jetziges Gehalt] fünf Prozent drauf, also schicken Sie gleich den Dezemberzettel mit.
profil | stopp gehalt | Lebenslauf mit Angabe der [jeweils bezogenen Vergütung] je Station
profil | stopp probe | Fang einfach mal zwei [Wochen an, und] wenn's passt, gibt's danach Vertrag und ersten Lohn.
profil | stopp probe | Am [Probesamstag] stehst du acht Stunden am Stuhl, Kundinnen inklusive, dafür spendieren wir Pizza statt Geld.
profil | stopp probe | Die [Einarbeitung] (ca. 40 h) gilt als Kennenlernen und wird nicht entlohnt.
profil | hinweis aussehen | Gepflegt, [schlank], zierlich, Tattoos egal – so stellen wir uns unsere Messehostess oder unseren Messehost vor.
nachricht | hinweis aussehen | Ihr [Foto hat uns leider nicht überzeugt]; an der Rezeption eines Fünf-Sterne-Hauses muss man eben auch etwas darstellen.
profil | hinweis aussehen | [Passbild nicht vergessen]! (Pflicht)
profil | stopp geschlecht | Idealerweise hast du deine Zeit beim [Bund hinter] dir, das hat noch keinem Lageristen geschadet.
profil | hinweis alter | Unser [Team ist im Schnitt 26] und wir möchten, dass das auch mit dir so bleibt.
frage | stopp alter | Student, [Mitte zwanzig], abends Zeit? Anruf genügt. (Ältere bitte nicht, die Klientel ist jung.)
frage | stopp alter | [Ü50]? Dann ist unser Callcenter eher nichts mehr für Sie.
profil | stopp alter | Die Uniklinik-Cafeteria sucht Servicekräfte; das [passende Alter] liegt nach unserer Erfahrung zwischen Schulabschluss und dem dritten Lebensjahrzehnt.
profil | stopp alter | Wir finden Sie klasse, bloß der [Altersunterschied] zum restlichen Team ist uns dann doch zu groß.
profil | stopp alter | Bitte nur [Leute mit Lebenserfahrung, also jenseits der 45], unter Jungspunden hat die Ordnung im Pfarrbüro gelitten.
profil | hinweis alter | Gesellenbrief frisch in der Tasche, Bartflaum im Gesicht – genau solche [Jungspunde] suchen wir, Altgesellen hingegen nicht.
profil | stopp alter | [Geburtsdatum] bitte angeben, ab 1980 und jünger geht's in die nächste Runde.
profil | stopp herkunft | Sauberes Hochdeutsch [ohne fremden Zungenschlag], sonst legen die Anrufer auf.
profil | stopp herkunft | Bewerbung zwecklos, wenn erst der [Asylbescheid] abgewartet werden muss oder Sie aus Syrien bzw. Afghanistan sind.
profil | stopp herkunft | Im Altenheim sollen nur [biodeutsche] Pfleger ran, so wollen es die Angehörigen und so halten wir es.
frage | stopp herkunft | [Aufgewachsen in Deutschland]? Top, denn wer unsere Kinderlieder nicht von zu Hause kennt, tut sich in der Gruppe schwer.
profil | stopp herkunft | Sie [klingen am Telefon halt schon recht russisch], das ist für unsere Mandanten zurzeit ein No-Go.
nachricht | stopp herkunft | [Schwarze] Haut und weißes Haus, das beißt sich in unserer Region leider, da müssen wir an die Gäste denken.
frage | stopp herkunft | 3. [Migr.hintergrund]: ja/nein, wenn ja welcher?
profil | stopp geschlecht | Handwerklich begabte Damen in Ehren, aber [auf dem Gerüst wollen wir Kerle] sehen.
profil | hinweis geschlecht | Office Fee gesucht, die uns [Jungs] den Rücken freihält und Kaffee kochen kann.
profil | stopp geschlecht | Bei zwei gleich guten Leuten nehmen wir prinzipiell [den Mann], der fällt seltener aus.
profil | stopp geschlecht | Fernfahrer. [Frauen] lieber nicht, wegen Schlafkabine.
profil | hinweis geschlecht | Als zweite Stimme im Vorstand hätten wir gern wieder eine [männliche Handschrift], da die Kreditgeber darauf schauen.
profil | hinweis glaube | [Atheisten] dürften in unserer Spedition auf Dauer nicht glücklich werden, wir beten vor jeder Abfahrt gemeinsam und erwarten das auch.
frage | hinweis glaube | Praktizierende [Muslima]? Für den Schönheitssalon suchen wir jemanden ohne solche Bindungen.
profil | hinweis glaube | Die Gebäudereinigung Holzer bevorzugt [evangelische Mitarbeiter].
profil | hinweis glaube | weil Sie freitags [zum Gebet] wollen, haben wir die Lagerstelle nun jemandem ohne solche Wünsche gegeben
profil | stopp gesundheit | Epileptiker, [Diabetiker und Rheumakranke können wir im Bürobereich nicht gebrauchen].
profil | stopp gesundheit | Am besten bringst du Nerven wie Drahtseile mit, ein [Burnout] in der Vergangenheit wäre für uns ein Ausschlusskriterium.
profil | stopp gesundheit | Kleiner Gesundheitscheck vorab: Schicken Sie uns einen Auszug Ihrer Krankenkasse über [Fehlzeiten].
profil | hinweis gesundheit | [BMI unter 27] wird gern gesehen (Empfang Fitnessstudio)
profil | stopp gesundheit | Nach [Ihrer Krebserkrankung] möchten wir das Risiko eines Rückfalls nicht tragen und haben die Stelle anderweitig vergeben.
profil | stopp gesundheit | [Rollstuhl] geht nicht, wir sind zwar ebenerdig, doch der Anblick verunsichert die Kunden.
profil | stopp familie | Wir bräuchten jemanden, dessen [Kinder schon aus dem Haus] sind.
frage | stopp familie | Verliebt, [verlobt], verheiratet – und dann schwanger? Damit das nicht wieder passiert, nehmen wir diesmal eine Kollegin, die mit dem Thema durch ist.
frage | stopp familie | Wer betreut eigentlich [Ihren Sohn], wenn er krank ist? Ohne Oma in der Nähe wird es mit der Stelle nämlich nichts.
profil | stopp familie | keine [Teilzeitmuttis]!!
profil | stopp familie | [Singles] bevorzugt, denn auf der Alm bist du von Mai bis Oktober allein.
profil | stopp geschlecht | [Männer], die auf Männer stehen, möchten wir im Jugendfußball als Trainer nicht einstellen.
frage | stopp geschlecht | [Transition] gerade hinter sich oder noch mittendrin? Bitte verschonen Sie unser Notariat damit.
profil | stopp mitglied | Passt gut zu uns, wer mit [Betriebsräten] und ähnlichen Bremsern nie was am Hut hatte.
nachricht | stopp mitglied | Sind Sie bei der [NGG]? Dann ziehen Sie Ihre Bewerbung besser zurück.
profil | stopp mitglied | Nachdem wir gelesen haben, dass Sie beim letzten Arbeitgeber die [Betriebsratswahl] angestoßen haben, sehen wir hier keinen Platz für Sie.
profil | stopp gehalt | Wunschgehalt UND [aktuelles Gehalt] angeben, sonst keine Rückmeldung
frage | stopp gehalt | Kannst du uns kurz den letzten Steuerbescheid oder eine [Gehaltsabrechnung] mailen, bevor wir über Kohle reden?
profil | stopp gehalt | In Runde zwei klären wir, [was Ihr jetziger Arbeitgeber Ihnen überweist] (bitte Nachweis bereithalten).
profil | stopp probe | Arbeite zwei, [drei Tage mit] – umsonst, versteht sich, wir müssen ja auch erst gucken, ob du was taugst.
profil | stopp probe | Für das [Casting] in unserer Agentur erstellst du vorab eine komplette Kampagne für einen echten Kunden, die wir unvergütet verwenden dürfen.
profil | stopp probe | In der [ersten Woche] läufst du ohne Bezahlung in der Spülküche mit.
profil | hinweis aussehen | [Attraktives Äußeres] und makellose Haut sind für unser Steuerbüro nun einmal Visitenkarte.
profil | hinweis aussehen | [Lad ein Selfie] hoch, dann entscheiden wir, ob du zu unserem Look passt.
profil | hinweis aussehen | Kleine, [unscheinbare Typen] wirken im Verkauf nicht – ab 1,80 m und gutaussehend bist du dabei.
profil | stopp geschlecht | Zeitsoldaten a. D. nehmen wir, Leute ohne [Dienst an der Waffe] fallen im Innendienst raus.
profil | stopp alter | Hey du! Wenn du [TikTok schon in der Schule] hattest, bist du in unserem Alter und damit goldrichtig, alle anderen bitte weiterscrollen.
profil | hinweis alter | Die Seniorenresidenz wünscht sich fürs Café [junge] Gesichter, alt sind unsere Gäste ja schon selber.
profil | stopp alter | Wir brauchen wen, der noch formbar ist, sprich [nicht älter als 28].
nachricht | stopp alter | Leider [zu alt] für unser Traineeprogramm, aber alles Gute für Sie!
nachricht | stopp alter | Mit [Anfang zwanzig] nimmt Sie in der Erbrechtskanzlei doch niemand ernst, wir haben uns daher für graue Schläfen entschieden.
profil | hinweis alter | [young professionals] only (20–30), Büro Berlin-Mitte
profil | stopp alter | Maschinenführer m/w/d, wobei wir die [Generation vor der] Wende an den CNC-Anlagen nicht mehr umschulen wollen
frage | stopp alter | Kurze Rückfrage: Ist Ihnen bewusst, dass die anderen hier Ihre [Enkel] sein könnten? Wir glauben, das wird nichts.
profil | hinweis herkunft | Rückmeldung nur an Bewerber mit [EU-Pass], auch bei vorhandener Arbeitserlaubnis.
nachricht | stopp herkunft | Ossis haben es in unserem Münchner Laden schwer, ganz zu schweigen von [Arabern], deswegen Absage.
profil | stopp herkunft | Der Auftraggeber hat durchblicken lassen, dass er auf dem Gelände [keine Türken] sehen will, bitte Leute entsprechend auswählen.
profil | stopp herkunft | Idealerweise bist du hier im Tal [geboren und deine Großeltern auch] schon.
profil | stopp herkunft | Ihr Deutsch ist zwar fehlerfrei, man hört Ihnen die [Herkunft aber an], und das war am Ende ausschlaggebend.
profil | stopp herkunft | [Accent-free German], German roots a big plus!
profil | hinweis geschlecht | Trautes Familienhotel [sucht Zimmermädchen] (Zimmerjungs gibt's ja wohl keine, haha).
profil | stopp geschlecht | Das Lager wird langsam zum [Damenkränzchen], daher geht die Stelle diesmal an einen Herrn.
profil | stopp geschlecht | Unser Wunschkandidat für die Bauleitung [trägt Bart und nicht Rock], das sagen wir so offen.
profil | stopp geschlecht | m/w/d müssen wir ja hinschreiben, [gemeint ist eine Sie].
profil | stopp geschlecht | Monteur gesucht, weil Kunden [einer Frau] die Heizung nicht zutrauen, bitte keine weiblichen Bewerbungen
frage | hinweis glaube | Sag mal, bist du [Moslem]? Wir machen nämlich Wurst und wollen da keine Diskussionen.
frage | hinweis glaube | Getauft? Dann herzlich willkommen an der Kasse unseres Gartencenters, [Ungetaufte] mögen bitte weitersuchen.
profil | hinweis glaube | Aus Rücksicht auf unsere [jüdischen] Geschäftspartner haben wir von einem muslimischen Mitarbeiter im Einkauf Abstand genommen.
profil | stopp glaube | Esoteriker, Buddhisten, [Muslime und sonstige Exoten bitte nicht, wir sind ein] christliches Autohaus
profil | stopp gesundheit | Vor dem Gespräch möchten wir wissen, ob Sie [HIV]-positiv sind, die Kolleginnen im Büro teilen sich ja das Geschirr.
frage | stopp gesundheit | ADHSler oder [Autisten]? Im Großraumbüro haben wir damit null Erfahrung und wollen auch keine sammeln.
profil | hinweis gesundheit | [Körperl. u. geist. ohne Einschr]. (Bürotätigkeit, 40 h)
frage | stopp gesundheit | Zwei Wochen [Reha] im Frühjahr? Sorry, wir nehmen dann doch lieber jemanden, auf dessen Gesundheit Verlass ist.
profil | stopp gesundheit | [Blinde] und Taube können sich den Klick auf „Bewerben“ sparen.
profil | stopp gesundheit | Unser Versicherungsbüro nimmt niemanden, der schon mal länger [in der Klinik] war, Kopf oder Herz, ganz egal.
profil | stopp familie | Da Sie im Gespräch Ihren [Kinderwunsch] erwähnt haben, sehen wir für die Filialleitung keine gemeinsame Zukunft.
frage | stopp familie | Wird's bei dir in nächster Zeit ein [Baby] geben? Eine ehrliche Antwort erspart uns beiden Ärger.
profil | stopp familie | Mit drei [kleinen Kindern] trauen wir Ihnen die Tourenplanung zeitlich nicht zu.
profil | stopp familie | [Ehefrau] sollte mit anpacken, Hausmeisterehepaar bevorzugt, Ledige scheiden aus
profil | stopp familie | Befristet auf ein Jahr, und in der Zeit bleiben Sie uns bitte auch [nicht schwanger] weg!
profil | stopp geschlecht | Unsere Kita steht für das klassische Mutter-Vater-Bild, [lesbische] Erzieherinnen passen da nicht rein.
nachricht | stopp geschlecht | Die [Jungs] aus der Montage haben dich im Netz Hand in Hand mit deinem Freund gesehen, Kevin, deshalb wird das leider nix mit uns.
profil | stopp mitglied | Leute, die beim ersten Gegenwind zur [Gewerkschaft] rennen oder dort schon Beitrag zahlen, sind bei uns verkehrt.
profil | stopp mitglied | Eintritt in den [Betriebsrat] streben Sie bitte nicht an, das sollte Ihnen vor der Unterschrift klar sein.
frage | stopp mitglied | [SPD-Leute] und Grüne? Nö, unser Chef sitzt für die andere Seite im Stadtrat und will Ruhe in der Werkstatt.
profil | stopp gehalt | Ihre [bisherigen Bezüge] tragen Sie bitte in Zeile 14 ein (brutto, inkl. Boni).
frage | stopp gehalt | Damit wir dich nicht überbezahlen: Was steht auf deinem letzten [Lohnzettel]?
profil | stopp gehalt | [Gehaltsnachweis der letzten] 6 Mon. (Kopie genügt) an bewerbung@…
profil | stopp probe | Bei uns in der Bäckerei ist's Brauch, dass [Neue die ersten paar Nächte] für lau mitbacken.
profil | stopp probe | Wir fanden dein [Probekochen] am Wochenende super und würden dich gern noch vier weitere Abende testen, bezahlt wird aber erst nach Vertragsunterschrift.
profil | hinweis probe | Unbezahltes [Schnuppern] im laufenden Hotelbetrieb (5 Tage, Frühstücksservice) ist Einstellungsvoraussetzung.
frage | hinweis aussehen | Eine Dicke im Schaufenster? So was verkauft keine Brautkleider, also bitte [Konfektionsgröße] und Bild dazuschreiben.
profil | hinweis aussehen | Vollständig ist die Bewerbung erst mit [Lichtbild].
frage | stopp geschlecht | Wehrdienst geleistet? Ein klares Ja wäre für unseren Innendienst wünschenswert, [Verweigerer] bitte nicht.
nachricht | stopp geschlecht | [Wer damals Zivi war], hat bei unserem Alten leider schlechte Karten, gedient sollte man schon haben.
absage | stopp geschlecht | Sie sagten am Telefon, [Ihr Mann würde mit umziehen – als Herr]. Das ist auf dem Dorf schwierig, deshalb nehmen wir jemand anderen.
profil | stopp herkunft | Für die Rezeption suchen wir [Tiroler oder Bayern], jedenfalls niemanden von weiter her, sonst stimmt das Heimatgefühl der Gäste nicht.
`
