import { Fragment } from 'react'
import { NARROW_ROOM, softHyphens } from '~/lib/german/soft-hyphens'

/**
 * A job's title. Where a slash joins two long words, a line breaks behind it instead of inside one of them; a dash, and
 * a slash between spaces, stay at the end of their line, and a long compound may break between its parts; in a narrow
 * column a shorter word may, too. Otherwise it is one text: the end of several would move when the font is loaded.
 */
export function TitleText({ title, isNarrow = false }: { title: string; isNarrow?: boolean }) {
  const parts = title
    .replace(/ (?=[–/] )/g, '\u00a0')
    .split(/(?<=\p{L}{4}\/)(?=\p{L}{4})/u)
    .map((part, position) => ({ part, position }))
  return parts.map(({ part, position }) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {softHyphens(part, isNarrow ? NARROW_ROOM : undefined)}
    </Fragment>
  ))
}
