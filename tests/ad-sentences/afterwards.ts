/**
 * Written after the rules by class, and labelled before they were asked: 10 of 30 were missed then, and 4 of 30 harmless
 * ones stopped. Corrected since by class. Lines as in `sentence.ts`; a level of language is lawful ("Muttersprachniveau").
 */
export const AFTERWARDS = `
profil | stopp alter | Wer die [45 schon hinter sich hat], wird bei uns nicht glücklich.
profil | stopp alter | Idealbesetzung: jemand [zwischen Ende zwanzig und Anfang vierzig].
frage | stopp alter | Würden Sie uns Ihr [Geburtsjahr] sagen?
absage | stopp alter | Leider haben wir uns für eine [jüngere Bewerberin] entschieden.
nachricht | stopp alter | Darf ich nach Ihrem [Alter] fragen?
angebot | hinweis alter | Unser [junges Start-up-Team] wartet auf dich.
profil | hinweis alter | Du gehörst zu den [Digital Natives].
profil | stopp herkunft | Für [Ausländer] ist die Stelle leider nicht geeignet.
absage | stopp herkunft | Mit [Ihrem Akzent] können wir Sie am Telefon leider nicht einsetzen.
frage | stopp herkunft | Welche [Nationalität] haben Ihre Eltern?
frage | stopp herkunft | Seit wann lebt Ihre Familie in Deutschland, und [woher stammt sie]?
profil | ok | Deutsch auf Muttersprachniveau
profil | stopp geschlecht | Die Arbeit auf dem Bau ist [nichts für Frauen].
absage | stopp geschlecht | Unser Chef möchte dafür [lieber einen Mann].
titel | stopp geschlecht | Hausmeister, [nur Männer]
profil | hinweis geschlecht | Eine [charmante Dame] für unseren Empfang
frage | hinweis glaube | Gehören Sie einer [Religion] an?
absage | stopp glaube | Da Sie [Ihr Kopftuch] tragen, können wir Sie im Verkauf nicht einsetzen.
profil | hinweis glaube | Sie gehören [der evangelischen Kirche an].
frage | stopp gesundheit | Leiden Sie an einer [chronischen Krankheit]?
absage | stopp gesundheit | Mit [Ihrer Epilepsie] können Sie bei uns leider nicht arbeiten.
profil | stopp gesundheit | [Menschen mit Behinderung] können wir nicht beschäftigen.
frage | stopp familie | Sind Sie [in Elternzeit], oder haben Sie das vor?
absage | stopp familie | Weil Sie [ein Kind erwarten], geben wir die Stelle jemand anderem.
nachricht | stopp familie | Wie ist denn [Ihr Familienstand]?
frage | stopp mitglied | Sind Sie in [einer Gewerkschaft]?
frage | stopp gehalt | Wie hoch ist Ihr [derzeitiges Gehalt]?
nachricht | stopp gehalt | Was [verdienen Sie heute] bei Ihrem Arbeitgeber?
angebot | stopp probe | Die [erste Woche ist unbezahlt], danach gilt der Tarif.
nachricht | stopp probe | Kommen Sie zwei Tage zum [Probearbeiten, unbezahlt].
profil | ok | Unsere ältesten Maschinen haben die 45 schon hinter sich.
profil | ok | Sie führen ein Team zwischen 20 und 60 Personen.
angebot | ok | Bis 60 Prozent Zuschuss zur Betriebsrente
angebot | ok | Wir sind seit 1990 für unsere Kunden da.
frage | ok | Welche Jahrgänge haben Sie unterrichtet?
nachricht | ok | Das Alter der Anlage sagen wir Ihnen gern am Telefon.
absage | ok | Für die Stelle fehlen Ihnen leider zwei Jahre Erfahrung.
aufgaben | ok | Sie betreuen Ausländerinnen und Ausländer bei Behördengängen.
profil | ok | Deutsch und Englisch sicher in Wort und Schrift
frage | ok | Sprechen Ihre Kunden zu Hause Deutsch?
nachricht | ok | Welche Sprache sprechen Sie am liebsten im Gespräch?
absage | ok | Mit Ihrem Namen im Betreff finden wir Ihre Bewerbung leider nicht.
nachricht | ok | Ihr Name lässt sich im Formular leider nicht speichern, das tut uns leid.
angebot | ok | Diese Arbeit ist für Frauen und Männer gleich gut geeignet.
angebot | ok | Die Arbeit ist für Frauen nicht schwerer als für Männer.
titel | ok | Reinigungskraft Frauenklinik (m/w/d)
nachricht | ok | Herr Mann vertritt Frau Frau in dieser Woche.
aufgaben | ok | Sie singen mit Frauen und Männern im Chor.
frage | ok | Haben Sie Erfahrung in der Seelsorge?
angebot | ok | Unsere Klinik gehört zur evangelischen Kirche.
profil | ok | Für Rollstuhlfahrer ist unser Haus ohne Stufen erreichbar.
angebot | ok | Für Rollstuhlfahrer ist der Weg zur Arbeit nicht weit.
aufgaben | ok | Sie helfen Menschen mit Epilepsie im Alltag.
nachricht | ok | Bei Krankheit melden Sie sich bitte vor acht Uhr.
frage | ok | Wie viele Kinder haben Sie in Ihrer letzten Gruppe betreut?
nachricht | ok | Kinder können Sie am Tag der offenen Tür gern mitbringen.
angebot | ok | Mütter und Väter arbeiten bei uns in Teilzeit.
nachricht | ok | Mit zwei Kindern aus der Nachbarschaft eröffnete unsere Gründerin die Kita, nicht ohne Mühe.
angebot | ok | Ihr Gehalt in der neuen Stelle steigt jedes Jahr.
angebot | ok | Die ersten Tage werden voll bezahlt, auch zur Probe.
aufgaben | hinweis alter | Für unseren Standort suchen wir ab sofort [einen jungen, dynamischen Elektroniker] für Gebäudetechnik.
profil | hinweis alter | Wir suchen [engagierte junge Fachkräfte].
aufgaben | ok | Sie begleiten einen jungen, neugierigen Bewohner im Alltag.
titel | ok | Kauffrau für Büromanagement / Kaufmann für Büromanagement (m/w/d) – Zentrale
titel | ok | Verkäufer im Innendienst / Verkäuferin im Innendienst
titel | hinweis geschlecht | [Verkäuferin] für Brot und Kuchen
`
