import { Fragment } from 'react'
import { NARROW_ROOM, softHyphens } from '~/lib/german/soft-hyphens'

/**
 * A job's title. Where a slash joins two long words, a line breaks behind it instead of inside one of them; a dash, and
 * a slash between spaces, stay at the end of their line, and a long compound may break between its parts; in a narrow
 * column a shorter word may, too.
 */
export function TitleText({ title, isNarrow = false }: { title: string; isNarrow?: boolean }) {
  const parts = title
    .replace(/ (?=[–/] )/g, '\u00a0')
    .split('/')
    .map((part, position) => ({ part, position }))
  return parts.map(({ part, position }) => {
    const before = parts[position - 1]?.part ?? ''
    return (
      <Fragment key={position}>
        {position > 0 && '/'}
        {/\p{L}{4}$/u.test(before) && /^\p{L}{4}/u.test(part) && <wbr />}
        {softHyphens(part, isNarrow ? NARROW_ROOM : undefined)}
      </Fragment>
    )
  })
}
