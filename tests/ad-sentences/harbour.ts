/**
 * How warehouses, salons, parishes and town halls put it, and what sounds alike there and harms nobody. Written and
 * labelled before the rules were asked: 12 of 40 were missed then, and 2 of 40 harmless ones stopped. Lines
 * as in `sentence.ts`.
 */
export const HARBOUR = `
profil | stopp alter | Wir stellen uns eine Person [zwischen Mitte zwanzig und Mitte dreißig] vor.
profil | stopp alter | Ihr [Alter sollte 40 nicht übersteigen].
angebot | stopp alter | Bei uns ist [keiner über 35], das muss zum Team passen.
profil | stopp alter | Die Stelle ist nichts für [Leute kurz vor der Rente].
frage | stopp alter | Bitte geben Sie Ihr [Geburtsdatum] an.
frage | stopp alter | Gehören Sie schon zur [Ü50-Fraktion]?
absage | stopp alter | Ehrlich gesagt sind Sie uns [ein paar Jahre zu alt] für diese Position.
absage | stopp alter | Für eine Einarbeitung von zwei Jahren fehlt [in Ihrem Alter] leider die Perspektive.
nachricht | stopp alter | Eine Frage noch: [Wie alt] sind Sie eigentlich?
profil | hinweis alter | Ideal für [Berufsanfänger] direkt nach der Lehre.
profil | hinweis alter | Wir wünschen uns [frischen, jungen Wind] in der Verwaltung.
profil | hinweis alter | Du bist [jung geblieben] und packst gern mit an.
angebot | hinweis alter | Ein [junges, hochmotiviertes Team] wartet auf dich.
profil | stopp herkunft | Wir arbeiten [nur mit Deutschen], Bewerbungen von anderen sind zwecklos.
profil | stopp herkunft | Kräfte [aus Osteuropa] nehmen wir nicht mehr.
profil | hinweis herkunft | Deutsch beherrschen Sie [akzentfrei].
profil | hinweis herkunft | [Native Speaker] für Englisch bevorzugt
frage | hinweis herkunft | Welche [Staatsangehörigkeit hatten Sie bei Ihrer Geburt]?
nachricht | stopp herkunft | Mich würde interessieren, [aus welchem Land] Ihre Familie kommt.
absage | stopp herkunft | Mit [Ihrem starken Akzent] kann ich Sie nicht ans Telefon setzen.
profil | stopp geschlecht | Das Lager ist körperlich so hart, dass wir [keine Frauen] einstellen.
titel | stopp geschlecht | Friseur oder Friseurin, [männlich] bevorzugt
angebot | hinweis geschlecht | Unsere [Mädels] am Empfang freuen sich auf Unterstützung.
absage | stopp geschlecht | Wir haben uns [für einen Mann] entschieden, weil die Kundschaft das gewohnt ist.
frage | stopp geschlecht | Leben Sie [in einer gleichgeschlechtlichen Partnerschaft]?
profil | stopp glaube | [Wer nicht getauft ist], braucht sich bei uns im Lager nicht zu bewerben.
frage | hinweis glaube | Welcher [Konfession] gehören Sie an?
nachricht | hinweis glaube | Halten Sie sich an den [Ramadan], und schaffen Sie dann die Schicht?
absage | hinweis glaube | Mit [Kopftuch] können wir Sie am Schalter leider nicht einsetzen.
profil | stopp gesundheit | Bewerber mit [Rückenproblemen] sortieren wir direkt aus.
frage | stopp gesundheit | Haben Sie einen [Schwerbehindertenausweis]?
nachricht | stopp gesundheit | Waren Sie schon einmal wegen [psychischer Probleme] in Behandlung?
absage | stopp gesundheit | [Ihre Krankenzeiten] im Lebenslauf haben uns abgeschreckt.
frage | stopp familie | Steht bei Ihnen in absehbarer Zeit [eine Schwangerschaft] im Raum?
profil | stopp familie | Familie und Kinder sollten [abgeschlossen] sein.
absage | stopp familie | Da Sie gerade [geheiratet] haben, rechnen wir mit baldiger Elternzeit und sagen lieber ab.
profil | stopp mitglied | [Gewerkschafter] wollen wir im Betrieb nicht haben.
profil | stopp gehalt | In Ihrer Bewerbung führen Sie bitte [Ihr bisheriges Jahresgehalt] auf.
angebot | stopp probe | Drei Schichten [zur Probe, selbstverständlich unbezahlt], dann sprechen wir über den Vertrag.
profil | hinweis aussehen | Schicken Sie uns Ihre Unterlagen mit einem aktuellen [Foto].
titel | ok | Teamleitung (m/w/d) Frauenhaus
titel | ok | Hausmeister (m/w/d) für die Altstadt
titel | ok | Jugendreferent (m/w/d) für die Christuskirche
titel | ok | Kassierer (m/w/d) im Männerdomizil
titel | ok | Erzieher (m/w/d) in der Kita Kleine Deutsche
angebot | ok | Unser Durchschnittsauftrag liegt bei 45 Stunden.
angebot | ok | Seit 35 Jahren sind wir in Familienhand.
angebot | ok | Mitarbeitende zwischen 19 und 64 arbeiten hier Hand in Hand.
angebot | ok | Wer 25 Jahre dabei ist, bekommt einen Tag Urlaub mehr.
angebot | ok | Nach der Elternzeit kommen Sie in Ihren alten Job zurück.
angebot | ok | Wir unterstützen Schwangere und stillende Mütter mit einem Ruheraum.
angebot | ok | Zuschuss zur Kinderbetreuung und zum Deutschlandticket
angebot | ok | Kolleginnen und Kollegen aus 40 Nationen
angebot | ok | Wir sind kein Verein von Muttersprachlern: In der Halle hören Sie zwölf Sprachen.
angebot | ok | Für Geflüchtete organisieren wir einen Deutschkurs.
angebot | ok | Unbezahlte Überstunden gibt es bei uns nicht.
angebot | ok | Ihr Probetag ist selbstverständlich bezahlt.
profil | ok | Wegen der Arbeit an Spielautomaten müssen Sie volljährig sein.
profil | ok | Für den Führerschein Klasse D müssen Sie mindestens 21 sein.
profil | ok | Sie haben Erfahrung mit Kindern unter drei Jahren.
profil | ok | Religion, Herkunft und Alter spielen bei uns keine Rolle.
profil | ok | Ein Bewerbungsfoto ist nicht nötig.
profil | ok | Sie sprechen Deutsch so gut, dass Sie Arztbriefe verstehen.
profil | ok | Auch ohne deutschen Abschluss sind Sie bei uns richtig.
profil | ok | Das Lager ist staubig, deshalb prüfen wir mit Ihnen vorher, was bei Allergien hilft.
aufgaben | ok | Sie organisieren Fahrten für Menschen über 65.
aufgaben | ok | Sie pflegen ältere Damen und Herren in ihrer Wohnung.
aufgaben | ok | Sie rechnen Gehälter ab und prüfen frühere Lohnzettel.
aufgaben | ok | Sie verhandeln mit Gewerkschaften und dem Betriebsrat.
aufgaben | ok | Sie begleiten unsere Bewohner zum Gottesdienst.
frage | ok | Haben Sie schon einmal eine Kindergruppe geleitet?
frage | ok | Wann können Sie anfangen?
frage | ok | Benötigen Sie für den Arbeitsplatz technische Hilfen?
frage | ok | Haben Sie den Führerschein schon länger als zwei Jahre?
nachricht | ok | Alles Gute zur Geburt Ihrer Tochter, wir verschieben das Gespräch gern.
nachricht | ok | Bitte bringen Sie zum Arbeitsbeginn Ihre Steuer-ID und die Angabe zur Konfession für die Lohnabrechnung mit.
nachricht | ok | Sie treffen Frau Jünger in der Alten Feuerwache.
absage | ok | Wir brauchen jemanden mit dem Führerschein CE, den haben Sie noch nicht.
absage | ok | Es gab über 60 Bewerbungen, und wir mussten uns für eine entscheiden.
absage | ok | Bleiben Sie uns verbunden: Im Frühjahr eröffnen wir die Filiale Alte Post.
`
