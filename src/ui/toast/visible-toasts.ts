import type { Toast } from './toast-store'

const AT_ONCE = 3

/**
 * What is shown of all messages, oldest first: three, and besides them every error. An error never waits behind messages
 * that stay until somebody closes them, and takes none of them away.
 */
export function visibleToasts(toasts: readonly Toast[]): readonly Toast[] {
  const others = toasts.filter(({ severity }) => severity !== 'error').slice(0, AT_ONCE)
  return toasts.filter((each) => each.severity === 'error' || others.includes(each))
}
