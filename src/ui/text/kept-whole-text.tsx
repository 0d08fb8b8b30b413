import { aroundKept } from '../../lib/text/kept-whole'

/** A text in which no line breaks inside "E-Mail" or the number of an invoice. */
export function KeptWholeText({ text }: { text: string }) {
  return aroundKept(text)
    .map((part, position) => ({ ...part, position }))
    .map((part) =>
      part.isKept ? (
        <span key={part.position} className="whitespace-nowrap">
          {part.text}
        </span>
      ) : (
        part.text
      ),
    )
}
