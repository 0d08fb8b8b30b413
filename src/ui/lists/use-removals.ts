import { useEffect, useState } from 'react'
import { entryRemover } from './remove-entry'

/**
 * Removes entries of a form's lists, and offers to put them back. The offers end with the component, because nothing
 * would come back any more, or when it says so.
 */
export function useRemovals() {
  const [remover] = useState(entryRemover)
  useEffect(() => remover.endAll, [remover])
  return remover
}
