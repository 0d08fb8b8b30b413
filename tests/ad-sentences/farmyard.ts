/**
 * Written and labelled after `quarry.ts` was corrected, before the rules were asked: farms, salons, chats and closing letters. 6
 * of 40 were missed, two by their labels, and 2 of 40 stopped. Lines as in `sentence.ts`.
 */
export const FARMYARD = `
profil | stopp alter | Am liebsten hätten wir wen, der [noch keine 30] ist.
profil | stopp alter | Mit [Mitte fünfzig] fängt man bei uns nicht mehr an.
absage | stopp alter | Ehrlich gesagt [sind Sie uns mit 58 zu nah an der Rente].
frage | stopp alter | Wie viele [Jahre hast du noch bis zur Rente]?
profil | hinweis alter | Du kennst das Leben ohne [WLAN nur aus Erzählungen der Eltern, du Digital Native].
titel | hinweis alter | [Junge] Melker (m/w/d) gesucht
profil | stopp alter | Höchstens [vierzig Lenze], mehr nicht.
absage | hinweis alter | Wir möchten unser Team [verjüngen] und sagen Ihnen deshalb ab.
profil | stopp herkunft | Auf unserem Hof arbeiten [nur Einheimische], und das bleibt so.
nachricht | stopp herkunft | Bist du [Deutscher] oder hast du nur den Pass?
absage | stopp herkunft | Unsere Kundinnen kommen mit [Ihrem Akzent] nicht zurecht.
profil | hinweis herkunft | Du sprichst Deutsch als [Muttersprache], Platt wäre noch besser.
profil | hinweis herkunft | Fluent German, ideally [native speaker].
frage | stopp herkunft | Woher stammt [deine Familie]?
profil | stopp geschlecht | Im Stall können wir [keine Mädchen] gebrauchen.
absage | stopp geschlecht | Der Chef möchte für den Salon doch [lieber eine Frau].
titel | stopp geschlecht | Erntehelfer [(m)]
profil | hinweis geschlecht | Ein [flotter Bursche] mit Führerschein wäre prima.
nachricht | stopp geschlecht | Stehst du eigentlich auf [Männer oder Frauen]?
frage | hinweis glaube | Gehst du sonntags in die [Kirche]?
absage | stopp glaube | Wegen [Ihres Kopftuchs] passt es im Salon leider nicht.
profil | stopp glaube | Bewerbungen von [Zeugen Jehovas] lesen wir nicht.
profil | stopp gesundheit | [Rücken kaputt]? Dann bitte nicht bewerben.
frage | stopp gesundheit | Bist du gerade [in Therapie]?
absage | stopp gesundheit | Mit [Ihrer Epilepsie] ist uns die Arbeit am Mähdrescher zu riskant.
profil | hinweis gesundheit | Du bist [rundum gesund] und nie krank.
profil | stopp familie | [Alleinerziehende] haben es bei unseren Melkzeiten schwer, bitte absehen.
nachricht | stopp familie | Hast du einen [Freund, oder kommt da bald Nachwuchs]?
absage | stopp familie | Da Sie bald heiraten, rechnen wir mit einer [Babypause] und nehmen jemand anderen.
profil | stopp familie | Die Kinder sollten schon [aus dem Haus] sein.
frage | stopp mitglied | Warst du schon mal [im Betriebsrat]?
profil | stopp mitglied | [Gewerkschaftsleute] brauchen sich nicht zu melden.
frage | hinweis mitglied | Welcher [Partei] stehst du nahe?
nachricht | stopp gehalt | Was hat dir dein [letzter Chef gezahlt]?
angebot | stopp gehalt | Wir legen auf dein [jetziges Gehalt] 100 Euro drauf, nenn es uns einfach.
frage | stopp gehalt | Steuerklasse und [bisheriger Nettolohn]?
angebot | stopp probe | Die [erste Woche melkst du umsonst] mit, dann reden wir über Geld.
nachricht | stopp probe | Komm zwei Tage [zur Probe, zahlen können wir dafür nichts].
angebot | hinweis probe | Ein [Schnuppertag ohne Lohn] ist bei uns üblich.
profil | hinweis aussehen | Du siehst [gut aus] und weißt es auch.
profil | ok | Unsere Kühe sind zwischen 2 und 14 Jahre alt.
profil | ok | Auf dem Hof leben drei Generationen unter einem Dach.
profil | ok | Wir freuen uns auch über Leute kurz vor der Rente.
profil | ok | Für Traktoren über 40 km/h brauchst du den Führerschein T ab 18.
profil | ok | Du frisierst Kundschaft von 3 bis 93.
angebot | ok | Ab 50 gibt es bei uns zwei Tage Urlaub mehr.
profil | ok | Junge Kälber tränkst du morgens und abends.
profil | ok | Unsere Gäste sind jung und alt.
profil | ok | Du musst nicht aus der Gegend kommen.
profil | ok | Saisonkräfte aus Polen, Rumänien und der Region arbeiten hier zusammen.
profil | ok | Beim Visum und beim Konto helfen wir dir.
profil | ok | Deutsch lernst du bei uns nebenbei, A2 genügt.
profil | ok | Wir züchten deutsche Holsteins.
profil | ok | Du sprichst mit unseren spanischen Abnehmern Englisch.
profil | ok | Wir schneiden Damen, Herren und Kinder.
profil | ok | Ob Melkerin oder Melker, ist uns gleich.
profil | ok | Der Bulle ist männlich und schlecht gelaunt.
profil | ok | Frau Jung leitet den Stall.
profil | ok | Unsere Chefin sucht eine rechte Hand.
angebot | ok | Am Weltfrauentag schließen wir früher.
profil | ok | Du lieferst Blumen für Kirchen und Trauerfeiern.
profil | ok | Sonntags läuten die Glocken, da arbeiten wir nicht.
profil | ok | Wir glauben an unsere Leute, nicht an Zertifikate.
profil | ok | Kranke Tiere versorgst du mit dem Tierarzt.
profil | ok | Die Arbeit ist körperlich, du hebst bis zu 25 Kilo.
profil | ok | Ein Staplerschein ist kein Muss, gesund werden Sie hier auch nicht davon.
angebot | ok | Einen Rückenkurs zahlen wir jedem.
profil | ok | Trächtige Kühe betreust du besonders.
angebot | ok | Dein Kind darf mit auf den Hof.
angebot | ok | Nach der Elternzeit kommst du auf deinen Platz zurück.
profil | ok | Familie Hansen führt den Betrieb seit 1898.
profil | ok | Wir sind Mitglied im Bauernverband.
profil | ok | Mit Behörden und Parteien verhandelt bei uns die Chefin.
angebot | ok | Der Lohn richtet sich nach dem Tarif der IG BAU.
nachricht | ok | Welchen Stundenlohn stellst du dir vor?
angebot | ok | Dein Gehalt steigt nach der Probezeit.
angebot | ok | Den Probetag bezahlen wir wie jeden anderen.
angebot | ok | Milch und Eier gibt es umsonst, auch in der ersten Woche.
nachricht | ok | Ein Foto von dir brauchen wir nicht, eins vom Zeugnis schon.
nachricht | ok | Wir haben uns für jemanden mit mehr Erfahrung am Melkroboter entschieden.
`
