import type { Toast } from './toast-store'

const AT_ONCE = 3

/**
 * Which messages are shown, oldest first: three, plus every error. An error never waits behind messages that stay until
 * closed, and removes none of them.
 */
export function visibleToasts(toasts: readonly Toast[]): readonly Toast[] {
  const others = toasts.filter(({ severity }) => severity !== 'error').slice(0, AT_ONCE)
  return toasts.filter((each) => each.severity === 'error' || others.includes(each))
}
