/**
 * Words that take back what stands around them: denials, lacks, wishes, plans, and what others do. Better to leave out a
 * sentence that says something than to quote one that does not.
 */
const DOUBT = new RegExp(
  `(?<!\\p{L})(?:${[
    // Denied
    'kein(?:e[nrms]?|erlei)?|nicht|nie(?:mals)?|ohne|weder|kaum|bislang nur|statt|anstatt|au(?:ß|ss)er|nein|kenntnislos',
    // Missing, given up
    'fehl(?:t|en|te|ten|ende[nrms]?)|mangels?|abgebrochen\\p{L}*|abbruch|verlernt|abgelaufen\\p{L}*|ung(?:ü|ue)ltig\\p{L}*|erloschen\\p{L}*|durchgefallen|ruht|h(?:ö|oe)rensagen|fremdwort|neuland',
    '\\p{L}*schein (?:\\p{L}+ ){0,3}(?:abgegeben|entzogen|verloren)|vor der (?:einf(?:ü|ue)hrung|umstellung|anschaffung)',
    // Not known, only seen
    'sag(?:t|en) mir|ahnung|laien?|laienhaft|(?:bei|von) null|anf(?:ä|ae)nger\\p{L}*|unerfahren|unge(?:ü|ue)bt|unsicher|vergessen|eingerostet|halbwissen|nur|zuschau\\p{L}*|zusehen|zusah|zugeschaut|zugesehen|(?:ü|ue)ber die schulter',
    '(?:in der )?eigenen familie',
    '(?:f(?:ü|ue)r mich|mir|noch|ganz|v(?:ö|oe)llig) neu|unbekannt',
    // Wished
    'interess\\p{L}*|neugier\\p{L}*|begeister\\p{L}*|fasziniert|reizt|m(?:ö|oe)chte[nst]*|w(?:ü|ue)rde[nst]*|w(?:ü|ue)nsch\\p{L}*|wunsch\\p{L}*|tr(?:ä|ae)um\\p{L}*|traum\\p{L}*|hoff\\p{L}*',
    'will|wollen|wollte[nst]*|strebe\\p{L}*|angestrebt\\p{L}*|anstrebe\\p{L}*|ziel|suche|sucht|gesucht|lernbereit\\p{L}*|offen f(?:ü|ue)r|bereit zu\\p{L}*',
    // Planned
    'geplant:|(?:ist|sind|bin) \\p{L}* ?geplant|(?:ist|sind) geplant|plane|vorhabe|vorgesehen|zukunft|k(?:ü|ue)nftig\\p{L}*|demn(?:ä|ae)chst|bald|sp(?:ä|ae)ter|werden m\\p{L}*|umschulung|umschulen|besuche (?:ich|einen|eine|den|die|das)|beginne',
    '(?:steht|stehen|stand|standen) (?:\\p{L}+ ){0,2}aus|in (?:vorbereitung|planung)|l(?:ä|ae)uft (?:gerade|noch|derzeit|aktuell)|sollten? (?:\\p{L}+ ){0,4}werden|lese ich mich',
    '(?:er|kennen|neu |gern |gerne |noch )?lernen|einarbeiten|einzuarbeiten|quereinstieg|quereinsteiger\\p{L}*',
    // Of others
    'nebenan|fremd|au(?:ß|ss)er haus|(?:fremd|partner)firm\\p{L}*|(?:sub|nach)unternehm\\p{L}*',
    'mein(?:e[mnrs]?)? (?:vater|mutter|bruder|schwester|mann|frau|opa|oma|gro(?:ß|ss)vater|gro(?:ß|ss)mutter|onkel|tante|sohn|tochter|partner\\p{L}*|freund\\p{L}*|eltern|kolleg\\p{L}*|chef\\p{L}*)',
    '(?:ein|eine|einem|einer|der|die|andere|anderer|anderen) kolleg(?:e|in|en|innen)',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** Denials that say yes: "ist kein Problem", "ohne Schwierigkeiten", "nicht nur". */
const HARMLESS =
  /(?<!\p{L})(?:kein(?:e|erlei)? (?:problem|thema|schwierigkeit|hürde|hindernis)\p{L}{0,2}|ohne (?:probleme?|schwierigkeiten?|weiteres|aufsicht|anleitung)|nicht (?:nur|zuletzt|allein)|(?:keine|nicht) frage)(?!\p{L})/giu

/** After one of these a sentence says something else: "Kein SAP, dafür Excel". */
const TURN = /,?\s(?:aber|dafür|jedoch|sondern|stattdessen|hingegen|dagegen)\s/iu

/** The part of a sentence or of an entry that says something about the person; '' when nothing does. */
export function assertedPart(sentence: string): string {
  const parts = sentence.replace(HARMLESS, ' ').split(TURN)
  return parts.filter((part) => !DOUBT.test(part)).join(' ')
}

/** Work with people and things that have to do with something, which is not yet doing it: "Vertrieb von CNC-Maschinen". */
const ABOUT_OTHERS =
  /(?<!\p{L})(?:zusammenarbeit|abstimmung|absprachen?|gespr(?:ä|ae)che?|austausch|kontakte?|koordination|beratung|schulung|schulungen|vermittlung|verkauf|vertrieb|einkauf|bestellung|hersteller\p{L}*|anbieter\p{L}*|lieferant\p{L}*|kund(?:e|en|in|innen)|kampagnen?|werbung|artikel|texte|ansprechpartner\p{L}*|assistenz|stellvertretung|vertretung) (?:\p{L}+ )?(?:mit|von|(?:ü|ue)ber|zu|zum|zur|f(?:ü|ue)r|an|aus|der|des|rund um)(?!\p{L})/iu

/** Given to others, or come from them: "extern vergeben", "vom Büro erhalten". */
const BY_OTHERS =
  /(?<!\p{L})(?:ausgelagert\p{L}*|(?:extern|fremd) ?vergeben|outgesourct|weiter(?:gegeben|geleitet|gereicht)|(?:vom|von|aus) (?:\p{L}+ ){1,2}(?:erhalten|bekommen)|an (?:\p{L}+ ){1,3}(?:abgegeben|abgetreten|(?:ü|ue)bergeben|vergeben)|zugearbeitet|(?:saß|sitzt) in|gerufen|beliefert|kam(?:en)? (?:aus|von|vom)|lag(?:en)? bei|war(?:en)? (?:sache|aufgabe))(?!\p{L})/iu
/** Another subject behind the verb: "Kasse machte immer die Chefin", "Wundversorgung übernahm der Dienst". */
const OTHERS_DID =
  /(?<!\p{L})\p{Lu}\p{L}* \p{Ll}+(?:ten?|nahm|nahmen|kam|kamen|lief|liefen|hielt|hielten) (?:(?:immer|meist|meistens|stets|oft|nur|allein) )?(?:die|der|das|eine?|unsere?|andere|jemand|Kolleg\p{L}*|\p{Lu}\p{L}*(?:firma|firmen|betrieb|abteilung|dienst))(?!\p{L})/u
const SELF = /(?<!\p{L})(?:ich|wir)(?!\p{L})/iu

/** Whether a sentence is about what others do. */
export function isAboutOthers(sentence: string): boolean {
  return ABOUT_OTHERS.test(sentence) || BY_OTHERS.test(sentence) || (OTHERS_DID.test(sentence) && !SELF.test(sentence))
}

/** An entry of a list that says itself that it is not yet, or hardly, so: "(in Ausbildung)", "0/5". */
const HARDLY =
  /(?<!\p{L})(?:beantragt|angemeldet|in (?:ausbildung|arbeit)|einsteiger(?:in)?|ausstehend|pr(?:ü|ue)fung (?:steht|folgt))(?!\p{L})|(?<!\d)0\s?(?:\/|von)\s?\d/iu
/** "Kurs im Mai 2027" */
const STARTS =
  /(?<!\p{L})(?:kurs|pr(?:ü|ue)fung|beginn|start|ab|im|voraussichtlich)(?!\p{L})[^\d]{0,20}(?:\d{1,2}[./]){0,2}(20\d{2})(?!\d)/iu
const VALID_UNTIL = /g(?:ü|ue)ltig(?:keit)?:? bis (?:\d{1,2}[./]){0,2}(\d{4})(?!\d)/iu

/** Whether an entry of a list says something about the person today. */
export function isListed(entry: string, now: Date): boolean {
  const year = Number(VALID_UNTIL.exec(entry)?.[1] ?? Number.POSITIVE_INFINITY)
  const start = Number(STARTS.exec(entry)?.[1] ?? 0)
  return !HARDLY.test(entry) && year >= now.getUTCFullYear() && start <= now.getUTCFullYear()
}

/** What somebody says of themselves, by its verb or noun: a word in a portrait of oneself alone is no proof. */
const CLAIM = new RegExp(
  `(?<!\\p{L})(?:${[
    '\\p{L}*erfahr(?:en|ung)\\p{L}*|\\p{L}*kenntniss?e?n?|know-how|expert\\p{L}*|profi|spezialis\\p{L}*|schwerpunkt\\p{L}*|routin\\p{L}*|st(?:ä|ae)rken?|(?:jahre|jahren|jahrelang\\p{L}*|langj(?:ä|ae)hrig\\p{L}*|seit)',
    'beherrsch\\p{L}*|versiert\\p{L}*|vertraut|bewandert|fundiert\\p{L}*|sicher(?:e[nrms]?)?|fit|firm|ge(?:ü|ue)bt|zertifiziert\\p{L}*|gepr(?:ü|ue)ft\\p{L}*|ausgebildet\\p{L}*|gelernt\\p{L}*|geschult\\p{L}*|verantwort\\p{L}*|zust(?:ä|ae)ndig',
    'kann|arbeite|nutze|verwende|programmiere|entwickle|betreue|leite|f(?:ü|ue)hre|baue|bediene|steuere|pflege|berate|unterrichte|zeichne|montiere|repariere|pr(?:ü|ue)fe|organisiere|(?:gearbeitet|eingesetzt|genutzt|betreut|geleitet|gebaut|eingef(?:ü|ue)hrt|entwickelt|umgesetzt)',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** "Bestellungen in SAP gebucht", but not what was only seen or left. */
const DONE =
  /(?<!\p{L})(?!gesehen|gelesen|(?:ab)?gelehnt|(?:ver)?gangen|gegangen|abgegeben)\p{L}{0,12}ge\p{L}{2,20}(?:t|en)[.!]?$/iu

/** Whether a sentence of a portrait claims something. */
export function isClaim(sentence: string): boolean {
  return CLAIM.test(sentence) || DONE.test(sentence) || sentence.search(HARMLESS) >= 0
}

/** Sentences of a text; every line and every point of a list is at least one. At most 300 are read. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n|(?<=[.!?])\s+(?=[\p{Lu}\p{N}„"(])|[•·▪–—]\s/u, 300)
    .map((sentence) => sentence.replace(/^[\s\-*]+/u, '').trim())
    .filter((sentence) => sentence !== '')
}
