import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After going to another page the focus is on its heading, as after loading it: a screen reader says where one is, and
 * Tab goes on from there. Takes it from no field that the page has chosen itself, and from no dialog.
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
