import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Segment } from '../choices/segment'
import { THEME_KEY } from './theme-script'

const options = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Hell', icon: Sun },
  { value: 'dark', label: 'Dunkel', icon: Moon },
] as const

type Theme = (typeof options)[number]['value']

/** Chooses light, dark or the system's theme; stored in this browser. `isNarrow`: words only, as wide as its column. */
export function ThemeSwitch({ isNarrow = false }: { isNarrow?: boolean }) {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'system' as const)
  return (
    <div className="no-script:hidden">
      <Segment label="Darstellung" value={theme} onChange={setTheme} options={options} isNarrow={isNarrow} />
    </div>
  )
}

function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function setTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
