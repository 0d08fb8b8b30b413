import { lazy, type ReactNode, Suspense, useState } from 'react'

type Part<Props> = (props: Props) => ReactNode

/**
 * A part of a page whose script loads when it is first shown. What could not be loaded never becomes an error, which
 * would replace the page with whatever is typed there: `Missing` stands in for it. Where the browser asks again for a
 * script that failed (Chromium does only after reloading), it is loaded when the part is shown the next time.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Part<Props>>,
  Missing: Part<Props>,
  fallback?: ReactNode,
) {
  const attempt = () =>
    lazy<Part<Props>>(() =>
      load().then(
        (part) => ({ default: part }),
        () => {
          latest = attempt()
          return { default: Missing }
        },
      ),
    )
  let latest = attempt()
  return (props: Props) => {
    // One attempt for as long as it is shown: the next one would fail as well, and be followed by another.
    const [Loaded] = useState(() => latest)
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
