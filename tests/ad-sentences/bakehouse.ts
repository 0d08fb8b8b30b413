/**
 * Half of 256 sentences written and labelled before a rule was read by whoever wrote them; the other half is in
 * `quarry.ts`. Lines as in `sentence.ts`.
 */
export const BAKEHOUSE = `
profil | stopp alter | Bewirb dich bitte nur, wenn du die [40] noch nicht überschritten hast.
profil | stopp alter | Wir stellen uns jemanden [Ende zwanzig, Anfang dreißig] vor.
profil | stopp alter | Für Kollegen [jenseits der 50] ist das Tempo bei uns erfahrungsgemäß nichts.
profil | hinweis alter | Gesucht: Servicekräfte ([18-30]).
profil | stopp alter | Ab [Jahrgang 1990] aufwärts sind Sie bei uns richtig.
profil | stopp alter | Sie sind im besten [Alter zwischen 25 und 45].
absage | stopp alter | Aufgrund [Ihres Alters] sehen wir leider keine Möglichkeit der Zusammenarbeit.
profil | hinweis alter | Wir suchen [junge Leute], die anpacken können.
profil | stopp alter | [Max. Alter: 32] Jahre.
angebot | stopp alter | Nenne uns in der Bewerbung bitte auch dein [Geburtsdatum].
profil | hinweis alter | [Jugendliches Auftreten] setzen wir voraus.
profil | hinweis alter | Idealerweise bist du mit dem [Smartphone aufgewachsen].
profil | hinweis alter | Du bist ein [Kind des Internetzeitalters].
profil | hinweis herkunft | Wir stellen ausschließlich Bewerber mit [deutschem Pass] ein.
profil | stopp herkunft | Bitte [nur Deutsche].
nachricht | stopp herkunft | Ihr [Nachname klingt ausländisch, daher bitten wir um Angabe Ihrer Herkunft].
profil | stopp herkunft | Bevorzugt werden Bewerber aus EU-Ländern wie [Polen, keine Rumänen].
profil | hinweis herkunft | Gern auch [Polin oder Tschechin] für die 24-Stunden-Betreuung.
profil | stopp herkunft | Unsere Gäste erwarten eine Bedienung, die nicht [fremdländisch] aussieht.
profil | hinweis herkunft | Nur [EU-Bürger, bitte keine Bewerbungen von Drittstaatlern].
profil | hinweis herkunft | Deutsch sprichst du wie ein [Muttersprachler], weil du einer bist.
profil | hinweis herkunft | Deutsch sollte Ihre [Erstsprache] sein.
profil | hinweis herkunft | Wir suchen Englisch-[Muttersprachler] (m/w/d) für den Support.
profil | hinweis herkunft | [Native German], very good English.
profil | hinweis geschlecht | Wir suchen eine [nette Dame] für den Empfang.
profil | stopp geschlecht | Das Team besteht aus [Jungs, deshalb sollte auch der Neue einer sein].
profil | stopp geschlecht | [Frauen] bewerben sich bitte nicht.
profil | hinweis geschlecht | Gesucht wird eine [Sekretärin] mit guten Umgangsformen.
profil | stopp geschlecht | Die Stelle möchten wir gern [weiblich] besetzen.
titel | hinweis geschlecht | [Putzfrau] auf Minijobbasis gesucht
titel | stopp geschlecht | [Girls only]: Promotion auf der Messe
profil | stopp geschlecht | Der Job ist nichts für [Frauen].
profil | stopp geschlecht | [Homosexuelle] passen leider nicht in unser Team.
absage | stopp geschlecht | [Transpersonen] können wir unseren Kunden nicht zumuten.
profil | hinweis glaube | Du bist [getauft und gehst sonntags zur Kirche].
profil | stopp glaube | [Muslime] können wir wegen der Gebetszeiten nicht einplanen.
profil | hinweis glaube | Wir erwarten von allen im Verkauf eine [christliche Weltanschauung].
absage | stopp glaube | Wir haben uns gegen Sie entschieden, weil Sie [Zeugin Jehovas] sind.
frage | hinweis glaube | Welcher [Religion] gehören Sie an?
profil | hinweis gesundheit | Sie sind [kerngesund] und waren in den letzten Jahren kaum krank.
angebot | stopp gesundheit | Bitte teilen Sie uns mit, ob Sie [schwerbehindert] sind.
profil | stopp gesundheit | [Chronisch Kranke] können wir nicht gebrauchen.
absage | stopp gesundheit | Wegen [Ihrer Behinderung] haben wir uns für jemand anderen entschieden.
profil | stopp gesundheit | Du hast keine [Vorerkrankungen].
profil | stopp gesundheit | Wer schon mal einen [Burnout] hatte, ist hier falsch.
angebot | hinweis gesundheit | Ein [HIV-Test] gehört bei uns zur Einstellung.
profil | hinweis familie | Deine [Familienplanung ist abgeschlossen].
profil | stopp familie | [Mütter mit kleinen Kindern] sind für den Schichtdienst leider nicht flexibel genug.
profil | stopp familie | Bitte nur Bewerberinnen, die in den nächsten zwei Jahren [kein Baby planen].
profil | stopp familie | Wer bald in [Elternzeit] geht, ist bei uns fehl am Platz.
nachricht | stopp familie | Zum Vorstellungsgespräch bringst du bitte einen negativen [Schwangerschaftstest] mit.
profil | hinweis familie | [Familienstand: ledig].
profil | stopp mitglied | [Gewerkschafter] haben bei uns nichts verloren.
profil | stopp mitglied | Sie sind in [keiner Partei und in keiner Gewerkschaft] organisiert.
angebot | hinweis mitglied | Bitte geben Sie an, welche [Partei Sie wählen].
nachricht | stopp gehalt | Was [verdienst du momentan]?
profil | stopp gehalt | Nennen Sie uns Ihr [aktuelles Jahresgehalt] und Ihre Wunschvorstellung.
profil | stopp gehalt | Please state your [current salary].
angebot | stopp gehalt | Ihr neues [Gehalt orientiert sich an Ihrem alten].
angebot | stopp probe | Vor der Einstellung arbeitest du eine [Woche kostenlos zur Probe].
angebot | hinweis probe | Zwei [Probetage ohne Vergütung] gehören zum Ablauf.
profil | stopp probe | [Unbezahltes Probearbeiten]: 1 Woche.
nachricht | hinweis probe | Nach [unvergüteter Probeschicht] entscheiden wir gemeinsam.
angebot | hinweis aussehen | Bewerbungen ohne [Lichtbild] werden nicht berücksichtigt.
aufgaben | ok | Du pflegst und begleitest ältere Menschen in ihrem Zuhause.
profil | ok | Du bist volljährig, weil du mit Alkohol arbeitest.
profil | ok | Auch mit 55 plus sind Sie uns herzlich willkommen.
profil | ok | Dein Alter spielt für uns keine Rolle.
profil | ok | Mindestens drei Jahre Berufserfahrung als Elektronikerin oder Elektroniker.
profil | ok | Wir sind ein junges Unternehmen aus Kassel.
profil | ok | Die Regelaltersgrenze gilt auch für diesen Vertrag.
profil | ok | Wir verkaufen Mode für junge Leute.
profil | ok | Für 25 bis 35 Stunden pro Woche suchen wir Verstärkung.
nachricht | ok | Bitte lassen Sie Geburtsdatum und Foto weg.
profil | ok | Wir freuen uns über Menschen jeden Alters, auch über Menschen ab 50.
profil | ok | Sie müssen kein Digital Native sein, wir zeigen Ihnen alles.
profil | ok | Cloud-native Architekturen sind dein Zuhause.
profil | ok | Wir freuen uns über Bewerbungen von Menschen jeder Herkunft.
angebot | ok | Beim Visum und bei der Anerkennung ausländischer Abschlüsse helfen wir.
aufgaben | ok | Sie betreuen unsere Kunden in Polen und Tschechien.
aufgaben | ok | Du berätst Geflüchtete und Menschen mit Migrationshintergrund.
profil | ok | Deutsche Rechtschreibung beherrschst du sicher.
profil | ok | Ob deutsch, syrisch oder polnisch: Bei uns zählt, was Sie können.
profil | ok | Staatsangehörigkeit und Hautfarbe sind uns egal.
profil | ok | Deutsch auf Niveau C1 brauchen Sie für die Protokolle.
profil | ok | Deutsch muss nicht Ihre Muttersprache sein.
profil | ok | Ein Akzent stört uns nicht, Hauptsache, man versteht sich.
profil | ok | Weitere Sprachen wie Türkisch oder Arabisch sind von Vorteil.
profil | ok | Wir suchen eine Verkäuferin oder einen Verkäufer.
profil | ok | Frauen werden bei gleicher Eignung bevorzugt, weil sie bei uns unterrepräsentiert sind.
aufgaben | ok | Du berätst Frauen im Frauenhaus, daher ist die Stelle nach § 8 AGG Frauen vorbehalten.
profil | ok | Bewerbungen von Frauen begrüßen wir ausdrücklich.
angebot | ok | Ihre Ansprechpartnerin ist Frau Schneider.
profil | ok | Du arbeitest auf der Frauenstation unserer Klinik.
profil | ok | Männer sind in unseren Kitas unterrepräsentiert, wir freuen uns über ihre Bewerbung.
profil | ok | Die Damenabteilung liegt im zweiten Stock.
profil | ok | Lesbische, schwule, bisexuelle und trans Menschen sind bei uns willkommen.
aufgaben | ok | Du berätst queere Jugendliche in unserer Anlaufstelle.
profil | ok | Sie arbeiten im Kirchenamt der Stadt, ein Glaube ist nicht erforderlich.
angebot | ok | Wir geben an Feiertagen aller Religionen gern frei.
aufgaben | ok | Du reparierst Glocken in Kirchen und Moscheen.
angebot | ok | Die Vergütung richtet sich nach den AVR der Caritas.
profil | ok | Wir glauben an gute Arbeit und faire Löhne.
profil | ok | Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt eingestellt.
aufgaben | ok | Du pflegst chronisch kranke Kinder.
profil | ok | Gesundheitszeugnis nach § 43 Infektionsschutzgesetz erforderlich.
angebot | ok | Wir fördern Ihre Gesundheit mit Rückenkursen und Obst.
profil | ok | Ein Grad der Behinderung ist für uns kein Hindernis.
profil | ok | Für die Fahrten ist die arbeitsmedizinische Untersuchung G25 vorgesehen.
angebot | ok | Du kümmerst dich um die Urlaubs- und Krankheitsvertretung.
angebot | ok | Wir suchen eine Vertretung während der Elternzeit.
aufgaben | ok | Du begleitest Schwangere vor und nach der Geburt.
profil | ok | Eltern kleiner Kinder bekommen zuerst ihren Wunschdienst.
profil | ok | Diese Stelle ist als Schwangerschaftsvertretung auf ein Jahr befristet.
profil | ok | Beruf und Familie sollen bei uns zusammenpassen.
angebot | ok | Wir zahlen nach dem Tarifvertrag der IG Metall.
profil | ok | Sie arbeiten in der Geschäftsstelle unserer Gewerkschaft.
profil | ok | Ob Sie in einer Gewerkschaft sind, geht uns nichts an.
nachricht | ok | Bitte nennen Sie uns Ihre Gehaltsvorstellung.
nachricht | ok | Ihr bisheriges Gehalt fragen wir nicht ab.
angebot | ok | Dein aktuelles Gehalt steigt bei uns jedes Jahr mit dem Tarif.
angebot | ok | Was verdient man bei uns? 17,50 Euro die Stunde.
angebot | ok | Das Probearbeiten bezahlen wir vom ersten Tag an.
angebot | ok | Kein unbezahltes Probearbeiten, versprochen.
angebot | ok | Unbezahlter Urlaub ist nach Absprache möglich.
angebot | ok | Du führst Proben für das Kindertheater durch, auch ehrenamtliche Helfer sind dabei.
nachricht | ok | Ein Foto brauchen wir nicht.
`
