/**
 * Houses that everybody knows by name, and who works there, as in `workplace-lists.ts`. Who types one means work of that
 * kind; postings of a company of that name come first.
 */
export const WELL_KNOWN_HOUSES = `
edeka rewe aldi lidl netto penny kaufland norma tegut famila marktkauf = Verkäufer, Kassierer, Regalauffüller, Filialleiter
dm rossmann budni douglas = Drogist, Verkäufer, Kassierer, Regalauffüller, Filialleiter
obi hornbach bauhaus toom hagebau hagebaumarkt hellweg = Baumarktverkäufer, Verkäufer, Kassierer, Gärtner
ikea poco xxxlutz höffner = Verkäufer, Küchenverkäufer, Lagerhelfer, Monteur
mediamarkt saturn zara kik primark takko deichmann galeria woolworth tedi decathlon fressnapf = Verkäufer, Kassierer, Filialleiter
mcdonalds mcdonald mcdoof burgerking kfc subway starbucks backwerk = Systemgastronom, Kellner, Küchenhilfe, Restaurantleiter
thalia hugendubel = Buchhändler, Verkäufer, Kassierer
amazon zalando otto = Lagerhelfer, Lagerist, Kommissionierer, Auslieferungsfahrer
dhl hermes dpd ups gls fedex = Paketzusteller, Auslieferungsfahrer, Lagerhelfer
lieferando wolt gorillas = Auslieferungsfahrer, Kommissionierer
flixbus bvg mvg hochbahn üstra = Busfahrer, Straßenbahnfahrer
lufthansa eurowings ryanair = Flugbegleiter, Pilot, Flugzeugabfertiger
commerzbank volksbank raiffeisenbank postbank targobank = Bankkaufmann, Finanzberater
allianz axa huk ergo = Versicherungskaufmann, Schadensachbearbeiter
aok barmer dak = Sachbearbeiter, Kundenberater
charite helios asklepios vivantes sana ameos = Pflegefachkraft, Pflegehelfer, Arzt, Medizinischer Fachangestellter, Reinigungskraft
korian kursana alloheim pro-seniore = Pflegefachkraft, Pflegehelfer, Betreuungskraft
caritas diakonie awo drk johanniter malteser lebenshilfe asb = Pflegefachkraft, Pflegehelfer, Erzieher, Heilerziehungspfleger, Sozialpädagoge, Rettungssanitäter, Betreuungskraft
volkswagen vw bmw audi porsche opel daimler mercedes bosch siemens thyssenkrupp zf = Industriemechaniker, Mechatroniker, Elektroniker, Produktionsmitarbeiter, Maschinenbauingenieur
basf bayer merck evonik = Chemikant, Chemielaborant, Produktionsmitarbeiter
vonovia = Immobilienkaufmann, Hausmeister
securitas kötter = Sicherheitsmitarbeiter, Pförtner
telekom vodafone = Kundenberater, Telekommunikationstechniker, Verkäufer
`

/**
 * Tools of one trade, and who works with them: who types nothing else ("datev kassel") means that work. Postings that
 * name the tool come first.
 */
export const TOOLS_OF_TRADES = `
datev lexware addison = Buchhalter, Lohnbuchhalter, Steuerfachangestellter
autocad allplan archicad revit nemetschek vectorworks = Bauzeichner, Architekt, Bauingenieur
solidworks catia creo inventor = Konstrukteur, Maschinenbauingenieur
heidenhain fanuc sinumerik = Zerspanungsmechaniker
photoshop indesign figma coreldraw = Grafikdesigner, UX-Designer
typo3 wordpress = Webentwickler
powerbi tableau qlik = Datenanalyst, Controller
salesforce hubspot = Vertriebsmitarbeiter, Kundenberater
terraform ansible jenkins = DevOps Engineer, Systemadministrator
vmware citrix = Systemadministrator
`

/** Names of several words as one. */
export const HOUSES_OF_SEVERAL_WORDS: readonly (readonly [house: RegExp, name: string])[] = [
  [/(?<!\p{L})deutschen?\s+bahn(?!\p{L})/giu, 'Bahn'],
  [/(?<!\p{L})mc\s?donald(?:['’]?s)?(?!\p{L})/giu, 'McDonalds'],
  [/(?<!\p{L})burger\s+king(?!\p{L})/giu, 'Burgerking'],
  [/(?<!\p{L})media[\s-]markt(?!\p{L})/giu, 'Mediamarkt'],
  [/(?<!\p{L})deutschen?\s+post(?!\p{L})/giu, 'Post'],
]
