import { type ComponentType, lazy, Suspense } from 'react'
import { NotLoaded } from '../states/not-loaded'

/** A dialog whose script loads when it is first shown: the page it belongs to is usable before. */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy<ComponentType<Props>>(() =>
    load().then(
      (dialog) => ({ default: dialog }),
      () => ({ default: NotLoaded }),
    ),
  )
  return (props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
