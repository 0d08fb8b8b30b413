/** What is sold, for people who sell; written as in `word-table.ts`. */
export const SALES_FIELDS = `
4323 edv software datenverarb hardware =it =edv
6112 industrie investitions vertrieb
6211 kasse kino
6221 bekleidung textil schuh leder sport mode pelz kurzwaren wäsche hut stoff
6222 schmuck uhren juwel edelstein gold
6223 schreibwaren geschenk spiel papier spielwaren zeitschrift büro
6224 haushalt hifi radio computer telekommunikation lampen fernseh porzellan elektro foto musik
6225 möbel einrichtung küche teppich raumausstatt gardinen heimtextil
6226 sanitär heizung baubedarf feuchtraum garten heimwerk baumarkt farben tier pflanze samen eisenwaren zoo werkzeug blumen baustoff lacke kunststoffe holz
6227 kfz zweirad fahrrad automobil kraftfahrzeug reifen motorrad auto
6228 tankstelle tabak waffen
6230 lebensmittel feinkost obst fisch käse wein getränke reform nahrungsmittel milch molkerei
6231 back konditorei brot bäcker
6232 fleisch wurst metzger wild
6241 drogerie parfümerie apotheke kosmetik
6242 sanität medizin orthopäd reha
6251 buch
6252 kunst antiquität münz briefmarken
6253 musikalien
`

/** What is taught, and where, for people who teach. */
export const TEACHING_FIELDS = `
8411 grundschul primarstufe vorschul volksschul
8412 gymnasium gymnasial realschul hauptschul sekundar mittelschul gesamtschul studienrat oberschul
8413 sonderschul förderschul ~behindert sonderpädag
8414 seminar lehrerausbild
8421 therapie gesundheits informationsverarb seefahrt berufsschul berufsbild fachschul gewerb berufskolleg pflege technik berufsfach landwirtschaft hauswirtschaft feuerwehr polizei bundeswehr medizin physio friseur werk handel
8422 ausbild betrieblich lehrwerkstatt überbetrieblich meister
8430 hochschul universität fachhochschul akademie
8440 erwachsenen weiterbild fortbild volkshochschul bildung
8441 gesang klavier instrument akkordeon gitarre rhythmik flöten geigen blockflöte orgel chor musik
8442 religion
8443 kunst werken schauspiel zeichnen theater
8444 =dv computer software informatik =it =edv
8445 sprach deutsch englisch französ fremdsprach dolmetsch gebärden
8448 nachhilfe privatstunden volontär stenografie kosmetik kochen
8450 sport
8451 fahr verkehr
8452 flug pilot
8453 tanz ballett dance
8454 fußball tennis handball golf basketball volleyball ball
8455 yoga pilates qigong taichi fitness gymnastik aerobic
8458 kajak karate langlauf schnee behindertensport schwimm ski reit surf segel tauch leichtathletik turn judo trab eislauf box
`

/** Disciplines, for doctors. */
export const MEDICAL_FIELDS = `
8121 patholog rechtsmed mikrobiolog virolog labor recht
8123 radiolog nuklear strahlenther röntgen
8140 allgemeinmedizin
8141 jugendmedizin
8142 innere kardiolog internist gastro pneumolog rheumatolog nephrolog endokrin hämatolog angiolog geriatr
8143 chirurg thorax unfall gefäß
8144 haut augen frauen hals urolog gynäkolog phoniatr
8145 anästhes
8146 neurolog psychiatr psychother psychosomat nerven
8147 zahn kiefer oralchir mundkiefer
8148 orthopäd arbeitsmedizin hygiene öffentlich transfusion humangenetik anatomie physikalisch sport betrieb amts physiolog
8150 tier veterinär
8181 pharmakolog
`

/** What an electronics technician or electrician works on. */
export const ELECTRIC_FIELDS = `
2612 automatisierung prozessleit produktionstechnik messundregel
2621 gebäude infrastruktur
2622 antriebs elektromaschinen
2623 kraftwerk
2625 betriebs
2631 information telekommunikation kommunikation fernmelde
2630 geräte systeme
2633 luftfahrt fahrzeug schiff
`
