/**
 * What people simply say: in ads, messages and rejections, in care, trades, kitchens, schools, churches and offices of
 * the state. None of it may stop an ad or a letter; lines as in `sentence.ts`.
 */
export const PLAIN_SPEECH = `
absage | ok | Die Position ist leider bereits vergeben, deshalb müssen wir Ihnen absagen.
angebot | ok | 5-Tage-Woche mit kostenlosem Mittagessen
nachricht | ok | Für den Vertrag brauchen wir noch diverse Unterlagen von Ihnen.
nachricht | ok | Bitte schicken Sie uns noch die Bescheinigung der BG.
angebot | ok | Unser Gehalt ist attraktiv, unser Team auch.
profil | ok | Kinder lernen bei uns durch Spielen.
profil | ok | Eine Behinderung ist für uns kein Ausschlussgrund.
nachricht | ok | Der Personalrat hat Ihrer Einstellung noch nicht zugestimmt.
profil | ok | Die Approbation als Psychotherapeutin oder Psychotherapeut ist Voraussetzung.
profil | ok | Unser Restaurant mit italienischem Flair liegt direkt am Marktplatz.
profil | ok | Verwaltungspraxis bei Bund, Land oder Kommune
angebot | ok | Papierlose Praxis
profil | ok | Arbeiten in Höhen bis 30 m
angebot | ok | Wir bieten Ihnen eine feste Ansprechpartnerin.
angebot | ok | Eiscafé mit skandinavischem Flair
angebot | ok | Die Lohnabrechnung kommt am letzten Tag des Monats.
angebot | ok | Unser Betrieb ist weiblich geführt.
profil | ok | Drei Jahre Berufserfahrung als Senior Developer sind Voraussetzung.
profil | ok | Ein guter Draht zu Kindern und Eltern ist Voraussetzung.
aufgaben | ok | Du arbeitest mit Jugendlichen zwischen 14 und 18 Jahren.
absage | ok | Leider können wir Ihnen diesmal keine Stelle anbieten, weil wir intern besetzt haben.
absage | ok | Wir haben uns für eine Bewerberin entschieden, die schon mit DATEV gearbeitet hat.
absage | ok | Ihre Gehaltsvorstellung liegt leider über dem, was wir zahlen können.
absage | ok | Ohne Führerschein der Klasse B können wir Sie im Außendienst leider nicht einsetzen.
absage | ok | Uns fehlt leider der Nachweis über Ihre Ausbildung.
absage | ok | Unsere Kita nimmt im Herbst eine Gruppe weniger auf, deshalb entfällt die Stelle.
nachricht | ok | Am Empfang fragen Sie bitte nach Frau Yıldız, sie bringt Sie zu uns in den dritten Stock.
nachricht | ok | Bringen Sie zum Vorstellungsgespräch bitte Ihre Zeugnisse und gute Laune mit.
nachricht | ok | Wie war Ihr Urlaub in Polen? Wir freuen uns, Sie am Montag kennenzulernen.
nachricht | ok | Der Betriebsrat wird zu Ihrer Einstellung noch angehört.
nachricht | ok | Sind Ihnen Dienste am Wochenende möglich?
nachricht | ok | Wir wünschen Ihrem Kind gute Besserung und verschieben das Gespräch gern.
frage | ok | Wann könnten Sie frühestens anfangen?
frage | ok | Welche Schichten passen Ihnen am besten?
frage | ok | Haben Sie einen Staplerschein?
titel | ok | Altenpflegehelfer (m/w/d) für den Spätdienst
titel | ok | Erzieher (m/w/d) für die Krippe, auch Berufsanfänger
aufgaben | ok | Du pflegst alte und kranke Menschen bei ihnen zu Hause.
aufgaben | ok | Sie begleiten Sterbende und ihre Familien.
aufgaben | ok | Sie reichen das Essen an und dokumentieren am Tablet.
angebot | ok | Kein Schaukeldienst, kein geteilter Dienst, freie Wochenenden im Wechsel
angebot | ok | Wir zahlen den AVR-Tarif der Caritas mit Kinderzulage.
aufgaben | ok | Du verlegst Leitungen und montierst Heizkörper in alten und neuen Häusern.
profil | ok | Gesellenbrief als Dachdeckerin oder Dachdecker, schwindelfrei
angebot | ok | Werkzeug und Arbeitskleidung in jeder Größe stellen wir kostenlos.
profil | ok | Wer handwerklich geschickt ist, lernt bei uns alles Weitere.
aufgaben | ok | Sie kochen mit frischen Zutaten für 80 Gäste, von jung bis alt.
angebot | ok | Trinkgeld wird jeden Abend geteilt, Personalessen ist frei.
profil | ok | Du hast schon in einer griechischen Taverne gekellnert? Schön, muss aber nicht sein.
profil | ok | Gesundheitszeugnis nach § 43 Infektionsschutzgesetz, die Kosten übernehmen wir.
aufgaben | ok | Sie unterrichten Deutsch als Zweitsprache für Kinder aus vielen Ländern.
profil | ok | Lehramt für die Sekundarstufe I mit einem Fach Ihrer Wahl
aufgaben | ok | Betreuung von Kindern zwischen 6 und 10 Jahren am Nachmittag
profil | ok | Wir sind eine Mädchenschule in Trägerschaft der Stadt.
aufgaben | ok | Sie spielen die Orgel in drei Gottesdiensten im Monat.
profil | ok | Auch wer keiner Kirche angehört, ist bei der Diakonie willkommen.
angebot | ok | Zusatzversorgung der Kirche und 30 Tage Urlaub
profil | ok | Befähigung für die dritte Qualifikationsebene im Verwaltungsdienst
profil | ok | Die Stelle ist nach E 9a TVöD bewertet und unbefristet.
aufgaben | ok | Sie bearbeiten Anträge auf Elterngeld und Unterhaltsvorschuss.
profil | ok | Bewerbungen von Menschen aller Nationalitäten begrüßen wir.
angebot | ok | Wer Kinder hat, kann die Arbeitszeit nach der Kita richten.
`
