import { useSyncExternalStore } from 'react'

const SYSTEM = '(prefers-color-scheme: dark)'

/** Whether the page is dark at the moment, by its own choice or the system's; for what CSS does not reach. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false)
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || (theme !== 'light' && matchMedia(SYSTEM).matches)
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const system = matchMedia(SYSTEM)
  system.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', onChange)
  }
}
