/**
 * The closing letter of the house: goes to all who still wait two weeks after a posting's end, where the company has
 * written none of its own.
 */
export const CLOSING_LETTER =
  'Guten Tag {name},\n\nSie haben sich am {beworben_am} als „{stelle}“ beworben. Die Ausschreibung ist beendet. Wir können Ihre Bewerbung deshalb nicht weiter berücksichtigen.\n\nVielen Dank für Ihr Interesse an {unternehmen} und für die Zeit, die Sie sich genommen haben. Für Ihre Suche wünschen wir Ihnen viel Erfolg.\n\nFreundliche Grüße\n{absender}\n{unternehmen}'

/** Characters of a closing letter; shorter would be no answer. */
export const CLOSING_LETTER_LENGTH = { min: 80, max: 2000 } as const
