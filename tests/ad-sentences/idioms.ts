/**
 * Both sides of the rules made for `bakehouse.ts` and `quarry.ts`: who is wrong here, English, tests, looks, and what only
 * sounds like them. Lines as in `sentence.ts`.
 */
export const IDIOMS = `
profil | stopp gesundheit | Wer [Allergien] hat, ist bei uns leider falsch.
profil | stopp familie | Wer noch [kleine Kinder] zu Hause hat, braucht sich nicht zu bewerben.
profil | stopp mitglied | Wer gern [streikt], ist hier fehl am Platz.
profil | stopp glaube | Wer fünfmal am Tag [betet], ist bei uns verkehrt.
profil | stopp glaube | Wer [fastet], kann bei uns nicht anfangen.
profil | stopp herkunft | Wer mit [Akzent] spricht, ist am Telefon ungeeignet.
profil | stopp alter | Wer über [50 ist], ist bei uns falsch.
profil | stopp mitglied | Mit [Gewerkschaftern] seid ihr bei uns an der falschen Adresse.
nachricht | stopp herkunft | Leute vom [Balkan] haben bei uns schlechte Karten.
profil | stopp herkunft | Menschen mit [dunkler Haut] kommen für den Empfang nicht infrage.
profil | stopp herkunft | Am Empfang sollte niemand [ausländisch klingen].
profil | hinweis herkunft | Am liebsten wäre uns eine [Rumänin].
profil | hinweis herkunft | Gesucht: [polnische Pflegekraft] für meine Mutter.
profil | hinweis herkunft | Englisch is your [mother tongue].
profil | stopp herkunft | [Nur deutsche] Handwerker.
profil | stopp geschlecht | [Women only], please.
titel | stopp geschlecht | Promoter, [female preferred]
profil | stopp geschlecht | Den Posten wollen wir wieder [männlich nachbesetzen].
profil | stopp geschlecht | Wir suchen ein [Ehepaar, bestehend aus Mann und Frau].
absage | stopp geschlecht | [Lesben] mag unser Chef nicht, deshalb sagen wir ab.
profil | stopp alter | You are [not older than 35].
profil | stopp alter | [Max. age: 30]
profil | hinweis alter | Join our [young and dynamic] crew.
profil | hinweis alter | Du bist ein [Kind des digitalen Zeitalters].
profil | hinweis alter | Dein [Examen liegt nicht länger als zwei Jahre zurück].
profil | hinweis alter | [Aushilfen (18-28)] gesucht.
profil | hinweis alter | Ein [jugendlicher Typ] passt am besten zu uns.
profil | stopp herkunft | [Germans only], please.
profil | stopp herkunft | [No foreigners] in our kitchen.
profil | hinweis glaube | [No hijab] at work.
profil | stopp familie | [No kids, please].
profil | stopp familie | Du willst in den nächsten Jahren [keine Kinder bekommen].
profil | stopp familie | Du bist flexibel [und hast keine Familie].
angebot | stopp familie | Vor dem Vertrag machen Sie [einen Schwangerschaftstest].
angebot | hinweis gesundheit | Ein [Drogentest] ist Voraussetzung.
profil | stopp gesundheit | [No disabilities].
profil | stopp gesundheit | Wir brauchen eine [Kraft ohne Vorerkrankungen].
profil | hinweis gesundheit | Sie sind [psychisch und körperlich gesund].
frage | stopp gehalt | What is your [current salary]?
angebot | stopp gehalt | Bring your last three [payslips].
angebot | stopp gehalt | Dein [Gehalt richtet sich nach deinem bisherigen].
profil | stopp gehalt | Nennen Sie Ihr [aktuelles Jahresbrutto].
angebot | stopp probe | [Unpaid trial shift] on Friday.
angebot | hinweis aussehen | Ohne [Foto] landet die Mappe leider im Papierkorb oder ist unvollständig.
angebot | hinweis aussehen | Bitte [das Foto nicht vergessen].
profil | ok | Wer Allergien hat, ist bei uns nicht falsch: Wir kochen für alle.
profil | ok | Wer kleine Kinder hat, bekommt zuerst die Frühschicht.
profil | ok | Wer schwanger ist, darf nachts nicht arbeiten, wir tauschen die Schicht.
profil | ok | Wer eine Behinderung hat, muss sie uns nicht nennen.
profil | ok | Wer im Ramadan fastet, arbeitet auf Wunsch in der Frühschicht.
profil | ok | Wer nur 30 Stunden arbeiten will, ist hier nicht falsch.
profil | ok | Wer über 50 Stunden im Monat arbeiten möchte, ist hier falsch.
profil | ok | Wer gern allein arbeitet, ist hier falsch.
profil | ok | Die Gewerkschaft verhandelt unseren Tarif.
profil | ok | Eilige Lügner haben bei uns schlechte Karten.
profil | ok | Deine Hautfarbe ist uns egal.
profil | ok | Die Räume sollen nicht südländisch wirken, sondern nordisch.
profil | ok | Ihr Englisch muss nicht britisch klingen.
profil | ok | Du musst nicht deutsch klingen.
profil | ok | Gern erklärt dir unsere Kollegin, eine Rumänin, den Weg.
profil | ok | Für polnische Kunden suchen wir jemanden mit guten Sprachkenntnissen.
profil | ok | Unsere polnischen Pflegekräfte freuen sich auf dich.
profil | ok | Wir suchen türkischsprachige Mitarbeiterinnen und Mitarbeiter.
profil | ok | Deutsch muss nicht deine Erstsprache sein.
profil | ok | Du arbeitest mit Kindern, deren Erstsprache nicht Deutsch ist.
profil | ok | Wir verwenden nur deutsche Kartoffeln.
profil | ok | Du gibst Kurse in unserem Ladies-only-Studio.
profil | ok | Not only women: everybody is welcome.
profil | ok | Unser Team ist überwiegend weiblich besetzt.
profil | ok | Führungsstellen wollen wir häufiger weiblich besetzen.
profil | ok | Du berätst Paare, ob Mann und Frau oder anders.
profil | ok | Lesben und Schwule müssen sich bei uns nicht verstecken.
profil | ok | Du coachst girls and boys for ages 14 to 18.
profil | ok | Our vehicles are not older than 20 years.
profil | ok | We build cloud native apps with React Native.
profil | ok | Der Hausmeister, der hier seinen Mann steht, geht in Rente, darum suchen wir eine Nachfolge (m/w/d).
profil | ok | Die Kinder der Digitalen Bewegung betreust du am Nachmittag.
profil | ok | Dein Führerschein darf höchstens drei Jahre zurückliegen.
profil | ok | Wir suchen Aushilfen (20-30 Stunden).
profil | ok | Helfer, 18 bis 22 Uhr
profil | ok | Der jugendliche Typ in unserer Serie heißt Max.
angebot | ok | Mit oder ohne Kopftuch, mit oder ohne Bart: Bei uns zählt das Können.
profil | ok | You may wear a headscarf.
profil | ok | No children’s parties on Sundays.
profil | ok | Wir haben keine Kinder im Haus, nur Tiere.
angebot | ok | Schwangerschaftstests verkaufst du diskret.
angebot | ok | Sie führen HIV-Tests durch und beraten dazu.
angebot | ok | Einen Drogentest verlangen wir nicht.
profil | ok | Du arbeitest mit Menschen mit und ohne Behinderung.
profil | ok | Körperlich und geistig gesund bleiben: Wir bieten Kurse.
angebot | ok | We will not ask for your current salary.
angebot | ok | Your payslips come in our app.
angebot | ok | Dein Gehalt richtet sich nach deinem aktuellen Abschluss.
angebot | ok | Dein bisheriges Gehalt musst du nicht nennen.
angebot | ok | No unpaid trial shifts, we promise.
angebot | ok | Ohne Foto haben Sie genauso gute Chancen.
angebot | ok | Kein unvergütetes Probearbeiten: Jede Stunde wird bezahlt.
nachricht | ok | Bitte lassen Sie Familienstand und Konfession weg.
nachricht | ok | Staatsangehörigkeit und Geburtsort brauchen wir nicht.
profil | ok | In der Küche arbeiten nur Männer, das möchten wir ändern.
profil | ok | Rücken kaputt? Nicht bei uns: Die Lifter heben.
angebot | ok | Arbeitskleidung bekommst du kostenlos, vom ersten Tag der Einarbeitung an.
nachricht | ok | Wir möchten unseren Fuhrpark verjüngen und melden uns deshalb erst im Mai.
nachricht | ok | Ein Glaube ist für die Stelle nicht erforderlich.
nachricht | ok | Eltern kleiner Kinder bekommen zuerst ihren Wunschdienst.
nachricht | ok | Wir suchen türkischsprachige Mitarbeiterinnen und Mitarbeiter.
profil | ok | It does not matter whether you were born in Germany or elsewhere.
angebot | ok | Young and old work together.
profil | ok | Unsere Firma ist seit Mai nun schon stolze 30 Jahre jung.
profil | ok | Ungebundene Mittel verwalten Sie selbst.
`
