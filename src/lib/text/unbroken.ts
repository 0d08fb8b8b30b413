/** Inside a reference to a law, a legal form, between a postcode and its town, or before a slash that joins two names. */
const INSIDE =
  /(?<=§|\b(?:Art|Abs|Nr)\.|\bSatz) (?=\d)|(?<=\b(?:Buchst|lit)\.) (?=[a-z]\b)|(?<=(?:§|\b(?:Art|Abs|Nr)\.)[ \u00a0]\d+[a-z]?) (?=(?:Abs|Nr|Buchst|lit)\.|Satz)|(?<=\be\.) (?=(?:V|K|G)\.)|(?<=(?:bH|AG|SE|UG|KG)(?: &)?) (?=(?:& )?Co\b)|(?<=& Co\.) (?=K)|(?<=\b\d{5}) (?=\p{Lu})| (?=\/ )/gu

/** A text for the page in which no line ends where nobody would pause; what is stored keeps its plain spaces. */
export function unbroken(text: string): string {
  return text.replace(INSIDE, '\u00a0')
}
