import type { ReactNode } from 'react'
import { lazyPart } from '../states/lazy-part'
import { NotLoaded } from '../states/not-loaded'

/**
 * A dialog whose script loads when it is first shown: the page it belongs to is usable before. What could not be loaded
 * says so, closes, and is loaded again when it is shown the next time.
 */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<(props: Props) => ReactNode>) {
  return lazyPart<Props>(load, NotLoaded)
}
