import { aroundNumbers } from '../../lib/text/document-numbers'

/** A text in which no line breaks inside the number of an invoice. */
export function KeptNumbers({ text }: { text: string }) {
  return aroundNumbers(text)
    .map((part, position) => ({ ...part, position }))
    .map((part) =>
      part.isNumber ? (
        <span key={part.position} className="whitespace-nowrap">
          {part.text}
        </span>
      ) : (
        part.text
      ),
    )
}
