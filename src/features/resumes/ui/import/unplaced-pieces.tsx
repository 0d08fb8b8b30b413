import { useRef, useState } from 'react'
import { PIECE_TARGETS, type PieceTarget, pieceTargetLabels } from '~/features/resumes/place-piece'
import { Card } from '~/ui/card'
import { Menu } from '~/ui/navigation/menu'
import { keyedTexts } from '~/ui/text/keyed-texts'

type UnplacedPiecesProps = {
  pieces: readonly string[]
  /** Puts a piece into a section; false when it does not fit. */
  onPlace: (piece: string, target: PieceTarget) => boolean
}

/** Unassigned pieces of an import, each with a menu of possible sections. */
export function UnplacedPieces({ pieces, onPlace }: UnplacedPiecesProps) {
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)

  function place(piece: string, target: PieceTarget) {
    const label = pieceTargetLabels[target]
    const isPlaced = onPlace(piece, target)
    setSaid(isPlaced ? `Eingefügt unter „${label}“.` : `Unter „${label}“ ist dafür kein Platz: Der Text ist zu lang.`)
    // The button disappeared with its piece.
    if (isPlaced) heading.current?.focus()
  }

  return (
    <Card as="section" aria-labelledby="ohne-platz">
      <h2 id="ohne-platz" ref={heading} tabIndex={-1} className="text-lg">
        Ohne festen Platz
      </h2>
      <p className="mb-2 text-sm text-muted">
        {pieces.length > 0
          ? 'Das steht in deiner Datei, wir konnten es aber nicht einordnen. Füge ein, was in den Lebenslauf gehört; der Rest bleibt weg.'
          : 'Alles ist eingefügt.'}
      </p>
      <p role="status" className="text-sm">
        {said}
      </p>
      <ul className="divide text-sm">
        {keyedTexts(pieces).map(({ key, text }) => (
          <li key={key} className="flex items-start justify-between gap-3 py-2">
            <span className="min-w-0 whitespace-pre-line wrap-anywhere">{text}</span>
            <Menu
              label={`Einfügen: ${text.slice(0, 60)}`}
              size="sm"
              variant="outline"
              className="shrink-0"
              items={PIECE_TARGETS.map((target) => ({
                id: target,
                label: pieceTargetLabels[target],
                onAction: () => place(text, target),
              }))}
            >
              Einfügen
              <span className="sr-only">: {text.slice(0, 60)}</span>
            </Menu>
          </li>
        ))}
      </ul>
    </Card>
  )
}
