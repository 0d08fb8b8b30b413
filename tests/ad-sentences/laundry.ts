/**
 * Half of 364 sentences that were written and labelled before any rule was read; the rules were corrected by this half: 22 of 92 were not
 * found, six more were only hints, four of 89 were stopped wrongly. Labels follow the severities the rules have; lines as in `sentence.ts`.
 */
export const LAUNDRY = `
angebot | hinweis alter | Unsere Mannschaft ist [jung und hungrig].
profil | stopp glaube | Wer [aus der Kirche ausgetreten] ist, den können wir im Sekretariat nicht beschäftigen.
profil | stopp alter | Bewerbungen [ab Jahrgang 1985 und jünger] bitte an Frau Kolb.
profil | hinweis gesundheit | Sie sind [kerngesund] und körperlich voll auf der Höhe.
nachricht | stopp familie | Eine Bitte noch: Schreiben Sie mir, ob Sie [schwanger] sind.
frage | stopp familie | Was macht Ihr [Mann beruflich]?
nachricht | stopp mitglied | Waren Sie in Ihrer alten Firma im [Betriebsrat]?
profil | hinweis glaube | Ihr [Kopftuch] müssten Sie während der Schicht ablegen.
profil | stopp geschlecht | [Mädels] haben bei uns auf dem Gerüst nichts verloren.
frage | stopp familie | Ist bei Ihnen in nächster Zeit mit [Nachwuchs] zu rechnen?
profil | stopp mitglied | Einen [Betriebsrat] gibt es bei uns nicht, und wer einen gründen will, bleibt besser weg.
profil | stopp alter | Wir dachten an jemanden so [um die 25].
absage | stopp alter | Da Sie in [drei Jahren ohnehin in Rente gehen], haben wir uns anders entschieden.
absage | stopp herkunft | Unsere Patienten tun sich mit [ausländischen Namen] schwer, daher die Absage.
profil | hinweis familie | Ihre [Familienplanung] sollte abgeschlossen sein.
absage | stopp herkunft | Trotz guter Zeugnisse haben wir Bedenken, weil Sie [aus Rumänien] stammen.
absage | hinweis familie | Wir geben einer Bewerberin ohne [familiäre Verpflichtungen] den Vorzug.
profil | hinweis gesundheit | Eine [robuste Gesundheit] setzen wir voraus.
profil | stopp alter | Azubis [über 25] nehmen wir nicht.
frage | stopp familie | [Haben Sie Kinder], und wenn ja, wer passt auf sie auf?
profil | hinweis glaube | Sie gehören der [evangelischen oder katholischen Kirche] an.
profil | stopp alter | Bei [Mitte vierzig] ist für uns Schluss.
nachricht | stopp alter | Darf ich indiskret sein und fragen, [wie alt] Sie sind?
absage | stopp mitglied | Ihr Engagement bei der [Gewerkschaft] passt nicht zu unserem Haus.
absage | stopp alter | Leider sind Sie uns [ein paar Jahre zu alt].
absage | hinweis glaube | Auf Ihrem Foto tragen Sie ein [Kopftuch], das ist bei uns leider ein Ausschlusskriterium.
profil | stopp herkunft | Bei uns arbeiten nur [gebürtige Deutsche].
nachricht | stopp gehalt | Was zahlt man Ihnen denn [im Moment] so?
absage | stopp geschlecht | Im Kindergarten möchten die Eltern keinen [männlichen Erzieher], das müssen Sie verstehen.
frage | stopp alter | Bitte Alter angeben: [Wie alt sind Sie]?
profil | stopp familie | Nur [Kinderlose], da viel Reisetätigkeit.
profil | hinweis aussehen | Sie haben eine [schlanke Figur].
angebot | stopp probe | In der [Einarbeitungszeit zahlen wir keinen Lohn].
profil | stopp geschlecht | Gesucht wird ein [Mann], der anpacken kann.
absage | stopp gesundheit | Wir bedauern, aber ein [Hörgerät] ist am Telefon einfach hinderlich.
absage | stopp herkunft | Wir hatten uns für den Posten eher einen [Deutschen] vorgestellt.
nachricht | stopp alter | Aus Ihrem Lebenslauf geht Ihr [Alter] nicht hervor, reichen Sie das bitte nach.
profil | stopp familie | Mütter mit [kleinen Kindern] nehmen wir ungern.
profil | stopp herkunft | [Schwarze] sieht unsere Kundschaft nicht gern hinter der Theke.
absage | stopp geschlecht | Die Kollegen wollten am Ende doch lieber einen [Mann] in der Runde.
profil | stopp geschlecht | [Frauen] bräuchten sich für die Nachtschicht gar nicht erst zu melden.
frage | stopp gesundheit | Liegt bei Ihnen ein [Grad der Behinderung] vor?
absage | stopp glaube | Als [praktizierender Muslim] könnten Sie bei uns freitags nicht durcharbeiten, daher sagen wir ab.
profil | hinweis familie | Sie sind [ungebunden] und können jederzeit los.
profil | stopp geschlecht | Wir stellen ausschließlich [Burschen] ein, weil wir keine zweite Dusche haben.
profil | hinweis glaube | Als Reinigungskraft in unserem Gemeindehaus sind Sie [getauft].
profil | stopp alter | Obergrenze sind [40 Jahre], da lassen wir nicht mit uns reden.
absage | stopp mitglied | Wir haben gehört, dass Sie [streiken gegangen] sind, und nehmen deshalb Abstand.
nachricht | stopp probe | Kommen Sie Montag bis Mittwoch zum [Probearbeiten], Geld gibt es dafür noch keins.
nachricht | stopp gehalt | Mit welchem [Lohn] sind Sie damals bei der Firma Huber eingestiegen?
profil | ok | Wir erwarten Deutsch auf Muttersprachenniveau.
frage | hinweis herkunft | [Wo sind Sie geboren]?
angebot | hinweis alter | Dich erwartet eine [junge Truppe], die auch nach Feierabend zusammenhält.
angebot | stopp probe | Vor der Einstellung [arbeiten Sie drei Tage kostenlos zur Probe].
absage | stopp herkunft | Wegen Ihres [Akzents] können wir Sie am Empfang nicht einsetzen.
profil | stopp glaube | [Muslime] wollen wir nicht im Team haben.
frage | stopp mitglied | Sind Sie in der [IG Metall] organisiert?
absage | stopp familie | Eine [Elternzeit] gleich zu Beginn können wir uns nicht leisten, daher müssen wir Ihnen absagen.
frage | stopp geschlecht | Sind Sie [männlich oder weiblich]?
absage | stopp alter | Wir haben jemandem den Vorzug gegeben, der [altersmäßig besser] ins Team passt.
profil | stopp geschlecht | Da das Büro rein weiblich besetzt ist, nehmen wir [keine Herren].
profil | stopp herkunft | Wir sind ein [rein deutscher] Betrieb und wollen es bleiben.
profil | stopp familie | [Alleinerziehende] tun sich mit unseren Schichten schwer und bewerben sich besser nicht.
profil | hinweis herkunft | [Muttersprachler*innen Polnisch] bevorzugt.
frage | stopp gesundheit | Waren Sie schon einmal in [psychologischer Behandlung]?
profil | stopp herkunft | Wer einen [Akzent] hat, den man hört, ist bei uns am Telefon nicht richtig.
nachricht | stopp familie | Sie haben vor Kurzem geheiratet, wie ich sehe, sind denn [Kinder] geplant?
frage | stopp familie | Sind Sie [verheiratet]?
profil | stopp gesundheit | [Epileptiker und Diabetiker] stellen wir nicht ein.
profil | stopp glaube | [Zeugen Jehovas] bitte woanders bewerben.
frage | hinweis mitglied | Welche [Partei] haben Sie zuletzt gewählt?
profil | stopp familie | Wer in den nächsten zwei Jahren [Nachwuchs] plant, ist hier nicht richtig.
nachricht | hinweis aussehen | Schicken Sie uns noch ein [Bild von sich], am besten Ganzkörper.
profil | hinweis glaube | Ein [lebendiger christlicher Glaube] sollte Sie tragen.
angebot | stopp probe | Die [erste Woche ist unbezahlt], danach schauen wir weiter.
frage | stopp gesundheit | Nehmen Sie regelmäßig [Medikamente]?
profil | stopp alter | Leute [jenseits der fuffzig] packen das hier nicht mehr.
profil | stopp alter | Du bist [zwischen 20 u. 30 J.] und hast Bock auf Gastro?
profil | hinweis herkunft | Einen [Schweden oder eine Schwedin] hätten wir am liebsten für den Vertrieb.
profil | stopp alter | Wer die [55 schon gesehen] hat, möge uns bitte verschonen.
profil | stopp alter | Ihr Alter ist uns gleich, Hauptsache, Sie sind [unter 45].
profil | hinweis geschlecht | Für den Empfang hätten wir gern eine [Dame].
angebot | stopp gehalt | Die Vergütung richtet sich danach, [was Sie bisher bekommen haben].
nachricht | stopp herkunft | Sind Sie eigentlich [Deutscher], oder haben Sie nur die Papiere?
profil | hinweis gesundheit | Wir erwarten [volle körperliche Belastbarkeit].
profil | stopp gesundheit | Für [Rollstuhlfahrer] ist die Stelle nichts.
absage | stopp gesundheit | Mit Ihrer [Behinderung] ist uns das Risiko zu groß.
profil | hinweis mitglied | Sie stehen der [CSU] nahe.
profil | hinweis herkunft | Deutsch sprechen Sie [muttersprachlich].
frage | stopp geschlecht | Leben Sie mit einem [Mann oder einer Frau] zusammen?
nachricht | stopp gesundheit | Bringen Sie bitte einen Nachweis mit, [wie viele Krankheitstage] Sie zuletzt hatten.
frage | stopp herkunft | Haben Sie einen [Migrationshintergrund]?
aufgaben | ok | Beratung von Menschen mit Migrationsgeschichte in der Ausländerbehörde
nachricht | ok | Anbei Ihre letzte Gehaltsabrechnung, entschuldigen Sie die Verspätung.
aufgaben | ok | Sie reinigen Kirche, Gemeindesaal und Pfarrbüro.
angebot | ok | Unser Betriebsrat hat der Ausschreibung zugestimmt.
aufgaben | ok | Erstellen der monatlichen Gehaltsabrechnungen für 120 Mitarbeitende
profil | ok | Auch Schwangere dürfen sich bewerben.
aufgaben | ok | Sie betreuen eine Gruppe von Kindern zwischen drei und sechs Jahren.
frage | ok | Ab wann können Sie anfangen?
titel | ok | Sachbearbeiter (m/w/d) Krankenversicherung
profil | ok | Aus Gründen des Jugendschutzes müssen Sie mindestens 18 Jahre alt sein.
profil | ok | Körperlich wird es selten, das Schwerste ist der Aktenordner.
titel | ok | Buchhalter (m/w/d) als Elternzeitvertretung
nachricht | ok | Ihr Alter müssen Sie uns nicht nennen.
titel | ok | Referent (m/w/d) beim Betriebsrat
aufgaben | ok | Vertretung einer Kollegin in Elternzeit
frage | ok | Woher kennen Sie uns?
profil | ok | Sie müssen Deutsch nicht als Muttersprache sprechen, B2 reicht völlig.
angebot | ok | Auch wenn Sie mal länger krank sind, stehen wir zu Ihnen.
nachricht | ok | Gute Besserung! Wir finden gern einen neuen Termin, wenn Sie wieder gesund sind.
absage | ok | Das Geschlecht hat bei der Auswahl keine Rolle gespielt.
profil | ok | Welche Muttersprache Sie haben, ist zweitrangig.
profil | ok | Sie sprechen fließend Polnisch und gern noch eine weitere Sprache.
aufgaben | ok | Organisation der Seelsorge für katholische und evangelische Patienten
profil | ok | Nennen Sie uns Ihre Gehaltsvorstellung.
aufgaben | ok | Die Zielgruppe der Kampagne sind Frauen zwischen 25 und 39.
titel | ok | Erzieher (m/w/d) für die U3-Gruppe
angebot | ok | Wenn Nachwuchs kommt, schenken wir Ihnen eine Woche Urlaub.
angebot | ok | Für Ihre Gebete steht Ihnen ein ruhiger Raum zur Verfügung.
profil | ok | Sie haben eine gültige Arbeitserlaubnis für Deutschland oder können sie bekommen.
nachricht | ok | Das Gespräch ist im evangelischen Gemeindezentrum, zweiter Stock.
frage | ok | Können Sie im Schichtdienst arbeiten?
profil | ok | Sie brauchen einen Masernschutz, so verlangt es das Infektionsschutzgesetz.
titel | ok | Sachbearbeiter Ausländerrecht (m/w/d)
profil | ok | Fahrer für Kleinbusse bis 30 Personen gesucht.
nachricht | ok | Ob Sie eine Behinderung haben, brauchen Sie uns nicht zu sagen.
profil | ok | Als Pfarrerin oder Pfarrer gehören Sie der Evangelischen Landeskirche an (§ 9 AGG).
profil | ok | Nicht älter als drei Monate sollte das Führungszeugnis sein.
profil | ok | Bitte kein Foto mitschicken.
titel | ok | Familienhelfer (m/w/d)
aufgaben | ok | Sie beraten Familien mit kleinen Kindern und Alleinerziehende.
profil | ok | Ob Mann, Frau oder divers, spielt bei uns keine Rolle.
angebot | ok | Wir erwarten keine unbezahlten Probetage.
angebot | ok | Ihr Gehalt liegt bei 3.400 € im Monat, Ihr bisheriges spielt keine Rolle.
absage | ok | Ihre Bewerbung war jünger als der Bewerbungsschluss, deshalb konnten wir sie nicht mehr berücksichtigen.
nachricht | ok | Für den Probetag bekommen Sie 14 € die Stunde.
absage | ok | Wir haben uns für jemanden mit mehr Jahren Erfahrung in der Lohnbuchhaltung entschieden.
angebot | ok | Gesundheitstage, Rückenschule und Zuschuss zur Sehhilfe
nachricht | ok | Wegen Krankheit unseres Werkleiters müssen wir das Gespräch verschieben.
titel | ok | Betreuer (m/w/d) für Senioren ab 65
aufgaben | ok | Assistenz für einen jungen Mann im Rollstuhl
profil | ok | Eine Behinderung ist kein Hindernis.
aufgaben | ok | Betreuung unserer Kunden in Österreich und der Schweiz
angebot | ok | Seit über 35 Jahren sind wir Ihr Partner in der Region.
profil | ok | Wegen des Alkoholausschanks erst ab 18.
profil | ok | Rentnerinnen und Rentner dürfen sich gern melden.
aufgaben | ok | Verkauf in unserer Abteilung für Herrenschuhe
frage | ok | Brauchen Sie für das Gespräch etwas, zum Beispiel einen Gebärdendolmetscher? Die Antwort ist freiwillig.
titel | ok | Trainer (m/w/d) für unsere Frauenfußballmannschaft
absage | ok | Ihre Angaben zur Gesundheit haben wir gelöscht, sie waren für uns ohne Belang.
nachricht | ok | Ihr derzeitiges Gehalt brauchen Sie uns nicht zu nennen.
nachricht | ok | Bitte lassen Sie im Lebenslauf Foto, Alter und Familienstand weg.
profil | ok | Wir freuen uns über Bewerbungen von Menschen mit Behinderung.
aufgaben | ok | Verhandlungen mit Betriebsrat und Gewerkschaften
profil | ok | Kopftuch, Kippa oder Kreuz: Ziehen Sie an, was zu Ihnen gehört.
nachricht | ok | Frau Jung hat Ihre Unterlagen an Herrn Alt weitergeleitet.
angebot | ok | Betriebliche Altersvorsorge mit 20 % Zuschuss
profil | ok | Für den Staplerschein ist die Volljährigkeit gesetzlich vorgeschrieben.
nachricht | ok | Das Foto vom Sommerfest hängt noch in der Küche, schauen Sie mal vorbei.
titel | ok | Heilerziehungspfleger (m/w/d) für Menschen mit Behinderung
profil | ok | Was Sie bisher verdient haben, wollen wir nicht wissen.
angebot | ok | Im Team ist von 19 bis 63 alles dabei.
angebot | ok | Ab 50 bekommen Sie zwei Tage mehr Urlaub.
angebot | ok | Zwei Drittel unserer Meister sind Frauen.
frage | ok | Wie viele Jahre haben Sie schon als Köchin oder Koch gearbeitet?
titel | ok | Küster (m/w/d) der Kirchengemeinde St. Marien
nachricht | ok | Frau Bauer und Herr Kaiser freuen sich auf das Gespräch mit Ihnen.
profil | ok | Der Erste-Hilfe-Schein darf höchstens zwei Jahre alt sein.
absage | ok | Die Stelle fällt weg, weil die Kollegin früher aus der Elternzeit kommt.
absage | ok | Leider ist die Stelle schon seit zwei Jahren nicht mehr im Plan, das war ein alter Eintrag.
angebot | ok | Auch mit 60 bekommen Sie bei uns einen unbefristeten Vertrag.
profil | ok | Mit dem Staplerschein G25 und der Untersuchung G37 sind Sie startklar, die Kosten tragen wir.
profil | ok | Gern auch Ältere, Quereinsteiger und Wiedereinsteiger.
absage | ok | Für die Stelle brauchen wir Deutsch auf C1, und im Gespräch war es noch B1.
aufgaben | ok | Wartung von Anlagen, die teils über 40 Jahre alt sind.
absage | ok | Unser Haus gehört zur Diakonie, das war für die Auswahl aber ohne Bedeutung.
nachricht | ok | Meine Kollegin ist in Mutterschutz, ab jetzt schreiben Sie bitte mir.
aufgaben | ok | Bearbeitung von Krankmeldungen und Anträgen auf Schwerbehinderung
aufgaben | ok | Sie fotografieren Speisen und bearbeiten die Bilder.
profil | ok | Auch ohne deutschen Pass sind Sie bei uns richtig.
`
