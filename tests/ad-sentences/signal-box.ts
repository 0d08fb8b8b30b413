/**
 * Two rounds about bodies, passports, names, grandparents and parents, written and labelled before the rules were asked. Of the first
 * 15 of 32 were missed, five more labels being stricter than the rules mean, and none of 24 harmless ones stopped; of the second, written
 * after the classes of the first were corrected, 5 of 16 and 3 of 18. Four that need the meaning of a whole sentence are left out. Lines
 * as in `sentence.ts`.
 */
export const SIGNAL_BOX = `
profil | stopp alter | Wer schon [Enkel im Abitur] hat, ist bei uns wohl falsch.
profil | stopp alter | Geburtsjahr bitte [nicht vor 1990].
profil | stopp alter | Unser Wunschkandidat hat die [Vierzig noch vor sich].
absage | stopp alter | Mit [Ihren Jahren] auf dem Buckel trauen wir Ihnen das Gerüst nicht mehr zu.
titel | hinweis alter | Verkäufer (m/w/d) für [junggebliebenes] Team
profil | hinweis alter | Gern auch [frisch von der Uni], sonst niemand.
frage | stopp alter | In welchem [Jahr] bist du eingeschult worden?
profil | stopp herkunft | Pass der [EU oder der Schweiz] ist Bedingung, Arbeitserlaubnis allein reicht nicht.
frage | stopp herkunft | Was wird bei euch [zu Hause gesprochen]?
profil | stopp herkunft | Bitte nur Leute mit [deutschen Wurzeln].
profil | hinweis herkunft | [Akzentfreies] Telefonieren setzen wir voraus.
profil | stopp familie | Die Stelle passt am besten zu [einem jungen Vater, nicht zu einer Mutter].
profil | stopp geschlecht | [Damen] brauchen sich fürs Lager nicht zu melden.
titel | hinweis geschlecht | [Putzfee] gesucht, 2 Stunden täglich
frage | stopp familie | Wer passt auf [deine Kinder] auf, wenn du Spätschicht hast?
profil | hinweis familie | Bitte nur [ungebunden] und kinderfrei.
absage | stopp familie | Da Sie gerade [geheiratet] haben, rechnen wir mit baldigem Ausfall.
frage | stopp gesundheit | Wie oft warst du letztes Jahr [krankgeschrieben]?
profil | stopp gesundheit | [Brillenträger] können wir nicht nehmen.
profil | stopp gesundheit | Wir suchen Leute [ohne Wehwehchen].
absage | stopp gesundheit | Ein [Schwerbehindertenausweis] passt leider nicht in unsere Abläufe.
frage | hinweis glaube | [Fastest] du im Ramadan?
profil | hinweis glaube | Bei uns packt nur an, wer [getauft] ist.
profil | stopp mitglied | Wer [streikt], fliegt; organisierte Leute suchen wir nicht.
frage | hinweis mitglied | Bei welcher [Partei] machst du mit?
nachricht | stopp gehalt | Schick uns bitte deine [letzte Lohnabrechnung] mit.
frage | stopp gehalt | Was hat dir dein [alter Chef gezahlt]?
angebot | stopp probe | Die ersten [drei Tage schaust du kostenlos] mit rein und packst an.
nachricht | hinweis probe | Zum [Schnuppern] kommst du eine Woche, Geld gibt es dafür keins.
nachricht | hinweis aussehen | Leg bitte ein [aktuelles Bild von dir] bei.
profil | ok | Unsere Oma hat das Rezept 1952 erfunden, du backst es weiter.
profil | ok | Du liest Geburtsjahrgänge aus dem Melderegister aus und prüfst sie.
aufgaben | ok | Du betreust Enkel und Großeltern beim gemeinsamen Kochkurs.
profil | ok | Du arbeitest gern mit Frauen und Männern jeden Alters.
aufgaben | ok | Du berätst Eltern, wer auf die Kinder aufpasst, wenn die Kita schließt.
angebot | ok | Heiraten Sie, schenken wir Ihnen zwei freie Tage.
angebot | ok | Wer krankgeschrieben ist, wird bei uns nicht angerufen.
profil | ok | Brillen verkaufst du ebenso gern wie Hörgeräte.
angebot | ok | Bewerbungen von Menschen mit Schwerbehindertenausweis freuen uns.
aufgaben | ok | Du kochst im Ramadan das Essen für den Abend vor.
aufgaben | ok | Du rechnest Löhne ab und verschickst die Lohnabrechnung.
angebot | ok | Die ersten drei Tage arbeitest du mit einer Patin, voll bezahlt.
aufgaben | ok | Du machst aktuelle Bilder von Häusern und Wohnungen.
aufgaben | ok | Du begleitest Menschen, die gerade aus der Ukraine gekommen sind.
profil | ok | Ein deutsches Abitur oder ein gleichwertiger Abschluss aus dem Ausland genügt.
angebot | ok | Unser Betriebsrat verhandelt gerade den neuen Tarif.
absage | ok | Wir haben uns für eine Bewerberin mit Schweißschein entschieden.
nachricht | ok | Bringen Sie am Montag bitte Ihren Ausweis für die Anmeldung mit.
profil | ok | Mindestens 18 Jahre, weil du nachts allein Kasse machst.
aufgaben | ok | Du spielst mit den Jungen und Mädchen auf dem Hof.
profil | ok | Schutzkleidung in Damen- und Herrengrößen stellen wir.
frage | ok | Ab wann können Sie anfangen, und wie viele Stunden in der Woche?
profil | ok | Du sprichst am Telefon deutlich und verständlich.
aufgaben | ok | Du liest im Gottesdienst nicht, du spielst die Orgel.
profil | stopp alter | [Großeltern] stellen wir nicht ein, tut uns leid.
absage | stopp alter | Mit so vielen [Jahren auf dem] Buckel passt die Baustelle nicht mehr zu Ihnen.
frage | stopp alter | Wann wurdest du [eingeschult]?
profil | hinweis herkunft | Nur [EU-Bürger] bitte, alles andere dauert uns zu lange.
profil | stopp herkunft | Keine [Pässe aus] Drittstaaten.
absage | stopp herkunft | [Nachnamen wie Ihrer] kommen im Vertrieb leider schlecht an.
titel | hinweis geschlecht | [Küchenfee] gesucht
profil | stopp familie | Für [eine Mama] ist das nichts, wir arbeiten bis 22 Uhr.
absage | stopp familie | Sie sind [schwanger], da fürchten wir den Ausfall im Sommer.
profil | stopp gesundheit | [Hörgeräteträger] nehmen wir im Lager nicht.
profil | stopp gesundheit | Nur wer keine [Zipperlein] hat, hält hier durch.
nachricht | stopp gesundheit | Mit [Schwerbehindertenausweis] wird das leider nichts.
nachricht | hinweis aussehen | Lade bitte noch ein [Foto von dir] hoch.
nachricht | hinweis aussehen | Häng einfach ein [Selfie von dir] an.
profil | ok | Mit Großeltern und Enkeln bastelst du im Mehrgenerationenhaus.
profil | ok | Du holst Opa und Oma ab und fährst sie zum Arzt.
angebot | ok | Enkel unserer Bewohner sind jederzeit willkommen.
profil | ok | Der Pass deiner Gäste wird an der Rezeption nicht kopiert.
aufgaben | ok | Du beantragst Pässe und Ausweise für Bürgerinnen und Bürger.
aufgaben | ok | Du berätst EU-Bürger und ihre Familien bei der Anmeldung.
frage | ok | Sprechen Sie zu Hause im Homeoffice ungestört mit Kunden?
nachricht | ok | Bei Namen wie Meyer und Maier fragen wir lieber zweimal nach: Wie schreiben Sie sich?
profil | ok | Eine Mutter bringt ihr Kind, und du empfängst beide nicht mit Stress, sondern in Ruhe.
angebot | ok | Kein Vater und keine Mutter muss bei uns nach 17 Uhr bleiben.
aufgaben | ok | Du passt Brillen an, auch für Brillenträger, die sonst niemand versorgt.
angebot | ok | Bei Ausfall der Kita darfst du von zu Hause arbeiten, ohne zu fragen.
nachricht | ok | Leider verschiebt sich unser Gespräch: Ihr Gegenüber hat heute einen Ausfall im Team.
angebot | ok | Gegen Zipperlein gibt es Massagen, nicht nur für Langgediente.
profil | ok | Linkshänder bekommen bei uns eigene Scheren, das ist kein Problem.
nachricht | ok | Laden Sie bitte noch ein Foto vom Zeugnis hoch.
aufgaben | ok | Du schreibst Geburtsjahre ab 1990 ins Register, nichts anderes.
profil | ok | Du betreust ausschließlich Menschen mit Schwerbehindertenausweis.
`
