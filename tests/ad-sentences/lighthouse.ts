/**
 * How removal firms, choirs' offices, chip shops, opticians and caretakers put it. Written and labelled before the rules
 * were asked: 7 of 30 were missed then, and 1 of 30 harmless ones stopped; three labels were put right. Lines as in
 * `sentence.ts`.
 */
export const LIGHTHOUSE = `
profil | stopp alter | [Jahrgänge vor 1980] brauchen sich nicht zu melden.
profil | stopp alter | Wer [die fünfzig schon hinter sich] hat, hält unsere Treppenhäuser nicht durch.
profil | stopp alter | Du solltest [höchstens Ende zwanzig] sein.
titel | stopp alter | Möbelträger [unter 40]
frage | stopp alter | [Welchen runden Geburtstag] feiern Sie als Nächstes?
nachricht | stopp alter | [Wie lange haben Sie noch bis zur Rente]?
absage | stopp alter | Sie stehen [kurz vor dem Ruhestand], deshalb lohnt sich die Einarbeitung nicht mehr.
profil | hinweis alter | Ideal für alle, die [gerade die Schule hinter sich] haben.
titel | stopp geschlecht | Umzugshelfer, [Damen zwecklos]
profil | stopp geschlecht | In unserer Werkstatt packen [nur Kerle] mit an.
absage | stopp geschlecht | Der Chef wollte [lieber einen Mann] am Tresen haben.
profil | stopp herkunft | Bewerber [aus Osteuropa] stellen wir nicht mehr ein.
profil | stopp herkunft | Sie haben [deutsche Eltern] und sind hier aufgewachsen.
frage | stopp herkunft | [Woher stammt Ihr Nachname]?
profil | hinweis herkunft | Sie sprechen [Deutsch von Kindesbeinen an].
absage | stopp herkunft | Unsere Kunden tun sich mit [Ihrem Akzent] schwer, darum sagen wir ab.
profil | stopp glaube | [Kopftuchträgerinnen] können wir im Verkauf leider nicht einsetzen.
frage | hinweis glaube | [Fasten Sie im Ramadan]?
nachricht | hinweis glaube | [Gehören Sie einer Kirche an]?
profil | stopp gesundheit | Menschen [mit chronischen Leiden] können wir nicht beschäftigen.
frage | stopp gesundheit | [Nehmen Sie regelmäßig Tabletten]?
nachricht | stopp gesundheit | [Wie oft waren Sie im letzten Jahr krankgeschrieben]?
absage | stopp gesundheit | Mit [Ihrem Rollstuhl] kommen Sie bei uns leider nicht durch die Gänge.
frage | stopp familie | [Wer holt Ihre Kinder ab], wenn es später wird?
nachricht | stopp familie | [Ist in nächster Zeit Nachwuchs geplant]?
profil | stopp familie | Sie sind [ungebunden und kinderlos], denn wir sind viel unterwegs.
frage | stopp mitglied | [Sind Sie bei Verdi]?
frage | stopp gehalt | [Was stand auf Ihrer letzten Abrechnung]?
angebot | stopp probe | Die [ersten drei Tage] arbeiten Sie zur Probe ohne Geld.
profil | hinweis aussehen | Bitte legen Sie [ein aktuelles Lichtbild] bei.
profil | ok | Sie haben mindestens zwei Jahre in einer Spedition gearbeitet.
profil | ok | Sie heben auch einmal eine Waschmaschine, zu zweit und mit Gurten.
profil | ok | Führerschein Klasse C1 vor 1999 erworben oder die neue Klasse C1.
profil | ok | Ob Sie 19 oder 63 sind, ist uns egal.
profil | ok | Sie sprechen so gut Deutsch, dass Sie am Telefon Termine vergeben können.
profil | ok | Polnisch oder Rumänisch hilft, ist aber nicht nötig.
profil | ok | Sie singen gern, Mitglied im Chor müssen Sie nicht sein.
angebot | ok | Unser Betrieb feiert im Mai seinen fünfzigsten Geburtstag.
angebot | ok | Wir stocken Ihr Kindergeld nicht auf, aber wir zahlen einen Zuschuss zur Kita.
angebot | ok | Nach 40 Jahren geht unser Hausmeister in Rente, und Sie folgen ihm nach.
angebot | ok | Frauen und Männer verdienen bei uns nachweislich gleich viel.
angebot | ok | Brillen für den Bildschirm bezahlen wir.
angebot | ok | Betriebsrat und Tarif der IG Metall gibt es bei uns seit 1974.
angebot | ok | Am Probetag bekommen Sie 16 Euro die Stunde und ein Mittagessen.
aufgaben | ok | Sie passen Kindern ab drei Jahren ihre erste Brille an.
aufgaben | ok | Sie besuchen alte Menschen zu Hause und helfen beim Packen.
aufgaben | ok | Sie räumen Wohnungen von Verstorbenen und gehen behutsam mit Angehörigen um.
aufgaben | ok | Sie bestellen Fisch aus Norwegen und Kartoffeln aus der Pfalz.
aufgaben | ok | Sie richten den Gebetsraum und die Kapelle für Feiern her.
aufgaben | ok | Sie führen das Bildarchiv des Chors und beschriften Fotos.
frage | ok | Können Sie sich vorstellen, samstags Umzüge zu fahren?
frage | ok | Welche Fahrzeuge haben Sie bisher gefahren?
frage | ok | Welche Stundenzahl wünschen Sie sich in der Woche?
frage | ok | Haben Sie schon mit einem Kassensystem gearbeitet?
nachricht | ok | Bitte bringen Sie zum ersten Tag feste Schuhe mit.
nachricht | ok | Herr Jung zeigt Ihnen am Montag den Laden.
nachricht | ok | Der Eingang liegt neben der Kirche, Aufzug und Rampe sind da.
absage | ok | Wir haben die Stelle mit jemandem besetzt, der die Software schon kennt.
absage | ok | Für den Stapler fehlt Ihnen leider noch der Schein.
absage | ok | Unser Team ist jetzt vollzählig, danke für Ihre Geduld.
`
