import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

const USABLE = 'button:not(:disabled), a[href], input:not(:disabled)'

/**
 * Keeps the keyboard position in a list: when the focused row disappears, the same button of the row in its place gets
 * the focus; after the last one the page's content does.
 * @param ids the rows, in order, each one child of the element that takes `ref` and `onFocus`
 */
export function useRowFocus<List extends HTMLElement>(
  ids: readonly string[],
): { ref: RefObject<List | null>; onFocus: (event: FocusEvent) => void } {
  const ref = useRef<List>(null)
  const last = useRef<{ id: string; row: number; control: number } | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    const was = last.current
    if (!was || key.split(' ').includes(was.id)) return
    last.current = null
    // After the layers: a dialog or menu that closes now first returns the focus, to an element that is gone.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const row = ref.current?.children[Math.min(was.row, ref.current.children.length - 1)]
      const controls = row?.querySelectorAll<HTMLElement>(USABLE) ?? []
      const next = controls[was.control] ?? controls[0] ?? document.getElementById('inhalt')
      next?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [key])
  function remember({ target }: FocusEvent) {
    const rows = [...(ref.current?.children ?? [])]
    const position = rows.findIndex((row) => row.contains(target))
    const id = ids[position]
    // Content of a portal belongs to no row here.
    if (id === undefined) return
    const controls = [...(rows[position]?.querySelectorAll(USABLE) ?? [])]
    last.current = { id, row: position, control: controls.indexOf(target) }
  }
  return { ref, onFocus: remember }
}
