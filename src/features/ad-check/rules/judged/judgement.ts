import { LETTER } from '../../phrase'

/** Up to so many words between two that belong together. */
const GAP = (most: number) => `(?:[${LETTER}\\d.-]{1,25} ){0,${most}}`
const said = (ways: readonly string[]) => new RegExp(`(?<![${LETTER}\\d])(?:${ways.join('|')})(?![${LETTER}\\d])`, 'iu')

const NOT = '(?:nicht|nie|niemals|nimmer|nix|kein|keine[mnrs]?|niemand|niemande[nm]|kaum|ungern|schwerlich|schlecht)'
/** What a company does with people whom it wants. */
const TAKE =
  '(?:einstellen|einstellt|eingestellt|anstellen|beschäftigen|beschäftigt|einsetzen|eingesetzt|einladen|eingeladen|aufnehmen|aufgenommen|übernehmen|gebrauchen|berücksichtigen|berücksichtigt|nehmen|genommen|behalten|dulden|wollen|mögen|ansprechen|einarbeiten|unterbringen|bewerben)'

/** Says that somebody is not taken, in so many words. */
const TURNED_AWAY = said([
  `${NOT} ${GAP(5)}${TAKE}`,
  `(?:nehmen|stellen|beschäftigen|wollen|mögen|dulden|suchen|laden) (?:wir|ich|sie|uns) ${GAP(5)}${NOT}`,
  `(?:wir|ich|und) (?:nehmen|stellen|beschäftigen|wollen|mögen|dulden|laden) ${GAP(4)}${NOT}`,
  'wir brauchen keine[nr]?',
  `(?:besetzen|vergeben) (?:wir|ich) ${GAP(5)}(?:nicht|nie) (?:mit|an)`,
  `schlie(?:ß|ss)en (?:wir )?${GAP(6)}aus`,
  `sehen wir ${GAP(4)}(?:von ${GAP(4)})?ab|von ${GAP(3)}(?:Bewerbung|Einstellung|Anstellung|Bewerbungen) ${GAP(2)}(?:ab|abzusehen|Abstand)`,
  `(?:müssen|müssten|sagen) wir ${GAP(5)}(?:ab|absagen|ablehnen)|absagen (?:müssen|mussten)`,
  `hat sich ${GAP(5)}erledigt`,
  `nichts (?:für (?:Sie|dich|Leute)|verloren|zu suchen)|(?:keine|keinerlei|null) Chancen?`,
  'zwecklos|unerwünscht|ungeeignet|unpassend|untragbar|unvermittelbar|unzumutbar|unvereinbar|fehl am Platz|nicht tragbar',
  `nicht ${GAP(3)}(?:vereinbaren|vereinbar|erwünscht|gewünscht|gern gesehen|vorgesehen|vorstellbar|vermittelbar|zumutbar|tragbar|geeignet)`,
  `(?:woanders|anderswo|bei anderen) (?:zu )?bewerben|(?:weitersuchen|weiterscrollen|weiterblättern|weiterklicken)|an die Konkurrenz|wenden sich ${GAP(4)}an (?:andere|die)`,
  `verschonen|ersparen|erspart|sparen Sie sich|spar(?:e|en|t)? (?:dir|sich|euch) die`,
  `(?:können|möchten|wollen|mögen) (?:wir|ich) ${GAP(8)}(?:nicht|nix|nichts|keine[mnr]?) ${GAP(2)}(?:leisten|tragen|anfangen|riskieren|verantworten|antun|gebrauchen|bieten|stemmen|auffangen|mitmachen|haben)`,
  `(?:nicht|nix|nichts) ${GAP(2)}(?:anfangen|leisten|riskieren)`,
  `nimmt ${GAP(3)}${NOT}|stellt ${GAP(4)}${NOT} ${GAP(2)}ein`,
  `geht ${GAP(6)}nicht(?! (?:um|darum|aus|weiter|los|verloren|so|nur))|geht nicht(?=,)`,
  `(?:keinen|kein|nie) (?:Platz|Bedarf|Verwendung) (?:mehr )?für|sehen (?:wir|ich) ${GAP(4)}keinen Platz|schlechte Karten|das Nachsehen`,
  'No-Go|ein Unding|Ausschlusskriterium|K\\.?-?[Oo]\\.?-Kriterium|Ausschlussgrund|ausschlaggebend|Ablage P|Papierkorb|Rundablage|Tonne',
  `(?:bewerbe|bewerben|bewirb) (?:sich|dich|euch) ${GAP(3)}nicht|Abstand (?:genommen|nehmen)`,
  `(?:lieber|doch|jetzt|nun|deshalb|daher) (?:lieber )?(?:jemand(?:em|en)?|eine[mnr]?) ${GAP(2)}(?:ander|ohne|mit|auf|der|die)|jemand(?:em|en) (?:ohne|anders|anderen|anderem)|jemand andere[mn]?`,
  `(?:sind|ist|bist|wären|wärst) ${GAP(4)}(?<!nicht )(?:verkehrt|falsch|fehl)`,
  `lange? genug|nicht schon wieder|nie wieder|nicht noch (?:mal|einmal)|nicht (?:lange |auf Dauer )?glücklich|(?:fängt|tut) sich ${GAP(4)}schwer`,
  `zu (?:groß|lange|riskant|unsicher|teuer|kompliziert|schwierig|anstrengend|heikel)`,
  `(?:Sorry|sorry|Nö|nö|Nee|nee)(?=[,.!:])`,
  '(?:et)?was (?:Ruhigeres|Leichteres|anderes|Anderes|Passenderes)',
  `kommt ${GAP(5)}nicht (?:in Frage|infrage|in Betracht)|kommen ${GAP(5)}nicht (?:in Frage|infrage|in Betracht)`,
  `(?:scheide[nt]|sortieren?|fallen|fällt|fliegen|fliegt|lassen wir|bleib(?:en|t)) ${GAP(5)}(?:aus|raus|heraus|außen vor|draußen|durchs Raster|aus dem Raster)`,
  `(?:lehnen|winken|raten) ${GAP(5)}ab(?!,? dass)|aussortiert|abgelehnt|ausgeschlossen`,
  `gegen (?:Sie|dich) ${GAP(2)}entschieden|(?:haben|mussten) ${GAP(4)}gegen ${GAP(5)}entschieden`,
  `(?:ist|wäre|wird) ${GAP(4)}(?:Schluss|Endstation|tabu|unmöglich|undenkbar|problematisch|hinderlich|ein Problem|ein Hindernis|kein Gewinn)`,
  `(?:hört|hörte) ${GAP(4)}auf(?=[.!,])|Finger weg|Fehlanzeige|zweite Wahl|kein (?:Interesse|Bedarf)|nicht unser Ding`,
  `keine gute Idee|nicht (?:die|der|das) Richtige[nr]?|wenig Sinn|(?:lohnt|rentiert|rechnet) sich ${GAP(4)}nicht`,
  `nicht (?:mithalten|durchhalten|gewachsen|hinkommen|mitziehen)|gehör(?:t|en) ${GAP(3)}nicht (?:hierher|hier hin|zu uns|an|auf|in den)`,
  `(?:verunsicher|verschreck|verprell|irritier|abschreck|vergraul)[a-z]{1,4}`,
  `nie (?:was|etwas) am Hut|nichts am Hut|(?:lieber|besser|bitte) nicht`,
  '^ ?(?:[Bb]itte )?(?:keine?[nr]?|Keine?[nr]?|nix|Nix) [^.!?]{3,30}[.!]*$',
  'brauchen (?:hier |wir hier |bei uns )?keine[nr]?(?= [a-zäöü-]{3})',
  `haben ${GAP(5)}(?:einem|einer|jemandem) ${GAP(3)}(?:zugesagt|den Zuschlag gegeben|gegeben)`,
  `streben Sie ${GAP(3)}nicht an`,
  `passt ${GAP(5)}nicht|passen ${GAP(5)}nicht|passt eher nicht`,
  `bekommt (?:ein|eine) (?:Kolleg|ander)[a-z]{1,5} die Stelle`,
  '(?:nein|nee|Fehlanzeige|bitte nicht|bitte nix|nein danke)(?=[.! ]*$)|bitte (?:keine?[nr]?|nix|nicht) [A-ZÄÖÜ][a-zäöüß]{2,30}|(?:das|es|so) (?:bleibt|bleiben|soll) (?:auch |bitte )?(?:so )?(?:bleiben|so)',
  `(?:schlechte|keine guten) Erfahrung(?:en)?`,
  `(?:sehen|sieht|sähen|hören|wollen|wünschen|öffnen|mögen) ${GAP(6)}(?:ungern|nicht gern|nicht gerne|nicht)`,
])

