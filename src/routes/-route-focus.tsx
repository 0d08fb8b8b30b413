import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After navigating, the focus moves to the page's heading, as after loading it: a screen reader announces the page, and
 * Tab continues from there. Not when the page has focused a field itself, or from a dialog.
 */
export function RouteFocus() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const main = document.getElementById('inhalt')
        const active = document.activeElement
        if (main?.contains(active) || active?.closest('[role="dialog"], [role="alertdialog"]')) return
        const heading = document.querySelector<HTMLElement>('h1')
        heading?.setAttribute('tabindex', '-1')
        ;(heading ?? main)?.focus({ preventScroll: true })
      }),
    [router],
  )
  return null
}
