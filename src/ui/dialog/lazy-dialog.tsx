import { type ComponentType, lazy, Suspense, useState } from 'react'
import { NotLoaded } from '../states/not-loaded'

/**
 * A dialog whose script loads when it is first shown: the page it belongs to is usable before. What could not be loaded
 * is loaded again when it is shown the next time.
 */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  const attempt = () =>
    lazy<ComponentType<Props>>(() =>
      load().then(
        (dialog) => ({ default: dialog }),
        () => {
          latest = attempt()
          return { default: NotLoaded }
        },
      ),
    )
  let latest = attempt()
  return (props: Props) => {
    // One attempt for as long as it is shown: the next one would fail as well, and be followed by another.
    const [Loaded] = useState(() => latest)
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
