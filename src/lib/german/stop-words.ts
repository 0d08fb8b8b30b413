import { foldGerman } from './fold.ts'

/** Words that say nothing about a job, folded like every other word. */
export const GERMAN_STOP_WORDS: ReadonlySet<string> = new Set(
  `
ab aber alle allem allen aller alles als also am an andere anderem anderen anderer anderes auch auf aus bei beim bin bis
bist da dabei dafür damit dann das dass dein deine deinem deinen deiner dem den der des dich die dies diese diesem diesen
dieser dieses dir doch dort du durch ein eine einem einen einer eines einige er es etwas euch euer eure für gegen gern
gerne hab habe haben hat hatte hier hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem jeden
jeder jedes kann kein keine keinem keinen keiner können man mein meine mich mir mit muss nach nicht nichts noch nun nur ob
oder ohne sehr sein seine seinem seinen seiner sich sie sind so sowie solche soll sondern sonst über um und uns unser
unsere unserem unseren unserer unter viel vom von vor wann war was weil welche wenn wer werde werden wie wieder will wir
wird wirst wo wollen zu zum zur zwar zwischen gn gmbh ag kg
`
    .trim()
    .split(/\s+/)
    .map(foldGerman),
)
