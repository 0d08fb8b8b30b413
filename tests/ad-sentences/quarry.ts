/**
 * The other half of the sentences of `bakehouse.ts`, kept aside until its classes were corrected: 15 of 64 were missed
 * before and 13 after. Corrected by classes since. Lines as in `sentence.ts`.
 */
export const QUARRY = `
angebot | hinweis alter | Unser [Altersschnitt liegt bei 27] – da solltest du reinpassen.
absage | stopp alter | Leider haben wir uns für einen [jüngeren Bewerber] entschieden.
profil | hinweis alter | Dein [Abi liegt höchstens drei Jahre zurück].
profil | hinweis alter | Wir freuen uns auf [frischgebackene Absolventen, bitte keine alten Hasen].
profil | hinweis alter | Du passt ideal in unser [junges, hippes Team, wenn du selbst noch jung bist].
profil | stopp alter | Bitte haben Sie Verständnis, dass wir [Rentner] für diese Tätigkeit nicht berücksichtigen.
profil | hinweis alter | Du gehörst zur [Generation Z] und atmest Social Media.
profil | stopp alter | Das Profil passt eher zu einer [jungen Nachwuchskraft, Bewerber über 35 laden wir nicht ein].
profil | stopp alter | [Age: 20-35], fluent in English, willing to travel.
profil | stopp alter | Sie befinden sich am [Anfang Ihres Berufslebens und sind nicht älter als Mitte dreißig].
profil | hinweis alter | Als [Digital Native] bewegst du dich sicher in allen Kanälen.
profil | hinweis alter | Wir brauchen echte [digital natives], keine Umsteiger.
profil | hinweis alter | Profil: [Digital-Native-Mindset] von klein auf.
profil | stopp herkunft | Leute aus dem [Ostblock] haben bei uns schlechte Karten.
absage | stopp herkunft | Aufgrund unserer Kundenstruktur kommen nur Kolleginnen [ohne Migrationshintergrund] infrage.
profil | stopp herkunft | Du bist [hier geboren] und aufgewachsen.
profil | stopp herkunft | Kein Kopftuch, keine Leute mit [dunkler Hautfarbe] im Service.
profil | stopp herkunft | [Europäisches Aussehen] ist für den Empfang Voraussetzung.
angebot | hinweis herkunft | Bitte tragen Sie Ihre [Staatsangehörigkeit] und Ihren Geburtsort in das Formular ein.
nachricht | stopp herkunft | Wo kommst du [eigentlich ursprünglich her]?
profil | hinweis herkunft | German [native speaker] only.
profil | hinweis herkunft | [Akzentfreies] Deutsch am Telefon ist ein Muss.
profil | hinweis herkunft | Sie sprechen [von Haus aus Deutsch].
absage | stopp herkunft | Leider ist Ihr [Akzent] für unsere Kundschaft zu stark.
angebot | hinweis geschlecht | Für die Spätschicht brauchen wir noch zwei [kräftige Männer].
absage | stopp geschlecht | Eine [Frau] können wir uns auf dieser Baustelle nicht vorstellen.
angebot | hinweis geschlecht | Unsere [Mädels im Büro freuen sich auf eine weitere Kollegin].
profil | hinweis geschlecht | Sie sind ein [gestandener Mann] mit handwerklichem Geschick.
absage | stopp geschlecht | Wir haben uns gegen Sie entschieden, weil wir lieber einen [Mann] im Team hätten.
profil | stopp geschlecht | Nur [männliche Bewerber], da körperlich anspruchsvoll.
profil | hinweis geschlecht | Als [Powerfrau] hast du unser Backoffice im Griff.
profil | stopp geschlecht | Wir wünschen uns einen Hausmeister, der seinen Mann steht – [Damen bitte nicht].
nachricht | stopp geschlecht | Bist du eigentlich [hetero]?
profil | stopp geschlecht | Wir suchen ein klassisches [Ehepaar aus Mann und Frau] als Hausmeister.
profil | hinweis glaube | Aus hygienischen Gründen bitte ohne [Kopftuch] bewerben.
angebot | hinweis glaube | Bitte gib deine [Konfession] im Anschreiben an.
profil | stopp glaube | Wer im [Ramadan fastet], kann bei uns nicht arbeiten.
profil | hinweis glaube | [No headscarf], no beard.
profil | hinweis glaube | Als Lagerist solltest du nicht [religiös] sein.
profil | stopp gesundheit | Die Stelle ist für [Menschen mit Behinderung] leider ungeeignet.
profil | stopp gesundheit | [Rollstuhlfahrer] brauchen sich nicht zu bewerben.
profil | hinweis gesundheit | [Körperlich und geistig gesund] – das setzen wir voraus.
nachricht | stopp gesundheit | Wie viele [Krankheitstage] hattest du im letzten Jahr?
frage | stopp gesundheit | Nehmen Sie regelmäßig [Medikamente]?
profil | hinweis gesundheit | Voraussetzung: [uneingeschränkt belastbar], keine körperlichen Einschränkungen.
profil | stopp gesundheit | Wir suchen jemanden [ohne Handicap].
nachricht | stopp familie | Bist du [schwanger] oder planst du das in nächster Zeit?
profil | stopp familie | Sie sind ungebunden [und haben keine Kinder].
absage | stopp familie | Wegen Ihrer [Schwangerschaft] können wir den Vertrag leider nicht verlängern.
frage | stopp familie | Haben Sie [Kinder, und wer passt auf sie auf], wenn sie krank sind?
profil | stopp familie | Am liebsten [Singles ohne familiäre Verpflichtungen].
absage | stopp familie | Ihr [Kinderwunsch] passt nicht zu unserem Projektplan.
frage | stopp mitglied | Sind Sie [Mitglied bei Verdi oder der IG Metall]?
profil | stopp mitglied | Wer einen [Betriebsrat gründen will], ist hier an der falschen Adresse.
profil | hinweis mitglied | CDU-[Parteibuch] von Vorteil.
angebot | stopp gehalt | Bitte legen Sie Ihre [letzten drei Gehaltsabrechnungen] bei.
angebot | stopp gehalt | Dein [bisheriges Fixum] hilft uns bei der Einstufung.
frage | stopp gehalt | Wie hoch war Ihr [Lohn beim letzten Arbeitgeber]?
nachricht | stopp gehalt | Schick uns bitte den [letzten Lohnzettel] mit.
angebot | stopp probe | Der [erste Monat gilt als Schnupperzeit und wird nicht bezahlt].
nachricht | stopp probe | Komm einfach drei [Tage mitarbeiten – Geld gibt es dafür noch nicht].
angebot | stopp probe | Die [Einarbeitung (14 Tage) ist ehrenamtlich].
angebot | stopp probe | Während der [Probewoche gibt es nur freies Essen, keinen Lohn].
angebot | hinweis aussehen | Schick uns deinen Lebenslauf [mit Foto].
profil | ok | Mindestalter 18 Jahre wegen der Nachtarbeit.
profil | ok | Wir sind ein Team zwischen 22 und 63 Jahren und jeder bringt etwas mit.
profil | ok | Ob Berufseinsteiger oder alter Hase: Bewerben Sie sich.
aufgaben | ok | Sie betreuen Jugendliche und junge Erwachsene im Alter von 14 bis 21 Jahren.
profil | ok | Unsere Firma ist gerade einmal fünf Jahre jung.
angebot | ok | Eine betriebliche Altersvorsorge mit 20 Prozent Zuschuss ist dabei.
angebot | ok | Altersteilzeit ist nach Absprache möglich.
angebot | ok | Rentnerinnen und Rentner können sich gern etwas dazuverdienen.
profil | ok | Zwischen 18 und 22 Uhr bist du für unsere Gäste da.
profil | ok | Du hast Freude an der Arbeit mit jungen Familien.
profil | ok | Der Führerschein der Klasse C1 setzt ein Mindestalter von 18 Jahren voraus.
aufgaben | ok | Du entwickelst native Apps für iOS und Android.
profil | ok | Mit digitalen Werkzeugen gehst du sicher um.
profil | ok | Eine gültige Arbeitserlaubnis für Deutschland ist erforderlich.
profil | ok | Für diese Aufgabe ist eine Sicherheitsüberprüfung nach dem SÜG nötig.
profil | ok | Unser Team kommt aus zwölf Nationen.
aufgaben | ok | Du kochst türkische, italienische und deutsche Küche.
profil | ok | Sie kennen sich mit deutschem Arbeitsrecht aus.
profil | ok | Die Herkunft unserer Zutaten ist uns wichtig.
profil | ok | Wir beliefern Kunden aus der ganzen EU, nur deutsche Ware im Regal.
profil | ok | Verhandlungssicheres Englisch und gutes Deutsch (B2).
aufgaben | ok | Du unterrichtest Deutsch als Zweitsprache für Kinder anderer Erstsprache.
profil | ok | Sehr gute Deutschkenntnisse in Wort und Schrift.
profil | ok | Wir setzen Akzente in der Altenpflege.
profil | ok | Sekretär (m/w/d) in Teilzeit.
aufgaben | ok | Sie verkaufen Damen- und Herrenmode.
profil | ok | Wir bauen Spielplätze für Mädchen und Jungen.
profil | ok | Alle Geschlechter sind willkommen.
profil | ok | Sie leiten eine Mannschaft von zwölf Leuten.
profil | ok | Unser Hausmeister geht in Rente, darum suchen wir eine Nachfolge (m/w/d).
angebot | ok | Meine Kollegin Anna zeigt dir am ersten Tag alles.
angebot | ok | Der Weltfrauentag ist in Berlin ein Feiertag.
profil | ok | Wir sind seit 2019 Partner des Christopher Street Day.
profil | ok | Wen Sie lieben, ist Ihre Sache.
profil | ok | Ob mit oder ohne Kopftuch: Wir freuen uns auf dich.
profil | ok | Als Küster begleiten Sie die Gottesdienste unserer Gemeinde.
profil | ok | Die Religion spielt bei der Auswahl keine Rolle.
profil | ok | Ein Gebetsraum steht allen offen.
profil | ok | Für die Seelsorge setzen wir nach § 9 AGG die Zugehörigkeit zur evangelischen Kirche voraus.
profil | ok | Unsere Werkstatt ist barrierefrei, auch mit dem Rollstuhl.
profil | ok | Sie heben regelmäßig Pakete bis 20 Kilogramm.
profil | ok | Der Nachweis der Masernimpfung ist gesetzlich vorgeschrieben.
profil | ok | Menschen mit Behinderung begleiten Sie im Alltag.
angebot | ok | Lohnfortzahlung im Krankheitsfall ist selbstverständlich.
profil | ok | Die Vertrauensperson der schwerbehinderten Menschen ist am Verfahren beteiligt.
profil | ok | Ihre Arbeit ist abwechslungsreich und nicht eintönig oder krank machend.
angebot | ok | Kinderbetreuung zahlen wir mit 150 Euro im Monat.
profil | ok | Ob mit Kindern oder ohne, wir finden passende Zeiten.
angebot | ok | Mutterschutz und Elternzeit sind bei uns selbstverständlich.
profil | ok | Wir sind ein Familienbetrieb in dritter Generation.
profil | ok | Ungebundene Mittel im Haushalt planen Sie selbstständig.
profil | ok | Sie sind zuständig für den Kinderwunschbereich unserer Praxis.
angebot | ok | Ein Betriebsrat ist vorhanden und wird geschätzt.
profil | ok | Die Mitgliedschaft im Fitnessstudio übernehmen wir.
aufgaben | ok | Sie verhandeln mit Parteien aus Bund und Ländern.
angebot | ok | Sie verdienen 3.400 Euro brutto im Monat.
aufgaben | ok | Du erstellst die Gehaltsabrechnungen für 300 Beschäftigte.
nachricht | ok | Ihr letztes Gehalt müssen Sie uns nicht sagen.
profil | ok | Gehaltsnachweise prüfen Sie im Kreditgeschäft sorgfältig.
angebot | ok | Sechs Monate Probezeit mit vollem Gehalt.
profil | ok | Du kannst einen Nachmittag unverbindlich zuschauen, mitarbeiten musst du nicht.
profil | ok | Überstunden bleiben bei uns nicht unbezahlt.
angebot | ok | Kostenlose Getränke und Obst in der Probezeit und danach.
aufgaben | ok | Du machst Fotos für unseren Katalog.
`
