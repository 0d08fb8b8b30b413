/**
 * How plain employers put it in a hurry: 8 of 91 were not found when they were first asked about, four of 48 were stopped wrongly.
 * Since corrected by class; lines as in `sentence.ts`.
 */
export const ROPEWAY = `
profil | stopp alter | Wir können nur Menschen bis [Ende vierzig] gebrauchen.
profil | stopp alter | Bewerber sollten das [35. Lebensjahr] nicht vollendet haben.
profil | stopp alter | Senden Sie uns Ihre Bewerbung nur, wenn Sie [jünger als 50] sind.
profil | stopp alter | [Ältere Semester] tun sich mit unserem Arbeitstempo erfahrungsgemäß schwer.
profil | stopp alter | Wer [im Rentenalter] ist, den können wir nicht mehr versichern.
profil | stopp alter | Bei einem Alter [über 45] bitten wir, von einer Bewerbung abzusehen.
profil | stopp alter | Alter: [gerne zwischen 25 und 35].
profil | stopp alter | Idealalter [Anfang 30].
profil | hinweis alter | Wir sind eine Agentur mit einem [jungen, hippen Team].
profil | hinweis alter | Als Nachwuchskraft [frisch aus dem Studium] legen Sie bei uns los.
angebot | stopp alter | Bei uns ist keiner [älter als 32], und das merkt man.
titel | stopp alter | Barkeeper (m/w/d) bis [28 Jahre]
frage | stopp alter | Welcher [Jahrgang] sind Sie?
frage | stopp alter | In welchem Jahr wurden Sie [volljährig]?
nachricht | stopp alter | Könnten Sie uns noch Ihr [Alter] verraten?
nachricht | stopp alter | Fühlen Sie sich mit [fast sechzig] der Baustelle noch gewachsen?
absage | stopp alter | Wir haben uns für einen [jüngeren Bewerber] entschieden.
absage | stopp alter | Aufgrund [Ihres Alters] sehen wir keine langfristige Perspektive.
absage | stopp alter | Sie passen mit [Ihren 49 Jahren] leider nicht in unsere Zielgruppe.
absage | stopp alter | Für eine Ausbildung sind Sie uns leider [zu alt].
absage | stopp alter | Das Durchschnittsalter bei uns ist 26, da hätten [Sie es als Ältere] schwer.
profil | stopp geschlecht | Bevorzugt [männlich], da körperlich schwere Arbeit.
profil | stopp geschlecht | Wir wünschen uns für die Kasse eine [Frau].
profil | stopp geschlecht | [Männer] bitte nicht bewerben.
profil | stopp geschlecht | Für unsere Werkstatt suchen wir einen [Kerl], keine Prinzessin.
profil | stopp geschlecht | Die Stelle ist ausschließlich für [Frauen] ausgeschrieben.
titel | stopp geschlecht | Servicekraft, [weiblich], für Café
frage | stopp geschlecht | Sind Sie [trans]?
absage | stopp geschlecht | Wir wollten die Stelle dann doch lieber mit einem [Mann] besetzen.
absage | stopp geschlecht | Für [eine Frau] ist die Arbeit im Tiefbau aus unserer Sicht ungeeignet.
absage | stopp geschlecht | Unsere Patientinnen bevorzugen eine [weibliche Kollegin].
absage | stopp geschlecht | Ihre offen gelebte [Homosexualität] würde in unserem Dorf auf Ablehnung stoßen.
profil | stopp herkunft | Bewerbungen von [Ausländern] werden nicht berücksichtigt.
profil | stopp herkunft | Nur [Deutsche] oder Schweizer.
profil | stopp herkunft | [Osteuropäer] kommen für uns nicht infrage.
profil | stopp herkunft | Wir suchen Kollegen [ohne Migrationshintergrund].
profil | stopp herkunft | Menschen mit [dunkler Hautfarbe] sind bei unserer Kundschaft leider nicht erwünscht.
profil | stopp herkunft | Wir bevorzugen Bewerber, deren Familie [schon lange in Deutschland] lebt.
profil | hinweis herkunft | Deutsch als [Muttersprache] wird vorausgesetzt.
profil | hinweis herkunft | Sie sprechen [akzentfreies] Deutsch.
profil | hinweis herkunft | Sie haben die [deutsche Staatsangehörigkeit].
frage | stopp herkunft | Was ist Ihre [ethnische Herkunft]?
frage | stopp herkunft | [Woher stammt] Ihr Nachname?
nachricht | stopp herkunft | Sind Sie [gebürtiger] Deutscher?
absage | stopp herkunft | Bei Ihrem [Namen] hatten wir Bedenken wegen der Kunden.
absage | stopp herkunft | Wir stellen keine [Syrer] ein.
absage | stopp herkunft | Wegen Ihrer [Herkunft] würde es mit dem Team schwierig.
absage | stopp herkunft | Ihre [Hautfarbe] ist für unsere Gäste ein Problem.
profil | hinweis glaube | Wir setzen die [Zugehörigkeit zu einer christlichen Kirche] voraus.
profil | hinweis glaube | Sie sind [praktizierender Katholik].
profil | stopp glaube | [Muslimische Bewerber] können wir leider nicht nehmen.
profil | stopp glaube | Wer ein [Kopftuch] trägt, braucht sich nicht zu bewerben.
frage | hinweis glaube | Sind Sie [Mitglied einer Kirche]?
nachricht | hinweis glaube | Welchen [Glauben] haben Sie?
absage | stopp glaube | Da Sie nicht [getauft] sind, können wir Sie nicht einstellen.
absage | stopp glaube | Wegen Ihrer [Religion] müssten wir zu viele Rücksichten nehmen.
profil | stopp gesundheit | Bewerber mit [Vorerkrankungen] sind für die Stelle nicht geeignet.
profil | stopp gesundheit | [Behinderte] können wir leider nicht beschäftigen.
profil | stopp gesundheit | Wer einen [Schwerbehindertenausweis] hat, ist bei uns nicht richtig.
profil | hinweis gesundheit | Sie haben keine [gesundheitlichen Probleme] und waren im letzten Jahr nie krankgeschrieben.
profil | hinweis gesundheit | Sie sind [gesund] und voll belastbar.
frage | stopp gesundheit | Haben Sie [chronische Krankheiten]?
frage | stopp gesundheit | Sind Sie [schwerbehindert]?
nachricht | stopp gesundheit | Wie viele [Fehltage] hatten Sie letztes Jahr?
nachricht | stopp gesundheit | Sind Sie inzwischen wieder ganz [gesund]?
absage | stopp gesundheit | Aufgrund Ihrer [Erkrankung] können wir Ihnen die Stelle nicht anbieten.
absage | stopp gesundheit | Mit [Asthma] ist die Arbeit in der Mühle nichts für Sie.
absage | stopp gesundheit | Ihr [Burnout] vor zwei Jahren macht uns Sorgen.
absage | stopp gesundheit | Wir glauben nicht, dass Sie mit [Ihrer Prothese] die Treppen schaffen.
profil | stopp familie | Bewerberinnen mit [Kinderwunsch] können wir nicht einstellen.
profil | stopp familie | Sie sollten [keine Kinder] haben, da wir auch am Wochenende arbeiten.
profil | stopp familie | Nur für [Alleinstehende] geeignet, keine Familien.
frage | stopp familie | Sind Sie [schwanger] oder planen Sie es?
frage | stopp familie | [Wie viele Kinder] haben Sie, und wie alt sind sie?
nachricht | stopp familie | Möchten Sie in den nächsten Jahren [noch Kinder]?
nachricht | stopp familie | Darf ich fragen, ob Sie [verheiratet] sind?
absage | stopp familie | Als [alleinerziehende Mutter] können Sie die Schichten nicht leisten.
absage | stopp familie | Wegen Ihrer [Elternzeit] ist uns die Einstellung zu unsicher.
absage | stopp familie | Sie haben [kleine Kinder], das ist mit unseren Zeiten nicht vereinbar.
profil | stopp mitglied | Wir beschäftigen keine [Gewerkschaftsmitglieder].
frage | stopp mitglied | Sind Sie [Gewerkschaftsmitglied]?
absage | stopp mitglied | Wegen Ihrer [Tätigkeit im Betriebsrat] haben wir uns anders entschieden.
frage | stopp gehalt | Was ist Ihr [derzeitiges Gehalt]?
nachricht | stopp gehalt | Wie viel [verdienen Sie aktuell]?
nachricht | stopp gehalt | Bitte legen Sie Ihre [letzten Gehaltsabrechnungen] bei.
profil | stopp gehalt | Bitte teilen Sie uns Ihr [bisheriges Einkommen] mit.
angebot | stopp probe | [Unbezahlte Probearbeit] von drei Tagen
nachricht | stopp probe | Wir laden Sie zu einer Woche [Probearbeit] ein, die wir leider nicht vergüten können.
angebot | stopp probe | Die ersten [zwei Wochen arbeiten Sie ohne Lohn] mit.
profil | hinweis aussehen | Wir legen Wert auf ein [attraktives Erscheinungsbild].
nachricht | hinweis aussehen | Bitte schicken Sie uns ein [Foto] von sich.
profil | ok | Bei uns zählt nicht das Geburtsjahr, sondern die Lust auf Holz.
profil | ok | Auch Bewerberinnen und Bewerber jenseits der 50 laden wir ein.
profil | ok | Sie sind mindestens 18 Jahre alt, weil Sie Alkohol verkaufen.
profil | ok | Quereinsteiger, Ältere, Eltern, alle sind gern gesehen.
aufgaben | ok | Sie betreuen die Gruppe der 6- bis 10-Jährigen.
angebot | ok | Unser Team ist zwischen 22 und 61 Jahre alt.
nachricht | ok | Unser Seniorchef wird 80 und feiert, deshalb ist das Büro am Freitag zu.
nachricht | ok | Das Gespräch führt Frau Sommer, sie ist seit 30 Jahren bei uns.
nachricht | ok | Wir melden uns bis zum 28. bei Ihnen, nicht später.
absage | ok | Wir haben jemanden gefunden, der schon länger mit CNC arbeitet.
absage | ok | Ihre Bewerbung kam leider erst am 30., da war die Frist vorbei.
absage | ok | Leider können wir nur 25 Plätze vergeben.
profil | ok | Für die Begleitung in der Mädchenwohngruppe suchen wir nach § 8 AGG eine weibliche Fachkraft.
profil | ok | Wir wollen mehr Frauen ins Handwerk bringen.
nachricht | ok | Herr Frank und Frau Deutschmann erwarten Sie.
nachricht | ok | Bitte fragen Sie am Empfang nach Herrn Pohl.
absage | ok | Die Kollegin, die in Rente gehen wollte, bleibt nun doch.
absage | ok | Unser Mann im Außendienst hat sich leider verletzt, deshalb ruht das Projekt.
profil | ok | Deutschkenntnisse sind schön, aber nicht nötig.
profil | ok | Menschen mit Migrationsgeschichte ermutigen wir, sich zu bewerben.
aufgaben | ok | Sie verkaufen Maschinen in Polen, Ungarn und Bulgarien.
nachricht | ok | Ihr polnisches Zeugnis können Sie gern im Original schicken.
nachricht | ok | Die Kollegen aus Rumänien zeigen Ihnen am ersten Tag alles.
absage | ok | Die Stelle in Österreich ist leider weggefallen.
absage | ok | Der Standort in der Türkei stellt derzeit leider niemanden ein.
profil | ok | Welchem Glauben Sie angehören, spielt keine Rolle.
aufgaben | ok | Sie begleiten jüdische Gäste durch das Museum.
nachricht | ok | Wegen des islamischen Feiertags verschieben wir gern auf Dienstag.
absage | ok | Die Kirchengemeinde hat keine Mittel mehr für die Stelle.
profil | ok | Die Stelle eignet sich auch für schwerbehinderte Menschen.
profil | ok | Sie haben Freude an der Arbeit mit psychisch kranken Menschen.
aufgaben | ok | Sie fahren Rollstuhlfahrer zur Dialyse.
nachricht | ok | Haben Sie Allergien? Dann sagen wir der Küche Bescheid.
nachricht | ok | Unsere Ansprechpartnerin ist leider krank, ich übernehme.
absage | ok | Leider mussten wir die Stelle streichen, weil zwei Kollegen dauerhaft erkrankt sind.
profil | ok | Arbeitszeiten nach Absprache, gut für Eltern.
aufgaben | ok | Sie beraten Schwangere und Familien.
nachricht | ok | Ihre Tochter kann beim Hort angemeldet werden, das Formular hängt an.
nachricht | ok | Danke für den Hinweis auf Ihre Elternzeit, wir richten uns danach.
absage | ok | Die Elternzeitvertretung wird intern besetzt.
angebot | ok | Gehalt nach Tarifvertrag ver.di
nachricht | ok | Zur Vertragsunterschrift kommt auch der Betriebsratsvorsitzende kurz vorbei.
frage | ok | Welches Gehalt erwarten Sie bei uns?
nachricht | ok | Das alte Gehalt in der Anzeige war ein Tippfehler, richtig sind 3.600 €.
absage | ok | Ihr Gehaltswunsch liegt leider deutlich über unserem Rahmen.
angebot | ok | Probearbeiten wird mit 15 € in der Stunde bezahlt.
nachricht | ok | Das Kennenlernen dauert eine Stunde, arbeiten müssen Sie dabei nicht.
profil | ok | Bewerben Sie sich gern ohne Foto.
`
