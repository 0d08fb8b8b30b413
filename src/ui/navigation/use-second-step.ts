import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    isSecondStep?: true
  }
}

/**
 * A second step at the address of the first, such as the look before sending. It is an entry of its own in the browser's
 * history, so that "back" leads to the first step, whose input the page keeps. A page that was reloaded may be at the
 * second step without anything to show there: it shows the first.
 */
export function useSecondStep(): { isThere: boolean; go: () => void; leave: () => void } {
  const navigate = useNavigate()
  const router = useRouter()
  const isThere = useLocation({ select: ({ state }) => state.isSecondStep === true })
  return {
    isThere,
    go: () => void navigate({ to: '.', search: true, state: { isSecondStep: true } }),
    leave: () => router.history.back(),
  }
}
