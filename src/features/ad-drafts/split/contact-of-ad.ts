/** Whom a text names for questions; null where it names nobody. */
export type AdContact = { contactName: string | null; contactEmail: string | null; contactPhone: string | null }

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u
const PHONE = /(?:tel(?:efon)?|fon|mobil|rufen sie|telefonisch|☎|✆)[^\d+\n]{0,40}(\+?\d[\d ()/.-]{5,24}\d)/iu
const PERSON =
  /(?:Frau|Herrn?)(?: (?:Dr|Prof|Dipl)\.(?:-\p{L}{2,4}\.)?){0,2} ((?:\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})? ){0,2}\p{Lu}\p{Ll}{1,24}(?:-\p{Lu}\p{Ll}{1,24})?)/u
const LABELLED =
  /(?:Ansprechpartner(?:in|:in|\*in|\/in|\/-in)?|Ansprechperson|Ihr Kontakt|Kontakt)\s?:?\s((?:\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})? ){1,2}\p{Lu}\p{Ll}{1,24}(?:-\p{Lu}\p{Ll}{1,24})?)/u

/** The person for questions, with address and number, from the lines of an ad. */
export function contactOfAd(lines: readonly string[]): AdContact {
  const text = lines.join('\n')
  const person = (PERSON.exec(text) ?? LABELLED.exec(text))?.[1]
  return {
    contactName: person?.trim() ?? null,
    contactEmail: EMAIL.exec(text)?.[0].replace(/[.-]$/, '').toLowerCase() ?? null,
    contactPhone: PHONE.exec(text)?.[1]?.trim().slice(0, 40) ?? null,
  }
}
