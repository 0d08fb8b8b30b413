import { useNavigate } from '@tanstack/react-router'

/** Changes what the address of a list asks for, such as a filter or the order, and goes back to its first page. */
export function useChangeList(): (changed: Record<string, unknown>) => void {
  const navigate = useNavigate()
  return (changed) => void navigate({ to: '.', search: (old) => ({ ...old, ...changed, page: undefined }) })
}
