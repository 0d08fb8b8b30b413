/**
 * How ferries, village inns, garages, salons and workshops with ten people put it. Written and labelled before the rules
 * were asked: 32 of 164 were missed then (19.5 %), 1 of 154 harmless ones stopped and 3 were hinted at; six labels were put
 * right. Lines as in `sentence.ts`.
 */
export const FERRY = `
profil | stopp alter | Du solltest [die 35] noch nicht hinter dir haben.
profil | stopp alter | Am liebsten wäre uns jemand [zwischen 25 und 40], der noch was lernen will.
profil | stopp alter | Wir stellen uns eine Kollegin oder einen Kollegen [bis höchstens 45] vor.
profil | stopp alter | Dein Alter: [18 bis 30].
profil | stopp alter | Die Stelle passt zu Menschen, die [noch keine 40] sind.
profil | stopp alter | Wer [die 50 überschritten] hat, wird sich bei unserem Tempo schwertun.
profil | stopp alter | [Über 55-Jährige] haben bei uns erfahrungsgemäß keine Freude.
profil | stopp alter | Wir brauchen Leute, die noch mindestens [zwanzig Jahre bis zur Rente] haben.
profil | stopp alter | Wunschalter: [Mitte 20 bis Mitte 30].
profil | stopp alter | Sie sind [höchstens vierzig Jahre jung].
profil | stopp alter | Bewerbungen von [Leuten jenseits der 60] werden nicht bearbeitet.
profil | stopp alter | Schulabgänger und junge Erwachsene [bis 25], meldet euch!
profil | stopp alter | Du gehörst zum [Jahrgang 1998 bis 2006]? Dann bist du bei uns richtig.
profil | stopp alter | Gesucht: Servicekraft, [20–35 Jahre].
profil | stopp alter | Das Alter sollte [die 45 nicht übersteigen].
profil | stopp alter | Im besten Fall sind Sie [nicht älter als unser Chef (42)].
profil | stopp alter | Wir wollen unser Team verjüngen und suchen deshalb [Nachwuchs unter 30].
profil | stopp alter | Für [ältere Semester] ist die Arbeit an Deck leider nichts mehr.
angebot | stopp alter | Bei uns arbeiten nur Leute [zwischen 20 und 35], da passt die Chemie.
angebot | stopp alter | Unsere Crew ist [durchweg unter 30], und du solltest da hineinpassen.
titel | stopp alter | Barkeeper (m/w/d) [max. 35 Jahre]
titel | stopp alter | Verkäufer (m/w/d) [zw. 20 und 40 J.]
titel | stopp alter | Matrose (m/w/d), [nicht über 45]
frage | stopp alter | [Wie alt] sind Sie?
frage | stopp alter | Bitte geben Sie Ihr [Geburtsdatum] an
frage | stopp alter | Sind Sie [unter 40]?
frage | stopp alter | Wie viele Jahre wollen Sie noch arbeiten, bevor Sie [in Rente] gehen?
absage | stopp alter | Mit [Ihren 57 Jahren] würden Sie in unserer Mannschaft leider aus dem Rahmen fallen.
absage | stopp alter | Wir haben uns für jemanden entschieden, der [deutlich jünger] ist.
absage | stopp alter | Nehmen Sie es nicht persönlich, aber wir suchen [jüngere Gesichter].
absage | stopp alter | Sie sind für die Ausbildung leider [schon zu alt].
absage | stopp alter | Da Sie [kurz vor der Rente] stehen, lohnt sich die Einarbeitung nicht.
nachricht | stopp alter | Darf ich fragen, [wie alt] Sie sind?
nachricht | stopp alter | Bitte ergänzen Sie im Lebenslauf noch [Ihr Geburtsjahr].
profil | hinweis alter | Wir sind ein [junges, wildes Team] und du passt zu uns.
profil | hinweis alter | Als [Digital Native] kennst du TikTok in- und auswendig.
profil | hinweis alter | Du bist [jung], motiviert und hast keine Angst vor Wind und Wetter.
profil | hinweis alter | Wir suchen [junge Talente] mit Biss.
profil | hinweis alter | Du kommst [frisch aus der Ausbildung] und willst loslegen.
profil | hinweis alter | Du hast deine Lehre [gerade erst beendet].
profil | hinweis alter | Ideal für [Jungköche], die Karriere machen wollen.
angebot | hinweis alter | Dich erwartet eine [junge Truppe] mit flachen Hierarchien.
angebot | hinweis alter | [Junge, hippe Kolleginnen und Kollegen] freuen sich auf dich.
titel | hinweis alter | [Junger Koch] (m/w/d) gesucht
titel | hinweis alter | [Jungkoch] (m/w/d)
profil | hinweis alter | Die Stelle ist etwas für [fitte Rentner].
profil | hinweis alter | Du bist mit dem [Smartphone aufgewachsen].
profil | stopp herkunft | Wir suchen nur [Einheimische].
profil | stopp herkunft | Bitte [keine Bewerbungen aus Osteuropa].
profil | stopp herkunft | Wir nehmen am liebsten [Deutsche], da gibt es keine Verständigungsprobleme.
profil | stopp herkunft | [Südländer] passen nicht so gut in unseren Betrieb.
profil | stopp herkunft | Sie sollten [hier geboren] sein.
profil | stopp herkunft | [Rumänen und Bulgaren] nehmen wir nicht mehr.
profil | stopp herkunft | Unser Kunde möchte nur Personal [mit deutschen Wurzeln].
profil | stopp herkunft | [Kein Migrationshintergrund].
profil | stopp herkunft | Wer [aus dem Ausland] stammt, braucht sich nicht zu bewerben.
profil | stopp herkunft | Wir bevorzugen [polnische Mitarbeiter], weil die zupacken können.
titel | stopp herkunft | Erntehelfer (m/w/d), [keine Ausländer]
titel | hinweis herkunft | Telefonist (m/w/d) [deutscher Muttersprachler]
profil | hinweis herkunft | Deutsch ist Ihre [Muttersprache].
profil | hinweis herkunft | Sie sprechen Deutsch [akzentfrei].
profil | hinweis herkunft | Nur [Native Speaker], bitte.
profil | hinweis herkunft | Sie besitzen [einen deutschen Pass].
profil | hinweis herkunft | [Deutsche Staatsbürgerschaft] ist Bedingung.
frage | hinweis herkunft | [Wo sind Sie geboren]?
frage | hinweis herkunft | Welche [Staatsangehörigkeit] haben Sie?
frage | hinweis herkunft | Ist Deutsch Ihre [Muttersprache]?
frage | stopp herkunft | [Aus welchem Land] stammen Ihre Eltern?
frage | stopp herkunft | Seit wann leben Sie [in Deutschland]?
absage | stopp herkunft | Unsere Stammgäste sind [auf Ausländer] nicht gut zu sprechen, deshalb geht es leider nicht.
absage | stopp herkunft | Wir haben mit [Leuten aus Ihrer Heimat] leider keine guten Erfahrungen gemacht.
absage | stopp herkunft | Leider ist [Ihr Akzent] am Telefon zu stark zu hören.
nachricht | stopp herkunft | Aus welchem [Land kommen Sie] eigentlich?
profil | stopp geschlecht | Wir brauchen [einen Mann], der anpacken kann.
profil | stopp geschlecht | Für die Rezeption kommt nur [eine Dame] infrage.
profil | stopp geschlecht | Im Salon arbeiten bei uns [nur Frauen], und das soll so bleiben.
profil | stopp geschlecht | [Männer] sind für diese Arbeit zu grob.
profil | stopp geschlecht | [Weibliche Bewerber] können wir an Bord nicht unterbringen.
profil | stopp geschlecht | Wegen der schweren Fässer nehmen wir [keine Frauen].
profil | stopp geschlecht | Bevorzugt werden [männliche Bewerber].
titel | stopp geschlecht | Kraftfahrer, [männlich], Fernverkehr
titel | stopp geschlecht | Reinigungskraft [(nur w)]
titel | stopp geschlecht | Büroassistenz, [gern weiblich]
titel | hinweis geschlecht | [Putzfrau] für Ferienwohnungen
titel | hinweis geschlecht | [Arzthelferin] in Teilzeit
titel | hinweis geschlecht | [Kellnerin] gesucht
profil | hinweis geschlecht | Wir suchen [eine fröhliche Verkäuferin] für unsere Bäckerei.
profil | hinweis geschlecht | Unser Team sucht [einen Kerl], der zupackt.
profil | hinweis geschlecht | Du bist [eine Powerfrau] und hältst uns den Rücken frei.
profil | hinweis geschlecht | [Jungs] vom Bau, meldet euch!
frage | stopp geschlecht | Sind Sie [männlich oder weiblich]?
frage | stopp geschlecht | Welches [Geschlecht] steht in Ihrem Ausweis?
absage | stopp geschlecht | Wir haben gemerkt, dass wir doch lieber [einen Mann] für die Stelle wollen.
absage | stopp geschlecht | Als [Frau] hätten Sie es in der Werkstatt nicht leicht, darum sagen wir ab.
absage | stopp geschlecht | Die Kolleginnen möchten [unter Frauen] bleiben, deshalb können wir Sie nicht einstellen.
profil | stopp glaube | [Kopftuchträgerinnen] können wir an der Theke nicht einsetzen.
profil | stopp glaube | Bei uns arbeiten [keine Muslime].
profil | hinweis glaube | Sie sind [getauft] und leben Ihren Glauben.
profil | hinweis glaube | Sie gehören der [evangelischen Kirche] an.
profil | hinweis glaube | Eine [christliche Grundhaltung] setzen wir voraus.
frage | hinweis glaube | Welcher [Religionsgemeinschaft] gehören Sie an?
frage | hinweis glaube | Sind Sie [in der Kirche]?
absage | stopp glaube | Ohne [Taufschein] können wir Sie in der Küche leider nicht beschäftigen.
absage | stopp glaube | Ihr [Kopftuch] passt leider nicht zu unserem Auftritt.
nachricht | stopp glaube | Würden Sie das [Kopftuch] bei der Arbeit abnehmen?
profil | stopp gesundheit | Menschen [mit Behinderung] können wir leider nicht einstellen.
profil | stopp gesundheit | Sie haben [keine Krankheiten] und keine Allergien.
profil | stopp gesundheit | [Wer oft krank ist], kann sich die Bewerbung sparen.
profil | stopp gesundheit | [Schwerbehinderte] sind für diese Tätigkeit nicht geeignet.
profil | hinweis gesundheit | Wir suchen jemanden, der [rundum gesund] ist.
profil | hinweis gesundheit | Sie sind voll belastbar und [kerngesund].
profil | hinweis gesundheit | [Körperlich topfit] solltest du sein.
frage | stopp gesundheit | Haben Sie eine [Behinderung]?
frage | stopp gesundheit | Nehmen Sie regelmäßig [Medikamente]?
frage | stopp gesundheit | Wie viele [Krankheitstage] hatten Sie in den letzten zwei Jahren?
frage | stopp gesundheit | Haben Sie [Rückenprobleme]?
frage | stopp gesundheit | Waren Sie schon einmal [in Therapie]?
absage | stopp gesundheit | Wegen [Ihrer Erkrankung] ist uns das Risiko leider zu groß.
absage | stopp gesundheit | [Mit Ihrem Rollstuhl] kommen Sie bei uns leider nicht durch die Tür, daher die Absage.
nachricht | stopp gesundheit | Sind Sie wieder [ganz gesund] oder müssen wir mit Ausfällen rechnen?
nachricht | stopp gesundheit | Welchen [Grad der Behinderung] haben Sie?
profil | stopp geschlecht | [Frauen mit Kinderwunsch] bitten wir, von einer Bewerbung abzusehen.
profil | stopp familie | Keine [kleinen Kinder], da viel Spätdienst.
profil | hinweis familie | Sie haben Ihre [Familienplanung abgeschlossen].
profil | stopp familie | Für [Mütter] ist die Stelle wegen der Arbeitszeiten nicht geeignet.
profil | hinweis familie | Sie sind [ungebunden] und jederzeit einsatzbereit.
profil | hinweis familie | Am besten bist du [Single] und reist gern.
profil | hinweis familie | Ihre [Kinder sind aus dem Haus].
frage | stopp familie | Haben Sie [Kinder]?
frage | stopp familie | Sind Sie zurzeit [schwanger]?
frage | stopp familie | Planen Sie, in nächster Zeit eine [Familie zu gründen]?
frage | stopp familie | Sind Sie [verheiratet]?
frage | stopp familie | Wer betreut [Ihre Kinder], wenn sie krank sind?
absage | stopp familie | Mit [zwei kleinen Kindern] ist der Schichtdienst für Sie leider nicht machbar.
absage | stopp familie | Da Sie [in Elternzeit gehen] wollen, haben wir uns anders entschieden.
absage | stopp familie | Wir fürchten, dass Sie [bald schwanger] werden.
nachricht | stopp familie | Ist bei Ihnen noch [Nachwuchs] geplant?
nachricht | stopp familie | Was sagt [Ihr Mann] dazu, dass Sie nachts arbeiten?
profil | stopp mitglied | [Gewerkschaftsmitglieder] haben bei uns nichts verloren.
profil | stopp mitglied | Wer einen [Betriebsrat gründen] will, ist hier falsch.
profil | stopp mitglied | Sie sind [nicht in der Gewerkschaft].
frage | stopp mitglied | Sind Sie [in einer Gewerkschaft]?
frage | hinweis mitglied | Sind Sie [Mitglied einer Partei]?
absage | stopp mitglied | Dass Sie [bei der IG Metall] sind, passt leider nicht zu uns.
nachricht | stopp mitglied | Haben Sie in Ihrer alten Firma [im Betriebsrat] gesessen?
profil | stopp gehalt | Legen Sie bitte [Ihre letzten drei Lohnabrechnungen] bei.
profil | stopp gehalt | Bitte teilen Sie uns [Ihren bisherigen Verdienst] mit.
frage | stopp gehalt | [Was verdienen Sie] zurzeit?
frage | stopp gehalt | Ihr [letztes Bruttogehalt]
frage | stopp gehalt | Wie viel hat Ihnen [Ihr letzter Chef gezahlt]?
nachricht | stopp gehalt | Was haben Sie bei [Ihrem letzten Arbeitgeber verdient]?
nachricht | stopp gehalt | Schicken Sie mir bitte [Ihren letzten Lohnzettel].
angebot | stopp probe | Vor dem Vertrag kommen Sie [drei Tage unentgeltlich] zur Probe.
angebot | stopp probe | Die [erste Woche ist unbezahlt], danach sehen wir weiter.
angebot | stopp probe | [Probearbeiten] wird nicht vergütet.
angebot | stopp probe | Sie arbeiten zwei Schichten [ohne Bezahlung] auf Probe.
nachricht | stopp probe | Kommen Sie doch zwei Tage zum [Probearbeiten, Lohn gibt es dafür nicht].
nachricht | hinweis probe | Der [Schnuppertag] dauert acht Stunden und wird nicht bezahlt.
profil | hinweis aussehen | Bitte bewerben Sie sich mit [Lichtbild].
profil | hinweis aussehen | Du hast ein [attraktives Äußeres].
profil | hinweis aussehen | Sie sind mindestens [1,70 m groß] und schlank.
profil | hinweis aussehen | Wir legen Wert auf ein [hübsches Gesicht] am Empfang.
nachricht | hinweis aussehen | Könnten Sie uns noch [ein Foto von sich] schicken?
frage | hinweis aussehen | Welche [Kleidergröße] haben Sie?
`
