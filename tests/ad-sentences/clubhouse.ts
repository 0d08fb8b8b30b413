/**
 * How roofers, clubs, care homes and start-ups put it, in ads, chats and closing letters. Every second of 120 sentences that
 * were written and labelled before the rules were asked: 6 of 30 were missed then, 1 of 30 harmless ones stopped and 1
 * hinted at; three labels were put right. Lines as in `sentence.ts`.
 */
export const CLUBHOUSE = `
profil | stopp alter | Für die Dachkolonne brauchen wir Leute, die [die vierzig noch nicht gesehen] haben.
profil | stopp alter | Unser Altgeselle geht, nachrücken soll [einer um die fünfundzwanzig].
profil | hinweis alter | Wir wünschen uns [frisches junges Blut] in der Werkstatt.
titel | stopp alter | Azubi Dachdecker (m/w/d), [bis 20 Jahre]
profil | stopp alter | The ideal candidate ist [zwischen 23 und 33 Jahre] jung.
frage | stopp alter | [Wie alt] wirst du dieses Jahr?
nachricht | stopp alter | Magst du mir noch schnell [dein Alter] schreiben?
absage | stopp alter | Wir haben uns für jemanden entschieden, der [noch länger arbeiten kann, bevor er in Rente geht].
profil | stopp herkunft | Unsere Bewohner tun sich schwer mit Fremden, deshalb nehmen wir [nur einheimische] Kräfte.
profil | hinweis herkunft | Deutsch ist Ihre [Muttersprache], Englisch ein Plus.
profil | stopp herkunft | Bewerbungen [aus dem Ausland stammender] Personen können wir nicht berücksichtigen.
frage | hinweis herkunft | Wo bist du [geboren und aufgewachsen]?
absage | stopp herkunft | Unsere Kundschaft auf dem Dorf möchte lieber [einen Deutschen] im Haus haben.
profil | stopp geschlecht | Auf unseren Baustellen arbeiten [nur Männer, das] soll so bleiben.
titel | hinweis geschlecht | [Mädchen für alles] im Büro gesucht
titel | stopp geschlecht | Verkaufshilfe (nur [weiblich])
profil | stopp geschlecht | Der Chef hätte am liebsten wieder [eine Dame] am Telefon.
absage | stopp geschlecht | [Die Jungs in der Halle wollen unter sich bleiben, deshalb nehmen wir keine Frau].
profil | hinweis glaube | In unserem Verein sind alle [evangelisch], du hoffentlich auch.
nachricht | stopp glaube | Würden Sie Ihr [Kopftuch] bei der Arbeit ablegen?
profil | stopp gesundheit | Leute mit [Bandscheibenvorfall] oder kaputten Knien können wir nicht brauchen.
frage | stopp gesundheit | Hattest du schon mal [Depressionen oder ein Burnout]?
nachricht | stopp gesundheit | Hast du einen [Schwerbehindertenausweis]? Dann wird es schwierig.
absage | stopp gesundheit | Jemanden [im Rollstuhl] können wir in unserem Start-up leider nicht gebrauchen.
frage | stopp familie | Ist die [Familienplanung] bei dir abgeschlossen?
absage | stopp familie | Da Sie [schwanger] sind, macht ein Einstieg für uns keinen Sinn.
profil | stopp mitglied | [Gewerkschafter] haben in unserem Familienbetrieb nichts verloren.
absage | stopp mitglied | Da Sie früher [im Betriebsrat] waren, sehen wir keine gemeinsame Zukunft.
nachricht | stopp gehalt | Was [hast du bei deinem alten Chef verdient]?
angebot | hinweis probe | Ein [Schnuppertag auf eigene Rechnung], danach reden wir.
profil | ok | Gesellenbrief oder ein paar Jahre auf dem Bau, beides ist uns recht.
profil | ok | Du hast Lust, mit alten Maschinen und jungem Holz zu arbeiten.
profil | ok | Schwindelfrei solltest du sein, sonst macht das Dach keinen Spaß.
profil | ok | Woher du kommst, ist uns egal, Hauptsache du bleibst.
profil | ok | Frauen sind in unserer Werkstatt genauso willkommen wie Männer.
profil | ok | Du bist mit Excel per Du und mit Menschen über 80 auch.
profil | ok | Herzenswärme im Umgang mit Menschen mit Demenz
profil | ok | Vereinsmitglied musst du nicht sein oder werden.
profil | ok | Wer mit Rückenschmerzen kämpft, bekommt bei uns Hebehilfen.
profil | ok | Im Umgang mit Kunden trittst du freundlich auf.
profil | ok | You are curious, friendly and speak some German.
angebot | ok | Seit 1921 in Familienhand, heute führt die Urenkelin den Betrieb.
angebot | ok | Wir sind ein Start-up im dritten Jahr und wachsen auf 30 Leute.
angebot | ok | Für Eltern gibt es Teilzeit, für Großeltern übrigens auch.
angebot | ok | Ab 60 nur noch vier Tage in der Woche, wer mag
angebot | ok | Unser Betriebsrat begrüßt dich am ersten Tag.
angebot | ok | Männerchor, Damenriege, Kinderturnen: In unserem Verein ist immer etwas los.
aufgaben | ok | Du trainierst die Jungs der U12 und fährst mit zu Turnieren.
aufgaben | ok | Du baust Rollstuhlrampen und barrierefreie Bäder.
aufgaben | ok | Du sprichst Mitglieder an, deren Beitrag offen ist.
aufgaben | ok | Du fotografierst unsere Produkte und bearbeitest die Bilder.
titel | ok | Geselle / Gesellin Zimmerei (m/w/d)
titel | ok | Junior Developer (m/w/d) React
frage | ok | Hast du einen Gesellenbrief?
frage | ok | Ab wann könntest du bei uns anfangen?
frage | ok | Besitzt du eine Trainerlizenz?
nachricht | ok | Brauchst du für das Gespräch etwas, zum Beispiel einen Gebärdendolmetscher?
nachricht | ok | Magst du uns noch dein Zeugnis schicken?
absage | ok | Dein Profil ist stark, uns fehlt aber gerade das Budget.
absage | ok | Wir suchen für Herbst wieder Leute, melden Sie sich dann gern noch einmal.
`
