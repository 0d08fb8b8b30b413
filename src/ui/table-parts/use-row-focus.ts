import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

const USABLE = 'button:not(:disabled), a[href], input:not(:disabled)'

/**
 * Keeps the place of whoever works through a list with the keyboard: when the row that had the focus goes away, the
 * same button of the row that took its place gets it, else the list itself.
 *
 * @param ids the rows, in order
 * @returns what the table's body needs to remember where the focus was
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const body = useRef<HTMLTableSectionElement>(null)
  const last = useRef<{ id: string; row: number; cell: number } | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    const was = last.current
    if (!was || key.split(' ').includes(was.id)) return
    last.current = null
    // After the layers: a dialog or menu that closes now gives the focus back first, to what is no longer there.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const row = body.current?.rows[Math.min(was.row, body.current.rows.length - 1)]
      const next = row?.cells[was.cell]?.querySelector<HTMLElement>(USABLE) ?? row?.querySelector<HTMLElement>(USABLE)
      ;(next ?? list.current)?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [list, key])
  function remember({ target }: FocusEvent) {
    const cell = target.closest('td')
    const row = cell?.closest('tr')
    const id = row && ids[row.sectionRowIndex]
    if (cell && row && id) last.current = { id, row: row.sectionRowIndex, cell: cell.cellIndex }
  }
  return { ref: body, onFocus: remember }
}
