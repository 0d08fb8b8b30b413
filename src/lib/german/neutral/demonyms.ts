/** Folded stems that take "-e" and "-in": "Pole", "Polin". */
const WITH_E = new Set(
  'afghan brit bulgar chines dan est finn franzos ghanes griech ir islandes kasach kirgis kosovar kroat kurd lett libanes mazedon mongol pol portugies ruman russ sachs schott schwab schwed senegales serb slowak slowen sudanes tadschik tatar tschech turk usbek vietnames'.split(
    ' ',
  ),
)
/** Folded, in "-er" or without an ending; "Schweizer" is an adjective as well. */
const WITHOUT = new Set(
  'agypter albaner algerier amerikaner armenier aserbaidschaner athiopier australier belgier bosnier brasilianer englander eritreer europaer georgier ghanaer hollander inder indonesier iraker iraner islander italiener japaner jordanier kameruner kanadier kolumbianer koreaner litauer luxemburger marokkaner mazedonier mexikaner moldauer montenegriner niederlander nigerianer norweger osterreicher pakistaner palastinenser perser philippiner somalier spanier syrer thailander tunesier ukrainer ungar venezolaner weissrusse aussiedler spataussiedler muslim moslem christ jude'.split(
    ' ',
  ),
)
const FEMININE: Record<string, string> = { franzos: 'Franzose', muslima: 'Muslim', judin: 'Jude', judinnen: 'Jude' }

/** The masculine of a word for who somebody is by origin or faith ("Polin": "Pole"); null for all others. */
export function demonymOf(word: string, whole: string): string | null {
  // "Deutschtürkin", "Halbitaliener".
  const folded = whole.replace(/^(?:deutsch|halb)/, '')
  const bare = folded.replace(/in(?:nen)?$/, '')
  if (Object.hasOwn(FEMININE, folded)) return FEMININE[folded] ?? null
  if (bare !== folded) {
    if (WITHOUT.has(bare)) return word.replace(/in(?:nen)?$/u, '')
    return WITH_E.has(bare) ? (FEMININE[bare] ?? `${word.replace(/in(?:nen)?$/u, '')}e`) : null
  }
  if (WITHOUT.has(folded)) return word
  return folded.endsWith('e') && WITH_E.has(folded.slice(0, -1)) ? word : null
}
