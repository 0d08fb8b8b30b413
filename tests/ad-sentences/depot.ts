/**
 * How depots, kitchens, offices and receptions put it, with the near misses of their places and laws. Written and
 * labelled before the rules were asked: 16 of 40 were missed then, and none of 40 harmless ones was stopped. Lines
 * as in `sentence.ts`.
 */
export const DEPOT = `
profil | stopp alter | Ihr [Geburtsjahr sollte nicht vor 1985] liegen.
profil | stopp alter | Am besten passt jemand zu uns, der [die dreißig gerade überschritten] hat.
angebot | stopp alter | Wer [die 50 hinter sich] hat, wird bei uns nicht glücklich.
frage | stopp alter | Wie viele Jahre haben Sie noch [bis zur Rente]?
absage | stopp alter | Wir möchten das [Durchschnittsalter in der Abteilung senken] und haben uns daher gegen Sie entschieden.
absage | stopp alter | Mit [Jahrgang 1964] passen Sie leider nicht in unsere Nachfolgeplanung.
nachricht | stopp alter | Dürfen wir fragen, [wie viele Lenze] Sie zählen?
titel | hinweis alter | Fahrer im Nahverkehr, [gern Frührentner]
profil | hinweis alter | Du gehörst zur [Generation TikTok] und weißt, was viral geht.
profil | hinweis alter | Du bist ein echter [Digital Native] und kennst die Welt nur mit Smartphone.
angebot | hinweis alter | Freu dich auf [junge, wilde Kolleginnen und Kollegen].
profil | hinweis alter | Dein [Schulabschluss liegt nicht länger als drei Jahre] zurück.
profil | stopp herkunft | An die Rezeption stellen wir nur Leute mit [deutschem Namen].
profil | hinweis herkunft | [Deutsch: Muttersprache], Englisch: fließend
profil | hinweis herkunft | Sie sind [Muttersprachlerin oder Muttersprachler] und formulieren sicher.
frage | stopp herkunft | Kommen Sie [ursprünglich aus Deutschland]?
absage | stopp herkunft | Unsere Stammkundschaft möchte von [einer Deutschen] bedient werden, daher die Absage.
nachricht | stopp herkunft | [Ihr Name klingt nicht von hier, wo kommen Ihre Eltern] her?
profil | stopp geschlecht | Bitte sehen Sie von einer Bewerbung ab, wenn Sie [ein Mann] sind.
angebot | stopp geschlecht | Unsere Werkstatt ist eine [reine Männerwelt], und das soll so bleiben.
absage | stopp geschlecht | Der Chef wollte am Ende doch lieber [einen Kerl] auf dem Bau.
profil | hinweis geschlecht | Für unser Büro suchen wir die gute Seele mit [weiblichem Charme].
titel | stopp geschlecht | Aushilfe Wäscherei, bitte [nur Damen]
profil | hinweis glaube | Sie gehören einer [christlichen Kirche] an.
frage | hinweis glaube | Tragen Sie aus religiösen Gründen [ein Kopftuch]?
absage | stopp glaube | Ein Mitarbeiter, der [fünfmal am Tag betet], ist in der Produktion nicht machbar.
profil | stopp glaube | [Zeugen Jehovas] brauchen sich nicht zu bewerben.
frage | stopp gesundheit | Wie hoch ist Ihr [Grad der Behinderung]?
profil | stopp gesundheit | [Körperlich Behinderte] können wir für diese Tätigkeit nicht einsetzen.
nachricht | stopp gesundheit | Nehmen Sie dauerhaft [Medikamente]?
absage | stopp gesundheit | Nach [Ihrem Burnout] ist uns das Risiko zu groß.
profil | hinweis gesundheit | Sie sind [kerngesund] und voll belastbar.
frage | stopp familie | Planen Sie in nächster Zeit [Familienzuwachs]?
nachricht | stopp familie | Wer passt auf [Ihre Kleinen] auf, wenn Sie Spätschicht haben?
absage | stopp familie | Eine [alleinerziehende Mutter] mit diesen Arbeitszeiten, das geht erfahrungsgemäß schief.
profil | stopp familie | Teilen Sie uns Ihren [Familienstand] und die Anzahl Ihrer Kinder mit.
frage | stopp mitglied | Sind Sie [Mitglied bei der IG BAU] oder einer anderen Gewerkschaft?
nachricht | stopp mitglied | Wir sehen es nicht gern, wenn unsere Leute [in der Gewerkschaft] sind.
frage | stopp gehalt | Was stand zuletzt auf Ihrem [Gehaltszettel]?
angebot | stopp probe | Zum Reinkommen arbeiten Sie [zwei Tage ohne Bezahlung] mit.
titel | ok | Altenpfleger (m/w/d) im Nachtdienst
titel | ok | Koch (m/w/d) im Restaurant Alter Hafen
titel | ok | Sozialarbeit (m/w/d) im Männerwohnheim
titel | ok | Nachtwache (m/w/d), ab 18 Jahren wegen Nachtarbeit
angebot | ok | Wir sind ein junges Unternehmen mit alten Werten.
angebot | ok | Unser jüngster Standort liegt in Kassel.
profil | ok | Muttersprachler-Niveau ist nicht nötig, C1 genügt.
profil | ok | Deutsch muss nicht Ihre Muttersprache sein.
angebot | ok | Schwerbehinderte werden bei gleicher Eignung bevorzugt.
angebot | ok | Schwerbehinderte Menschen laden wir immer zum Gespräch ein.
profil | ok | Sie sind mindestens 18 Jahre alt, denn das Jugendschutzgesetz verbietet Jüngeren den Ausschank.
aufgaben | ok | Sie betreuen bis zu zwölf Bewohner im Männerwohnheim.
aufgaben | ok | Sie beraten schwangere Frauen und junge Familien.
aufgaben | ok | Die Kinder in Ihrer Gruppe sind zwischen drei und sechs Jahre alt.
aufgaben | ok | Sie leiten den Kurs für Kundinnen über 60 im Schwimmbad.
angebot | ok | Betriebliche Altersvorsorge mit 20 Prozent Zuschuss
angebot | ok | Altersteilzeit ist bei uns möglich.
angebot | ok | Vom Azubi bis zur Kollegin kurz vor der Rente: Hier hilft jeder jedem.
angebot | ok | Wir zahlen Ihren Probearbeitstag mit 120 Euro.
angebot | ok | Wer bei uns Probe arbeitet, bekommt den vollen Stundenlohn.
angebot | ok | Unser Betriebsrat und die IG Metall haben 38 Stunden ausgehandelt.
angebot | ok | Kinder dürfen in Notfällen mit ins Büro.
angebot | ok | Frauen und Männer verdienen bei uns das Gleiche.
angebot | ok | Über 40 Jahre Erfahrung im Tiefbau stecken in unserem Betrieb.
profil | ok | Mit 30 Kilogramm auf der Schulter kommen Sie zurecht.
profil | ok | Erfahrung in der Arbeit mit Menschen mit Behinderung hilft Ihnen, ist aber kein Muss.
profil | ok | Sie haben ein Herz für Seniorinnen und Senioren.
profil | ok | Ob Mann, Frau oder divers, ob mit oder ohne Kinder: Wir freuen uns auf Sie.
profil | ok | Ein Foto brauchen wir nicht, auch kein Geburtsdatum.
profil | ok | Deutschkenntnisse auf dem Niveau B1 reichen.
profil | ok | Erfahrung mit Maschinen von 1960 schadet nicht.
frage | ok | Dürfen Sie in Deutschland arbeiten?
frage | ok | Welches Gehalt wünschen Sie sich?
frage | ok | Sind Sie volljährig? Wir fragen wegen der Nachtarbeit.
frage | ok | Haben Sie Erfahrung mit demenzkranken Menschen?
nachricht | ok | Wenn Sie wegen Ihres Rollstuhls einen anderen Eingang brauchen, sagen Sie uns Bescheid.
nachricht | ok | Herzlichen Glückwunsch zum Geburtstag, wir sehen uns am Montag.
nachricht | ok | Unser Parkhaus heißt Alter Markt, bitte fahren Sie bis Ebene 3.
absage | ok | Leider haben wir die Stelle mit jemandem besetzt, der schon länger mit SAP arbeitet.
absage | ok | Ihre Kenntnisse in Französisch reichen für diese Stelle noch nicht.
`
