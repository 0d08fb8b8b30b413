import { Fragment } from 'react'

/** An e-mail address; a line breaks before its `@` and its dots, inside a word only where that is not enough. */
export function AddressText({ address }: { address: string }) {
  const parts = address.split(/(?=[@.])/).map((part, position) => ({ part, position }))
  return (
    <span className="wrap-anywhere">
      {parts.map(({ part, position }) => (
        <Fragment key={position}>
          {position > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
