import { useEffect } from 'react'

/**
 * On a page where people write or give files, a file let go beside its place stays without effect: otherwise the browser
 * opens the file instead of the page, and what was written there is gone.
 */
export function useStrayFiles(): void {
  useEffect(() => {
    // One of its own for each place: when one leaves, the others stay.
    const refuse = (event: DragEvent) => refuseStrayFile(event)
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

/** The window comes last, after the place that takes the file. */
function refuseStrayFile(event: DragEvent): void {
  const { target, dataTransfer } = event
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
  // The browser's own field takes files, too.
  if (target instanceof HTMLInputElement && target.type === 'file') return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}
