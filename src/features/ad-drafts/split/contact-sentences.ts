/** Words that may stand before an invitation: "Interessiert? Dann melde dich …". */
const LEAD =
  /^(?:(?:(?:du hast |sie haben |hast du |haben sie )?(?:interesse|interessiert|lust|neugierig|fragen|noch fragen)(?: (?:geweckt|bekommen))?[?!,:]? )?(?:dann|also|einfach|bitte|gerne?|am besten|jetzt|(?:bei|mit) (?:fragen|interesse)) )+/iu
/** Sentences that tell the reader to get in touch, by their first words. */
const INVITATION =
  /^(?:meld(?:e|et)? (?:dich|euch)|melden sie sich|wende dich|wenden sie sich|bewirb dich|bewerben sie sich|ruf(?:t)?(?: einfach| gerne?| doch| bitte)? (?:uns|mich|an|durch|frau|herrn)|rufen sie(?: einfach| gerne?| bitte)? (?:uns|mich|an|durch|frau|herrn)|schreib(?:t)?(?: einfach| gerne?)? (?:uns|mir|eine (?:e-?mail|nachricht))|schreiben sie(?: einfach| gerne?)? (?:uns|mir|eine (?:e-?mail|nachricht))|(?:schick|sende)[et]?(?: einfach| gerne?)? (?:uns|mir|deine|eure|alles)|(?:schicken|senden) sie(?: einfach| gerne?)? (?:uns|mir|ihre)|komm(?:t)? (?:[^.!?\n]{0,40} )?(?:vorbei|rein)(?![\p{L}])|kommen sie (?:[^.!?\n]{0,40} )?(?:vorbei|rein)(?![\p{L}])|schau(?:t)? (?:[^.!?\n]{0,40} )?vorbei(?![\p{L}])|schauen sie (?:[^.!?\n]{0,40} )?vorbei(?![\p{L}])|stell dich (?:[^.!?\n]{0,20} )?vor(?![\p{L}])|stellen sie sich (?:[^.!?\n]{0,20} )?vor(?![\p{L}])|kontaktier(?:e|t|en sie) |(?:du erreichst|sie erreichen|ihr erreicht) (?:uns|mich|frau|herrn)|(?:fragen|auskünfte?|auskunft) (?:beantworte|erteil|gib)|wir freuen uns auf (?:deine|ihre|eure) (?:bewerbung|nachricht|unterlagen|anruf|e-?mail))/iu
/** Leads to the invitation that follows. */
const QUESTION =
  /^(?:interessiert|neugierig|interesse(?: geweckt)?|lust(?: bekommen| auf mehr)?|(?:noch )?fragen|haben wir (?:dein|ihr|euer) interesse geweckt)\?$/iu
/** The reader is meant. */
const READER = /(?<!\p{L})(?:dich|dir|deine[nrms]?|sie sich|ihre[nrms]?|euch|uns|mich|mir)(?!\p{L})/iu
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,63}/u
const NUMBER = /(?<![\d,.])(?:\+\d|0\d)(?:[ ()/-]{0,3}\d){5,14}(?![\d,.]\d)/u
const REACHING =
  /(?<!\p{L})(?:anruf\p{Ll}{0,3}|ruf|rufen|telefon\p{Ll}{0,5}|tel|mail|e-mail|mailen|whatsapp|nachricht|bewerbung\p{Ll}{0,10}|bewirb|bewerben|meld\p{Ll}{0,2}|erreich\p{Ll}{0,4}|schreib\p{Ll}{0,2}|schick\p{Ll}{0,2}|send\p{Ll}{0,2}|wend\p{Ll}{0,2}|ansprechpartner\p{Ll}{0,3}|ansprechperson|rückfragen|fragen|kontakt)(?!\p{L})/iu
/** Only an address or a number, perhaps with its label. */
const ONLY_DATA =
  /^(?:(?:tel(?:efon)?|fon|mobil|handy|whatsapp|e-?mail|mail|fax)\.?:? ?)?(?:[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,63}|(?:\+\d|0\d)(?:[ ()/-]{0,3}\d){5,14})(?:[ ,;|]{1,3}(?:(?:tel(?:efon)?|fon|mobil|handy|whatsapp|e-?mail|mail)\.?:? ?)?(?:[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,63}|(?:\+\d|0\d)(?:[ ()/-]{0,3}\d){5,14}))?$/iu

/** Whether a sentence tells the reader how to get in touch, in whatever part of an ad it stands. */
export function isContactSentence(sentence: string): boolean {
  const begun = sentence.replace(LEAD, '')
  if (INVITATION.test(begun) || QUESTION.test(sentence)) return true
  const hasData = EMAIL.test(sentence) || NUMBER.test(sentence)
  return hasData && (ONLY_DATA.test(sentence) || (READER.test(sentence) && REACHING.test(sentence)))
}

/** Whether a line is an address, a street or a name as they stand below an invitation. */
export function isContactData(line: string): boolean {
  return (
    ONLY_DATA.test(line) ||
    EMAIL.test(line) ||
    NUMBER.test(line) ||
    /(?<!\d)\d{5} \p{Lu}/u.test(line) ||
    /^(?:www\.|https?:\/\/)\S+$/iu.test(line) ||
    /^(?:Frau|Herrn?) \p{Lu}/u.test(line)
  )
}

/** Sentences end before a capital; "z. B." and "inkl." do not. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[\p{L}\d)]{2}[.!?])(?<!(?<!\p{L})(?:ca|Dr|Nr|St|Tel|inkl|bzw|ggf|\d{1,2})\.) (?=\p{Lu})/u)
}
