import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rememberPath } from '~/platform/client/path-before'

/** Remembers where each navigation came from: pages ask how their reader got there. */
export function PathBefore() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) rememberPath(fromLocation.pathname)
      }),
    [router],
  )
  return null
}

/**
 * After navigating, the focus moves to the page's heading, as after loading it: a screen reader announces the page, and
 * Tab continues from there. Not when the page has focused a field itself, or from a dialog. A link to a place on the same
 * page that can take the focus moves it there.
 */
export function RouteFocus() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation) return
        if (!pathChanged) {
          const place = document.getElementById(toLocation.hash)
          if (place?.hasAttribute('tabindex')) place.focus({ preventScroll: true })
          return
        }
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
