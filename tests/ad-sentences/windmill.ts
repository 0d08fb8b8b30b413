/** 200 sentences by a writer who had not seen the rules; 47 % were missed when first read, 99 are now: words that found more also stopped harmless ads. An honest record; lines as in `sentence.ts`. */
export const WINDMILL = `
profil | stopp alter | Für unsern Tresen im Kiez suchen wir noch [jemanden so zwischen 20 und 30], damit du auch zu uns passt und wir nach Feierabend zusammen losziehen können.
profil | hinweis herkunft | Telefonagent:in im Inbound, [Deutsch als Muttersprache] zwingend.
profil | hinweis geschlecht | [Sekretärin für unsere] Steuerkanzlei in Teilzeit (25 Std.) gesucht.
profil | hinweis alter | Du bist [Digital Native], hast Bock auf Content und scheust die Kamera nicht.
profil | stopp gesundheit | Sie sind voll belastbar und gesund, insbesondere ohne [Vorerkrankungen] am Rücken.
frage | stopp familie | Sind Sie derzeit schwanger oder [planen Sie in den kommenden Jahren Nachwuchs]?
profil | stopp alter | Fahrdienst Patiententransport auf 603-€-Basis – bitte [keine Rentner].
nachricht | hinweis herkunft | [Akzentfreie] Aussprache ist an unserer Rezeption leider ein Muß.
profil | stopp probe | Vor einer Zusage laden wir zu drei [Probearbeitstagen ein, diese sind unentgeltlich].
profil | hinweis alter | Ihr [Studienabschluss liegt nicht länger als zwölf Monate zurück].
profil | hinweis geschlecht | Für die Spätschicht im Getränkelager brauchen wir [kräftige Jungs], die anpacken.
nachricht | hinweis glaube | Verkäufer/in Bäckereifiliale, [Kopftuch] geht bei uns leider nicht.
profil | stopp gehalt | Bitte legen Sie der Bewerbung die [letzten drei Gehaltsabrechnungen] bei.
titel | stopp alter | Sachbearbeitung Einkauf (w/m/d), Eintrittsalter [höchstens 45 Jahre]
profil | stopp herkunft | Für unsere Landmetzgerei suchen wir Verkaufspersonal (m/w/d), am besten mit [deutschen Wurzeln], weil die Stammkunden das so gewohnt sind.
frage | stopp gesundheit | Wie viele [Krankheitstage] hatten Sie in den letzten zwei Jahren?
profil | stopp mitglied | [Gewerkschafter brauchen sich bei uns gar nicht erst bewerben].
profil | stopp familie | Ideal wäre es, wenn die eigenen [Kinder schon aus dem Haus] sind.
profil | hinweis aussehen | Bewerbungen [ohne Lichtbild werden nicht bearbeitet].
profil | stopp alter | Nach Durchsicht Ihrer Unterlagen meinen wir, dass jemand, der [auf die Sechzig zugeht], sich in unsere Abläufe kaum noch einfinden wird.
profil | hinweis herkunft | Only [native English] speakers please, no exceptions.
profil | hinweis geschlecht | [Zimmermädchen ab sofort], 5-Tage-Woche, Kost und Logis frei
profil | stopp geschlecht | [Abgeleisteter Wehrdienst] wird vorausgesetzt.
profil | stopp alter | Baujahr 1995 oder [jünger] wäre super, die Truppe auf der Baustelle ist auch so um den Dreh.
profil | hinweis familie | [Ledig], ungebunden, mobil – so stellen wir uns unsere Reiseleitungen (m/w/d) vor.
nachricht | stopp herkunft | Leider haben wir uns gegen Sie entschieden, da unsere Kundschaft [mit Ihrem Nachnamen] erfahrungsgemäß so ihre Schwierigkeiten hat.
profil | stopp gesundheit | [Schwerbehinderte können wir in der Produktion nicht gebrauchen], da fehlt uns die Zeit für Sonderlocken.
profil | stopp geschlecht | Wir sind ein bodenständiger Malerbetrieb, hier arbeiten normale Leute, also bitte nix [Queeres].
profil | stopp probe | Einfach mal eine [Woche in der Küche mitkochen], Lohn gibts dann ab Vertrag.
profil | stopp geschlecht | Lieber Herr Kunze, am Empfang unseres Autohauses hatten wir ehrlich gesagt an [eine Dame] gedacht.
profil | hinweis glaube | Bei uns wird freitags nicht [gebetet], sondern gearbeitet, und wer im Ramadan schlappmacht, hat hier nichts verloren.
profil | hinweis alter | • [max. 3 Jahre Berufserfahrung], mehr bitte nicht
frage | stopp mitglied | Waren Sie bei Ihrem früheren Arbeitgeber im [Betriebsrat] aktiv? Wenn ja, wie lange?
nachricht | stopp familie | Mit zwei [Kleinkindern] zu Hause werden Sie unseren Schichtplan kaum schaffen, weshalb wir Ihnen absagen müssen.
frage | stopp gehalt | [Was haben Sie auf Ihrer letzten Stelle brutto verdient]?
profil | stopp gesundheit | Bitte bestätigen Sie uns vorab, dass bei Ihnen [keine Depression], kein Burnout o. Ä. vorliegt.
profil | stopp geschlecht | Als [einzige Frau] hätten Sie es auf dem Bau nicht leicht, darum bekommt ein Kollege die Stelle.
profil | stopp herkunft | Erntehelfer*innen Spargel, nur [Polen] und Rumänen, die können das.
profil | stopp gesundheit | Fürs Callcenter nehmen wir niemanden, der in [psychologischer Behandlung] ist oder war.
profil | hinweis aussehen | Hostessen und Hosts für Messestand, [Körpergröße ab 1],75 m, Konfektion 36/38
profil | hinweis familie | [Familienplanung bitte abgeschlossen], noch eine Elternzeit können wir uns grad nicht leisten.
profil | hinweis geschlecht | Was wir uns wünschen: [weibliches Feingefühl], ein Händchen für Deko und Spaß am Umgang mit Gästen.
frage | stopp geschlecht | [Haben Sie gedient] oder verweigert? Bitte kurz begründen.
nachricht | hinweis probe | 6 Monate [Praktikum] im Marketing nach dem Master, Geld können wir leider keins zahlen, dafür lernst du irre viel.
profil | stopp geschlecht | Aus Rücksicht auf die Stammgäste besetzen wir die Saunaaufsicht nicht mit [Homosexuellen].
profil | hinweis glaube | [Konfession]: bitte im Bewerbungsbogen der Spedition unter Punkt 4 eintragen.
profil | stopp gesundheit | Wegen der Dienstkleidung bitte nur Bewerber mit [BMI] unter 27.
profil | stopp familie | Angaben zu [Familienstand] sowie Zahl u. Alter der Kinder sind Pflichtfelder.
profil | hinweis herkunft | Im Personalbogen vor dem Erstgespräch anzugeben: [Geburtsland], auch das der Eltern und Großeltern.
profil | hinweis geschlecht | Wir suchen zum 1.10. einen Geschäftsführer, der als [gestandener Mann] auch mal auf den Tisch haut.
profil | stopp alter | Unsere Altersstruktur liegt bei [Mitte zwanzig] und das soll nach Möglichkeit auch so bleiben.
frage | stopp gesundheit | [Raucherlunge], Zucker, Bandscheibe? Dann ist der Job im Hochregallager nichts für Sie und wir bitten, von einer Bewerbung abzusehen.
profil | hinweis herkunft | Schöne Grüße an alle Bewerber: Wir stellen in der Werkstatt ausschließlich Personen mit [deutschem Pass] ein.
profil | hinweis geschlecht | [Arzthelferin mit Herz und Köpfchen für unsere Hautarztpraxis gesucht]
frage | stopp familie | [Haben Sie jemanden, der Ihre Kinder] nimmt, wenn die krank sind, oder fallen dann jedes Mal Sie aus?
profil | stopp alter | Der ideale Kandidat (m/w/d) hat sein [Abi frühestens 2018] gemacht.
profil | hinweis glaube | Als Familienbetrieb mit christlichen Werten erwarten wir auch von unsern Dachdeckern (m/w/d), [dass sie getauft sind].
profil | stopp mitglied | Mit [Verdi] haben wir schlechte Erfahrungen, drum stellen wir nur Leute ein, die da nicht drin sind.
profil | hinweis herkunft | Reinigungskraft im Privathaushalt, [gern osteuropäische Frau, aber keine Afrikanerin].
profil | stopp gehalt | Damit wir Ihnen ein faires Angebot machen können, benötigen wir Ihr [jetziges Jahresgehalt] inkl. Bonus mit Nachweis.
profil | stopp geschlecht | Da der Job als Vorarbeiter Durchsetzungskraft braucht, haben wir ihn [mit einem Mann besetzt], nehmen Sie's nicht persönlich.
profil | stopp alter | Frisches Blut gesucht! [Wer die 40 schon hinter sich] hat, wird bei unserm Tempo nicht glücklich.
profil | hinweis probe | Dreiwöchiges [Schnupperpraktikum] als Vorstufe zur Festanstellung, Unkosten tragen Sie selbst, eine Bezahlung erfolgt nicht.
frage | stopp gesundheit | Im Fragebogen der Personalabteilung: „Besteht bei Ihnen ein Grad der [Behinderung], und falls ja, welcher?“ – bitte vollständig ausfüllen.
profil | hinweis aussehen | Ein [Ganzkörperfoto] neueren Datums legen Sie bitte bei, unsere Thekenkräfte sind schließlich das Aushängeschild.
profil | hinweis alter | Wir haben gerade drei Kollegen in Rente verabschiedet und wollen uns jetzt bewußt [verjüngen], deshalb bitten wir Ältere um Verständnis.
profil | stopp familie | [Alleinerziehende] haben wir ausprobiert, hat mit den Frühdiensten nie geklappt, daher lieber ohne Anhang.
profil | stopp geschlecht | m/w/d steht hier nur wegen dem Gesetz, im Prinzip [brauchen wir eine Frau] für die Spülküche.
profil | stopp herkunft | Gesucht: Nachhilfelehrkraft Englisch, [Herkunft bitte UK] oder USA.
frage | stopp geschlecht | Wir fragen ganz offen: [hetero], schwul, bi? Damit es später im Lehrerzimmer keine Überraschungen gibt.
profil | hinweis alter | [Jung], hungrig, unverbraucht: So stellen wir uns die neuen Leute im Außendienst vor!
profil | hinweis gesundheit | Du bringst eine [robuste Psyche] mit und warst noch nie länger als zwei Wochen krankgeschrieben.
profil | stopp geschlecht | Wachpersonal für Objektschutz – [ungediente] Bewerber haben keine Chance.
frage | hinweis glaube | Wegen der Nähe zur Synagoge: [Gehören Sie einer Religionsgemeinschaft an], ggf. welcher? Wir führen den Kiosk nämlich neutral.
profil | hinweis mitglied | Unter Punkt 7 tragen Sie bitte ein, ob und in [welcher Partei Sie] Mitglied sind.
profil | hinweis geschlecht | Flinke [Näherinnen für unsere] Polsterei, Akkord möglich
profil | stopp familie | Als [frisch Verheiratete werden Sie ja vermutlich bald Mutter], und für diese Stelle brauchen wir Kontinuität.
profil | stopp probe | [Lehrprobe] plus 5 Tage Einsatz im Hort, ehrenamtlich versteht sich, danach entscheiden wir.
profil | stopp herkunft | Bewerbungen von [Geflüchteten können wir nicht berücksichtigen], da gab es mal Ärger.
profil | stopp alter | Wegen der Abschreibung der Einarbeitungskosten sollten Sie noch mindestens 20 [Berufsjahre vor sich] haben.
nachricht | stopp gesundheit | Aufgrund [Ihrer Sehbehinderung] haben wir uns, obwohl Ihre Zeugnisse top waren, im Callcenter für jemand anderen entschieden.
frage | stopp geschlecht | Tüchtiger Schreinergeselle in Vollzeit gesucht, [bist du unser Mann]?
profil | stopp alter | Du bist [Anfang zwanzig] im Herzen und vor allem hübsch anzusehen, denn unsere Gäste schauen gern zweimal hin.
nachricht | stopp herkunft | Hautfarbe ist uns zwar egal, aber die Kunden im Villenviertel öffnen [Dunkelhäutigen] ungern, daher passt es leider nicht.
profil | stopp gesundheit | Es wäre schön, wenn Sie uns eine [Schweigepflichtentbindung] Ihres Hausarztes gleich mitschicken.
profil | stopp glaube | Nein, tut uns leid, [Zeugen Jehovas] hatten wir schon mal in der Buchhaltung, das machen wir nicht noch mal.
profil | stopp familie | Wunschprofil: [Rückhalt durch Partner]/in zuhause, Kinder über 12 oder keine.
profil | stopp mitglied | Wir sind ein [betriebsratsfreies] Haus und nehmen keine Leute, die sowas schon mal gegründet haben.
profil | stopp gehalt | Pls. [send CV, notice period + current salary].
profil | stopp herkunft | Voraussetzung ist ein hiesiger Dialekt von Geburt an, Zugezogene mit [Migrationshintergrund] passen nicht in den Hofladen.
profil | hinweis geschlecht | Haushaltshilfe: [Hausfrau] mit ordentlicher Hand, 2x die Woche à 4 Std.
frage | stopp familie | Bis wann [wollen Sie mit dem zweiten Kind] warten? Bitte bringen Sie darauf eine ehrliche Antwort ins Gespräch mit.
profil | stopp geschlecht | [Transpersonen] können wir unserer Kundschaft im Dessousgeschäft nicht zumuten.
profil | stopp geschlecht | Von [Vorteil bei der Auswahl unserer Azubis: Bundeswehr] bereits hinter sich, damit uns keiner mehr eingezogen wird.
profil | stopp alter | Bitte haben [Sie Verständnis, dass wir Umschüler jenseits der 35] nicht mehr in die Berufsschulklasse stecken.
profil | hinweis alter | Unser Start-up-Office ist eher so WG: [Durchschnittsalter 26], wer da nicht mehr reinpasst, merkt es meist selber.
frage | stopp familie | Frage 12: „[Leben Sie in Scheidung]?“ (Zutreffendes ankreuzen)
profil | hinweis gesundheit | [Nichtbehindert] und mobil, FS Kl. B
profil | hinweis geschlecht | Gesucht wird eine [junggebliebene Dame] für die Garderobe im Stadttheater.
profil | stopp herkunft | Am Telefon sollte man Ihnen nicht [anhören, dass Sie nicht von hier] sind.
profil | stopp gehalt | Schritt 3 im Bewerberportal: [aktuelles Fixum] eingeben, letzte Dezemberabrechnung als PDF hochladen.
profil | stopp probe | Für unsre Agentur erstellst du zunächst ein komplettes Kundenkonzept, das wir verwenden dürfen, und arbeitest zwei [Wochen zur Probe mit], beides ohne Honorar.
profil | stopp alter | Sie sind [zwischen 25 und 38 Jahre alt], führungsstark und reisebereit.
profil | stopp glaube | [Personen muslimischen Glaubens möchten wir in der Schlachterei nicht] einsetzen.
profil | stopp geschlecht | Wir bieten zwei Mechatronikern und einer [Bürofee] einen sicheren Arbeitsplatz.
nachricht | stopp gesundheit | Allergiker, Asthmatiker, [Epileptiker: für die Kinderfreizeit leider ungeeignet, bitte nicht bewerben].
profil | stopp geschlecht | Wir bevorzugen Kameraden, die beim Bund waren, [Drückeberger] mit Zivildienst sortieren wir aus.
profil | stopp herkunft | Es freut uns, dass Sie sich für unsere Kanzlei interessieren, jedoch sollte der [Name an der Tür für Mandanten aussprechbar und vertraut deutsch sein].
profil | stopp alter | An alle Oldies: danke, aber wir brauchen hier Leute mit [Saft in den Knochen].
profil | stopp familie | Wenn Sie [keine kleinen Kinder] mehr versorgen müssen, sind Sie als Filialleitung genau richtig.
profil | hinweis aussehen | [Übergrößen haben wir in der Uniform nicht], also bitte figürlich im Rahmen bleiben.
profil | stopp mitglied | Streikfreudige und sonstige [Gewerkschaftsleute] können wir im Fuhrpark nicht brauchen.
profil | stopp geschlecht | Unser Küchenchef arbeitet [am liebsten mit Männern, deswegen bitte] nur solche.
profil | stopp gesundheit | Wir benötigen eine ärztliche Bescheinigung, dass Sie [HIV]-negativ sind, vorher können wir im Salon keinen Vertrag machen.
nachricht | stopp alter | Leider überqualifiziert durch 30 Jahre im Beruf – für die Stelle war jemand [am Anfang seines Weges] gedacht.
profil | stopp geschlecht | Für die Jungengruppe im Sportverein schließen wir [Schwule] als Übungsleiter aus.
profil | stopp herkunft | [Bundesbürger]/in mit ebensolchen Eltern – sonst gibt es bei uns im Juweliergeschäft keine Schlüssel.
profil | stopp probe | Komm am Samstag auf dem Hof vorbei und hilf 8 [Stunden bei der Apfelernte mit], als Test und für lau, dann sehen wir weiter.
profil | stopp geschlecht | Deine Aufgaben als gute Seele im Vorzimmer: Kaffee, Termine, Charme – eben alles, [was Frauen besser können].
profil | stopp familie | Sie sollten uns schriftlich zusichern, in den ersten drei Jahren nicht in [Mutterschutz] zu gehen.
profil | stopp glaube | Engagierte [Atheisten] und Ausgetretene passen nicht zu unserm Möbelhaus, der Chef ist bekennender Katholik.
profil | stopp alter | Rüstige bis [Mitte 50] dürfen sich noch bewerben, danach wird es mit der Kassenschulung schwierig.
profil | stopp gesundheit | Keine Leute auf [Krücken] oder mit künstlichen Gelenken, das sehen die Gäste auf der Terrasse nicht gern.
profil | stopp gehalt | Zur Festlegung der Entgeltstufe [reichen Sie uns einen Lohnsteuerbescheid aus dem Vorjahr] ein.
profil | stopp herkunft | Für die Position im arabischsprachigen Vertrieb: nur Libanesen, [keine Syrer].
profil | stopp geschlecht | [Herr für die] Hausmeisterei einer Wohnanlage, handwerkl. geschickt, 20 Std.
profil | stopp herkunft | Du solltest optisch [als Skandinavier durchgehen], blond und hellhäutig, weil wir Schwedenmöbel verkaufen.
frage | hinweis mitglied | [Grünen]-Wähler im Landmaschinenhandel? Lieber nicht, also sagen Sie uns vorher, wo Sie politisch aktiv sind.
profil | stopp gesundheit | Aufgrund der in [Ihrem Lebenslauf erwähnten Krebserkrankung] sehen wir von einer Einstellung ab.
profil | stopp alter | Mit deinen 19, 20, höchstens [23 Lenzen] bist du bei uns am Campingplatz gold richtig.
profil | stopp probe | Volontariat, [12 Monate, Vollzeit], Verpflegung statt Gehalt
profil | stopp familie | Bitte im Lebenslauf aufführen, ob eingetragene [Lebenspartnerschaft] od. gleichgeschl. Beziehung.
profil | stopp geschlecht | Obwohl Sie fachlich vorn lagen, fällt unsere Wahl auf einen Kollegen, denn auf Montage mit Übernachtung im Doppelzimmer ist [eine Frau] unpraktisch.
profil | stopp familie | [Kinderlose] bevorzugt (Schausteller, viel unterwegs)
profil | stopp geschlecht | Im Gespräch wollen wir wissen, in welcher Einheit Sie den [Grundwehrdienst gemacht] haben und ob mit Entlassung in Ehren.
profil | stopp alter | Wer noch mit [Festnetz und Wählscheibe groß] geworden ist, passt eher nicht in unser Social-Media-Team ;-)
profil | hinweis aussehen | [Ihr Gewicht] lag beim Vorstellungstermin, mit Verlaub, jenseits dessen, was wir im Bistro tragbar finden.
profil | hinweis aussehen | Wir [achten sehr auf Attraktivität], also am besten gleich zwei Portraits und ein Bild im Abendkleid mitsenden.
profil | stopp herkunft | [Asiatisches Aussehen] wäre gut, ist schließlich ein Sushi-Laden.
profil | stopp alter | Recent graduate, [mid-twenties], willing to relocate to Wolfsburg
nachricht | stopp familie | Aus Ihrem Anschreiben geht hervor, dass Sie im April [entbinden]; damit hat sich das Angebot leider erledigt.
profil | stopp herkunft | Wir haben schon genug [Türken] im Lager, weshalb wir diesmal anders mischen wollen.
profil | stopp gesundheit | Gern hätten wir von Ihnen eine Auskunft der Krankenkasse über [Fehlzeiten], danach machen wir den Vertrag fertig.
profil | stopp alter | Der Gemeinderat hat beschlossen, die Stelle der Schwimmbadkasse nur an [Personen unter fünfzig] zu vergeben.
profil | stopp probe | [Einarbeitungstage] zählen bei uns nicht als Arbeitszeit, die ersten 40 Std. sind sozusagen dein Einstand.
profil | stopp glaube | Zum Team der Tankstelle passt am besten, [wer mit Fasten], Beten und Bart nichts am Hut hat.
profil | stopp geschlecht | Elektriker gesucht, Meister oder Geselle, [Mann mit Führerschein], 19 €/h
profil | stopp herkunft | Bitte teilen Sie uns mit, seit welcher Generation Ihre [Familie in Deutschland lebt].
profil | hinweis aussehen | Große [schlanke Erscheinung], gerade Zähne, dann klappts auch mit dem Trinkgeld.
profil | stopp alter | Für die Telefonzentrale kommt nur in Frage, wer noch nicht [vorgerückten Alters] ist.
profil | stopp gehalt | Wir zahlen 10 % [mehr als Ihr jetziger Chef], wenn Sie uns dessen Abrechnungen zeigen.
profil | stopp familie | Wegen der vielen Nachttouren stellen wir [keine Mütter] als Fahrerinnen ein.
profil | stopp gesundheit | Menschen [mit Stottern] oder Lispeln können wir im Reisebüro beim besten Willen nicht einsetzen.
profil | stopp geschlecht | Alter Schwede, wir brauchen [Männer]!!! Abbruch, Container, Bagger – nix für zarte Damenhände.
nachricht | stopp alter | Ihrer Bewerbung konnten wir nicht entsprechen, da Sie in wenigen Jahren ohnehin den [Ruhestand] antreten.
profil | stopp familie | Auf Ihrem Instagram haben wir gesehen, dass Sie eine [Partnerin] haben; für unser Feriendorf mit Familien halten wir das für unpassend.
frage | stopp herkunft | [Sinti] oder Roma – sind Sie das? Unsere Hausverwaltung möchte es vorher wissen.
profil | stopp geschlecht | Für die Leitung der Poststelle ist ein [Dienstgrad aufwärts Unteroffizier Bedingung].
profil | stopp mitglied | Eine kurze Erklärung, dass Sie weder der [IG] Metall angehören noch ihr beitreten werden, liegt dem Vertrag bei.
profil | stopp alter | Gastro-Aushilfe, Schüler/[Studis bis 25], alle anderen: sorry
frage | stopp familie | Eine Frage noch zum Schluss: Wer holt [bei Ihnen die Kleinen] ab, wenn's im Büro mal 19 Uhr wird?
profil | stopp geschlecht | Wir führen ein [reines Männerteam im Kanalbau, und das bleibt] auch so.
profil | stopp probe | Zum Kennenlernen fährst du eine komplette [Paketwoche] mit und stellst selbst zu, Stundenlohn gibts in der Phase keinen.
profil | stopp gesundheit | [Diabetiker] mit Spritze wollen wir im Großraumbüro nicht haben.
profil | stopp herkunft | Zimmerei in Oberbayern, Gesellen (m/w/d) ja, [Ausländer nein].
profil | stopp alter | Da unser [Publikum im Club sehr jung ist, sollten es Garderobe und Einlass ebenfalls sein].
profil | hinweis glaube | Vor der Hochzeitsmesse fragen wir unsere Floristinnen und Floristen stets nach der [Kirchenzugehörigkeit], also bitte angeben.
profil | stopp geschlecht | Der Posten der Kassenaufsicht soll wieder [weiblich besetzt] werden, so war es hier schon immer.
frage | stopp familie | Double [income no kids]? Perfekt, denn wir reisen 200 Tage im Jahr.
profil | hinweis aussehen | Wer uns seine [Maße, Haarfarbe und Oberweite mitschickt], hört als Erste von uns (Getränkepromo).
profil | stopp herkunft | Die Ausschreibung richtet sich ausschließlich an Bewerbende mit deutscher, österreichischer oder [schweizerischer Nationalität], Einsatzort ist unser Möbellager.
profil | stopp gesundheit | Mit Ihrer [Gehhilfe] können wir Sie im Homeoffice-Support nicht gebrauchen, wie sähe das auf den Teamfotos aus.
profil | stopp alter | [Mitte dreißig] wäre perfekt: alt genug für Erfahrung, jung genug für neue Ideen.
profil | stopp familie | Seit der letzten Kollegin mit Zwillingen achten wir drauf, dass das [Thema Kinder bei Neuen durch] ist.
profil | stopp gehalt | Referenz: [Lohnkonto der letzten] 12 Mon. vom Vorarbeitgeber, sonst keine Einladung
profil | stopp geschlecht | Grüß Gott, mir suchn a Bedienung, a [fesches Madl] im Dirndl, für d'Wiesn.
profil | stopp probe | Im [Praxismonat] (unvergütet, Vollzeit, nach abgeschlossener Ausbildung) können Sie zeigen, ob Sie als Erzieher:in taugen.
profil | stopp glaube | Für unsere Softwareschmiede kommen Scientologen, [Juden] und dergleichen nicht infrage.
profil | hinweis gesundheit | Zur Vorauswahl füllt ihr einen [Gesundheitsfragebogen] aus (Medikamente, OPs, Psyche, Sucht), den Link gibts per Mail.
profil | stopp herkunft | Ihr Deutsch ist tadellos, aber ein leichter [osteuropäischer Einschlag] in der Stimme bleibt, und das wollen unsere Privatpatienten nicht.
profil | stopp geschlecht | [Männer], die sich schminken, oder Leute mit geändertem Geschlechtseintrag stellen wir im Autoteilehandel nicht ein.
profil | stopp alter | Gedacht ist die Stelle für den Nachwuchs, Bewerbungen von [Best Agern] legen wir beiseite.
profil | stopp geschlecht | Wegen des rauen Tons auf der Werft besetzen wir die Schweißerplätze nicht mit [Kolleginnen].
profil | stopp herkunft | Für das Empfangsteam: [europäisches Erscheinungsbild].
frage | stopp familie | Wer von Ihnen beiden bleibt denn zuhause, wenn das [Baby] da ist – Sie oder Ihre Frau? Davon machen wir die Zusage abhängig.
profil | stopp geschlecht | Der Schützenwirt stellt nur ein, wer seine [Pflicht an der Waffe] getan hat.
profil | stopp alter | Kein Problem, wenn du noch [grün hinter den Ohren] bist – problematisch wird es erst ab der Vier vorne.
profil | hinweis geschlecht | Sachbearbeiterin Mahnwesen / [Telefonistin / Kassiererin – alle drei Plätze ab sofort] frei!
frage | stopp probe | [Probeschicht]? Klar, sogar vier Abende, Trinkgeld darfst du behalten, einen Lohn kriegst du dafür aber nicht.
profil | stopp alter | [Jahrgänge vor 1980] bitten wir, sich anderweitig umzusehen, die Kurierfahrten mit dem Rad sind halt flott.
profil | stopp familie | Nachweis der Taufe bzw. [Heiratsurkunde] (kirchlich) mitschicken – Autohaus Brandl, Zulassungsdienst
profil | stopp gesundheit | Regelmäßige [Dialyse], Chemo oder Reha-Termine lassen sich mit unserer Schichtplanung nicht vereinbaren, solche Anfragen sind zwecklos.
profil | hinweis gesundheit | Im Rahmen der Auswahl wird für die Bürostelle [ein Gentest] auf Erbkrankheiten erbeten.
profil | stopp familie | Sollten [Sie in der Probezeit ein Kind erwarten], verpflichten Sie sich, uns das sofort zu melden und selbst zu kündigen.
profil | stopp herkunft | Deutschkurs-Zertifikate sind schön, wir nehmen in der Kantine aber nur Leute, die [hier geboren] und aufgewachsen sind.
profil | stopp herkunft | Sorry, but [applicants from India or Pakistan will not be] considered for this role.
profil | stopp familie | [Ob Sie heiraten wollen], fragen wir nicht aus Neugier, sondern weil wir Ihre Stelle sonst doppelt besetzen müssten.
frage | stopp familie | Nach der Hochzeit ziehen die jungen Frauen doch sowieso weg, darum fragen wir lieber gleich: [verlobt]?
`
