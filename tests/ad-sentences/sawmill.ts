/**
 * How sawmills, hotels, agencies and surgeries put it. Written and labelled before the rules were
 * asked: 14 of 66 were missed then and 2 of 57 harmless ones stopped; three labels were put right. Lines as in `sentence.ts`.
 */
export const SAWMILL = `
profil | stopp alter | Optimal wäre ein Alter [zwischen 25 und 40 Jahren].
profil | stopp alter | Wir stellen nur Leute ein, die [nach 1985 geboren] sind.
profil | stopp alter | Du bist [höchstens 29] und suchst den Einstieg in die Werbung.
profil | stopp alter | [Ab 50] wird es für die Arbeit auf dem Gerüst zu spät.
profil | stopp alter | Voraussetzung: [unter 35 Jahre].
profil | stopp alter | Sie sind [zwischen Mitte 20 und Ende 30].
profil | stopp alter | [Personen über 60] bitten wir, sich nicht zu bewerben.
profil | stopp alter | [Altersgruppe 20 bis 35] bevorzugt.
profil | stopp alter | Nur für [Leute bis 30].
profil | stopp alter | Ein [Alter von maximal 45 Jahren] ist Bedingung.
profil | stopp alter | Wir suchen Kolleginnen und Kollegen [im Alter bis etwa 40].
titel | stopp alter | Animateur (m/w/d) [zwischen 18 und 30 Jahren]
titel | stopp alter | Reinigungskraft (m/w/d), [nicht älter als 50]
frage | stopp alter | Welcher [Jahrgang] sind Sie?
frage | stopp alter | Sind Sie [jünger als 30]?
nachricht | stopp alter | In Ihrem Lebenslauf fehlt [das Geburtsdatum], bitte reichen Sie es nach.
absage | stopp alter | Wir suchen eher jemanden, der [noch keine 40] ist.
absage | stopp alter | [Aus Altersgründen] können wir Sie leider nicht berücksichtigen.
absage | stopp alter | Bei uns sind alle [deutlich jünger] als Sie, das passt nicht.
profil | hinweis alter | Wir sind ein [junges Team] und freuen uns auf dich.
profil | hinweis alter | [Junge, hungrige Leute] gesucht, die was reißen wollen.
profil | hinweis alter | Du hast [dein Studium gerade erst abgeschlossen].
profil | hinweis alter | Für [rüstige Rentner] ideal.
profil | stopp herkunft | Einstellung [nur von Deutschen].
profil | stopp herkunft | Wir suchen Leute [ohne Migrationshintergrund].
profil | stopp herkunft | Am liebsten nehmen wir [Polen oder Tschechen], die arbeiten hart.
profil | stopp herkunft | Leute [aus arabischen Ländern] stellen wir nicht ein.
profil | hinweis herkunft | [Muttersprachler Deutsch] zwingend.
profil | ok | Deutsch auf Muttersprachenniveau setzen wir voraus.
profil | hinweis herkunft | Sie sprechen [Deutsch ohne Akzent].
frage | stopp herkunft | Haben Sie [einen Migrationshintergrund]?
frage | stopp herkunft | Aus welchem [Land kommen Ihre Eltern]?
absage | stopp herkunft | Wir möchten die Stelle lieber [mit einem Deutschen] besetzen.
absage | stopp herkunft | [Menschen aus Ihrem Land] passen erfahrungsgemäß nicht zu uns.
profil | stopp geschlecht | [Nur weibliche Bewerberinnen], bitte.
profil | stopp geschlecht | Diese Arbeit können [nur Männer] leisten.
profil | stopp geschlecht | Am Empfang wünschen wir uns [eine Frau].
titel | stopp geschlecht | Hausmeister, [männlich]
titel | hinweis geschlecht | [Zimmermädchen] gesucht
absage | stopp geschlecht | [Als Mann] passen Sie leider nicht in unser Kita-Team.
profil | hinweis geschlecht | [Starke Männer] für den Umzug gesucht.
profil | hinweis geschlecht | Du bist [ein Mädel], das anpacken kann.
profil | hinweis glaube | Sie teilen unsere [christlichen Überzeugungen].
profil | stopp glaube | Bewerberinnen, die [ein Kopftuch] tragen, können wir nicht einstellen.
frage | hinweis glaube | Sind Sie [evangelisch oder katholisch]?
absage | stopp glaube | Unsere Kunden möchten [keine Muslima] an der Kasse.
profil | stopp gesundheit | Für [Rollstuhlfahrer] ist die Stelle nicht geeignet.
profil | stopp gesundheit | Sie haben [keine chronischen Krankheiten].
frage | stopp gesundheit | Waren Sie schon einmal [in psychiatrischer Behandlung]?
frage | stopp gesundheit | Sind Sie [schwerbehindert]?
absage | stopp gesundheit | Wegen [Ihrer vielen Fehltage] durch Krankheit nehmen wir Abstand.
absage | stopp gesundheit | [Ihre Depression] macht uns Sorgen, deshalb sagen wir ab.
profil | stopp familie | Bitte [keine Mütter mit kleinen Kindern].
profil | hinweis familie | [Familiär ungebunden] und jederzeit reisebereit.
frage | stopp familie | Wie ist Ihr [Familienstand]?
frage | stopp familie | Haben Sie einen [Kinderwunsch]?
nachricht | stopp familie | Wer passt auf [Ihr Kind] auf, wenn Sie Spätschicht haben?
absage | stopp familie | Weil Sie [schwanger] sind, kommt die Stelle für Sie nicht infrage.
profil | stopp mitglied | Wer [Mitglied bei ver.di] ist, passt nicht zu uns.
frage | stopp mitglied | Haben Sie schon einmal [gestreikt]?
profil | stopp gehalt | Bitte nennen Sie [Ihr derzeitiges Gehalt] und Ihre Kündigungsfrist.
nachricht | stopp gehalt | Können Sie mir [Ihre letzte Gehaltsabrechnung] schicken?
angebot | stopp probe | Zum Kennenlernen arbeiten Sie [einen Tag kostenlos] mit.
angebot | stopp probe | [Unbezahltes Probearbeiten] gehört bei uns zum Verfahren.
profil | hinweis aussehen | Wir erwarten eine Bewerbung mit [Ganzkörperfoto].
profil | hinweis aussehen | Du bist [schlank] und mindestens 1,75 m groß.
titel | ok | Betreuer (m/w/d) für Menschen ab 60
titel | ok | Jugendtrainer (m/w/d) U17
titel | ok | Verkäufer (m/w/d) 18 bis 25 Stunden pro Woche
titel | ok | Hebamme (m/w/d) Kreißsaal
titel | ok | Dolmetscher (m/w/d) Arabisch und Kurdisch
titel | ok | Produktionshelfer (m/w/d) im Zweischichtbetrieb
profil | ok | Mindestens 30 und höchstens 40 Stunden in der Woche
profil | ok | Sie haben Lust, Menschen über 70 beim Einkaufen zu begleiten.
profil | ok | Wir freuen uns auf Bewerbungen von Jung und Alt.
profil | ok | Ob Sie Anfang 20 oder Ende 50 sind, ist uns nicht wichtig.
profil | ok | Ihr Abschluss kann auch älter als zehn Jahre sein.
profil | ok | Du bist mindestens 15 Jahre alt und hast die Schule abgeschlossen.
profil | ok | Lebenserfahrung ist bei uns gern gesehen.
profil | ok | Erfahrung mit Maschinen, die älter als 30 Jahre sind
profil | ok | Sie verstehen und sprechen gut Deutsch.
profil | ok | Polnisch oder Tschechisch ist ein Plus, aber keine Bedingung.
profil | ok | Ausländische Abschlüsse erkennen wir an.
profil | ok | Wir suchen Menschen, gleich welcher Herkunft, Religion oder sexuellen Identität.
profil | ok | Bewerbungen von Frauen begrüßen wir besonders.
profil | ok | Auch Quereinsteigerinnen und Wiedereinsteiger nach der Familienzeit sind willkommen.
profil | ok | Sie stehen und gehen viel und heben gelegentlich schwere Bretter.
profil | ok | Ein Führungszeugnis brauchen wir, weil Sie mit Kindern arbeiten.
profil | ok | Hörgerät oder Brille sind kein Problem.
profil | ok | Bitte schicken Sie kein Foto und kein Geburtsdatum mit.
profil | ok | Sie sind flexibel und auch am Wochenende einsetzbar.
profil | ok | Ihr Gehaltswunsch und der früheste Beginn
angebot | ok | Wir sind zwischen 19 und 64 und haben immer etwas zu lachen.
angebot | ok | Seit 45 Jahren sägen wir Holz aus der Region.
angebot | ok | Für alle unter 25 übernehmen wir die Kosten des Führerscheins, für alle anderen die Hälfte.
angebot | ok | Kindergeldzuschuss und 32 Tage Urlaub
angebot | ok | Altersvorsorge mit 20 % Zuschuss
angebot | ok | Probearbeiten dauert bei uns drei Stunden und wird bezahlt.
angebot | ok | Unser Hotel hat 60 Zimmer und ein junges Restaurantkonzept.
angebot | ok | Mitarbeitende aus 17 Nationen arbeiten bei uns zusammen.
angebot | ok | Gewerkschaftlich ausgehandelte Löhne und ein Betriebsrat
angebot | ok | Barrierefreie Büros und ein Aufzug
angebot | ok | Im Mutterschutz und in der Elternzeit bleiben wir in Kontakt, wenn Sie möchten.
angebot | ok | Gesundheitsprämie und Zuschuss zum Fitnessstudio
aufgaben | ok | Sie werben für Reisen für die Zielgruppe 50 plus.
aufgaben | ok | Sie betreuen Mädchen und Jungen zwischen 6 und 10 Jahren.
aufgaben | ok | Sie führen Gespräche mit Schwangeren und jungen Müttern.
aufgaben | ok | Sie prüfen die Staatsangehörigkeit von Antragstellern.
aufgaben | ok | Sie organisieren Freizeiten für Rollstuhlfahrerinnen und Rollstuhlfahrer.
aufgaben | ok | Sie verkaufen Herrenanzüge und Brautkleider.
aufgaben | ok | Sie verhandeln mit Gewerkschaften und Betriebsräten.
frage | ok | Wie lange arbeiten Sie schon mit Holz?
frage | ok | Haben Sie einen Staplerschein?
frage | ok | Welche Deutschkenntnisse haben Sie, zum Beispiel B1 oder B2?
frage | ok | Ab wann können Sie bei uns beginnen?
frage | ok | Haben Sie Erfahrung in der Arbeit mit Menschen mit Behinderung?
frage | ok | Welche Vergütung stellen Sie sich vor?
nachricht | ok | Danke für Ihre Nachricht, wir wünschen Ihrem Kind gute Besserung.
nachricht | ok | Wann passt es Ihnen, Montag oder Dienstag?
nachricht | ok | Bitte bringen Sie zum Gespräch Ihren Ausweis mit, der Pförtner fragt danach.
absage | ok | Leider haben wir die Stelle schon mit einer anderen Person besetzt.
absage | ok | Für die Leitung fehlen Ihnen noch ein paar Jahre Berufserfahrung.
absage | ok | Ihr Zeugnis ist gut, aber der Staplerschein fehlt leider.
`
