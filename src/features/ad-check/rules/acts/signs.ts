import { LETTER } from '../../phrase'

/** Verbs in two parts with the person between: "sortieren wir direkt aus". */
const TURNS_AWAY =
  '(?:sortier|schlie(?:ß|ss)|scheid)(?:e|en|t) (?:\\p{L}{1,20} ){0,4}aus|(?:lehn|weis)(?:e|en|t) (?:\\p{L}{1,20} ){0,4}ab|(?:fall|fäll|flieg)(?:e|en|t) (?:\\p{L}{1,20} ){0,3}(?:raus|heraus|durch)|bleib(?:e|en|t) (?:\\p{L}{1,20} ){0,3}(?:außen vor|draußen)|(?:sehen (?:Sie|wir)|sieh) (?:\\p{L}{1,20} ){0,5}ab|leg(?:e|en|t) (?:\\p{L}{1,20} ){0,4}(?:zur Seite|beiseite|weg)|land(?:e|en|et) (?:\\p{L}{1,20} ){0,4}Papierkorb|fern(?:zu)?bleiben|weg(?:zu)?bleiben|(?:nehmen|nimm) (?:\\p{L}{1,20} ){0,4}Abstand|bleib(?:e|en|t) (?:\\p{L}{1,20} ){0,3}weg|(?:sage|sagen) (?:\\p{L}{1,20} ){0,3}ab|rat(?:e|en|et) (?:\\p{L}{1,20} ){0,4}ab|zieh(?:e|en|t) (?:\\p{L}{1,20} ){0,4}vor'

/** "Ab 50 zu spät": what somebody is said to be or find. */
const TOO =
  '(?<!nie |niemals |nicht )zu (?:grob|ungeschickt|weich|zimperlich|ungeduldig|sensibel|emotional|unflexibel|träge|unbeweglich|ungelenk|anspruchsvoll|gefährlich|laut|wild|unruhig|spät|schwer|hart|anstrengend|schwach|langsam|empfindlich|gebrechlich|zart|alt|jung|hoch|schnell|stressig|kalt)'

/** What somebody has who is not wanted, in turns of phrase. */
const HARD =
  'schlechte Karten|keinen Platz|keine Verwendung|nicht gern gesehen|fehl am Platz|die Mühe|(?:haben|hatten) (?:\\p{L}{1,15} ){0,4}genug|genug davon|woanders|anderswo|anderweitig|etwas (?:Ruhigeres|Leichteres|anderes|Anderes)|(?:schlechte|wenig|kaum|keine) Chancen?|einen schweren Stand|nichts verloren|nichts zu suchen|das Nachsehen|Pech'

/** What tells by its words what a sentence does; see `acts.ts`. */
const word = (words: string, flags = 'i') =>
  new RegExp(`(?<![${LETTER}\\d])(?:${words.replaceAll('\\p{L}', `[${LETTER}]`)})(?![${LETTER}\\d])`, flags)

