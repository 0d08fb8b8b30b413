/**
 * The fifth set: what companies write on an ordinary day, with a lawful neighbour for each reason of the AGG. Labelled
 * before the rules were asked. Lines as in `sentence.ts`.
 */
export const EVERYDAY = `
profil | stopp alter | Sie sollten [nicht älter als Mitte vierzig] sein.
profil | stopp alter | Wer [schon auf die 60 zugeht], ist hier leider falsch.
profil | stopp alter | Wir besetzen die Stelle mit jemandem [aus den Jahrgängen 1990 bis 2000].
profil | stopp alter | Das [Alter der Bewerber sollte 40 nicht überschreiten].
profil | stopp alter | Gern Leute [in den Zwanzigern].
frage | stopp alter | In welchem [Jahr sind Sie zur Welt gekommen]?
absage | stopp alter | Für unsere Auszubildendenstelle sind Sie [mit 34 schon etwas zu erfahren an Jahren].
angebot | hinweis alter | Bei uns arbeitet ein [Team von Mittzwanzigern].
profil | ok | Sie haben seit mehr als 40 Jahren keinen Unfall gebaut? Umso besser.
profil | ok | Ob 19 oder 61, bei uns zählt, was Sie können.
profil | ok | Aus Gründen des Jugendschutzes mindestens 18 Jahre
aufgaben | ok | Sie begleiten Seniorinnen und Senioren, die älter als 80 sind.
profil | stopp geschlecht | Unser Wunsch ist eine [Verstärkung weiblichen Geschlechts].
profil | stopp geschlecht | Wegen der schweren Arbeit [kommen nur Männer in Frage].
titel | stopp geschlecht | Fahrer (bitte [nur männlich])
profil | hinweis geschlecht | Eine [tüchtige Hausfrau], die sich etwas dazuverdienen will
absage | stopp geschlecht | Der Chef hätte [lieber einen Herrn] in dieser Funktion.
frage | stopp geschlecht | Sind Sie [ein Mann oder eine Frau]?
profil | ok | Frauen sind in unserer Werkstatt unterrepräsentiert, wir freuen uns besonders über ihre Bewerbungen.
aufgaben | ok | Pflege von Patientinnen auf der Frauenstation
profil | ok | Ob Mann, Frau oder divers: Hauptsache schwindelfrei.
profil | stopp herkunft | Bewerber [aus Osteuropa] werden nicht berücksichtigt.
profil | stopp herkunft | [Türken und Araber] stellen wir nicht ein.
profil | stopp herkunft | Wir bevorzugen Mitarbeiter [mit deutschen Eltern].
profil | hinweis herkunft | Sie sprechen Deutsch [wie ein Einheimischer].
frage | stopp herkunft | Aus welchem [Land stammen Sie ursprünglich]?
absage | stopp herkunft | Mit Ihrem [ausländischen Namen] tun sich unsere Kunden schwer.
profil | ok | Wir liefern nach Osteuropa und in die Türkei.
profil | ok | Ihr Deutsch reicht, um Anweisungen zu verstehen und weiterzugeben.
profil | ok | Menschen aus 23 Ländern arbeiten bei uns.
profil | stopp glaube | [Juden und Muslime] passen nicht zu uns.
frage | hinweis glaube | Tragen Sie ein [Kopftuch]?
frage | hinweis glaube | Sind Sie [in der Kirche]?
absage | stopp glaube | Weil Sie [Muslima sind], können wir Ihnen die Stelle nicht geben.
profil | ok | Sie achten die Feiertage aller Religionen im Dienstplan.
aufgaben | ok | Führungen durch Kirche, Moschee und Synagoge
profil | stopp gesundheit | [Rollstuhlfahrer] können wir leider nicht beschäftigen.
profil | stopp gesundheit | Menschen mit [psychischen Erkrankungen] bitte nicht bewerben.
frage | stopp gesundheit | Waren Sie schon einmal in [psychotherapeutischer Behandlung]?
absage | stopp gesundheit | Ihr [Rollstuhl] passt leider nicht durch unsere Türen, daher sagen wir ab.
profil | ok | Unser Haus ist für Rollstuhlfahrer ohne Stufen erreichbar.
aufgaben | ok | Sie begleiten Menschen mit psychischen Erkrankungen in ihrem Alltag.
profil | stopp geschlecht | [Homosexuelle] passen nicht in unser Team.
frage | stopp geschlecht | Sind Sie [homosexuell oder bisexuell]?
profil | ok | Ob hetero, schwul, lesbisch oder trans: Sie sind willkommen.
profil | stopp mitglied | [Wer in der Gewerkschaft ist], braucht sich nicht zu melden.
profil | hinweis mitglied | Sie teilen unsere [politischen Ansichten].
profil | ok | Ihre Weltanschauung ist Ihre Sache.
profil | ok | Keine schwarzen Zahlen? Mit Ihnen ändert sich das nicht lange.
profil | ok | Wir haben keine blinden Flecken und sprechen offen über Fehler.
profil | ok | Das Alter der Fahrzeuge soll 15 Jahre nicht überschreiten.
profil | ok | Ihre Zeit als Hausfrau oder Hausmann zählt bei uns als Erfahrung.
profil | ok | Erfahrung mit Klienten männlichen Geschlechts
profil | ok | Unser Haus wurde in den Vierzigern gebaut und seither nicht umgebaut.
profil | ok | Abschlüsse aus Polen, der Türkei oder der Ukraine lassen wir anerkennen.
profil | ok | Bewerbungen aus dem Ausland lesen wir genauso, nicht später.
profil | ok | Politische Bildung ist Ihr Steckenpferd.
profil | ok | Homosexuelle, Heterosexuelle und alle anderen arbeiten hier gern zusammen.
nachricht | ok | Sind Sie mit 18 Stunden in der Woche einverstanden?
nachricht | ok | Kommen Sie mit dem Rollstuhl, nehmen Sie bitte den Eingang links.
frage | ok | Aus welcher Stadt würden Sie anreisen?
frage | ok | Haben Sie schon in der psychiatrischen Pflege gearbeitet?
`
