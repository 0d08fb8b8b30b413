import { useEffect, useState } from 'react'

const EXIT_MS = 150

/** Keeps something mounted while it fades out (150 ms, or 0 with reduced motion). */
export function usePresence(isOpen: boolean): { isMounted: boolean; isExiting: boolean } {
  const [isMounted, setMounted] = useState(isOpen)
  if (isOpen && !isMounted) setMounted(true)
  useEffect(() => {
    if (isOpen) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => setMounted(false), isStill ? 0 : EXIT_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return { isMounted: isMounted || isOpen, isExiting: isMounted && !isOpen }
}
