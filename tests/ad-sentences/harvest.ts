/**
 * Mostly letters to applicants, and as many kind ones: 12 of 45 were not found when they were first asked about, three of 44 were
 * stopped wrongly. Since corrected by class; lines as in `sentence.ts`.
 */
export const HARVEST = `
profil | stopp alter | Wer noch keine [25] ist, bekommt von unseren Kunden keinen Respekt und ist fehl am Platz.
profil | stopp alter | [Senioren] als Fahrer lehnen wir ab.
profil | stopp alter | Sie gehören nicht schon zum [alten Eisen].
nachricht | stopp alter | Nennen Sie uns bitte noch Tag und Jahr [Ihrer Geburt].
nachricht | stopp alter | Unser Team ist sehr jung, [wie alt] sind Sie?
absage | stopp alter | Wir brauchen jemanden, der noch [zwanzig Jahre vor sich] hat.
absage | stopp alter | In [Ihrem Alter] sollte man es ruhiger angehen lassen.
absage | stopp alter | Leider haben wir den Eindruck, dass Sie für unser [junges] Publikum zu alt sind.
profil | stopp geschlecht | Leider keine [Frauen], weil die Duschen nicht getrennt sind.
profil | stopp geschlecht | Ausschließlich [Damen] für den Telefondienst.
absage | stopp geschlecht | Dem Inhaber war ein [Mann] lieber.
absage | stopp geschlecht | Wir wollten die Stelle [weiblich] besetzen.
profil | stopp herkunft | [Türkische und arabische Bewerber] sortieren wir aus.
profil | stopp herkunft | Ihre Eltern sollten [aus Deutschland] kommen.
frage | stopp herkunft | Wie kommt es zu Ihrem [Akzent]?
nachricht | stopp herkunft | Ihr Name ist mir neu, [aus welchem Land] kommt der?
absage | stopp herkunft | Die Kundschaft hier ist noch nicht so weit, einen [Schwarzen] zu akzeptieren.
absage | stopp glaube | Mit Ihrem [Kopftuch und Ihrem Namen] hätten Sie es bei uns schwer.
absage | stopp herkunft | Wir haben mit [Polen] schlechte Erfahrungen gemacht.
profil | hinweis herkunft | [Native Speaker] Englisch gesucht.
profil | hinweis glaube | Sie sollten [evangelisch] sein.
profil | stopp glaube | Keine [Muslime], bitte.
absage | stopp glaube | Ihr [Bekenntnis] passt nicht zu unserem Leitbild.
absage | stopp glaube | Wir hätten Bedenken wegen Ihres [Kopftuchs].
profil | stopp gesundheit | [Chronisch Kranke] können den Schichtdienst nicht leisten.
profil | stopp gesundheit | Der Arbeitsplatz ist nicht für [Behinderte] geeignet.
frage | stopp gesundheit | Haben Sie eine [Behinderung], von der wir wissen sollten?
nachricht | stopp gesundheit | Teilen Sie uns bitte mit, an welchen [Krankheiten] Sie leiden.
absage | stopp gesundheit | Ihre [Schwerbehinderung] macht eine Einstellung für uns unmöglich.
absage | stopp gesundheit | Die häufigen [Krankmeldungen] in Ihrem Lebenslauf schrecken uns ab.
absage | stopp gesundheit | Wer [Epilepsie] hat, darf bei uns nicht an die Maschinen.
profil | stopp familie | [Schwangere] stellen wir nicht ein.
profil | stopp familie | Eltern [kleiner Kinder] raten wir ab.
frage | stopp familie | Wie ist Ihr [Familienstand]?
nachricht | stopp familie | Haben Sie [Kinder im Haushalt]?
absage | stopp familie | Ihr [Kinderwunsch] passt zeitlich nicht zu unserem Projekt.
absage | stopp familie | Nach der [Geburt] werden Sie sicher erst einmal fehlen, deshalb sagen wir ab.
absage | stopp familie | Junge Frauen werden bei uns [zu schnell schwanger].
frage | stopp mitglied | In welcher [Gewerkschaft] sind Sie?
absage | stopp mitglied | [Gewerkschaftler] haben wir schon genug im Haus.
nachricht | stopp gehalt | Was war denn Ihr [Gehalt] in der alten Firma?
nachricht | stopp gehalt | Bitte bringen Sie zum Gespräch Ihren [letzten Gehaltszettel] mit.
frage | stopp gehalt | [Wie viel verdienen Sie heute]?
nachricht | stopp probe | Arbeiten Sie doch [zwei Tage umsonst] mit, dann sehen wir weiter.
nachricht | hinweis aussehen | Haben Sie ein [Foto], auf dem man Sie ganz sieht?
nachricht | ok | Vielen Dank für Ihre Bewerbung als Altenpflegerin.
nachricht | ok | Ihre Unterlagen sind vollständig, wir melden uns bis Ende der Woche.
nachricht | ok | Das Führungszeugnis darf nicht älter als drei Monate sein.
nachricht | ok | Bitte bringen Sie Ihren Ausweis und Ihre Sozialversicherungsnummer mit.
nachricht | ok | Der Kunde ist ein Altenheim mit 80 Plätzen.
nachricht | ok | Unsere Kita liegt neben der Moschee, Parkplätze gibt es keine.
nachricht | ok | Ihr Kind kann ab August in unsere Betriebskita gehen.
nachricht | ok | Hat Ihr Kind den Platz bekommen? Sonst fangen Sie einfach später an.
nachricht | ok | Leider hat unsere Sekretärin Ihren Namen falsch geschrieben, wir bitten um Entschuldigung.
nachricht | ok | Ihr Name wird erst sichtbar, wenn wir Sie einladen.
nachricht | ok | Wir haben Ihre Herkunftsangabe gelöscht, danach hätten wir nicht fragen dürfen.
nachricht | ok | Die Frage nach dem Alter war ein Versehen, bitte übergehen Sie sie.
nachricht | ok | Sie schreiben von einer Allergie gegen Mehl: Wir setzen Sie gern im Verkauf ein.
nachricht | ok | Ihren Rollstuhl können Sie unten laden.
nachricht | ok | Wenn Sie schwanger sind oder es werden, ändert das nichts an unserem Angebot.
nachricht | ok | Schön, dass Sie wieder gesund sind!
nachricht | ok | Die Betriebsärztin untersucht Sie nach der Einstellung, so schreibt es das Gesetz vor.
nachricht | ok | Für den Mutterschutz gelten die gesetzlichen Fristen.
nachricht | ok | Unser Betriebsrat hilft Ihnen bei Fragen gern.
nachricht | ok | Ihre Gehaltsabrechnung kommt künftig digital.
nachricht | ok | Sie verdienen bei uns im ersten Jahr 3.150 €, danach 3.300 €.
nachricht | ok | Der Schnuppertag ist freiwillig und wird bezahlt.
nachricht | ok | Tragen Sie bitte Sicherheitsschuhe, ein Kopftuch ist kein Problem.
nachricht | ok | Unser Koch kommt aus Syrien, er zeigt Ihnen die Küche.
nachricht | ok | Frau Mann und Herr Weiblen erwarten Sie um 15 Uhr.
nachricht | ok | Mein Kollege, Herr Jung, 1. Stock, hilft Ihnen weiter.
nachricht | ok | Die Fahrt dauert 45 Minuten, mit der S-Bahn 50.
absage | ok | Leider haben Sie die 18 noch nicht erreicht, und für den Ausschank schreibt das Gesetz das vor.
absage | ok | Ihre Erfahrung mit älteren Menschen hat uns gefallen, leider ist die Stelle schon weg.
absage | ok | Wir suchen leider keine Aushilfe für die Nacht mehr, sondern nur noch für den Tag.
absage | ok | Der Kindergarten wird geschlossen, weil es im Ort zu wenige Kinder gibt.
absage | ok | Für die türkischsprachige Beratung brauchen wir fließendes Türkisch, das Sie leider nicht sprechen.
absage | ok | Die Muslimische Gemeinde hat uns den Auftrag leider entzogen.
absage | ok | Leider dürfen wir Sie ohne Arbeitserlaubnis nicht einstellen.
absage | ok | Unsere Wahl fiel auf eine Bewerberin mit mehr Erfahrung in der Pflege.
absage | ok | Wir konnten nur einen Menschen einstellen, und die Entscheidung war knapp.
absage | ok | Ihre Gehaltsvorstellung können wir als kleiner Verein leider nicht erfüllen.
absage | ok | Die Leiterin der Schwangerenberatung hat die Stelle vorerst gestoppt.
absage | ok | Wir wünschen Ihnen und Ihrer Familie alles Gute.
absage | ok | Der Kollege, der in Elternzeit gehen wollte, bleibt nun doch.
absage | ok | Uns fehlt derzeit leider das Geld für eine neue Kraft.
absage | ok | Mit 40 Stunden könnten wir Sie nicht auslasten.
absage | ok | Ihr Arbeitsweg von 60 Kilometern erschien uns beiden zu lang.
absage | ok | Das Integrationsamt hat den Umbau für Ihren Arbeitsplatz leider noch nicht bewilligt, wir bleiben dran.
`
