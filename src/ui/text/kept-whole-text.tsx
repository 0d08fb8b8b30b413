import { Fragment } from 'react'
import { aroundKept } from '../../lib/text/kept-whole'
import { AddressText } from './address-text'

const ADDRESS = /((?<!\S)\S+@\S+)/

/** A text in which no line breaks inside "E-Mail" or the number of an invoice, and inside an address only at its joints. */
export function KeptWholeText({ text }: { text: string }) {
  return aroundKept(text)
    .map((part, position) => ({ ...part, position }))
    .map((part) =>
      part.isKept ? (
        <span key={part.position} className="whitespace-nowrap">
          {part.text}
        </span>
      ) : (
        <Fragment key={part.position}>{withAddresses(part.text)}</Fragment>
      ),
    )
}

/** Every other part of the split is an address. */
function withAddresses(text: string) {
  if (!text.includes('@')) return text
  return text
    .split(ADDRESS)
    .map((part, position) => ({ part, position }))
    .map(({ part, position }) => (position % 2 === 1 ? <AddressText key={position} address={part} /> : part))
}
