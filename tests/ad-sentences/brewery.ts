/**
 * How breweries, surgeries and parishes put it. Written and labelled after the first correction of that day and before it was asked about
 * these: 36 of 117 were not found then, one of 62 was stopped wrongly. Since corrected by class; lines as in `sentence.ts`.
 */
export const BREWERY = `
profil | stopp alter | Wir ziehen die Grenze bei [45 Jahren].
profil | stopp alter | Wer schon [fünf vorne] stehen hat, wird bei uns nicht glücklich.
profil | stopp alter | Leute, die [ihren Fünfzigsten] schon gefeiert haben, passen nicht mehr in unser Konzept.
profil | hinweis alter | Du gehörst zur [Generation Z].
profil | stopp alter | [Ihr Geburtsjahr] sollte mit einer Zwei beginnen.
profil | stopp alter | Bewerbungen von [Leuten über 55] landen im Papierkorb.
profil | stopp alter | Für [Opas] ist das Tempo zu hoch.
profil | stopp alter | Wir nehmen keinen mehr, der [auf die sechzig] zugeht.
profil | hinweis alter | Unser Team ist [jung und wild] und sucht Verstärkung.
profil | hinweis alter | [Frisch von der Uni]? Dann bist du bei uns richtig.
profil | hinweis alter | Wir suchen [junge Talente] für den Vertrieb.
frage | stopp alter | [Welches Baujahr] sind Sie?
frage | stopp alter | Sind Sie schon [über 50]?
frage | stopp alter | Wann haben Sie [Geburtstag], und welches Jahr?
nachricht | stopp alter | Wie lange hätten Sie denn noch [bis zur Rente]?
nachricht | stopp alter | Auf Ihrem Lebenslauf fehlt [das Geburtsjahr], könnten Sie das ergänzen?
nachricht | stopp alter | Unser Kunde möchte niemanden [über 40], daher meine Frage nach Ihrem Jahrgang.
absage | stopp alter | Die Stelle ging an jemanden, der noch [etwas länger bis zur Rente] hat.
absage | stopp alter | Für eine Auszubildende sind Sie mit [34] leider etwas zu alt.
absage | stopp alter | Unsere Mannschaft ist durchweg [um die dreißig], da wären Sie als Mittfünfziger ein Fremdkörper.
absage | stopp alter | Ihr [fortgeschrittenes Alter] lässt uns zweifeln, ob Sie die Schichten durchstehen.
absage | stopp alter | Wir wollen das Team bewusst [verjüngen] und haben uns daher gegen Sie entschieden.
absage | stopp alter | In [Ihrer Altersklasse] stellen wir nicht mehr ein.
absage | stopp alter | Mit [62] fängt man doch nichts Neues mehr an.
profil | stopp geschlecht | Am Tresen arbeiten bei uns ausschließlich [Mädels], das soll so bleiben.
profil | stopp geschlecht | [Weibliche Unterstützung] gesucht, Männer haben wir genug.
profil | stopp geschlecht | Diese Aufgabe ist nichts für das [schwache Geschlecht].
profil | stopp geschlecht | Es kommt nur ein [Hausmeister], keine Hausmeisterin infrage.
profil | stopp geschlecht | Bitte keine [Herren der Schöpfung], wir sind ein Damensalon.
profil | hinweis geschlecht | Wir suchen eine [nette Kollegin] für die Anmeldung.
profil | hinweis geschlecht | Unser Chef braucht eine [rechte Hand, gern weiblich].
titel | hinweis geschlecht | [Kellnerin] für Biergarten gesucht
titel | stopp geschlecht | Fahrer, [kein weibliches Personal]
nachricht | stopp geschlecht | Ich wollte nur wissen, ob Sie ein [Mann] sind, aus dem Vornamen geht das nicht hervor.
absage | stopp geschlecht | Unsere Monteure würden sich von einer [Frau] nichts sagen lassen.
absage | stopp geschlecht | Das Team hat sich für einen [männlichen Kollegen] ausgesprochen.
absage | stopp geschlecht | Wir hatten an eine [weibliche Besetzung] gedacht.
absage | stopp geschlecht | Ihre [Transition] würde bei uns für zu viel Unruhe sorgen.
profil | stopp herkunft | [Ukrainer] nehmen wir keine mehr, die bleiben nie lange.
profil | stopp herkunft | Nur wer [hier aufgewachsen] ist, versteht unsere Kunden.
profil | stopp herkunft | Für [Fremde] ist in unserem Dorfladen kein Platz.
profil | stopp herkunft | Personen mit [Fluchthintergrund] können wir nicht beschäftigen.
profil | stopp herkunft | Ein [deutscher Nachname] ist am Telefon von Vorteil.
profil | stopp herkunft | Wir bevorzugen [Deutsche], weil es mit den anderen nur Ärger gab.
profil | hinweis herkunft | Deutsch ist Ihre [Erstsprache].
profil | hinweis herkunft | Sie sollten [Deutsch von Haus aus] sprechen.
profil | hinweis herkunft | Nur [EU-Bürger] mit gültigem Pass.
profil | hinweis herkunft | Wir suchen [polnische Handwerker] für Montage.
frage | stopp herkunft | Sind Sie in [Deutschland aufgewachsen]?
frage | stopp herkunft | Aus welchem [Kulturkreis] kommen Sie?
frage | stopp herkunft | Welche Sprache sprechen Sie [zu Hause]?
nachricht | stopp herkunft | Sie haben so einen schönen [Akzent], wo kommen Sie denn her?
nachricht | stopp herkunft | Ist [Yılmaz ein türkischer Name]?
absage | stopp herkunft | Unsere Kunden auf dem Land wollen von einem [Deutschen] bedient werden.
absage | stopp herkunft | Mit [Kollegen aus Ihrer Heimat] haben wir keine guten Erfahrungen gemacht.
absage | stopp herkunft | Bewerbern mit [Migrationsgeschichte] fällt die Arbeit bei uns erfahrungsgemäß schwer.
absage | stopp herkunft | Ihre [dunkle Haut] könnte manche unserer Bewohner erschrecken.
absage | stopp herkunft | Ihre [Aussprache] verrät leider sofort, dass Sie nicht von hier sind.
profil | hinweis glaube | Für die Leitung unserer Kita ist die [Mitgliedschaft in der katholischen Kirche] Pflicht.
profil | hinweis glaube | Sie sind [fest im Glauben verwurzelt].
profil | stopp glaube | [Andersgläubige] passen nicht zu unserem Haus.
profil | stopp glaube | Leute, die fünfmal am Tag [beten] müssen, können wir am Band nicht brauchen.
frage | hinweis glaube | Sind Sie [getauft]?
frage | hinweis glaube | Halten Sie den [Sabbat]?
absage | stopp glaube | Ihr [Glaube] und unsere Schichten vertragen sich nicht.
absage | stopp glaube | Eine [Muslimin] als Erzieherin würden unsere Eltern nicht akzeptieren.
absage | stopp glaube | Weil Sie [im Ramadan fasten], trauen wir Ihnen die Arbeit am Ofen nicht zu.
profil | stopp gesundheit | Wer [nicht ganz gesund] ist, sollte sich den Weg sparen.
profil | stopp gesundheit | [Asthmatiker] und Allergiker halten es in der Backstube nicht aus und sollten sich nicht bewerben.
profil | stopp gesundheit | Mit [kaputten Knien] brauchen Sie hier nicht anzufangen.
profil | stopp gesundheit | Leute, die [jeden Montag krank] sind, können wir nicht brauchen.
profil | hinweis gesundheit | Sie sind [körperlich uneingeschränkt einsatzfähig].
profil | hinweis gesundheit | [Frei von Allergien] sollten Sie sein.
frage | stopp gesundheit | Haben Sie [Rückenprobleme]?
frage | stopp gesundheit | Sind Sie zu mindestens [50 % schwerbehindert]?
frage | stopp gesundheit | Waren Sie schon einmal wegen [psychischer Probleme] krankgeschrieben?
nachricht | stopp gesundheit | Sie erwähnten eine [Reha], was fehlt Ihnen denn?
nachricht | stopp gesundheit | Können Sie bestätigen, dass Sie keine [chronische Erkrankung] haben?
absage | stopp gesundheit | Jemand mit [Epilepsie] ist uns an den Maschinen zu gefährlich.
absage | stopp gesundheit | Ihr [Rückenleiden] und die Arbeit im Lager, das passt einfach nicht.
absage | stopp gesundheit | Unser Büro ist im dritten Stock ohne Aufzug, mit dem [Rollstuhl] wird das leider nichts.
absage | stopp gesundheit | Ihre [Fehlzeiten] in der letzten Stelle haben den Ausschlag gegeben.
absage | stopp gesundheit | Einen [Autisten] können wir im Kundenkontakt nicht einsetzen.
profil | stopp familie | [Werdende Mütter] bitten wir, sich nicht zu bewerben.
profil | stopp familie | Frauen, die [noch Kinder wollen], sind hier falsch.
profil | stopp familie | Sie haben [keine kleinen Kinder] oder jemanden, der immer einspringt.
profil | hinweis familie | Idealerweise sind Sie [alleinstehend].
frage | stopp familie | [Planen Sie in den nächsten Jahren eine Familie]?
frage | stopp familie | [Wie alt sind Ihre Kinder]?
frage | stopp familie | In welcher Woche sind Sie [schwanger]?
nachricht | stopp familie | Kommt bei Ihnen [noch was Kleines], oder ist das Thema durch?
nachricht | stopp familie | Was sagt denn [Ihr Mann] dazu, dass Sie Vollzeit arbeiten wollen?
absage | stopp familie | Sie sind frisch [verheiratet], da ist uns die Gefahr eines Ausfalls zu hoch.
absage | stopp familie | Als [Mutter von Zwillingen] werden Sie kaum flexibel sein.
absage | stopp familie | Ihre [Schwangerschaft] kommt uns gerade sehr ungelegen.
absage | stopp familie | Die Vertretung können wir nicht mit jemandem besetzen, der selbst bald [in Mutterschutz] geht.
profil | stopp mitglied | Wir sind ein Familienbetrieb, [Gewerkschafter] stören da nur.
profil | stopp mitglied | Wer streikt, fliegt, [wer bei der Gewerkschaft ist], fängt gar nicht erst an.
frage | stopp mitglied | Haben Sie schon einmal an einem [Streik] teilgenommen?
frage | hinweis mitglied | Sind Sie Mitglied der [AfD] oder der Linken?
nachricht | stopp mitglied | Sie sind hoffentlich nicht in der [Gewerkschaft]?
absage | stopp mitglied | Mit einem früheren [Betriebsratsvorsitzenden] haben wir kein gutes Gefühl.
frage | stopp gehalt | Wie hoch ist Ihr [Gehalt beim jetzigen Arbeitgeber]?
frage | stopp gehalt | [Wie viel bekommen Sie derzeit] im Monat?
profil | stopp gehalt | Bitte geben Sie in Ihrer Bewerbung an, [was Sie zuletzt verdient haben].
nachricht | stopp gehalt | Damit ich weiß, wo wir liegen: [Wie viel haben Sie bei Müller bekommen]?
nachricht | stopp gehalt | Schicken Sie uns doch bitte noch Ihre [letzten Abrechnungen].
nachricht | stopp gehalt | Wären Sie bereit, uns Ihr [altes Gehalt] zu nennen?
angebot | stopp gehalt | Ihr Einstiegsgehalt bemisst sich an Ihrem [letzten Verdienst].
angebot | stopp probe | Nach [zwei unbezahlten Probetagen] entscheiden wir.
angebot | stopp probe | Die [Einarbeitung] übernehmen wir kostenlos, Lohn gibt es ab der zweiten Woche.
nachricht | stopp probe | Können Sie am Samstag mal [einen Tag auf Probe mitarbeiten]? Bezahlen können wir das leider nicht.
nachricht | stopp probe | Das [Probearbeiten] dauert eine Woche und ist unentgeltlich.
angebot | stopp probe | Sie arbeiten [die ersten fünf Tage umsonst], dann sehen wir, ob es passt.
profil | hinweis aussehen | Sie sehen [gut aus] und lächeln gern.
profil | hinweis aussehen | Bitte mit [aktuellem Foto] bewerben.
absage | hinweis aussehen | Ihr [Gewicht] passt leider nicht zu unserem Fitnessstudio.
profil | ok | Ob jemand 25 oder 55 ist, sieht man der Buchhaltung nicht an.
profil | ok | Wir schauen nicht auf das Geburtsdatum, sondern auf das Können.
profil | ok | Das Alter der Bewerberinnen und Bewerber ist für uns kein Kriterium.
profil | ok | Sie können Menschen jeden Alters begeistern.
profil | ok | Gesetzliche Altersgrenze für den Busführerschein sind 21 Jahre.
angebot | ok | Unser Haus wird dieses Jahr 50 und das feiern wir mit Ihnen.
angebot | ok | Wer über 60 ist, darf bei uns kürzertreten.
aufgaben | ok | Sie schulen Kollegen, die kurz vor der Rente stehen, in der neuen Software.
aufgaben | ok | Betreuung unserer 40 Jahre alten Pressen
aufgaben | ok | Sie begleiten alte Menschen bis zuletzt.
nachricht | ok | Am 30. passt es mir nicht, am 31. ab 15 Uhr gern.
nachricht | ok | Raum 45 ist nicht leicht zu finden, fragen Sie am Empfang.
nachricht | ok | Über 60 Bewerbungen sind eingegangen, deshalb dauert es leider etwas länger.
absage | ok | Wir haben 48 Bewerbungen bekommen und konnten leider nicht alle einladen.
absage | ok | Leider haben wir nur 30 Stunden zu vergeben, und Sie möchten 40.
absage | ok | Sie waren unter den letzten drei, aber leider nicht die Nummer eins.
profil | ok | Frauen sind in der Zerspanung unterrepräsentiert, wir möchten das ändern.
profil | ok | Als Gleichstellungsbeauftragte kann nach dem Landesgesetz nur eine Frau bestellt werden.
aufgaben | ok | Du schneidest Damen und Herren die Haare.
angebot | ok | Männer nehmen bei uns genauso Elternzeit wie Frauen.
nachricht | ok | Frau Schwarz ist am Montag nicht im Haus, Herr Deutsch vertritt sie.
nachricht | ok | Mein Mann holt Sie am Bahnhof ab, wenn Sie mit dem Zug kommen.
absage | ok | Frau Türk hat die Stelle nach Rücksprache mit dem Vorstand leider gestrichen.
profil | ok | Akzent? Stört hier keinen.
profil | ok | Deutsch lernen Sie bei uns im Betrieb, Muttersprachler erwarten wir nicht.
profil | ok | Ein ausländischer Abschluss ist kein Hindernis.
profil | ok | Menschen mit Fluchterfahrung stellen wir gern ein.
aufgaben | ok | Sie fahren regelmäßig nach Polen und Tschechien.
aufgaben | ok | Sie übersetzen für Klienten aus Syrien und Afghanistan.
angebot | ok | Unsere Köche kommen aus Italien, Indien und Bayern.
nachricht | ok | Wenn Sie aus dem Ausland anreisen, übernehmen wir das Hotel.
absage | ok | Ihr Führerschein aus der Ukraine gilt hier leider nicht für Lkw.
profil | ok | Getauft sein müssen Sie nicht.
aufgaben | ok | Sie bereiten den Gottesdienst im Altenheim mit vor.
angebot | ok | Ob Ramadan, Weihnachten oder Chanukka: Wir tauschen Schichten.
nachricht | ok | Die Kirche ist gleich neben unserem Büro, dort können Sie parken.
profil | ok | Rückenprobleme? Wir haben Hebehilfen und höhenverstellbare Tische.
profil | ok | Auch mit Hörgerät oder Rollstuhl kommen Sie bei uns gut zurecht.
aufgaben | ok | Sie lagern bettlägerige Kranke und wechseln Verbände.
angebot | ok | Kranke Tage werden natürlich bezahlt.
nachricht | ok | Ich war letzte Woche krank, entschuldigen Sie die späte Antwort.
nachricht | ok | Für den Nachteilsausgleich können Sie uns Ihren Schwerbehindertenausweis zeigen, müssen es aber nicht.
absage | ok | Die Stelle ist wegen Krankheit im Team umgeplant worden und entfällt leider.
profil | ok | Kinder? Umso besser, dann kennen Sie sich mit Chaos aus.
aufgaben | ok | Beratung von Paaren mit Kinderwunsch
aufgaben | ok | Sie betreuen Wöchnerinnen und ihre Babys.
angebot | ok | Wiedereinstieg nach der Elternzeit ist jederzeit möglich.
nachricht | ok | Unsere Hebamme ist schwanger, deshalb brauchen wir rasch eine Vertretung.
nachricht | ok | Wenn Ihr Kind krank ist, verschieben wir das Gespräch einfach.
absage | ok | Leider ist unsere Kita-Gruppe nun doch kleiner, weil weniger Kinder angemeldet sind.
profil | ok | Ob Sie gewerkschaftlich organisiert sind, ist für uns ohne Belang.
angebot | ok | Bei uns hat der Betriebsrat ein offenes Ohr.
aufgaben | ok | Sie bereiten Betriebsratssitzungen vor.
frage | ok | Welches Gehalt stellen Sie sich vor?
angebot | ok | Das Gehalt liegt über dem, was Sie anderswo bekommen.
nachricht | ok | Unser letztes Angebot waren 3.200 €, mehr ist leider nicht drin.
nachricht | ok | Ihre letzte Abrechnung liegt im Postfach.
angebot | ok | Probetage gibt es bei uns nur bezahlt.
nachricht | ok | Das Praktikum ist Teil Ihres Studiums und wird mit 600 € vergütet.
angebot | ok | Kostenlose Getränke ab der ersten Woche
profil | ok | Fotos brauchen wir nicht, Ihr Können reicht.
aufgaben | ok | Sie prüfen das Gewicht der Pakete vor dem Versand.
`
