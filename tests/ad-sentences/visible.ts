/** The half that the rules were written against. Lines as in `sentence.ts`. */
export const VISIBLE = `
profil | stopp alter | Bewerberinnen und Bewerber sollten [nicht älter als 40] sein.
profil | stopp alter | [Alter: 25–35 Jahre]
profil | stopp alter | Wir wünschen uns eine Person [bis 30 Jahre], die anpacken kann.
profil | stopp alter | [Altersgrenze: 55 Jahre]
profil | stopp alter | Sie sind [Anfang bis Mitte 30] und verhandlungssicher.
profil | stopp alter | Bewerber [über 50 Jahre] können leider nicht berücksichtigt werden.
profil | stopp alter | Wir suchen Leute [im Alter von 18 bis 25 Jahren] für unsere Promotion.
profil | stopp alter | [Alter max. 40]
titel | stopp alter | Verkaufstalent [bis 35 Jahre] gesucht
titel | stopp alter | Hostess [zwischen 18 und 28] für Messe
profil | stopp alter | Auszubildende [nicht über 25 Jahre] bitte melden.
profil | stopp alter | Sie sollten [jünger als 38 Jahre] sein.
frage | stopp alter | Bitte nennen Sie Ihr [Geburtsdatum].
nachricht | stopp alter | Leider sind Sie [zu alt] für diese Stelle.
nachricht | stopp alter | Unser Chef meint, Sie seien für das Team [schon zu alt].
absage | stopp alter | [Aufgrund Ihres Alters] können wir Sie leider nicht berücksichtigen.
absage | stopp alter | Leider passen Sie [altersmäßig] nicht in unsere Gruppe.
absage | stopp alter | [In Ihrem Alter] ist die Einarbeitung erfahrungsgemäß zu aufwendig.
profil | hinweis alter | Als [Digital Native] bewegst du dich sicher in allen Kanälen.
profil | hinweis alter | Du bist [Berufsanfänger] und willst durchstarten.
angebot | hinweis alter | Freu dich auf ein [junges, dynamisches Team]!
profil | hinweis alter | Sie sind [jung], flexibel und motiviert.
titel | hinweis alter | [Junge] Verkaufskraft für Modeboutique
titel | hinweis alter | [Young Professional] Controlling
profil | hinweis alter | Sie kommen [direkt von der Uni] und brennen für Vertrieb.
titel | hinweis alter | [Berufseinsteiger] Vertrieb
aufgaben | hinweis alter | Verstärken Sie unser [junges und motiviertes Team] im Einkauf.
angebot | hinweis alter | Bei uns arbeiten [junge Kollegen] auf Augenhöhe zusammen.
profil | hinweis alter | Sie sind ein [junger] Elektroniker mit Biss.
profil | hinweis alter | Nur [Rentnerinnen und Rentner] melden sich bitte.
absage | hinweis alter | Wir möchten unser Team [verjüngen] und haben uns anders entschieden.
titel | stopp geschlecht | Fahrer ([nur Männer])
profil | stopp geschlecht | [Männliche Bewerber] werden bevorzugt.
profil | stopp geschlecht | [Keine Frauen] wegen der schweren Arbeit.
profil | stopp geschlecht | [Bevorzugt weiblich].
profil | stopp geschlecht | Bitte bewerben Sie sich nur, wenn Sie [ein Mann sind].
absage | stopp geschlecht | Für die Werkstatt möchten wir [keine Frau] einstellen.
nachricht | stopp geschlecht | Wir hatten eigentlich [an eine Frau gedacht].
titel | hinweis geschlecht | [Putzfrau] für Privathaushalt
titel | hinweis geschlecht | [Krankenschwester] für Dialyse
titel | hinweis geschlecht | [Verkäuferin] Bäckerei
profil | hinweis geschlecht | Wir suchen eine [nette Dame] für den Empfang.
aufgaben | hinweis geschlecht | Unser [Mädchen für alles] im Büro.
profil | hinweis geschlecht | [Nur Frauen], da die Tätigkeit im Frauenhaus stattfindet (§ 8 AGG).
profil | hinweis herkunft | [Deutsch als Muttersprache]
profil | hinweis herkunft | [Native Speaker] English
profil | hinweis herkunft | Sie sprechen [akzentfrei] Deutsch.
profil | hinweis herkunft | [Englisch muttersprachlich], Deutsch fließend
profil | hinweis herkunft | [Deutsche Staatsangehörigkeit] erforderlich.
profil | hinweis herkunft | Ihre [Muttersprache ist Deutsch] oder Polnisch.
profil | stopp herkunft | [Nur Deutsche].
profil | stopp herkunft | [Keine Ausländer].
frage | stopp herkunft | Haben Sie einen [Migrationshintergrund]?
frage | stopp herkunft | Aus welchem [Land stammen Ihre Eltern]?
frage | hinweis herkunft | Wo [sind Sie geboren]? Bitte Ort und Land nennen.
profil | hinweis glaube | Sie sind [Mitglied einer christlichen Kirche].
profil | hinweis glaube | Sie sind [katholisch] und leben Ihren Glauben.
frage | hinweis glaube | Welcher [Konfession] gehören Sie an?
profil | stopp glaube | [Nur Christen] können sich bewerben.
absage | stopp glaube | [Wegen Ihrer Religion] passen Sie nicht zu uns.
profil | hinweis gesundheit | [Uneingeschränkte körperliche Belastbarkeit]
profil | hinweis gesundheit | [Körperliche und gesundheitliche Eignung ohne Einschränkungen]
profil | stopp gesundheit | [Menschen mit Behinderung] können wir leider nicht beschäftigen.
profil | stopp gesundheit | [Keine Schwerbehinderten].
profil | stopp gesundheit | Sie haben [keine chronischen Krankheiten].
frage | stopp gesundheit | Haben Sie eine [Behinderung]? Welchen Grad?
frage | stopp gesundheit | Wie viele [Krankheitstage] hatten Sie im letzten Jahr?
frage | stopp gesundheit | Leiden Sie an einer [chronischen Erkrankung]?
frage | stopp gesundheit | Haben Sie [Vorerkrankungen]?
frage | stopp gesundheit | Sind Sie [HIV-positiv]?
absage | stopp gesundheit | [Wegen Ihrer Behinderung] können wir Sie nicht einstellen.
absage | stopp gesundheit | [Als Schwerbehinderter] sind Sie für uns leider nicht geeignet.
frage | stopp familie | Sind Sie [schwanger]?
frage | stopp familie | Wie ist Ihr [Familienstand]?
profil | hinweis familie | [Abgeschlossene Familienplanung] von Vorteil
nachricht | stopp familie | Wie betreuen Sie [Ihre Kinder], wenn Sie bei uns arbeiten?
nachricht | stopp familie | Wollen Sie in den nächsten Jahren [Kinder bekommen]?
profil | stopp mitglied | [Keine Gewerkschaftsmitglieder].
frage | stopp mitglied | Gehören Sie einer [Gewerkschaft] an?
profil | stopp mitglied | Sie sind [nicht gewerkschaftlich organisiert].
frage | hinweis mitglied | Sind Sie [Mitglied einer Partei]?
frage | hinweis mitglied | Welche [Partei wählen] Sie?
nachricht | hinweis mitglied | Welcher [Partei] stehen Sie nahe?
frage | stopp gehalt | Was verdienen Sie [derzeit]?
nachricht | stopp gehalt | Wie viel haben Sie [in Ihrer letzten Stelle verdient]?
angebot | stopp gehalt | Bringen Sie bitte die [letzten drei Lohnabrechnungen] mit.
frage | stopp gehalt | [Ihr derzeitiges Bruttogehalt] (in Euro)
nachricht | stopp gehalt | Für unser Angebot brauchen wir Ihre [letzten Gehaltsnachweise].
angebot | stopp probe | Sie arbeiten drei Tage [ohne Bezahlung zur Probe].
nachricht | stopp probe | Kommen Sie bitte zwei Tage [kostenlos zur Probe arbeiten].
nachricht | stopp probe | Die [Probearbeit ist unbezahlt] und dauert fünf Tage.
angebot | stopp probe | Die ersten zwei Wochen [Einarbeitung werden nicht vergütet].
nachricht | hinweis probe | Wir laden Sie zu einem [unbezahlten Schnuppertag] ein.
angebot | hinweis probe | [Unbezahlter Probetag] vor der Einstellung
angebot | hinweis probe | Am Anfang steht eine [unbezahlte Hospitation].
aufgaben | ok | Kundinnen zwischen 18 und 30 Jahren betreuen und beraten
aufgaben | ok | Pflege von Bewohnern über 80 Jahren
aufgaben | ok | Beratung junger Menschen bis 27 Jahre nach SGB VIII
aufgaben | ok | Wir begleiten Jugendliche im Alter von 12 bis 18 Jahren.
aufgaben | ok | Kampagnen für die Zielgruppe 18 bis 35 Jahre planen
profil | ok | Sie sind mindestens 18 Jahre alt (Jugendschutz).
profil | ok | Mindestalter 18 Jahre, da Nachtarbeit anfällt
profil | ok | Du bist mindestens 16 Jahre alt.
profil | ok | Mindestens 21 Jahre und Führerschein Klasse D
profil | ok | Mindestens drei Jahre Berufserfahrung im Einkauf
profil | ok | Quereinsteiger jeden Alters sind willkommen.
profil | ok | Bewerbungen von Menschen über 50 Jahren sind ausdrücklich erwünscht.
angebot | ok | Wir sind ein junges Start-up aus Leipzig.
angebot | ok | Altersteilzeit ist bei uns möglich.
angebot | ok | Betriebliche Altersvorsorge ab dem ersten Tag
angebot | ok | Unser Team ist zwischen 22 und 61 Jahre alt.
angebot | ok | Zwischen 25 und 35 Stunden in der Woche, ganz wie es passt
angebot | ok | Ihr Arbeitsweg liegt unter 30 Minuten? Umso besser.
titel | ok | Senior Software Engineer
titel | ok | Junior Controller
titel | ok | Ausbildung zum Bankkaufmann
titel | ok | Pflegefachkraft im Nachtdienst
titel | ok | Leitung Jugendhaus (18 bis 27 Jahre)
titel | ok | Servicekraft im Restaurant „Zum jungen Fritz“
titel | ok | Werkstudent Marketing
titel | ok | Kaufmann im Einzelhandel
titel | ok | Sozialarbeiter:in Frauenhaus
titel | ok | Erzieher*in Waldkindergarten
titel | ok | Friseur Herrensalon
titel | ok | Mechatroniker Männerwohnheim Technik
titel | ok | Gewerkschaftssekretär Tarifpolitik
titel | ok | Kirchenmusiker
titel | ok | Referent Religionspädagogik
titel | ok | Heilerziehungspfleger Behindertenhilfe
profil | ok | Ihre Muttersprache ist für uns nicht wichtig, gutes Deutsch schon.
profil | ok | Kenntnisse im deutschen Steuerrecht
profil | ok | Menschen aller Nationalitäten sind willkommen.
aufgaben | ok | Beratung von Menschen ausländischer Herkunft
aufgaben | ok | Integration ausländischer Fachkräfte in den Betrieb
angebot | ok | Kolleginnen und Kollegen aus 14 Nationen
angebot | ok | Deutschkurs während der Arbeitszeit
profil | ok | Sie sind teamfähig, freundlich und belastbar.
profil | ok | Sie sind schwindelfrei und arbeiten gern im Freien.
aufgaben | ok | Beratung von Schwangeren und jungen Familien
aufgaben | ok | Betreuung schwerbehinderter Beschäftigter als Vertrauensperson
aufgaben | ok | Vertretung unserer Mitglieder in der Gewerkschaft
aufgaben | ok | Verwaltung der Mitgliedschaften im Fitnessstudio
angebot | ok | Wir sind ein kirchlicher Träger mit 40 Häusern.
angebot | ok | Vergütung nach AVR, Träger ist die katholische Kirche.
angebot | ok | Barrierefreies und behindertengerechtes Gebäude
angebot | ok | Elternzeitvertretung, befristet auf zwei Jahre
angebot | ok | Sie sind neugierig auf uns? Ein bezahlter Probetag ist jederzeit möglich.
angebot | ok | Probezeit sechs Monate, 13 Gehälter
frage | ok | Sind Sie mindestens 18 Jahre alt?
frage | ok | Wie viele Jahre Berufserfahrung haben Sie?
frage | ok | Haben Sie Erfahrung in der Arbeit mit Kindern?
frage | ok | Wie gut sprechen Sie Deutsch?
frage | ok | Seit wann haben Sie den Führerschein?
nachricht | ok | Welches Gehalt stellen Sie sich vor?
nachricht | ok | Für die Lohnabrechnung brauchen wir nach der Einstellung Ihre Bankverbindung.
nachricht | ok | Das Gespräch dauert etwa 30 bis 45 Minuten.
nachricht | ok | Frau Berger holt Sie um 9 Uhr am Empfang ab.
nachricht | ok | Der Probearbeitstag wird mit 15 Euro je Stunde bezahlt.
nachricht | ok | Herr Yılmaz meldet sich, er ist gerade in Elternzeit.
nachricht | ok | Wegen Krankheit müssen wir den Termin leider verschieben.
nachricht | ok | Unser Team hat sich über Ihre Bewerbung sehr gefreut.
nachricht | ok | Wie ist Ihr frühester Starttermin, und passt Ihnen die Schicht am Vormittag?
nachricht | ok | Sie können Ihren Hund gern mitbringen, er ist ja schon alt.
absage | ok | Die Stelle wurde inzwischen besetzt.
absage | ok | Wir haben uns für jemanden mit mehr Erfahrung entschieden.
absage | ok | Ihre Unterlagen löschen wir nach sechs Monaten.
absage | ok | Gern nehmen wir Sie für ein Jahr in unseren Kandidatenpool auf.
`
