/** Whom a text names for questions; null where it names nobody. */
export type AdContact = { contactName: string | null; contactEmail: string | null; contactPhone: string | null }

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u
const PHONE = /(?:tel(?:efon)?|fon|mobil|rufen sie|telefonisch|☎|✆)[^\d+\n]{0,40}(\+?\d[\d ()/.-]{5,24}\d)/iu
const PERSON =
  /(?:Frau|Herrn?)(?: (?:Dr|Prof|Dipl)\.(?:-\p{L}{2,4}\.)?){0,2} ((?:\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})? ){0,2}\p{Lu}\p{Ll}{1,24}(?:-\p{Lu}\p{Ll}{1,24})?)/u
const LABELLED =
  /(?:Ansprechpartner(?:in|:in|\*in|\/in|\/-in)?|Ansprechperson|Ihr Kontakt|Kontakt)\s?:?\s((?:\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})? ){1,2}\p{Lu}\p{Ll}{1,24}(?:-\p{Lu}\p{Ll}{1,24})?)/u

/** "Melde dich bei Petra Kern", without "Frau". */
const INVITED =
  /(?:[Mm]eld\p{Ll}{0,2} (?:dich|euch|Sie sich)|[Ww]end\p{Ll}{0,2} (?:dich|euch|Sie sich)|[Rr]uf\p{Ll}{0,2})(?: \p{Ll}{1,12}){0,2} (?:bei|an|von) ((?:\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})? ){1,2}\p{Lu}\p{Ll}{1,24}(?:-\p{Lu}\p{Ll}{1,24})?)/u
/** A number without a label, where only contact data stand. */
const BARE_NUMBER = /(?<![\d,.])((?:\+\d|0\d)(?:[ ()/-]{0,3}\d){5,14})(?![\d,.]\d)/u

/**
 * The person for questions, with address and number.
 * @param contactLines what of the ad tells how to get in touch
 * @param lines all of it, asked when those name nothing
 */
export function contactOfAd(contactLines: readonly string[], lines: readonly string[]): AdContact {
  const said = readContact(contactLines.join('\n'), true)
  return Object.values(said).some((each) => each !== null) ? said : readContact(lines.join('\n'), false)
}

function readContact(text: string, isOnlyContact: boolean): AdContact {
  const person = (PERSON.exec(text) ?? LABELLED.exec(text) ?? INVITED.exec(text))?.[1]
  const phone = PHONE.exec(text) ?? (isOnlyContact ? BARE_NUMBER.exec(text) : null)
  return {
    contactName: person?.trim() ?? null,
    contactEmail: EMAIL.exec(text)?.[0].replace(/[.-]$/, '').toLowerCase() ?? null,
    contactPhone: phone?.[1]?.trim().slice(0, 40) ?? null,
  }
}
