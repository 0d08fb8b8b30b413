import { type ComponentType, useEffect, useState } from 'react'

const OPEN = 'stellwerk:palette'

/** Opens the palette like Strg+K. */
export function openPalette(): void {
  window.dispatchEvent(new Event(OPEN))
}

/** Opens the palette on Strg+K (or ⌘K). `palette` is lazy: loaded when first opened. Rendered once in the root. */
export function PaletteKey({ palette: Palette }: { palette: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    function open() {
      // Nothing may open above a dialog that must be answered.
      if (!document.querySelector('[aria-modal="true"]')) setOpen(true)
    }
    function listen(event: KeyboardEvent) {
      // In the text editor the same keys make a link.
      if (event.defaultPrevented || event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', listen)
    window.addEventListener(OPEN, open)
    return () => {
      document.removeEventListener('keydown', listen)
      window.removeEventListener(OPEN, open)
    }
  }, [])
  return isOpen && <Palette onClose={() => setOpen(false)} />
}
