/**
 * Words of which German occupations and workplaces are composed, folded (a for ä and so on, see fold.ts). A word of
 * this list is never split itself. Written by hand; add what a search fails to find.
 */
export const COMPOUND_PARTS: ReadonlySet<string> = new Set(
  `
datenbank werkbank sitzbank leiterplatte stammdatenpflege datenpflege kundenpflege stammdaten einrichter leiterplatten burgermeister kindergartner landwirt gastwirt fachwirt betriebswirt
sparkasse sparkassen krippe hort mode messe eis mull parkhaus geigen spielzeug friedhof museum schleusen brucken
abfall abrechnung gehalt gehalts abteilung agrar akquise alltag alltags alten altenheim ambulanz anasthesie anlagen anwalt anwendung apotheke apotheken arbeit
arbeiter arbeits architekt archiv arzt assistent assistenz assistenten aufbereitung aufsicht auftrag ausbau ausbilder
ausbildung aushilfe aussen automation automatisierung automobil bau bauer bahn bank bauleiter beamter bearbeiter
bearbeitung bedienung begleiter behinderten behorde berater beratung bereich bereitschaft berufs beschaffung
beschichter bestatter betreuer betreuung betrieb betriebs bibliothek bibliothekar bilanz bild bildung binder bio biologe
blech boden bohr brand brau brauer brief buch buchhalter buchhaltung buro bus cad chef chemie chemikant chirurg cnc
computer controller controlling dach dachdecker daten deck denkmal designer dialog dienst dienstleistung
diplom disponent disposition dokumentation dozent dreher dreh druck drucker edel einkauf einkaufer einrichter einzel
einzelhandel eisenbahn elektriker elektro elektronik elektroniker empfang energie engineering entsorgung entwickler
entwicklung entwurf erzieher erziehung estrich event experte export fach fachkraft fachwirt fahrer fahrrad fahrt
fahrzeug familien farb fassaden feinwerk feld fenster fertigung fern feuerwehr filial filiale film finanz finanzen
firmen fischerei fitness fleisch fleischer fliesen flug florist forst forschung foto frisch friseur fuhrer fuhrpark fusspflege
gabelstapler galabau garten gartner gast gastronomie gebaude geflugel geld gerate gerontologie gerust gerustbauer
geschaft geschafts gestalter gestaltung gesundheit gesundheits getrank gewerbe giesser gips glas glaser glasreiniger
gleis grafik gross grosshandel grund guter gutachter haar hafen handel handels handwerker hand haupt haus hausmeister
haushalt haut hebamme heil heim heizung heizungs helfer herstellung hilfe hilfskraft hoch hochbau holz hotel hygiene
ikt immobilien import industrie informatik intensiv informatiker ingenieur innen innendienst installateur installation instand
instandhalter instandhaltung integration isolier jugend jurist justiz kabel kalte kamera kanal karosserie kassen kassierer
kaufmann kauf keramik kfz kinder klein klima klinik kfm koch kommissionierer kommunikation konditor konstrukteur
konstruktion kontrolle kontrolleur kosmetik kraft krafte kraftfahrer kraftfahrzeug kran kranken krankenhaus kredit kreis
kultur kunden kundenberater kundendienst kunst kunststoff kuche kuchen labor laborant lack lackierer lager lagerist land
landschaft landwirt laser lebensmittel leder lehrer lehrkraft leiter leitung licht lieferanten linien lkw logistik
logistiker lohn luft luftfahrt maler manager management marketing markt markt maschinen maschine maschinenbau maschinist
masseur master material maurer mechanik mechaniker mechatronik mechatroniker medien medizin medizinisch meister
mess metall metallbauer milch mitarbeiter mobel mobil monteur montage motor musik nacht nah nahrung natur netz netzwerk
notar notfall objekt ofen offset ofen ober operator optiker ordnung orthopadie orthopadist packer padagoge padagogik
parkett patienten personal pfleger pflege pferde pflanzen pharma pharmazeut philologe physik physio physiotherapeut pkw
planer planung planungs platten polizei polizist polster portier post praxis praktikant praktikum presse privat privatkunden
produkt produktion produktions programmierer projekt projektleiter projektmanager prozess prufer prufung psychologe
psychologie qualitat qualitats rad radiologie raum rechner rechnung recht rechts rechtsanwalt redakteur redaktion referent
regal reha reifen reiniger reinigung reinigungs reise reiseverkehr rettung rettungs revisor rezeption rezeptionist richter
roboter rohr rohrleitung sach sachbearbeiter sachbearbeitung anleiter sachverstandiger sanitar sanitater schad schaden schaler
schalter schicht schichtleiter schiff schleifer schlosser schneider schornstein schreiner schuh schul schule schulleiter
schutz schweisser schwimm security sekretar senioren service sicherheit sicherheits software solar sonder sozial
sozialarbeiter spedition speise sped spezialist spiel sport sprech sprach spul stadt stahl stapler start stellvertreter studio
steuer steuerberater steuerfach steuerung strassen strassenbau studien stuck system system tank tanz taxi team technik
techniker technologe technologie teil teilzeit telefon tele test tester textil therapeut therapie tief tiefbau tier
tiermedizin tischler touristik tourismus trainer transport trainee trocken trockenbau tur uberprufung uberwachung uhr umschlag umwelt
unternehmen unternehmens unterricht veranstaltung verband verfahren verfahrens verkauf verkaufer verkaufs verkehr verkehrs
verlag vermesser vermessung vermittler vermittlung versand versicherung versicherungs versorgung vertreter vertrieb vertriebs
vertriebler verwalter verwaltung verwaltungs vieh vollzeit volks vor wach wachter wand waren warme wart wartung wasser
weber web wein weiter welt werbe werk werker werks werkstatt werkstoff werkzeug wert wirt wirtschaft wirtschafts
wissenschaft wissenschaftler wohn zahn zahnarzt zaun zeit zeitarbeit zeitung zerspaner zerspanung zerspanungs zimmer
zimmerer zoll zug zusteller zentral zulieferer
`
    .trim()
    .split(/\s+/),
)

/** Last parts of words that name an occupation: an unknown word before one of them is split off. */
export const OCCUPATION_TAILS: readonly string[] = `
administrator anwalt architekt arzt backer bediener begleiter buchhalter dreher experte frasser jurist koch maler packer prufer referent schweisser sekretar spezialist werker angestellter arbeiter assistent bauer bearbeiter berater betreuer chemiker designer disponent
elektriker elektroniker entwickler erzieher fachkraft fahrer fuhrer gartner gestalter helfer informatiker ingenieur
installateur kaufmann konstrukteur kontrolleur laborant lackierer lehrer leiter lehrkraft manager mechaniker mechatroniker
meister mitarbeiter monteur padagoge pfleger planer programmierer redakteur reiniger schlosser techniker therapeut
trainer verkaufer vermittler verwalter wachter
`
  .trim()
  .split(/\s+/)

/** The same for what people do, have or have passed ("Schweißprüfung", "Budgetverantwortung"). */
export const ACTIVITY_TAILS: readonly string[] = `
abrechnung analyse beratung betreuung planung prufung schulung uberprufung verantwortung versicherung
`
  .trim()
  .split(/\s+/)