/** Speaks to the reader; "sie" without a capital is somebody else. */
export const YOU = word(
  'Sie|[Dd]u|[Dd]ich|[Dd]ir|[Ee]uch|Ihnen|Ihr|Ihre[mnrs]?|[Dd]eine?[mnrs]?|Bewerber\\p{L}{0,6}|Kandidat\\p{L}{0,6}',
  '',
)
export const TELL = word(
  'durchgeben|durchzugeben|nachreichen|nachzureichen|reichen Sie|eintragen|einzutragen|vermerken|ausfüllen|hinterlassen|zukommen lassen|bräuchten?|(?:brauchen|benötigen) wir (?!nicht|keine)|wir (?:brauchen|benötigen)|schicken Sie|senden Sie|mailen Sie|Bescheid|verrat\\p{L}{0,3}|nenn\\p{L}{0,3}|teile?n? (?:Sie )?(?:uns|mir|bitte)|gib|geben Sie|sage?n? (?:Sie )?(?:uns|mir|bitte)|schreibe?n? (?:Sie )?(?:uns|mir|bitte|dazu)|angeben|anzugeben|Angaben?|mitteilen|mitzuteilen|dazuschreiben|w(?:ü|u)ssten?|wissen|erfahren|interessiert|interessieren|fragen|erkundige\\p{L}?|Auskunft|vorlegen|beilegen|beizulegen|beifügen|beizufügen|belegen|ankreuzen|erwähnen|legen Sie|fügen Sie|bitten (?:Sie )?um|(?:sollten?|soll|sollen|muss|müssen|gehört|gehören) (?:\\p{L}{1,20} ){0,3}(?:Lebenslauf|Bewerbung|Anschreiben|Unterlagen)',
)
/** The work itself is spoken of: other people's age, children or illness belong to it. */
export const ABOUT_WORK = word(
  'Erfahrung\\p{L}{0,3}|\\p{L}{0,10}gearbeitet|unterrichtet\\p{L}{0,2}|betreut\\p{L}{0,3}|begleitet\\p{L}{0,3}|gepflegt|behandelt\\p{L}{0,3}|versorgt\\p{L}{0,3}|angeleitet|beraten|trainiert|gefördert|erzogen|geschult|gefertigt|Umgang|umgehen|umzugehen|umgegangen|Arbeit mit|arbeiten mit|Betreuung|Begleitung|Beratung|Pflege|Förderung|Kund\\p{L}{0,8}|Patient\\p{L}{0,6}|Klient\\p{L}{0,6}|Bewohner\\p{L}{0,6}|Schüler\\p{L}{0,6}|Gast|Gäste\\p{L}?|Mandant\\p{L}{0,6}|Mieter\\p{L}{0,6}|Teilnehm\\p{L}{0,8}|Kenntnisse\\p{L}?|Fortbildung\\p{L}{0,2}|Weiterbildung\\p{L}{0,2}|Berührungsängste|Zielgruppe\\p{L}?|Anlagen?|Maschinen?|Fahrzeuge?\\p{L}?|Gebäude\\p{L}?|Gruppe\\p{L}?|Klasse|Einrichtung\\p{L}{0,2}|\\p{L}{0,12}kurs\\p{L}{0,2}|Zertifikat\\p{L}{0,2}|Lehrgang\\p{L}{0,2}|verhandel\\p{L}{0,3}|benutzt|reagieren|reagierst|erkennen|erkennst|tun Sie|tust du|vorgehen|beachten|Notfall\\p{L}{0,3}|behandeln|pflegen|unterrichten|Hund\\p{L}?',
)
/** Offers help, or only speaks of a meeting. */
export const HELPS = word(
  'nicht bei der Auswahl|Wünsche|Bedürfnisse|Vorkehrungen|lag es (?:\\p{L}{1,12} ){0,4}nicht|Küche Bescheid|Menü|gehör(?:t|en) nicht|Mutterschutzgesetz\\p{L}{0,2}|ohne Belang|ohne Bedeutung|Unterstützung|unterstützen|Hilfe|Hilfsmittel|helfen|hilft|barrierefrei\\p{L}{0,2}|Barrierefreiheit|Nachteilsausgleich\\p{L}?|Termin\\p{L}{0,3}|verschieben|Besserung|willkommen|mitbringen|bringen(?! .{0,60}(?:Bescheinigung|Attest|Nachweis|Test))|sehen nur|sieht nur|vertraulich|Zuschuss|zuschuss\\p{L}?|rücksicht|Rücksicht|Rabatt|wünschen wir|kein Problem|kein Hindernis|kein Hinderungsgrund|keine Rolle|Glückwunsch|gratulieren|Erste Hilfe|verschwiegen|(?:interessier|kümmer)\\p{L}{1,3} (?:\\p{L}{1,12} ){0,3}nicht|(?:wollen|möchten) wir (?:\\p{L}{1,12} ){0,2}nicht|unsere Kita|Parkplatz|Eingang|klingeln|Haupthaus|Stockwerk|Etage|Anfahrt|Treffpunkt|freiwillig\\p{L}{0,2}|brauchen wir nicht|nicht (?:anzugeben|angeben|nennen|mitteilen|fragen)|fragen wir nicht|fragen (?:wir )?weder|müssen Sie nicht|geht uns nichts|[Dd]anke, dass|ändert (?:\\p{L}{1,12} ){0,2}nichts|keinen Einfluss|keine Auswirkung\\p{L}{0,2}|(?:nicht|lieber nicht) (?:nennen|angeben|verraten|beantworten)|freilassen|(?:nicht|keine?[mnrs]?) (?:\\p{L}{1,25} ){0,2}(?:erforderlich|Voraussetzung|verlangt)|lassen Sie das Feld|weglassen|weglässt|(?:lassen Sie|lass|lasst) (?:\\p{L}{1,20} ){1,5}weg|(?:brauchen|benötigen) Sie (?:für|beim|zum|im|am|etwas|wegen|aufgrund)|(?:brauchst|benötigst) du (?:für|beim|zum|im|am|etwas|wegen|aufgrund)|\\p{L}{0,20}gesetz\\p{L}{0,2}|gesetzlich\\p{L}{0,2}|vorgeschrieben|(?:niemand|keiner|nicht) (?:muss|müssen|musst)|(?:muss|müssen) (?:niemand|keiner|nicht)|müssen (?:Sie|wir) nicht|verlangen wir nicht|(?:ge)?essen|Essen|Lebensmittel|Mittagessen|Büfett|Buffet|sondern|(?:nicht|weder) (?:an|wegen) Ihre?[mnrs]?|nichts mit Ihre?[mnrs]? (?:\\p{L}{1,20} )?zu tun',
)
/** Opens a door to those who are named. */
export const WELCOMES = word(
  'auf Wunsch|am liebsten|hätten|wäre|bevorzugt|gesucht|gewünscht|Geduld|bringen|gern|gerne|herzlich\\p{L}{0,2}|geeignet|richtig|Chancen?|helfen|hilft|unterstütz\\p{L}{1,3}|Unterstützung|auch|bewerben|bewirb|dürfen|können|freu\\p{L}{1,3}|begrüß\\p{L}{1,3}|arbeiten|arbeitet|gehören|Team|Kolleg\\p{L}{0,6}|Prozent|unter uns|Zugang|vertreten|passt|Platz|eingestellt|erfüll\\p{L}{1,3}|beschäftigen|beteilig\\p{L}{1,3}|vertritt|zuständig|Schutz|Vertretung|Mitglied\\p{L}{0,4}|erhalten|fahren|kommen|lernen|sprechen',
)
/** What an employer may say of something that is the reader's own; whatever else it says of it sounds like a reason. */
export const KIND = word(
  'kann|darf|dürfen|angemeldet|gratulier\\p{L}{1,3}|passt|Platz|freu\\p{L}{1,3}|gern|gerne|dank\\p{L}{0,2}|Glück\\p{L}{0,10}|wünsch\\p{L}{1,3}|gelöscht|löschen|vertraulich|geschützt|bitte|können|kannst|würden|möchten|brauchen|gut|gute[nrs]?|passend\\p{L}{0,2}|erhalten|vorliegt|liegt|Vertrag\\p{L}{0,3}|rund um|während|nach|bis|neben|sehen nur|anerkannt|angerechnet|zählt|zählen|berücksichtig\\p{L}{0,3}|schätzen|beeindruckt|überzeugt|gefallen|gefällt',
)
/** Opens the door wider, or speaks for everybody. */
export const OPENS = word(
  'stör(?:t|en) (?:\\p{L}{1,12} ){0,3}(?:nicht|niemand\\p{L}{0,2}|keinen)|macht (?:\\p{L}{1,12} ){0,3}nichts|schadet nicht|ändern|verstecken|verstellen|rechtfertigen|auch ohne|gleicher (?:Eignung|Qualifikation|Befähigung|Leistung)|LGG|§|müssen keine \\p{L}{1,25} (?:mehr )?(?:leisten|machen|übernehmen|fahren|arbeiten)|Eignung bevorzugt|nicht nur|nicht ausschließlich|unabhängig|egal|gleichgültig|ungeachtet|willkommen|ausdrücklich (?:auch|erwünscht|gewünscht|eingeladen|angesprochen|an|von)|ebenso|gleichermaßen|freuen wir|freuen uns|ermutigen|ermuntern|erhöhen|unterrepräsentiert\\p{L}?|Rolle|kein Hindernis|kein Problem|kein Thema|kein Ausschlusskriterium|kein Hinderungsgrund|(?<=^\\s{0,2})damit|Gleichstellung|Lohnlücke|Entgeltlücke|sondern auch|Berührungs\\p{L}{0,8}|Vorurteile\\p{L}?|Vorbehalte|Diskriminierung|benachteiligt|Ressentiments|erreichbar|zugänglich|stufenlos|Stufen|nicht weit|Vielfalt|vielfältig\\p{L}{0,2}|fördern|barrierefrei\\p{L}{0,2}|inklusiv\\p{L}{0,2}|(?:nicht|keine?[mnrs]?) (?:\\p{L}{1,25} ){0,3}(?:nötig|erforderlich|notwendig|zwingend|entscheidend|verlangt)|kein Muss|keine Voraussetzung|trotzdem|dennoch|\\p{L}{0,20}gesetz\\p{L}{0,7}|faire Chance|auch(?!.{0,120}(?:nicht|kein|leider))(?<=^\\s{0,2}auch)|Jugendschutz\\p{L}{0,10}|AGG|Frauenhaus\\p{L}{0,3}|Mädchenhaus\\p{L}{0,3}|Intimpflege|ob|ganz gleich|genauso|von jung bis alt|jedes Alters|jeden Alters|jede|jeder|alle(?! (?:unter|über|um|von|bis|ab|zwischen|Anfang|Mitte|Ende|jung|jünger))|aller',
)
export const REFUSES = word(
  `schreck(?:t|en)|hindert|hindern|fehlen|Streit|Ärger|Gefahr|Ausfalls|ungelegen|Unruhe|Ausschlag|Fremdkörper|hinderlich\\p{L}{0,2}|Ausschluss\\p{L}{0,14}|ausschließ\\p{L}{0,3}|Zumutung|unzumutbar|Belastung|Abstand|nicht|nichts|keine?[mnrs]?|leider|Ausfall|Ausfälle\\p{L}?|schwer|schweren Stand|schwierig|schwerlich|unmöglich|lieber|ungeeignet|dagegen|gegen|Problem\\p{L}?|problematisch|Hindernis\\p{L}{0,2}|Hinderungsgrund|Bedenken|bedauern|absagen|Absage|sagen wir ab|abgelehnt|ablehnen|riskant|Risiko|unsicher|ungewiss|schief\\p{L}{0,6}|undenkbar|utopisch|illusorisch|heikel|zu oft|zu viel|anders|befürchten|fürchten|Sorge|Sorgen|kaum|besser|schlecht|anderweitig|jemand(?:em)? andere[mn]|überfordern|überfordert|zumuten|abgeraten|abraten|raten|stört|stören|unwohl|herausfallen|herausstechen|auffallen|untergehen|abgestimmt auf|vorziehen|vorgezogen|scheitert|ausschließen|ausgeschlossen|ausscheiden|raus|verzichten|zurückziehen|ehrlich|fragt man sich|fragen wir uns|zweifel\\p{L}{0,3}|skeptisch|Bauchschmerzen|Kopfzerbrechen|ungünstig|nachteilig|unpassend|Schwierigkeiten|unwirtschaftlich|lohnt|aufwendig|anstrengend|fordernd|überwiegen|abschrecken|abgeschreckt|entschieden|entscheiden|irritiert|irritieren|Nachteil|${TURNS_AWAY}`,
)
export const SHUTS = word(
  `${HARD}|tu(?:n|t) sich (?:\\p{L}{1,20} ){0,6}schwer|von Vorteil|Vorrang|vorziehen|vorgezogen|kommen in Frage|infrage kommen|verschonen|Finger weg|hinderlich|Ausschlusskriterium|aussortieren|ablehnen|abgelehnt|Absagen?|nur|ausschließlich|lediglich|allein|bevorzug\\p{L}{0,4}|vorzugsweise|Vorzug|vorrangig|keine?[mnrs]?(?! (?:Angst|Scheu|Mühe|Hemmungen|Furcht|Berührungsängste))|nicht|nichts|niemand\\p{L}{0,2}|ohne|statt|anstatt|außer|lieber|am liebsten|ungern|ungeeignet|unerwünscht|zwecklos|tabu|absehen|abzusehen|so bleiben|verzichten|ausgeschlossen|aussortiert|(?:es|das|so|dabei) bleiben|verschont|sparen|entschieden|gewählt|Wahl|besetzen|besetzt|vergeben|Zusage|zurecht|überlassen|gehört|fehl|falsch|müssen|muss|musst|sollte\\p{L}?|solltest|Voraussetzung|Bedingung|Pflicht|zwingend|ungünstig|${TOO}|${TURNS_AWAY}`,
)
export const KEEPS_OUT = word(
  `${HARD}|schlechten? Erfahrung\\p{L}{0,2}|nie geklappt|weder|Streit|Ärger|(?:zu Hause|daheim|draußen) bleiben|fliegt|Papierkorb|stören|stört|Fremdkörper|hinderlich|Ausschlusskriterium|Zumutung|unzumutbar|verschont|Finger weg|ausschließen|ablehnen|aussortieren|abgelehnt|absagen|Absagen?|Schluss|überfordert|keine?[mnrs]?|nicht|nichts|niemand\\p{L}{0,2}|ungern|ungeeignet|unerwünscht|zwecklos|tabu|absehen|abzusehen|verzichten|ausgeschlossen|aussortiert|sparen|fehl|falsch|leider|lieber|unpassend|verschonen|${TOO}|${TURNS_AWAY}`,
)
export const UNPAID = word(
  'unbezahlt\\p{L}{0,2}|unvergütet\\p{L}{0,2}|unentgeltlich\\p{L}{0,2}|gratis|umsonst|kostenlos\\p{L}{0,2}|für lau|auf (?:Ihre|deine) (?:Kappe|Kosten|Rechnung)|ehrenamtlich|ohne (?:\\p{L}{1,12} )?(?:Lohn|Geld|Bezahlung|Entgelt|Vergütung|Gehalt|Stundenlohn)|keine?n? (?:\\p{L}{1,12} )?(?:Lohn|Geld|Bezahlung|Entgelt|Vergütung|Gehalt|Stundenlohn)|(?:Lohn|Geld|Bezahlung|Entgelt|Vergütung|Gehalt|bezahlt|vergütet|entlohnt) (?:\\p{L}{1,14} ){0,4}(?:nicht|keins|keine|keinen|erst|danach|später)|(?:nicht|nichts|erst danach|erst später) (?:\\p{L}{1,14} ){0,2}(?:bezahl(?:t|en)|vergüte(?:t|n)|entlohn(?:t|en)|gezahlt)|zahlen wir (?:\\p{L}{1,14} ){0,2}(?:nichts|nicht|noch nicht)|(?:be)?zahlen können wir (?:\\p{L}{1,14} ){0,3}(?:nichts|nicht)|können wir (?:\\p{L}{1,14} ){0,3}nichts? (?:be)?zahlen|nur (?:gegen )?Verpflegung|nur Trinkgeld|auf eigene (?:Rechnung|Kosten|Faust)',
)
export const PAID = word(
  'umsonst (?:arbeitet|arbeiten) (?:hier |bei uns )?(?:keiner|niemand)|(?:keiner|niemand) (?:\\p{L}{1,14} ){0,4}umsonst|(?:gibt es|bekommst du|bekommen Sie) (?:\\p{L}{1,14} ){0,3}(?:umsonst|gratis|kostenlos)|niemals|nie|keine?[mnrs]? \\p{L}{1,30} ohne|zahlen wir (?:den|die|das|jede\\p{L}?|ab|vom)|wir zahlen (?:den|die|das|jede\\p{L}?|ab|vom)|vom ersten Tag an|nicht unbezahlt|keine?[mnrs]? (?:unbezahlt|unvergütet|unentgeltlich|kostenlos)\\p{L}{0,2}|nicht (?:umsonst|gratis|kostenlos|unentgeltlich)|Urlaub|Parkplatz|Kaffee|Obst|Getränke|Fitness\\p{L}{0,8}|Sport\\p{L}{0,8}|Mitgliedschaft|verboten|unzulässig|Wasser|Fortbildung\\p{L}{0,2}',
)
export const WANTS = word(
  'ging an|geht an|gegeben|ausgesprochen|gestimmt|vorgestellt|vorstellen|dachten|gedacht|Wahl (?:ist|fiel)|Vorzug|ziehen vor|vorgezogen|wollten?|wollt|sollte es|suchen?|sucht|brauchen|braucht|wünschen|wünscht|gewünscht|gebeten|bittet|verlangt|verlangen|besteht auf|bestehen auf|erwarten|erwartet|möchten|möchte|wollen|will',
)
export const SEEKS = word(
  'suchen?|sucht|gesucht|brauchen|braucht|wünschen|wünscht|wünschten|hätten|ideal\\p{L}{0,7}|optimal\\p{L}{0,2}|perfekt\\p{L}{0,2}|am besten|Sie sind|du bist|bist du|sind Sie|gern|gerne|stellen uns|vorstellen|voraus|erwarten|erwartet|setzen|legen Wert|wichtig|passt|passen|wäre|wären|jemand|jemanden|richtig|freut|freuen|kommt|wartet|werde|Verstärkung|Voraussetzung|Wunschkandidat\\p{L}{0,3}|bevorzugt|richtet sich|wendet sich|meldet|bewerbt|denken an|dachten an|gedacht|sind wir|wir sind|unser\\p{L}{0,2}|uns|dich|solltest?|sollten|sollte|müssen|musst|muss|melden|melde|bewirb|bewerben|haben wir|dein\\p{L}{0,2}|Ihre?\\p{L}?|Sie haben|du hast',
)
/** Before a reason. */
export const BECAUSE = word(
  'ohne|als|mit|bei|wegen|aufgrund|weil|da|angesichts|durch|wenn|wer|jemand|jemanden|eine?[mnr]? (?:Mitarbeiter|Kolleg|Kraft|Person|Bewerber|Mensch|Frau|Mann|Mutter|Vater)\\p{L}{0,8},?',
)
/** A name behind "Frau", and what a number counts: no word that speaks to the reader. */
export const NAMED = /^ (?!Sie|Du|Ihnen|Ihre)\p{Lu}\p{Ll}/u
export const COUNTED =
  /^ (?:(?:gute|weitere|neue|eingegangene|andere)[nr]? )?(?!Jahre|Lenze|Sie |Ihnen |Ihre?[mnrs]? )\p{Lu}\p{Ll}/u
