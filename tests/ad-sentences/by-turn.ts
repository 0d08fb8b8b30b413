/** Other examples of the classes that `ferry.ts` and `vineyard.ts` showed, written with their rules. Lines as in `sentence.ts`. */
export const BY_TURN = `
profil | stopp alter | Gesucht wird ein Verkäufer [bis maximal 38].
profil | stopp alter | Wir suchen eine Bürokraft [bis etwa 50].
profil | stopp alter | Am liebsten hätten wir einen Gesellen [unter 35].
profil | stopp alter | Schulabgänger [bis 20] und andere helle Köpfe, bewerbt euch!
profil | stopp alter | Sie sollten noch mindestens [15 Jahre bis zum Ruhestand] vor sich haben.
profil | stopp alter | Sie sind [kaum älter als wir].
profil | stopp alter | Du bist [nicht älter als unsere Meisterin].
profil | stopp alter | Die Arbeit passt zu [Frauen zwischen 30 und 45].
profil | stopp alter | Unser Angebot richtet sich an [Menschen bis 40].
profil | stopp alter | Bewerben sollten sich nur Leute, die [noch unter 40 sind].
profil | stopp alter | Anfragen von [Personen über 55] beantworten wir nicht.
angebot | stopp alter | Bei uns kochen nur [Leute unter 40].
titel | stopp alter | Kassierer (m/w/d) [zw. 18 u. 35]
titel | stopp alter | Bote (m/w/d) [max. 40 Jhr.]
profil | hinweis alter | Du kommst [direkt von der Berufsschule] zu uns.
profil | hinweis alter | Sie haben die [Gesellenprüfung eben erst bestanden].
profil | hinweis alter | Perfekt für [Jungfriseurinnen] mit Ehrgeiz.
titel | hinweis alter | [Jungmonteur] (m/w/d) Heizung
profil | hinweis alter | Eine Aufgabe für [aktive Ruheständler].
absage | stopp herkunft | Mit Bewerbern [aus Ihrer Region] hatten wir leider kein Glück.
profil | stopp geschlecht | [Frauen] sind uns für das Lager zu zimperlich.
titel | stopp geschlecht | Hausmeister, [männlich], Teilzeit
profil | hinweis glaube | Ihre [katholische Prägung] ist uns wichtig.
absage | stopp glaube | Ihr [Kirchenaustritt] spricht leider gegen eine Einstellung.
profil | stopp gesundheit | Du hast [keinerlei Gebrechen].
profil | hinweis gesundheit | Sie sind [völlig fit] und ausdauernd.
nachricht | stopp gesundheit | Sind Sie inzwischen [vollständig genesen]?
nachricht | stopp gesundheit | Müssen wir [mit Fehlzeiten rechnen]?
profil | hinweis familie | Bist du [alleinstehend] und flexibel?
profil | hinweis familie | Ihre [Kinder sind schon erwachsen].
nachricht | hinweis aussehen | Bitte schicken Sie uns [ein Bild von sich].
frage | hinweis aussehen | [Wie groß sind Sie]?
profil | hinweis aussehen | Du bist mindestens [175 cm groß].
frage | stopp alter | Haben Sie [die 50 bereits erreicht]?
absage | stopp alter | Unsere Gäste wünschen sich [jüngere Kolleginnen] am Empfang.
profil | hinweis alter | Verstärken Sie unsere [junge Küchencrew], unser Küchenteam ist klasse.
profil | hinweis alter | Wir sind gespannt auf [junge Köpfe].
profil | stopp herkunft | Mit [Syrern] klappt es bei uns nicht, wir bitten um Verständnis.
frage | stopp herkunft | Sind Sie [Spätaussiedler]?
profil | stopp geschlecht | Wir wollen unser Büro um [einen Mann verstärken].
profil | hinweis geschlecht | Wir suchen [eine flinke Spülfrau].
profil | hinweis glaube | [Mit Turban] geht es an der Maschine leider nicht.
profil | hinweis gesundheit | [Selten krank] und immer gut gelaunt
absage | stopp gesundheit | Mit [Ihrer Kurzsichtigkeit] ist die Prüfstelle leider ungeeignet.
absage | stopp gesundheit | Die [häufigen Krankmeldungen] in Ihren Zeugnissen lassen uns zweifeln.
profil | stopp familie | Idealerweise [kinderlos] und flexibel
frage | stopp familie | Planen Sie [Nachwuchs]?
profil | stopp mitglied | Wir wollen [keinen Betriebsrat].
profil | hinweis aussehen | Sie haben eine [athletische Statur].
titel | ok | Jungbaumpfleger (m/w/d)
titel | ok | Lkw-Fahrer (m/w/d) bis 40 Tonnen
titel | ok | Kassierer (m/w/d) 20 u. 30 Stunden
titel | ok | Schauspieler (m/w/d), männlich, weiblich oder divers
profil | ok | Ihr Jahrgang ist uns egal, wir schauen nicht auf Ihr Geburtsjahr.
profil | ok | Jung oder erfahren, beides ist uns recht.
profil | ok | Mit Kopftuch oder ohne: Sie sind willkommen.
profil | ok | Sie machen beim Kunden eine gute Figur.
angebot | ok | Unser Laden ist jung, unsere Kundschaft auch.
frage | ok | Möchten Sie Kinder in der Gruppe betreuen?
absage | ok | Mit unserer Abteilung in Polen haben wir gesprochen, dort ist leider nichts frei.
profil | ok | Du leitest gern Junggesellen und Azubis an.
profil | ok | Auch Jungköche und alte Hasen sind willkommen.
profil | ok | Ob frisch aus der Ausbildung oder seit 30 Jahren dabei: Sie passen zu uns.
profil | ok | Gern nehmen wir auch fitte Rentner.
profil | ok | Sie haben die Ausbildung abgeschlossen, egal wann.
profil | ok | Einen Führerschein mit einem Anhänger bis 35 Tonnen
profil | ok | Mitarbeitende, die unter 18 sind, begleiten wir besonders.
angebot | ok | Ein Team, das zwischen 20 und 60 Jahre alt ist
angebot | ok | Unsere Chefin hat noch 15 Jahre bis zur Rente, der Betrieb ist also sicher.
angebot | ok | Kolleginnen und Kollegen zwischen 22 und 61 freuen sich auf Sie.
nachricht | ok | Kommen Sie gut nach Hause und bleiben Sie gesund.
nachricht | ok | Schicken Sie uns bitte ein paar Bilder von Ihren Arbeiten.
frage | ok | Welche Schuhgröße brauchen Sie für die Arbeitsschuhe?
frage | ok | Wie groß war Ihr letztes Team?
frage | ok | Welche Konfektionsgröße haben Sie für die Arbeitskleidung?
absage | ok | Leider haben wir schon eine Fachkraft bis 30 Stunden eingestellt.
absage | ok | Für das Lager fehlt Ihnen leider der Staplerschein.
`
