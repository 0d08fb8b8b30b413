/**
 * Written and labelled before the rules were asked: for each subject demands in new words, questions, refusals, and
 * beside them what sounds alike and harms nobody: 42 of 60 were missed then, none was stopped wrongly. Lines as in
 * `sentence.ts`.
 */
export const BY_CLASS = `
profil | stopp alter | Sie sollten [die 40 noch nicht erreicht] haben.
profil | stopp alter | Idealerweise liegt Ihr [Alter unter 45].
profil | stopp alter | Wir wünschen uns jemanden, der [höchstens Mitte dreißig] ist.
profil | stopp alter | Geboren [nach 1990]? Dann melden Sie sich.
profil | stopp alter | Bewerberinnen und Bewerber [über 55] ziehen wir nicht in Betracht.
angebot | stopp alter | Für [Menschen jenseits der 50] ist diese Stelle nicht gedacht.
frage | stopp alter | Verraten Sie uns Ihr [Alter]?
absage | stopp alter | Wir hatten an jemanden gedacht, der [deutlich jünger] ist.
absage | stopp alter | Bei [nur noch fünf Jahren bis zur Rente] lohnt sich die Einarbeitung nicht.
nachricht | stopp alter | In welchem [Jahr] sind Sie auf die Welt gekommen?
profil | hinweis alter | Als [Digital Native] bewegst du dich sicher in sozialen Medien.
profil | hinweis alter | Du bist [mit dem Smartphone aufgewachsen].
angebot | hinweis alter | Bei uns erwartet dich ein [junges, hungriges Team].
profil | hinweis alter | [Frische Hochschulabsolventen] sind genau richtig bei uns.
titel | hinweis alter | [Junges Talent] für den Vertrieb
profil | stopp herkunft | Bewerbungen [von Geflüchteten] bearbeiten wir nicht.
profil | stopp herkunft | Wir stellen [ausschließlich Bewerber mit deutschen Wurzeln] ein.
profil | stopp herkunft | [Keine Bewerber aus Osteuropa], bitte.
absage | stopp herkunft | Mit [Ihrem Nachnamen] hätten Sie es bei unserer Kundschaft schwer.
absage | stopp herkunft | Unsere Gäste wünschen sich [einheimisches Personal].
frage | stopp herkunft | Aus welchem [Land] stammt Ihre Familie?
frage | stopp herkunft | Sind Sie [in Deutschland geboren]?
nachricht | stopp herkunft | Wo liegen eigentlich Ihre [Wurzeln]?
profil | hinweis herkunft | Deutsch sprechen Sie [wie Ihre Muttersprache].
profil | hinweis herkunft | [Deutscher Pass] erforderlich
titel | hinweis herkunft | Englischlehrer, [Native Speaker]
profil | stopp geschlecht | Diese Arbeit ist [für Frauen zu schwer].
profil | stopp geschlecht | Die Stelle möchten wir [mit einem Mann] besetzen.
angebot | stopp geschlecht | Unser Team besteht aus Frauen, daher suchen wir [ausschließlich eine Kollegin].
absage | stopp geschlecht | Wir haben uns bewusst [für einen männlichen Kollegen] entschieden.
absage | stopp geschlecht | Einer [Frau] trauen unsere Monteure diese Rolle nicht zu.
frage | stopp geschlecht | Sind Sie [Mann oder Frau]?
titel | stopp geschlecht | Servicekraft [(nur w)]
profil | hinweis geschlecht | Für den Empfang suchen wir eine [gepflegte Dame].
titel | hinweis geschlecht | [Zimmermädchen] für unser Hotel
profil | stopp glaube | [Bewerber muslimischen Glaubens] können wir nicht berücksichtigen.
frage | hinweis glaube | Welchem [Glauben] gehören Sie an?
frage | hinweis glaube | [Beten Sie] während der Arbeitszeit?
absage | stopp glaube | Mit [Ihrem Kopftuch] passen Sie leider nicht an unseren Empfang.
profil | hinweis glaube | Sie sind [getauftes Mitglied] einer christlichen Kirche.
profil | stopp gesundheit | Für [Rollstuhlfahrer] kommt diese Stelle nicht infrage.
frage | stopp gesundheit | Haben Sie einen [Schwerbehindertenausweis]?
frage | stopp gesundheit | Waren Sie schon einmal in [psychotherapeutischer Behandlung]?
absage | stopp gesundheit | Ihre [Depression] lässt eine Einstellung nicht zu.
nachricht | stopp gesundheit | Wie viele [Krankheitstage] hatten Sie im vergangenen Jahr?
profil | hinweis gesundheit | Sie sind [frei von chronischen Erkrankungen].
frage | stopp familie | Erwarten Sie gerade [ein Baby]?
frage | stopp familie | Wie viele [Kinder] leben in Ihrem Haushalt?
nachricht | stopp familie | Planen Sie in den nächsten Jahren [eine Familie]?
absage | stopp familie | Mit [zwei kleinen Kindern] sind Sie uns nicht flexibel genug.
absage | stopp familie | Da Sie [bald in Mutterschutz] gehen, nehmen wir Abstand.
profil | hinweis familie | Sie leben [ohne familiäre Verpflichtungen].
frage | stopp mitglied | Sind Sie in der [IG Metall] organisiert?
absage | stopp mitglied | Ihr [Engagement bei ver.di] verträgt sich nicht mit unserem Betrieb.
frage | stopp gehalt | Wie sah Ihre [Vergütung] auf der letzten Stelle aus?
nachricht | stopp gehalt | Nennen Sie uns bitte Ihr [heutiges Bruttogehalt].
profil | stopp gehalt | Bitte geben Sie an, [was Sie momentan verdienen].
angebot | stopp probe | Die [ersten drei Arbeitstage sind unvergütet].
nachricht | stopp probe | Sie arbeiten eine Woche mit, [bezahlt wird danach].
angebot | stopp probe | Beim [Probearbeiten gibt es noch keinen Lohn].
profil | ok | Mindestens 40 Gäste bedienen Sie an einem Abend sicher.
profil | ok | Sie haben Freude an der Arbeit mit Menschen über 60.
profil | ok | Führerschein, der nicht älter als zwei Jahre sein muss
profil | ok | Ob 20 oder 60: Uns zählt, was Sie können.
angebot | ok | Unser Haus ist mit 35 Jahren noch jung.
angebot | ok | Ein Team aus Jung und Alt freut sich auf Sie.
angebot | ok | Bis 45 Euro Zuschuss im Monat für Ihr Jobticket
angebot | ok | Ab 50 Stück Ware im Monat zahlen wir eine Prämie.
aufgaben | ok | Sie beraten Kunden ab 50 zu Vorsorge und Rente.
aufgaben | ok | Sie planen Reisen für Gruppen zwischen 18 und 30 Jahren.
titel | ok | Betreuer Jugendgruppe 12 bis 16 Jahre
titel | ok | Monteur für Anlagen bis 40 Tonnen
frage | ok | Dürfen Sie schon Maschinen ab 18 bedienen?
frage | ok | Wie alt war das älteste Auto, das Sie repariert haben?
nachricht | ok | Wir melden uns bis 30. November bei Ihnen.
nachricht | ok | Das Gebäude wurde 1990 geboren, sagen wir immer.
absage | ok | Andere hatten deutlich mehr Erfahrung mit jungen Patienten.
absage | ok | Uns fehlt bei Ihnen die Erfahrung mit Digital-Native-Marken.
profil | ok | Sie sprechen Deutsch fließend, weitere Sprachen sind ein Gewinn.
profil | ok | Herkunft, Alter und Geschlecht spielen bei uns keine Rolle.
profil | ok | Erfahrung in der Arbeit mit Geflüchteten ist wünschenswert.
aufgaben | ok | Sie prüfen die Herkunft der Rohstoffe aus Osteuropa.
aufgaben | ok | Sie übersetzen Texte in Ihre Muttersprache und aus ihr.
angebot | ok | Kolleginnen und Kollegen aus zwölf Ländern arbeiten bei uns.
frage | ok | In welchem Land haben Sie zuletzt gearbeitet?
frage | ok | Besitzen Sie eine gültige Arbeitserlaubnis für Deutschland?
nachricht | ok | Ihr Nachname ist bei uns leider falsch geschrieben, das tut uns leid.
nachricht | ok | Woher kommen Sie zum Gespräch angereist?
profil | ok | Frauen und Männer bewerben sich bei uns gleich gern.
profil | ok | Erfahrung in der Pflege von Frauen nach der Geburt
aufgaben | ok | Sie verkaufen Mode für Damen und Herren.
aufgaben | ok | Sie begleiten Frauen, die Gewalt erlebt haben.
titel | ok | Verkauf Damenmode (m/w/d)
titel | ok | Frauenarztpraxis sucht Empfangskraft (m/w/d)
absage | ok | Frau Lehmann hat sich für eine andere Bewerbung entschieden.
nachricht | ok | Fragen Sie am Empfang bitte nach dem Mann mit dem blauen Hemd.
profil | ok | Sie arbeiten gern in einem evangelischen Krankenhaus, gleich woran Sie glauben.
aufgaben | ok | Sie führen Gäste durch die katholische Kirche am Markt.
angebot | ok | Ob mit Kopftuch, Kippa oder Kreuz: Sie sind uns willkommen.
frage | ok | Glauben Sie, dass Ihnen Schichtarbeit liegt?
profil | ok | Menschen mit Behinderung sind uns herzlich willkommen.
aufgaben | ok | Sie pflegen Menschen mit chronischen Erkrankungen.
aufgaben | ok | Sie fahren Rollstuhlfahrer zur Schule.
angebot | ok | Unser Gebäude ist für Rollstuhlfahrer geeignet.
frage | ok | Haben Sie Erfahrung mit der Behandlung von Depressionen?
nachricht | ok | Leider ist Frau Sommer heute krank, wir verschieben das Gespräch.
absage | ok | Wir wünschen Ihnen Gesundheit und alles Gute.
angebot | ok | Zuschuss zur Kinderbetreuung und Eltern-Kind-Büro
frage | ok | Haben Sie schon mit Kindern unter drei Jahren gearbeitet?
aufgaben | ok | Sie beraten Schwangere und junge Mütter.
nachricht | ok | Ihre Ansprechpartnerin geht bald in Mutterschutz, dann hilft Ihnen Herr Koch.
angebot | ok | Familie und Beruf passen bei uns zusammen.
frage | ok | Haben Sie schon mit einem Betriebsrat zusammengearbeitet?
angebot | ok | Tarif der IG Metall mit 35 Stunden
profil | ok | Engagement für unsere Gäste ist Ihnen wichtig.
frage | ok | Was möchten Sie bei uns verdienen?
angebot | ok | Die Vergütung auf dieser Stelle liegt bei 3.200 Euro.
aufgaben | ok | Sie erstellen Gehaltsabrechnungen für 300 Kolleginnen und Kollegen.
angebot | ok | Die ersten Arbeitstage begleitet Sie eine Patin.
angebot | ok | Probearbeiten vergüten wir ab der ersten Stunde.
nachricht | ok | Am Probetag sehen Sie nur zu und gehen, wann Sie möchten.
`
