/**
 * Where people work, and who works there, by the names of the families. After a "-", words that end like this are
 * such places as well ("Kreiskrankenhaus"). After "!" is what says that the same trade is done elsewhere.
 */
export const WORKPLACES = `
-altenheim -altersheim -pflegeheim -seniorenheim -seniorenresidenz -seniorenzentrum -seniorenstift -altenzentrum -hospiz = Pflegefachkraft, Pflegehelfer, Betreuungskraft, Wohnbereichsleitung, Pflegedienstleitung, Heimleitung ! ambulant, Krankenhaus, Kinderklinik
-krankenhaus -klinik -klinikum -hospital -krankenstation = Pflegefachkraft, Intensivpfleger, Fachkrankenpfleger, Arzt, Assistenzarzt, Facharzt, Oberarzt, Operationstechnischer Assistent, Anästhesietechnischer Assistent, Medizinischer Fachangestellter, Medizinisch-technischer Assistent, Pflegehelfer ! ambulant, Altenheim, Tagespflege, Altenpflege, Hausarztpraxis
-kinderheim -jugendheim -jugendzentrum -jugendhaus -wohngruppe = Jugenderzieher, Erzieher, Sozialpädagoge, Heilpädagoge
-wohnheim -behindertenwerkstatt = Heilerziehungspfleger, Heilerziehungspflegehelfer, Sozialpädagoge, Betreuungskraft
-grundschule -realschule -hauptschule -gesamtschule -förderschule -gymnasium schule schulen = Lehrer, Schulbegleiter, Schulsozialarbeiter, Förderlehrer
-berufsschule = Berufsschullehrer, Lehrer, Ausbilder
-hochschule universität uni -uniklinikum = Professor, Wissenschaftlicher Mitarbeiter, Dozent, Studienberater
-schwimmbad -freibad -hallenbad -therme -schwimmhalle = Schwimmlehrer, Wassermeister
-fitnessstudio -fitnessclub -sportverein -sportstudio = Trainer, Sporttrainer, Physiotherapeut
-restaurant -gaststätte -gasthof -gasthaus -wirtshaus -biergarten -bistro -café -imbiss lokal = Kellner, Koch, Küchenhilfe, Beikoch, Fachkraft Gastgewerbe, Barkeeper, Restaurantleiter, Systemgastronom
-pension -hostel -ferienanlage -campingplatz -jugendherberge = Hotelfachmann, Rezeptionist, Zimmermädchen, Küchenhilfe, Kellner, Page
-supermarkt -discounter -lebensmittelmarkt -getränkemarkt -kaufhaus -warenhaus -einkaufszentrum -modehaus -schuhladen -modegeschäft laden geschäft einkaufsmarkt = Verkäufer, Kassierer, Regalauffüller, Filialleiter
-möbelhaus -küchenstudio = Küchenverkäufer, Verkäufer, Monteur
-gartencenter -blumenladen -blumengeschäft = Florist, Gärtner, Verkäufer
-buchladen = Buchhändler
-fahrradladen -fahrradgeschäft = Zweiradmechatroniker, Fahrradverkäufer
-bauernhof -gutshof -biohof -milchhof -hofgut -landwirtschaftsbetrieb -kuhstall = Landwirt, Landwirtschaftshelfer, Tierwirt
-reiterhof -pferdehof -ponyhof -gestüt -reitstall -pferdestall -reitschule -reitanlage = Pferdewirt, Tierpfleger, Landwirt
-weingut -weinberg -weinkeller = Winzer, Landwirtschaftshelfer
-ernte -lese = Landwirtschaftshelfer, Winzer
-gärtnerei -baumschule = Gärtner, Gartenhelfer, Florist
-zoo -tierpark -tierpension -tierklinik -tierarztpraxis = Tierpfleger, Tiermedizinischer Fachangestellter, Tierarzt
draußen outdoor = Gärtner, Gartenhelfer, Landwirt, Landwirtschaftshelfer, Forstwirt, Winzer, Straßenbauer, Straßenwärter, Tiefbaufacharbeiter, Gleisbauer, Maurer, Dachdecker, Zimmerer, Gerüstbauer, Müllwerker, Straßenreiniger, Paketzusteller, Solarteur, Vermesser
-friedhof = Bestatter, Gärtner
-beerdigungsinstitut -bestattungsinstitut -bestattungshaus -bestattungsunternehmen = Bestatter
-molkerei -käserei = Lebensmitteltechniker, Käser, Maschinenführer
-brauerei = Brauer, Maschinenführer
-theater -oper -opernhaus = Schauspieler, Veranstaltungstechniker
-museum = Museumspädagoge, Empfangsmitarbeiter
-friseursalon -friseurladen salon = Friseur
-rathaus -finanzamt -landratsamt -bezirksamt -arbeitsamt -jobcenter -kreisverwaltung amt ämter = Verwaltungsfachangestellter, Sachbearbeiter, Bürokaufmann, Teamassistent
-gericht -landgericht = Justizfachangestellter, Richter
-gefängnis -justizvollzugsanstalt = Justizvollzugsbeamter
-kaserne = Soldat
-bahnhof = Zugbegleiter, Fahrdienstleiter, Servicetechniker
-waldkindergarten = Erzieher, Kinderpfleger
-atelier -agentur -werbeagentur = Grafikdesigner, Marketingmanager
-hafen -containerhafen = Hafenarbeiter, Kranführer, Staplerfahrer
-schreinerwerkstatt = Tischler
-großküche -schulküche -kantinenküche = Koch, Küchenhilfe, Beikoch
`

/** What "mit … arbeiten" asks for. */
export const WORK_WITH = `
kind kinder kindern kids babys kleinkindern = Erzieher, Kinderpfleger, Tagesmutter, Schulbegleiter
jugendlichen jugend teenagern = Jugenderzieher, Sozialpädagoge, Schulsozialarbeiter
senioren = Betreuungskraft, Pflegefachkraft, Pflegehelfer
behinderten behinderung behinderungen = Heilerziehungspfleger, Heilerziehungspflegehelfer, Schulbegleiter
tieren tiere hunden hunde katzen pferden pferde kühen = Tierpfleger, Tiermedizinischer Fachangestellter, Tierarzt, Tierwirt, Pferdewirt, Landwirt
pflanzen blumen = Gärtner, Florist, Gartenhelfer
holz = Tischler, Zimmerer, Holzmechaniker
metall = Schlosser, Schweißer, Zerspanungsmechaniker, Metallhelfer
büchern = Buchhändler, Bibliothekar
computern computer = Systemadministrator, IT-Support, Fachinformatiker, Softwareentwickler
zahlen = Buchhalter, Controller, Steuerfachangestellter
`

/** "Beim Bäcker" is where he works: there are those who sell as well. */
export const PLACE_OF_TRADE = `
bäcker Bäckerei
metzger Metzgerei
fleischer Fleischerei
friseur Friseursalon
arzt Arztpraxis
tierarzt Tierarztpraxis
anwalt Kanzlei
rechtsanwalt Kanzlei
notar Notariat
steuerberater Steuerkanzlei
gärtner Gärtnerei
bauer Bauernhof
bauern Bauernhof
landwirt Bauernhof
winzer Weingut
`
