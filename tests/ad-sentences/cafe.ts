/**
 * How cafés, surgeries, offices and call centres put it, in questions, messages and letters. Written and labelled before
 * the rules were asked: 8 of 40 were missed then, and 2 of 40 harmless ones stopped. Lines as in `sentence.ts`.
 */
export const CAFE = `
profil | stopp alter | [Ü40] passt leider nicht in unser Konzept.
profil | stopp alter | Bitte bewerben Sie sich nur, wenn Sie [unter fünfunddreißig] sind.
angebot | stopp alter | Bei uns sind alle [Mitte zwanzig], und so soll es bleiben.
frage | stopp alter | [In welchem Alter] sind Sie?
frage | stopp alter | Wann gehen Sie in [Rente]?
absage | stopp alter | In unserem Café arbeiten lauter Studierende, da würden Sie mit [Ihren 52 Jahren] herausfallen.
absage | stopp alter | Die Wahl fiel auf eine [jüngere Kandidatin].
nachricht | stopp alter | Sind Sie nicht schon [ein bisschen zu alt] für den Außendienst?
titel | stopp alter | Telefonist für den Vertrieb, [nicht über 30]
profil | hinweis alter | Du bist mit [Instagram und TikTok groß geworden].
profil | hinweis alter | Als [Digital Native] denkst du in Klicks.
angebot | hinweis alter | Unser Team ist im [Durchschnitt 27 Jahre alt].
profil | stopp herkunft | Wir bevorzugen [Bewerber aus Deutschland ohne Migrationshintergrund].
profil | hinweis herkunft | Du sprichst [Deutsch als Muttersprache].
frage | stopp herkunft | [Ist Deutschland Ihr Geburtsland]?
frage | stopp herkunft | [Sind Ihre Eltern Deutsche]?
absage | stopp herkunft | Unsere Patienten verstehen [Ihren Akzent] leider schlecht.
absage | stopp herkunft | Wir haben uns für eine Bewerberin mit [deutschen Wurzeln] entschieden.
nachricht | stopp herkunft | Wo liegen denn [Ihre Wurzeln]?
profil | stopp geschlecht | [Männer] bitten wir, von einer Bewerbung abzusehen.
absage | stopp geschlecht | Unsere Patientinnen fühlen sich bei [einem Mann] leider unwohl.
nachricht | stopp geschlecht | Trauen Sie sich das als [Frau] wirklich zu?
profil | hinweis geschlecht | Für unseren Tresen suchen wir eine [nette Lady] mit Humor.
profil | stopp glaube | [Muslimische Bewerber] nehmen wir nicht.
frage | hinweis glaube | Sind Sie [getauft]?
absage | stopp glaube | Wegen [Ihres Kopftuchs] haben wir uns anders entschieden.
nachricht | hinweis glaube | Müssen Sie während der Arbeit [beten]?
frage | stopp gesundheit | Leiden Sie unter [Allergien oder Asthma]?
frage | stopp gesundheit | Liegt ein [Grad der Behinderung] vor?
profil | stopp gesundheit | Für [Rollstuhlfahrer] ist die Praxis nicht geeignet.
nachricht | stopp gesundheit | Wie oft waren Sie im letzten Jahr [krank]?
absage | stopp gesundheit | Wir befürchten, dass [Ihre Depression] wiederkommt, und sagen deshalb ab.
nachricht | stopp familie | Sie sind [frisch verheiratet, da kommt doch bald ein Kind], oder?
frage | stopp familie | Sind [Ihre Kinder] schon aus dem Haus?
absage | stopp familie | Mit [zwei kleinen Kindern] ist Ihnen der Schichtdienst nicht zuzumuten.
profil | stopp familie | Bei uns haben [Mütter mit kleinen Kindern] keine Chance.
nachricht | stopp mitglied | Waren Sie beim alten Arbeitgeber im [Betriebsrat] oder bei ver.di?
nachricht | stopp gehalt | Mit welchem [Gehalt sind Sie bisher] nach Hause gegangen?
profil | stopp gehalt | Legen Sie bitte Ihre [letzte Gehaltsabrechnung] bei.
nachricht | stopp probe | Kommen Sie doch drei Tage zum [Probearbeiten, Geld gibt es dafür nicht].
profil | ok | Du bist mindestens 18 Jahre alt, weil bei uns Alkohol ausgeschenkt wird.
profil | ok | Egal ob 18 oder 67: Bei uns zählt, ob du gern mit Gästen redest.
angebot | ok | Unser Café gibt es seit 45 Jahren.
aufgaben | ok | Du servierst Kaffee an Gäste von jung bis alt.
aufgaben | ok | Sie telefonieren mit Versicherten ab 60 Jahren.
angebot | ok | 30 Urlaubstage und eine 35-Stunden-Woche
angebot | ok | Unser Team wächst: Mit 25 Leuten sind wir gestartet, heute sind wir über 60.
profil | ok | Mit älteren Menschen sprechen Sie geduldig.
profil | ok | Sie haben keine Scheu vor älteren Patientinnen und Patienten.
profil | ok | Sie behandeln junge Mütter und ihre Babys mit Ruhe.
profil | ok | Erfahrung mit chronisch kranken Menschen ist kein Muss.
profil | ok | Ihr Deutsch reicht für Gespräche am Telefon (B2 oder besser).
profil | ok | Arabisch oder Türkisch hilft uns sehr, ist aber nicht nötig.
aufgaben | ok | Sie beraten Menschen aus dem Ausland zu ihrem Aufenthalt.
angebot | ok | Deutschkurs während der Arbeitszeit
angebot | ok | Wir suchen Menschen jeden Alters, Geschlechts und Glaubens.
angebot | ok | Bewerbungen von Menschen mit Behinderung sind uns ausdrücklich willkommen.
profil | ok | Wegen § 8 AGG suchen wir für das Frauenhaus nur Frauen.
titel | ok | Medizinische Fachangestellte (m/w/d), gern Wiedereinstieg nach Elternzeit
titel | ok | Pflegefachkraft (m/w/d) für die Junge Pflege
titel | ok | Leitung Seniorenwohnanlage (m/w/d)
titel | ok | Referentin oder Referent für die Frauenquote (m/w/d)
aufgaben | ok | Sie organisieren den Weltfrauentag und den Männergesundheitstag.
aufgaben | ok | Sie messen Blutdruck und fragen nach Vorerkrankungen.
aufgaben | ok | Sie nehmen Krankmeldungen am Telefon entgegen.
frage | ok | Haben Sie schon mit schwangeren Patientinnen gearbeitet?
frage | ok | Können Sie auch samstags arbeiten?
frage | ok | Wie alt ist Ihr Führerschein der Klasse C?
frage | ok | Welche Sprachen sprechen Sie und auf welchem Niveau?
frage | ok | Sind Sie gegen Masern geimpft, wie es das Infektionsschutzgesetz für Praxen verlangt?
frage | ok | Ab wann sind Sie frei, und wie viele Stunden möchten Sie arbeiten?
nachricht | ok | Bringen Sie Ihr Kind am Freitag ruhig mit, wir haben eine Spielecke.
nachricht | ok | Ihre Gehaltsvorstellung passt zu unserem Rahmen.
nachricht | ok | Brauchen Sie wegen einer Behinderung etwas, damit das Gespräch gut klappt?
nachricht | ok | Frau Dr. Jung erwartet Sie um 10 Uhr im zweiten Stock.
nachricht | ok | Unsere Kita nimmt Kinder ab einem Jahr.
nachricht | ok | Der Probetag wird bezahlt, auch wenn Sie sich danach nicht für uns entscheiden.
absage | ok | Für die Leitung fehlen Ihnen noch ein paar Jahre im Beruf.
absage | ok | Leider liegt Ihr Gehaltswunsch über dem, was wir zahlen können.
absage | ok | Wir haben uns für eine Bewerberin entschieden, die schon mit unserer Software arbeitet.
`
