/**
 * How back offices, farms, studios and night shifts put it, and what only has the same words there. Written and labelled
 * before the rules were asked: 8 of 40 were missed then, and 2 of 40 harmless ones stopped. Lines as in
 * `sentence.ts`.
 */
export const BACK_OFFICE = `
profil | stopp alter | Unsere Wunschbesetzung ist [um die dreißig].
profil | stopp alter | Bewerbungen von Leuten [über 45] legen wir gleich zur Seite.
angebot | stopp alter | Hier arbeiten nur [Unter-Dreißigjährige], und dabei soll es bleiben.
profil | stopp alter | Du hast [die 25 noch nicht überschritten].
frage | stopp alter | [Wann wurden Sie geboren]?
frage | stopp alter | Planen Sie, noch [vor 65 in Rente] zu gehen?
absage | stopp alter | Bei [Ihrem Geburtsjahr] müssen wir leider an die Einarbeitungszeit denken und sagen ab.
absage | stopp alter | Die Kollegen sind alle halb so alt wie Sie, da würden Sie [altersmäßig] nicht hineinpassen.
nachricht | stopp alter | Ganz direkt gefragt: [Sind Sie schon über 50]?
titel | stopp alter | Bürokraft, [max. 40 Jahre alt]
profil | hinweis alter | Du bist mit [Social Media aufgewachsen].
profil | hinweis alter | Wir möchten unser Team [verjüngen].
angebot | hinweis alter | Auf dich warten [junge und hippe Kollegen].
profil | hinweis alter | Perfekt, wenn du [frisch von der Uni] kommst.
profil | stopp herkunft | Wir vermitteln [ausschließlich deutsche Haushaltshilfen].
profil | stopp herkunft | [Asylbewerber] bitte nicht anrufen.
profil | hinweis herkunft | Englisch sprechen Sie [auf Muttersprache-Level].
profil | hinweis herkunft | Voraussetzung ist [die deutsche Staatsbürgerschaft].
frage | stopp herkunft | Aus welchem Land kommen [Ihre Großeltern]?
nachricht | stopp herkunft | Sie sehen so [südländisch] aus, wo kommen Sie denn wirklich her?
absage | stopp herkunft | Wir haben uns entschieden, die Stelle [mit einem Deutschen] zu besetzen.
profil | stopp geschlecht | Da wir schon drei Männer haben, suchen wir jetzt [ausschließlich eine Frau].
profil | stopp geschlecht | Die Arbeit auf dem Gerüst ist [nichts für Mädchen].
absage | stopp geschlecht | Als [Frau] würden Sie sich in unserer Schlosserei nicht wohlfühlen.
nachricht | stopp geschlecht | Sind Sie eigentlich [lesbisch], oder warum steht da „Partnerin“?
titel | hinweis geschlecht | [Sekretärin] der Geschäftsleitung
profil | hinweis glaube | Wir erwarten, dass Sie [Mitglied der evangelischen Kirche] sind.
frage | hinweis glaube | Müssen Sie freitags zum [Freitagsgebet]?
absage | stopp glaube | Da Sie [Zeuge Jehovas] sind, passt das im Verkauf leider nicht.
profil | stopp gesundheit | Wer [ständig krank] ist, soll bitte fernbleiben.
frage | stopp gesundheit | Besteht bei Ihnen eine [Gleichstellung mit Schwerbehinderten]?
nachricht | stopp gesundheit | Darf ich fragen, ob Sie [Psychopharmaka] nehmen?
absage | stopp gesundheit | Mit [Ihrer Epilepsie] können wir Sie nicht an die Maschine lassen, tut uns leid.
frage | stopp familie | Wer betreut [Ihr Kind], wenn es krank ist?
absage | stopp familie | Sie gehen doch bald in [Mutterschutz], deshalb stellen wir Sie nicht ein.
profil | stopp familie | [Alleinerziehende] bitten wir, sich nicht zu bewerben.
nachricht | stopp mitglied | Gehören Sie [einer Gewerkschaft] an? Das wüssten wir gern vorher.
nachricht | stopp gehalt | Was zahlt Ihnen [Ihr jetziger Chef]?
angebot | stopp probe | Der [erste Monat ist unbezahlt], danach gibt es Tariflohn.
profil | hinweis aussehen | Ein [Bewerbungsfoto] ist Pflicht.
titel | ok | Alltagsbegleiter (m/w/d) in der Seniorenresidenz Altes Rathaus
titel | ok | Trainer (m/w/d) für die Juniorinnen und Junioren U15
titel | ok | Koch (m/w/d) Kita Jungbrunnen
titel | ok | Hausleitung (m/w/d) im Wohnheim für Männer
titel | ok | Spielhallenaufsicht (m/w/d) ab 18
angebot | ok | 30 Kolleginnen und Kollegen zwischen Azubi und Altmeister
angebot | ok | In unserem Altbau von 1890 wird gerade ein Aufzug eingebaut.
angebot | ok | Wir sind Deutschlands jüngste Direktbank.
angebot | ok | Über 50 Fortbildungen im Jahr stehen Ihnen offen.
angebot | ok | Ab dem 55. Lebensjahr arbeiten Sie auf Wunsch zwei Stunden weniger.
angebot | ok | Wir feiern Zuckerfest, Weihnachten und Chanukka.
angebot | ok | Kostenloser Probemonat im Fitnessstudio
angebot | ok | Bezahlte Einarbeitung, keine unbezahlten Probetage
angebot | ok | Familien mit kleinen Kindern suchen sich ihre Schichten zuerst aus.
angebot | ok | Unser Betriebsrat hat eine Vereinbarung zum Homeoffice geschlossen.
profil | ok | Ihr Alter ist uns gleich, Ihre Neugier nicht.
profil | ok | Ob Sie Deutsch als Muttersprache oder später gelernt haben, ist egal.
profil | ok | Türkisch oder Kurdisch als weitere Sprache hilft in der Beratung.
profil | ok | Schwindelfreiheit brauchen Sie, denn Sie arbeiten in bis zu 40 Metern Höhe.
profil | ok | Sie dürfen nach dem Gesetz nachts arbeiten, sind also mindestens 18.
profil | ok | Menschen mit Behinderung werden bei uns besonders gefördert.
profil | ok | Es kommt nicht auf Lebensjahre an, sondern auf Freude am Beruf.
profil | ok | Keine Angst vor großen Hunden und alten Traktoren
profil | ok | Geduld mit älteren Herrschaften am Telefon
profil | ok | Sie haben den Führerschein seit mindestens zwei Jahren.
aufgaben | ok | Sie werben Mitglieder für unsere Gewerkschaft.
aufgaben | ok | Sie fotografieren Bewerberinnen und Bewerber in unserem Studio.
aufgaben | ok | Sie beraten Frauen nach häuslicher Gewalt im Frauenhaus.
aufgaben | ok | Sie unterrichten Deutsch für Menschen mit anderer Muttersprache.
aufgaben | ok | Sie betreuen Auszubildende unter 18 Jahren.
frage | ok | Kennen Sie sich mit dem Schwerbehindertenrecht aus?
frage | ok | Wie viele Kinder haben Sie in Ihrer letzten Gruppe betreut?
frage | ok | Können Sie Bescheide in einfachem Deutsch erklären?
frage | ok | Was hat Ihnen an Ihrer letzten Stelle gefallen?
nachricht | ok | Am Freitag ist Betriebsversammlung mit dem Betriebsrat, deshalb treffen wir uns erst um 15 Uhr.
nachricht | ok | Ihr Foto im Lebenslauf brauchen wir nicht, wir lesen anonym.
nachricht | ok | Sagen Sie uns bitte, ob Sie einen barrierefreien Zugang brauchen.
nachricht | ok | Vor Ihnen waren schon 20 Bewerberinnen da, nehmen Sie sich also etwas zu lesen mit.
absage | ok | Für die Stelle in der Jugendhilfe fehlt Ihnen leider die staatliche Anerkennung.
absage | ok | Die Leitung wollte jemanden, der schon mit schwerbehinderten Kindern gearbeitet hat.
`
