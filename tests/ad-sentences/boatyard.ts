/**
 * How boatyards, temp agencies and town halls put it, written to find what the second correction still missed: 40 of 120 were not
 * found then, five of 78 were stopped wrongly. Since corrected by class; lines as in `sentence.ts`.
 */
export const BOATYARD = `
profil | stopp alter | Ein [Endvierziger] wäre uns zu träge.
profil | stopp alter | Wer [graue Haare] hat, passt nicht in unseren Club.
profil | stopp alter | Bewirb dich, wenn du [noch keine 30] bist.
profil | stopp alter | Der ideale Kandidat ist [Ende dreißig] und ortskundig.
profil | stopp alter | Mehr als [35 Jahre] solltest du nicht auf dem Buckel haben.
profil | stopp alter | Wir stellen grundsätzlich niemanden ein, der [älter ist als der Chef].
profil | stopp alter | Eintrittsalter: [zwischen 16 und 24].
profil | stopp alter | Über [Fünfzigjährige] haben in der Vergangenheit zu oft gefehlt.
profil | hinweis alter | Dich erwarten flache Hierarchien und [junge Kollegen].
profil | hinweis alter | Du bist [jung geblieben] und trägst gern Turnschuhe.
profil | hinweis alter | Ideal für [Berufsanfänger], die gerade die Lehre hinter sich haben.
titel | stopp alter | Promoter (m/w/d) [unter 30]
frage | stopp alter | [Ihr Geburtsdatum]?
frage | stopp alter | Gehen Sie in den nächsten Jahren [in Rente]?
nachricht | stopp alter | Ihre Zeugnisse sind von 1985, [wie alt] sind Sie denn heute?
nachricht | stopp alter | Darf man fragen, [wann Sie geboren] wurden?
absage | stopp alter | Unsere Gäste sind jung und wollen auch von [jungen Leuten] bedient werden.
absage | stopp alter | Ehrlich gesagt sind Sie uns [zu nah an der Rente].
absage | stopp alter | Bei [Ihrem Geburtsjahr] winkt unser Inhaber leider ab.
absage | stopp alter | Für einen Berufswechsel ist es mit [Mitte fünfzig] reichlich spät.
absage | stopp alter | Sie bringen viel mit, aber eben auch [viele Lebensjahre].
absage | stopp alter | Wir haben die Stelle mit einer [deutlich jüngeren] Bewerberin besetzt.
absage | stopp alter | Unser Altersgefüge würde durch Sie aus dem Gleichgewicht geraten, Sie wären [die Älteste] im Büro.
profil | stopp geschlecht | Frau Nummer drei für unser Büro gesucht, [Männer passen da nicht] rein.
profil | stopp geschlecht | Der Job ist [Männersache].
profil | stopp geschlecht | Wir geben [männlichen Bewerbern] den Vorrang.
profil | stopp geschlecht | [Frauen] sind auf unserem Hof nicht vorgesehen.
profil | stopp geschlecht | Bei uns am Band stehen nur [Männer], und dabei bleibt es.
profil | stopp geschlecht | Da Sie mit Kundinnen in der Umkleide arbeiten, suchen wir [keinen Mann].
profil | hinweis geschlecht | Unsere neue gute Seele im Büro sollte [weiblich sein].
titel | stopp geschlecht | Haushälterin oder Hausdame, [nur weiblich]
titel | stopp geschlecht | Maler ([m])
frage | stopp geschlecht | [Welches Geschlecht] haben Sie?
frage | stopp familie | Haben Sie einen [Freund oder eine Freundin]?
nachricht | stopp geschlecht | Leben Sie in einer [gleichgeschlechtlichen Beziehung]?
absage | stopp geschlecht | Auf der Baustelle gibt es keine zweite Toilette, deshalb können wir [keine Frau] einstellen.
absage | stopp geschlecht | Wir suchen am Ende doch eher einen [jungen Mann] für das Lager.
absage | stopp geschlecht | Bei uns geht es rau zu, das ist nichts für [Frauen].
absage | stopp geschlecht | Ihr Auftreten war uns für einen [Mann] zu weich.
profil | stopp herkunft | Aus schlechter Erfahrung nehmen wir [keine Rumänen] mehr.
profil | stopp herkunft | Bewerbungen aus dem [Nicht-EU-Ausland] löschen wir ungelesen.
profil | stopp herkunft | Wir sind ein bodenständiger Betrieb mit [deutscher Belegschaft], das soll auch so bleiben.
profil | stopp herkunft | Wer [gebrochen Deutsch spricht und von weit her kommt], bleibt besser weg.
profil | stopp herkunft | [Asylanten] brauchen nicht zu fragen.
profil | stopp herkunft | Als Verkäuferin kommt für uns nur eine [Deutsche] in Betracht.
profil | stopp herkunft | Die Kundschaft wünscht sich [einheimisches Personal].
profil | hinweis herkunft | Sie sprechen Spanisch auf dem Niveau eines [Muttersprachlers].
profil | hinweis herkunft | [Österreicher] bevorzugt, da Markt Wien.
profil | hinweis herkunft | Sie beherrschen Deutsch [wie Ihre Muttersprache].
frage | stopp herkunft | Sind Ihre Eltern [Deutsche]?
frage | stopp herkunft | [Aus welchem Land] stammt Ihre Familie?
frage | stopp herkunft | Haben Sie [ausländische Wurzeln]?
nachricht | stopp herkunft | Sie heißen Nguyen, sind Sie [Vietnamese]?
nachricht | stopp herkunft | Seit wann leben Sie denn schon [in Deutschland]?
absage | stopp herkunft | [Afrikaner] hatten wir schon zwei, das hat nie geklappt.
absage | stopp herkunft | Mit einem [Kollegen aus dem Osten] würde es bei uns Streit geben.
absage | stopp herkunft | Leider sind Sie kein [Muttersprachler], und das hört man.
absage | stopp herkunft | Man hört bei Ihnen eben doch, dass Sie [Russin] sind.
absage | stopp herkunft | Die Heimleitung meint, unsere Senioren würden sich vor einem [dunkelhäutigen Pfleger] fürchten.
profil | hinweis glaube | [Christen] bevorzugt.
profil | hinweis glaube | Eine [Kirchenmitgliedschaft] setzen wir auch in der Küche voraus.
profil | hinweis glaube | Sie leben Ihren [christlichen Glauben] auch im Alltag.
profil | stopp glaube | Wer [fünfmal täglich betet], bringt unseren Ablauf durcheinander und ist hier falsch.
profil | stopp glaube | Keine [Zeugen Jehovas], keine Sekten.
profil | stopp glaube | Bewerberinnen, die [verschleiert] sind, laden wir nicht ein.
frage | hinweis glaube | Welcher [Religion] gehören Sie an?
frage | hinweis glaube | Essen Sie aus [religiösen] Gründen kein Schweinefleisch?
nachricht | hinweis glaube | Sie sind doch hoffentlich [evangelisch]?
absage | stopp glaube | Ohne [Taufe] geht in unserem Haus leider nichts.
absage | stopp glaube | Ihre [Gebetszeiten] passen nicht in unseren Schichtplan.
absage | hinweis glaube | Unsere Kunden sind sehr konservativ, ein [Kopftuch] käme da gar nicht an, deshalb sagen wir Ihnen ab.
profil | stopp gesundheit | Leute mit [Attest] können gleich zu Hause bleiben.
profil | stopp gesundheit | [Psychisch Labile] sind dem Druck hier nicht gewachsen.
profil | stopp gesundheit | Wir haben keine Zeit für [ständig Kranke].
profil | stopp gesundheit | Für [Menschen mit Handicap] ist unser Betrieb leider nicht der richtige Ort.
profil | stopp gesundheit | Sie dürfen weder [Diabetes noch Bluthochdruck] haben.
profil | hinweis gesundheit | [Absolute gesundheitliche Eignung] ist Bedingung.
profil | hinweis gesundheit | Sie sind [selten krank].
frage | stopp gesundheit | Hatten Sie schon einmal einen [Bandscheibenvorfall]?
frage | stopp gesundheit | [Wie steht es um Ihre Gesundheit]?
frage | stopp gesundheit | Tragen Sie ein [Hörgerät]?
nachricht | stopp gesundheit | Warum waren Sie 2023 so lange [krankgeschrieben]?
nachricht | stopp gesundheit | Sie humpeln ein wenig, ist das [etwas Dauerhaftes]?
nachricht | stopp gesundheit | Bitte bringen Sie eine Bescheinigung mit, dass Sie [gesund] sind.
absage | stopp gesundheit | Nach Ihrem [Schlaganfall] trauen wir Ihnen die Arbeit nicht mehr zu.
absage | stopp gesundheit | Ein [Schwerbehinderter] bekäme bei uns fünf Tage mehr Urlaub, das können wir uns nicht leisten.
absage | stopp gesundheit | Wir fürchten, dass Ihre [MS] fortschreitet.
absage | stopp gesundheit | Ihre [Sehbehinderung] schließt die Arbeit am Bildschirm aus.
absage | stopp gesundheit | Mit [Stottern] kann man bei uns nicht telefonieren.
profil | stopp familie | Wenn Sie [kleine Kinder] haben, wird das nichts mit uns.
profil | stopp familie | Sie stehen nicht kurz vor der [Hochzeit oder Familiengründung].
profil | stopp geschlecht | Frauen im [gebärfähigen Alter] stellen wir nicht ein.
profil | hinweis familie | Sie haben [zu Hause niemanden], der auf Sie wartet.
frage | stopp familie | Wollen Sie noch [Kinder]?
frage | stopp familie | Sind Sie [in festen Händen]?
frage | stopp familie | Ist die [Betreuung Ihrer Kinder] geregelt?
nachricht | stopp familie | Ganz unter uns: Sind bei Ihnen in nächster Zeit [Babys] zu erwarten?
nachricht | stopp familie | Verraten Sie mir noch Ihren [Familienstand]?
absage | stopp familie | Ihr [Kind] ist noch so klein, da fallen Sie uns zu oft aus.
absage | stopp familie | Wir haben uns für eine Kandidatin [ohne Anhang] entschieden.
absage | stopp familie | Nach Ihrer Mitteilung, dass Sie [schwanger] sind, ziehen wir unser Angebot zurück.
absage | stopp familie | Drei [Kinder] und Schichtdienst, das geht erfahrungsgemäß nicht gut.
profil | stopp mitglied | [Gewerkschaftlich Organisierte] haben bei uns keine Zukunft.
frage | stopp mitglied | Gehören Sie einer [Gewerkschaft] an?
nachricht | stopp mitglied | Sie haben früher für [ver.di] gearbeitet, sind Sie dort noch Mitglied?
absage | stopp mitglied | Als langjähriger [Betriebsrat] würden Sie bei uns nur Unruhe stiften.
absage | hinweis mitglied | Ihre [politische Gesinnung] passt nicht zu unserem Haus.
frage | stopp gehalt | Was verdienen Sie [momentan]?
frage | stopp gehalt | Ihr [aktuelles Bruttojahresgehalt]
profil | stopp gehalt | Mit Angabe Ihres [jetzigen Gehalts]
nachricht | stopp gehalt | Wie sah es denn [bei Ihrem alten Arbeitgeber finanziell] aus?
nachricht | stopp gehalt | Belegen Sie Ihre Gehaltsvorstellung bitte durch Ihre [letzte Lohnsteuerbescheinigung].
angebot | stopp gehalt | Wir zahlen fünf Prozent mehr als [Ihr jetziger Chef].
angebot | stopp probe | [Drei Tage Probearbeit] gehen auf Ihre Kappe.
angebot | stopp probe | Für die [Probewoche gibt es kein Geld], aber Mittagessen.
nachricht | stopp probe | Wir würden Sie gern erst mal [zwei Tage ohne Bezahlung mitlaufen] lassen.
nachricht | hinweis probe | Ein [Schnuppertag] ist bei uns üblich und unentgeltlich.
profil | hinweis aussehen | Ein [gepflegtes, hübsches Aussehen] ist uns wichtig.
frage | hinweis aussehen | Haben Sie sichtbare [Tattoos]?
nachricht | hinweis aussehen | Könnten Sie noch ein aktuelles [Foto] nachreichen?
profil | ok | Graue Haare sind uns willkommen, Erfahrung auch.
profil | ok | Ihr Geburtsdatum und Ihr Familienstand gehören nicht in die Bewerbung.
profil | ok | Auch wer die 50 überschritten hat, bekommt bei uns eine faire Chance.
profil | ok | Minderjährige dürfen wir wegen der Nachtarbeit nicht beschäftigen.
aufgaben | ok | Sie unterstützen über 65-Jährige beim Umgang mit dem Smartphone.
aufgaben | ok | Sie planen Feste zum 50. Geburtstag und zu goldenen Hochzeiten.
angebot | ok | Bei uns sind Azubis zwischen 16 und 41 Jahre alt.
angebot | ok | Unsere Chefin ist 34 und hat den Betrieb von ihrem Vater übernommen.
nachricht | ok | Ihr Schulzeugnis von 1998 brauchen wir nicht mehr.
nachricht | ok | Herzlichen Glückwunsch zum 50. Geburtstag und gute Fahrt zum Gespräch!
nachricht | ok | Das Gespräch dauert etwa 45 Minuten und ist nicht im Haupthaus, sondern in Halle 17.
nachricht | ok | Bitte planen Sie 30 bis 40 Minuten ein, länger dauert es nicht.
absage | ok | Ihre 20 Jahre Erfahrung haben uns beeindruckt, leider ist die Stelle schon vergeben.
absage | ok | Von 52 Bewerbungen konnten wir leider nur fünf einladen.
absage | ok | Leider brauchen wir jemanden, der bis 22 Uhr arbeiten kann.
absage | ok | Uns fehlte leider der Führerschein Klasse C, alles andere hat gepasst.
profil | ok | Ob Sie sich als Mann, als Frau oder keinem Geschlecht zugehörig fühlen, ist uns gleich.
profil | ok | Wir erhöhen den Frauenanteil in der Technik und freuen uns über Bewerbungen von Frauen.
aufgaben | ok | Anprobe und Änderung von Herrenanzügen und Damenkleidern
aufgaben | ok | Du leitest eine Gruppe für gewalttätige Männer.
angebot | ok | Im Vorstand sitzen zwei Frauen und ein Mann.
nachricht | ok | Ihre Frau darf gern zum Betriebsrundgang mitkommen.
nachricht | ok | Der Mann am Empfang sagt Ihnen, wo Sie parken können.
absage | ok | Wir haben uns für eine Bewerberin entschieden, die schon mit unserer Software gearbeitet hat.
profil | ok | Kein Deutsch? Kein Problem, in der Küche sprechen wir Englisch.
profil | ok | Für Menschen ohne deutschen Pass helfen wir bei der Arbeitserlaubnis.
profil | ok | Russisch oder Ukrainisch sind hilfreich, aber keine Bedingung.
aufgaben | ok | Sie begleiten Migrantinnen und Migranten bei Behördengängen.
aufgaben | ok | Einkauf bei Lieferanten aus China, Indien und der Türkei
angebot | ok | Unser Gründer kam 1978 als Gastarbeiter aus der Türkei.
nachricht | ok | Wie spricht man Ihren Namen richtig aus?
nachricht | ok | Ihre Heimatadresse brauchen wir für den Vertrag noch einmal.
nachricht | ok | Wenn Ihr Visum da ist, melden Sie sich bitte, dann schicken wir den Vertrag.
absage | ok | Leider wurde Ihr Diplom aus Indien noch nicht anerkannt, melden Sie sich danach gern wieder.
absage | ok | Für die Telefonzentrale brauchen wir fließendes Französisch, das fehlt Ihnen leider noch.
profil | ok | Ihr Glaube ist Ihre Sache.
profil | ok | Wir sind eine katholische Schule und offen für Lehrkräfte aller Konfessionen.
aufgaben | ok | Sie organisieren Trauungen, Taufen und Trauerfeiern.
angebot | ok | Ein Gebetsraum ist vorhanden.
nachricht | ok | Ist Ihnen der Termin am Karfreitag recht, oder lieber nach Ostern?
absage | ok | Die evangelische Gemeinde hat die Stelle aus Geldgründen leider gestrichen.
profil | ok | Sie müssen nicht topfit sein, aber Treppen kommen vor.
profil | ok | Bewerbungen schwerbehinderter Menschen sind uns sehr willkommen.
profil | ok | Die Arbeit ist auch für Menschen mit Hörbehinderung gut geeignet.
aufgaben | ok | Sie beraten Kunden zu Hörgeräten und Brillen.
aufgaben | ok | Unterricht für blinde und sehbehinderte Kinder
angebot | ok | Wer krank ist, bleibt im Bett, ohne schlechtes Gewissen.
nachricht | ok | Wie geht es Ihnen? Wir hoffen, die Grippe ist überstanden.
nachricht | ok | Unser Büro erreichen Sie mit dem Rollstuhl über die Rampe im Hof.
nachricht | ok | Ihre Krankmeldung ist angekommen, gute Besserung.
nachricht | ok | Die Angaben zu Ihrer Behinderung sehen nur die Personalstelle und die Schwerbehindertenvertretung.
absage | ok | Wegen des hohen Krankenstands bei uns konnten wir uns leider nicht früher melden.
absage | ok | Die Schwerbehindertenvertretung war an der Entscheidung beteiligt.
profil | ok | Familie und Beruf gehen bei uns zusammen.
profil | ok | Sie kommen aus der Elternzeit zurück? Wir freuen uns auf Sie.
aufgaben | ok | Sie prüfen Anträge auf Elterngeld und Kinderzuschlag.
angebot | ok | Ab dem ersten Kind zahlen wir einen Zuschuss zur Kita.
nachricht | ok | Ihre Kinder können in der Zeit in unserer Spielecke bleiben.
nachricht | ok | Alles Gute zur Hochzeit! Den neuen Namen tragen wir im Vertrag ein.
nachricht | ok | Ihr Mann hat angerufen und Ihren Schirm abgeholt.
nachricht | ok | Schön, dass Sie nach Ihrer Elternzeit wieder zu uns kommen möchten.
absage | ok | Die Kollegin bleibt nun doch länger in Elternzeit, und ihre Vertretung macht weiter.
absage | ok | Das Familienunternehmen wurde verkauft, deshalb gibt es die Stelle leider nicht mehr.
profil | ok | Kenntnisse im Betriebsverfassungsrecht sind von Vorteil.
angebot | ok | Wir sind tarifgebunden und haben einen starken Betriebsrat.
nachricht | ok | Der Betriebsrat muss der Einstellung noch zustimmen, das dauert etwa eine Woche.
absage | ok | Wegen des Streiks bei der Bahn konnten wir Ihre Post erst heute lesen.
frage | ok | Ab welchem Gehalt wären Sie dabei?
angebot | ok | Mindestens 15,20 € die Stunde, unabhängig davon, was Sie vorher verdient haben.
nachricht | ok | Ihr Gehalt steht jetzt im Vertragsentwurf, bitte prüfen Sie ihn.
nachricht | ok | Unser letztes Gespräch über das Gehalt hat mir gefallen.
absage | ok | Mehr als 3.000 € Gehalt können wir leider nicht zahlen.
angebot | ok | Einarbeitung in den ersten vier Wochen durch eine feste Patin
angebot | ok | Vom ersten Probetag an bekommen Sie Lohn.
nachricht | ok | Die Fahrtkosten zum Schnuppertag übernehmen wir, und bezahlt wird er auch.
profil | ok | Lebenslauf und Zeugnisse reichen, ein Bild brauchen wir nicht.
frage | ok | Welche Kleidergröße brauchen Sie für die Arbeitskleidung?
nachricht | ok | Bitte laden Sie das Foto Ihres Führerscheins hoch.
`
