/**
 * Written in other words when the rules had nothing left to find in the first two sets, and labelled before they were
 * asked: 44 % were missed then. Lines as in `sentence.ts`.
 */
export const FRESH = `
profil | stopp alter | Wir stellen uns eine Kollegin oder einen Kollegen [von höchstens 45 Jahren] vor.
profil | stopp alter | Ideal für alle [zwischen 20 und 35].
profil | stopp alter | Bist du [unter 30]? Dann passt du zu uns.
profil | stopp alter | Bewerbungen [ab 50 Jahren] werden nicht bearbeitet.
profil | stopp alter | Ihr Alter liegt [zwischen 30 und 45 Jahren].
profil | stopp alter | Unser Wunschkandidat ist [Ende zwanzig].
profil | stopp alter | Du bist [noch keine 30] und willst Karriere machen.
profil | stopp alter | Sie haben das [40. Lebensjahr noch nicht vollendet].
titel | stopp alter | Verkaufshilfe, [18 bis 25 Jahre]
titel | stopp alter | Promoter [max. 30 Jahre]
frage | stopp alter | Welches [Alter] haben Sie?
frage | stopp alter | Nennen Sie bitte Ihr [Geburtsjahr].
absage | stopp alter | Wir möchten die Stelle mit einem [jüngeren Menschen] besetzen.
absage | stopp alter | Mit [über 55] ist der Einstieg bei uns leider nicht mehr sinnvoll.
absage | stopp alter | Ihr [Alter] spricht leider gegen eine Einstellung.
nachricht | stopp alter | Darf ich fragen, [wie alt Sie sind]?
profil | hinweis alter | Wir suchen [Young Talents] für unser Büro in Köln.
profil | hinweis alter | Du hast deine Ausbildung [gerade erst beendet].
angebot | hinweis alter | Werde Teil unserer [jungen Truppe].
angebot | hinweis alter | In unserem [jungen und engagierten Kollegium] lernst du schnell.
profil | hinweis alter | Sie passen in unsere [junge Mannschaft].
profil | hinweis alter | Eine [junge Fachkraft], die anpackt
titel | hinweis alter | [Berufsanfänger] Steuerberatung
profil | hinweis alter | [Digital Natives] gesucht
profil | stopp geschlecht | [Nur weibliche Bewerbungen].
profil | stopp geschlecht | Gesucht wird eine [männliche Person] für die Nachtschicht.
profil | stopp geschlecht | [Frauen] sind für diese Arbeit nicht geeignet.
titel | stopp geschlecht | Trainer im Fitnessstudio, [weiblich]
titel | stopp geschlecht | Aushilfe (nur [Damen])
absage | stopp geschlecht | Wir haben uns entschieden, die Stelle mit [einem Mann] zu besetzen.
absage | stopp geschlecht | Unsere Kunden wollen [keine Frau] am Steuer.
nachricht | stopp geschlecht | Trauen Sie sich das [als Frau] zu?
titel | hinweis geschlecht | [Haushaltshilfe und Kinderfrau] in Teilzeit
titel | hinweis geschlecht | [Buchhalterin] in Teilzeit
profil | hinweis geschlecht | Wir suchen einen [kräftigen Mann] fürs Lager.
profil | hinweis geschlecht | Eine [freundliche Dame] für die Anmeldung
profil | stopp herkunft | [Ausländer] brauchen sich nicht zu bewerben.
profil | stopp herkunft | [Keine Migranten].
profil | stopp herkunft | Wir nehmen [nur Deutsche] und Österreicher.
profil | hinweis herkunft | [Muttersprachler] bevorzugt
profil | hinweis herkunft | Deutsch ist Ihre [Muttersprache].
profil | hinweis herkunft | Sie besitzen die [deutsche Staatsbürgerschaft].
profil | hinweis herkunft | Einwandfreies Deutsch [ohne Akzent]
frage | stopp herkunft | Woher kommt Ihre [Familie] ursprünglich?
frage | stopp herkunft | Welcher [Abstammung] sind Sie?
absage | stopp herkunft | Wegen Ihres [Akzents] können wir Sie am Telefon nicht einsetzen.
absage | stopp herkunft | Unsere Kunden kommen mit [Ausländern] leider nicht zurecht.
profil | hinweis glaube | Sie gehören [einer christlichen Kirche] an.
profil | hinweis glaube | [Evangelische Konfession] wünschenswert
profil | hinweis glaube | Bei uns arbeiten Sie ohne [Kopftuch].
frage | hinweis glaube | Gehören Sie einer [Religionsgemeinschaft] an?
profil | stopp glaube | [Muslime] können wir nicht einstellen.
absage | stopp glaube | [Aufgrund Ihres Glaubens] passen Sie nicht zu unserem Haus.
profil | hinweis gesundheit | Sie sind [absolut gesund und fit].
profil | hinweis gesundheit | [Volle körperliche Leistungsfähigkeit] setzen wir voraus.
profil | hinweis gesundheit | [Keine gesundheitlichen Einschränkungen]
profil | stopp gesundheit | [Nicht für Behinderte] geeignet.
profil | stopp gesundheit | [Schwerbehinderte] stellen wir nicht ein.
frage | stopp gesundheit | Haben Sie [gesundheitliche Einschränkungen]?
frage | stopp gesundheit | Wie oft waren Sie im letzten Jahr [krank]?
frage | stopp gesundheit | Nehmen Sie regelmäßig [Medikamente]?
frage | stopp gesundheit | Welchen [Grad der Behinderung] haben Sie?
nachricht | stopp gesundheit | Liegt bei Ihnen eine [Schwerbehinderung] vor?
absage | stopp gesundheit | Mit einer [Schwerbehinderung] können Sie diese Arbeit nicht machen.
absage | stopp gesundheit | Ihre [Krankheit] macht eine Einstellung leider unmöglich.
frage | stopp familie | Möchten Sie einmal [Kinder haben]?
frage | stopp familie | Sind Sie [ledig oder verheiratet]?
frage | stopp familie | Wer kümmert sich um [Ihre Kinder]?
nachricht | stopp familie | Ist bei Ihnen [Nachwuchs geplant]?
nachricht | stopp familie | Sind Sie zurzeit [schwanger]?
absage | stopp familie | Wegen [Ihrer Schwangerschaft] besetzen wir die Stelle anders.
absage | stopp familie | Als [alleinerziehende Mutter] schaffen Sie die Schichten nicht.
profil | stopp familie | Bewerberinnen mit [Kinderwunsch] bitten wir, von einer Bewerbung abzusehen.
profil | stopp familie | Diese Stelle ist nichts für [Mütter].
profil | hinweis familie | Ihre [Familienplanung haben Sie abgeschlossen].
frage | stopp mitglied | Waren Sie schon einmal in einer [Gewerkschaft]?
nachricht | stopp mitglied | Sind Sie Mitglied der [IG Metall]?
profil | stopp mitglied | [Gewerkschaftsmitglieder] stellen wir nicht ein.
frage | hinweis mitglied | Haben Sie ein [Parteibuch]?
frage | stopp gehalt | Wie viel verdienen Sie [im Moment]?
frage | stopp gehalt | Was haben Sie [zuletzt verdient]?
nachricht | stopp gehalt | Teilen Sie uns bitte Ihr [jetziges Gehalt] mit.
nachricht | stopp gehalt | Bitte schicken Sie uns Ihre [letzten Lohnzettel].
profil | stopp gehalt | Ihre Unterlagen mit [bisherigem Gehalt] und Eintrittstermin
frage | stopp gehalt | Wie hoch war Ihr [Einkommen] im letzten Jahr?
angebot | stopp probe | Das [Probearbeiten wird nicht bezahlt].
angebot | stopp probe | Eine Woche [Probearbeit ohne Lohn]
nachricht | stopp probe | Die [Einarbeitungswoche ist unbezahlt].
nachricht | stopp probe | Für die drei [Probearbeitstage gibt es kein Geld].
angebot | hinweis probe | [Schnuppertag (unbezahlt)]
profil | ok | Erfahrung mit Patienten ab 60 Jahren
profil | ok | Sie arbeiten gern mit Menschen zwischen 16 und 25 Jahren.
profil | ok | Ausbildung seit höchstens fünf Jahren abgeschlossen? Kein Muss.
profil | ok | Volljährig und zuverlässig
profil | ok | Alle Altersgruppen sind willkommen.
profil | ok | Berufserfahrung von 20 bis 30 Jahren schreckt uns nicht ab.
profil | ok | Erfahrung in der Arbeit mit Müttern und jungen Familien
profil | ok | Bewerbungen von Männern sind in unserer Kita besonders willkommen.
profil | ok | Wir begrüßen Bewerbungen aller Menschen, gleich welcher Nationalität, Hautfarbe oder Religion.
profil | ok | Auch Schwerbehinderte laden wir ausdrücklich ein.
profil | ok | Keine Ausbildung? Kein Problem.
profil | ok | Deutschkenntnisse auf dem Niveau B2
profil | ok | Ob mit oder ohne Migrationshintergrund: Sie zählen.
angebot | ok | Wir haben keine Altersgrenze.
angebot | ok | Kolleginnen zwischen 20 und 64 freuen sich auf Sie.
angebot | ok | Ein Haus mit 35 Betten und 60 Mitarbeitenden
angebot | ok | Bis 30 Tage Homeoffice im Jahr
angebot | ok | 35 bis 40 Stunden in der Woche
angebot | ok | Bei uns verdienen Sie aktuell 18 Euro in der Stunde.
angebot | ok | Das haben Sie sich verdient: sechs Wochen Urlaub.
angebot | ok | Kostenlose Einarbeitung und Schulung
angebot | ok | Probearbeiten ist möglich und wird bezahlt.
angebot | ok | Die katholische Kirche ist Trägerin unserer Klinik.
angebot | ok | Zuschuss zum Fitnessstudio, keine Mitgliedschaft nötig
angebot | ok | Über 50 Jahre Erfahrung im Maschinenbau
angebot | ok | Seit 25 Jahren am Markt
angebot | ok | Ihre Kinder betreuen wir in der Betriebskita.
aufgaben | ok | Betreuung von Frauen und Kindern im Frauenhaus
aufgaben | ok | Organisation von Festen für junge Leute
aufgaben | ok | Ansprache von Kandidaten zwischen 25 und 35 Jahren im Auftrag unserer Kunden
titel | ok | Betreuer für Jugendliche von 14 bis 18 Jahren
titel | ok | Techniker für Anlagen unter 30 kW
titel | ok | Teamleiter Kundenservice
titel | ok | Pädagoge Mädchentreff
titel | ok | Pastoralreferent
titel | ok | Ärztin/Arzt Frauenheilkunde
frage | ok | Haben Sie schon chronisch kranke Menschen gepflegt?
frage | ok | Haben Sie schon Kinder betreut?
frage | ok | Haben Sie Erfahrung mit Gewerkschaften und Betriebsräten?
frage | ok | Wie hoch ist Ihr Gehaltswunsch?
frage | ok | Sind Sie volljährig?
frage | ok | Was tun Sie, wenn ein Gast krank wird?
nachricht | ok | Für den Arbeitsvertrag brauchen wir noch Ihr Geburtsdatum und Ihren Familienstand.
nachricht | ok | Als Frau Meier anrief, war leider niemand im Büro.
nachricht | ok | Wenn Sie wegen Ihrer Behinderung Hilfe brauchen, sagen Sie uns bitte Bescheid.
nachricht | ok | Sie würden auch jüngere Kolleginnen anleiten.
nachricht | ok | Herzlichen Glückwunsch zum Geburtstag!
nachricht | ok | Das Werk ist 35 Jahre alt und wird gerade umgebaut.
nachricht | ok | Wir wünschen Ihnen und Ihrer Familie schöne Feiertage.
nachricht | ok | Haben Sie Ihre Gehaltsvorstellung schon überdacht?
nachricht | ok | Können Sie am Mittwoch zwischen 14 und 16 Uhr?
absage | ok | Leider sind Sie uns zuvorgekommen: Die Stelle gibt es nicht mehr.
absage | ok | Die Kollegin ist aus der Elternzeit zurück, deshalb entfällt die Stelle.
absage | ok | Wir haben uns für eine interne Lösung entschieden.
absage | ok | Sie bringen viel mit, doch fehlt uns die Erfahrung mit SAP.
absage | ok | Im Alter zwischen 16 und 20 nehmen an unserem Girls' Day viele teil.
`
