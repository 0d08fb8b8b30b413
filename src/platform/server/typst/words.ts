/** Where every template imports {@link WORDS_TYPST} from. */
export const WORDS_PATH = 'words.typ'

/** For all templates: where a word that is too long for its line may break. */
export const WORDS_TYPST = String.raw`
#let behind-hyphen = regex("[\\p{L}\\p{N}]-\\p{L}")

// The parts of a word up to each of its hyphens.
#let parts-of(word) = {
  let parts = word.split("-")
  (..parts.slice(0, -1).map(part => part + "-"), parts.last())
}

// Whether hyphenation fits a word into lines of this width: German words have a place for it in every line, and what has
// too few of them would stand over the edge. Content whose text is that word, because a show rule guards only itself.
#let hyphenates(word, body, width) = {
  if not word.contains(regex("^[\\p{Latin}.,;:()„“-]+$")) { return false }
  let (one, all) = (measure(body), measure(width: width, body))
  let lines = 1 + calc.round((all.height - one.height) / (one.height + par.leading.to-absolute()))
  lines * width * 0.85 >= one.width
}

// A word as it fits into lines of this width: behind its hyphens, else by hyphenation, else every few letters.
#let broken(word, width, size: 4) = {
  if measure(word).width <= width { return word }
  if word.contains(behind-hyphen) { return parts-of(word).map(part => broken(part, width, size: size)).join(box()) }
  if hyphenates(word, word, width) { return word }
  word.clusters().chunks(size).map(part => part.join()).join(box())
}

// A line with all its words so.
#let broken-line(line, width, size: 4) = line.split(" ").map(word => broken(word, width, size: size)).join(" ")

// Keeps "(m/w/d)" and the like on one line: #show: markers-whole.
#let markers-whole(body) = {
  show regex("\\([mwdix](/[mwdix]){1,3}\\)"): box
  body
}
`
