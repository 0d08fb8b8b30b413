/**
 * How drivers' agencies, practices, shops and town offices put it, in a hurry or very politely, with what sounds like it.
 * Written and labelled before the rules were asked: 18 of 40 were missed then (four of them found by another
 * subject), and 4 of 40 harmless ones stopped. Lines as in `sentence.ts`.
 */
export const NIGHT_BUS = `
profil | stopp alter | Wir denken an eine Kollegin oder einen Kollegen [im Alter zwischen 25 und 40].
profil | stopp alter | Sie gehören [noch nicht zum alten Eisen]?
profil | stopp alter | [Ab 50 aufwärts] nehmen wir leider niemanden mehr.
angebot | stopp alter | Unsere Crew besteht nur aus [Leuten unter 30], und du solltest dazu passen.
frage | stopp alter | In welchem [Jahrgang] sind Sie?
frage | stopp alter | Wie viele Jahre arbeiten Sie noch, bis Sie [in Rente] gehen?
absage | stopp alter | Uns ist [der Altersabstand zum Team] leider zu groß.
absage | stopp alter | Für unsere jungen Gäste sind Sie, mit Verlaub, [etwas zu reif].
nachricht | stopp alter | Verraten Sie mir bitte noch Ihr [Geburtsjahr].
titel | hinweis alter | [Rentnerin] für den Telefondienst
profil | hinweis alter | Du bist [Berufseinsteigerin oder Berufseinsteiger] und brennst für Zahlen.
profil | hinweis alter | Als [Millennial] weißt du, wie Marken heute reden.
angebot | hinweis alter | Wir sind eine [junge Truppe] und gehen nach Feierabend klettern.
profil | stopp herkunft | Bei uns arbeiten [keine Ausländer], und das ist so gewollt.
profil | stopp herkunft | Die Kundschaft erwartet [einheimische Monteure].
profil | hinweis herkunft | Sie sprechen Deutsch [auf muttersprachlichem Niveau ohne Akzent].
titel | hinweis herkunft | Redakteur (m/w/d), [Muttersprache Deutsch]
frage | stopp herkunft | Welche Sprache haben [Ihre Eltern zu Hause] gesprochen?
nachricht | stopp herkunft | Sind Sie [hier geboren] oder erst später gekommen?
absage | stopp herkunft | Mit [Ihrer Hautfarbe] hätten Sie bei unseren Stammgästen einen schweren Stand.
profil | stopp geschlecht | Wir wollen das Team weiblicher machen und stellen deshalb [nur noch Frauen] ein.
profil | hinweis geschlecht | Du bist unser [Mann fürs Grobe].
absage | stopp geschlecht | Der Kunde hat ausdrücklich [um einen männlichen Techniker] gebeten, darum die Absage.
nachricht | stopp geschlecht | Darf man fragen, ob Sie [mit einem Mann oder einer Frau] zusammenleben?
titel | stopp geschlecht | Barfrau, [keine Männer]
profil | hinweis glaube | Sie leben [den christlichen Glauben] im Alltag.
frage | hinweis glaube | Essen Sie [Schweinefleisch, oder verbietet das Ihre Religion]?
absage | stopp glaube | Ihre [Gebetszeiten] lassen sich mit dem Schichtplan leider nicht vereinbaren.
profil | stopp gesundheit | [Epileptiker und Diabetiker] können wir nicht beschäftigen.
frage | stopp gesundheit | Haben Sie [körperliche Leiden], von denen wir wissen sollten?
nachricht | stopp gesundheit | Wie steht es um [Ihren Rücken], hält der die Arbeit aus?
absage | stopp gesundheit | Wer wie Sie schon einmal [in der Psychiatrie] war, den können wir nicht an die Kasse setzen.
frage | stopp familie | Ist bei Ihnen [Nachwuchs unterwegs]?
profil | stopp familie | Sie sind [ungebunden und kinderlos].
absage | stopp familie | [Ihr Kleinkind] wird Ihnen bei unseren Arbeitszeiten immer wieder dazwischenkommen, daher leider nein.
nachricht | stopp mitglied | Waren Sie schon einmal an [einem Streik] beteiligt?
profil | stopp mitglied | Menschen [mit Gewerkschaftshintergrund] passen nicht zu uns.
profil | stopp gehalt | Bewerbungen bitte mit Angabe [des derzeitigen Verdienstes].
angebot | stopp probe | In der [Einarbeitungswoche gibt es noch keinen Lohn].
profil | hinweis aussehen | Mit [Konfektionsgröße] 36 passen Sie in unsere Dienstkleidung.
titel | ok | Altentherapeut (m/w/d) am Alten Markt
titel | ok | Betreuer (m/w/d) für unbegleitete minderjährige Geflüchtete
titel | ok | Leitung (m/w/d) Katholische Kita St. Martin
titel | ok | Verkauf (m/w/d) Herrenmode
titel | ok | Referent (m/w/d) Gleichstellung von Frauen und Männern
angebot | ok | Ein Drittel von uns ist über 50, und alle Dienstjahre zählen.
angebot | ok | Unsere älteste Kollegin ist 71 und macht die Buchhaltung.
angebot | ok | Der jüngste Betrieb der Stadt, aber mit Erfahrung
angebot | ok | 45 Minuten Pause, und die letzte halbe Stunde ist bezahlt.
angebot | ok | Bis zu 38 Tage Urlaub, je nach Betriebszugehörigkeit
angebot | ok | In unserem Männerchor singt auch die Geschäftsführerin mit.
angebot | ok | Kinderferienprogramm und ein Zuschuss für Alleinerziehende
angebot | ok | Wer pflegebedürftige Eltern hat, bekommt flexible Zeiten.
angebot | ok | Vertrauensperson für schwerbehinderte Menschen im Haus
angebot | ok | Ihre Probearbeit vergüten wir mit 16 Euro die Stunde.
angebot | ok | Nach der Probezeit bekommen Sie kostenlos ein Jobrad.
angebot | ok | Sprachkurse in Deutsch, bis Sie sich sicher fühlen
profil | ok | Sie beherrschen Deutsch so, dass Sie Kundinnen am Telefon verstehen.
profil | ok | Auch wenn Deutsch nicht Ihre Muttersprache ist, bewerben Sie sich bitte.
profil | ok | Höhenarbeit verlangt nach der Berufsgenossenschaft eine Untersuchung, die wir bezahlen.
profil | ok | Sie sind volljährig, weil bei uns Tabak verkauft wird.
profil | ok | Sie hören gern zu, wenn Menschen über 80 erzählen.
profil | ok | Erfahrung mit Windows 10 und 11, nicht älter
profil | ok | Ihr Führerschein ist nicht älter als zwei Wochen? Wir fahren mit Ihnen zusammen.
profil | ok | Wir fragen weder nach Herkunft noch nach Konfession.
profil | ok | Menschen mit und ohne Behinderung arbeiten bei uns nebeneinander.
aufgaben | ok | Sie nähen Brautkleider für junge Frauen.
aufgaben | ok | Sie leiten eine Gruppe für Männer, die gewalttätig waren.
aufgaben | ok | Sie organisieren das Altstadtfest und die Seniorenfahrten.
aufgaben | ok | Sie prüfen, ob Gäste über 18 sind.
aufgaben | ok | Sie schulen Betriebsräte und Gewerkschaftssekretäre.
frage | ok | Kennen Sie die Generation-Management-Software der Bahn?
frage | ok | Wie lange dauert Ihr Weg zur Arbeit?
frage | ok | Welche Fremdsprachen sprechen Sie?
frage | ok | Wie hoch soll Ihr Gehalt bei uns sein?
nachricht | ok | Ihr Gespräch führt Herr Jung, der Ältere der beiden Brüder.
nachricht | ok | Haben Sie am Freitag Urlaub, oder passt Ihnen der Abend besser?
nachricht | ok | Bringen Sie bitte Ihren Schwerbehindertenausweis nur mit, wenn Sie kostenlos parken möchten.
absage | ok | Wir haben uns für einen Bewerber mit Erfahrung in der Altenpflege entschieden.
absage | ok | Die Stelle im Frauenhaus ist leider schon vergeben.
`
