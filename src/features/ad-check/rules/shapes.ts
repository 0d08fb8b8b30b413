/**
 * The shapes of sentences that shut out, ask or refuse, each to be filled with words of one subject. A list of phrases
 * for every subject would miss what nobody has written yet.
 */
const WORK = 'Stelle*|Arbeit|Tätigkeit|Position|Aufgabe|Job'
const YOUR = 'Ihr|Ihre|Ihrem|Ihren|Ihrer|Ihres|dein|deine|deinem|deinen|deiner|deines'

/** "Für … kommt die Stelle nicht infrage", "Bewerbungen von … bearbeiten wir nicht". */
export function notFor(people: string): string[] {
  return [
    `keine|keinerlei|ohne Bewerbung|Bewerbungen|Anfragen|Zuschriften|Anrufe von|aus|durch ${people}`,
    `Bewerbung|Bewerbungen|Anfragen|Zuschriften|Anrufe von|aus|durch ${people} … nicht|keine|Seite|beiseite|Papierkorb|zurück|weg`,
    `${people} bearbeiten|berücksichtigen|nehmen|beschäftigen|wollen|brauchen|laden wir … nicht`,
    `für ${people} kommt|ist|eignet|passt diese|die|der|unsere ${WORK} … nicht|ungeeignet|unpassend|leider`,
    `${WORK} ist|wäre für ${people} zu schwer|hart|anstrengend|gefährlich|körperlich|fordernd`,
    `${WORK} ist|wäre für ${people} … nicht geeignet|gedacht|möglich|machbar|vorgesehen|zumutbar`,
    `${WORK} ist|wäre für ${people} … ungeeignet`,
    `${WORK} kommt|eignet|passt … für ${people} nicht|kaum`,
    `${WORK} eignet sich nicht für ${people}`,
    `${people} ziehen|kommen … nicht … Betracht|Frage|infrage`,
  ]
}

/** "Verraten Sie uns Ihr …?", "Wo liegen Ihre …?", "Welchem … gehören Sie an?" */
export function askedFor(matters: string): string[] {
  return [
    `verraten|sagen|nennen|schreiben|teilen|geben Sie … ${YOUR} ${matters}`,
    `verrat*|sag*|nenn*|schreib*|teil*|gib uns|mir|bitte … ${YOUR} ${matters}`,
    `wo|woher|was|wie|welche* liegen|liegt|ist|sind|lautet … ${YOUR} ${matters}`,
    `welchem|welcher|welches|welchen|welche ${matters} … Sie|du|Ihre|deine`,
    `nach ${YOUR} ${matters} fragen|frage|erkundigen|erkundige`,
  ]
}

/** "Mit Ihrem … haben Sie es schwer", "Ihre … lässt das nicht zu". */
export function refusedFor(matters: string): string[] {
  return [
    ...unfitWith(matters),
    `${YOUR} ${matters} lässt|lassen|passt|passen|erlaubt|erlauben|verträgt|vertragen|macht|machen … nicht|unmöglich|schwer|leider`,
    `${YOUR} ${matters} spricht|sprechen … gegen|dagegen`,
    `${YOUR} ${matters} ist|sind|wäre … Hindernis|Problem|Hinderungsgrund|Grund`,
  ]
}

/** "Mit Ihrem … haben Sie es schwer": also where the word itself may be spoken of for other reasons. */
export function unfitWith(matters: string): string[] {
  return [
    `mit|bei ${YOUR} ${matters} … Sie|du … nicht|schwer|leider|ungeeignet|kaum|unmöglich`,
    `mit|bei ${YOUR} ${matters} kann|können|möchten|wollen wir Sie|dich … nicht|leider|keine`,
  ]
}

/** "Wer … hat, ist hier falsch", "… braucht sich nicht zu bewerben". */
export function wrongHere(matters: string): string[] {
  return [
    `wer … ${matters} … falsch|falschen|fehl|verkehrt|unerwünscht|ungeeignet`,
    `wer … ${matters} … nicht-richtig|nicht-erwünscht|nicht-gewünscht|nicht-gebrauchen|nicht-bewerben|nicht-zu-bewerben`,
    `wer … ${matters} passt nicht|leider|kaum`,
    `wer ${matters} … … falsch|fehl|verkehrt|unerwünscht|ungeeignet`,
    `${matters} … … an der falschen Adresse`,
  ]
}