/** Leaves the door open for some alone. */
const FOR_SOME = said([
  `(?:nur|ausschließlich|lediglich|bloß|einzig) ${GAP(2)}(?:an|für|Leute|Personen|Menschen|Bewerb[a-zäöü]{1,10}|wer|jemand|jemanden|solche|mit(?!,))`,
  `(?:stellt|stellen|nimmt|nehmen|beschäftigen|beschäftigt) ${GAP(2)}nur`,
  `bevorzug[a-z]{1,4}|vorzugsweise|vorrangig|Vorrang|(?:den|der) Vorzug|vorgezogen|ziehen ${GAP(5)}vor|prinzipiell`,
  `kommt ${GAP(3)}(?:nur|ausschließlich)|(?:nur|ausschließlich) ${GAP(3)}(?:in Frage|infrage|in Betracht)`,
  'alle anderen:?,? (?:sorry|leider|nicht|nein)|sonst (?:keine|leider)|jedenfalls nicht|jedenfalls keine?[nr]?|jedenfalls niemand[a-z]{0,2}|bitte nur|nur solche',
  `sonst ${GAP(6)}(?:keine?[nr]?|nicht|nichts)`,
])

/** Makes it a condition, or wants it in writing. */
const BOUND = said([
  `(?:ist|sind|wäre) ${GAP(3)}(?:Bedingung|Voraussetzung|Pflicht|zwingend|obligatorisch)`,
  `(?:zusichern|zuzusichern|versichern|verpflichten|verpflichtet|unterschreiben|unterschreibt|schriftlich geben)`,
  `Erklärung,? dass|Verpflichtung,? `,
])

export type Judged = 'turned-away' | 'for-some' | 'bound'

/** How a sentence decides about people, whatever it names them by; null when it does not. */
export function judgementOf(sentence: string): Judged | null {
  if (TURNED_AWAY.test(sentence)) return 'turned-away'
  if (FOR_SOME.test(sentence)) return 'for-some'
  return BOUND.test(sentence) ? 'bound' : null
}
