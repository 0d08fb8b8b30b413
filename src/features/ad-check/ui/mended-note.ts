import { toast } from '~/ui/toast/toast-store'
import type { Mend } from '../mends'

const LIFE_MS = 12_000

/** Says what a click has corrected, and offers to take it back. */
export function tellMended({ text }: Mend, excerpt: string | null, onUndo: () => void) {
  toast.show({
    severity: 'success',
    title: text === '' ? 'Gestrichen' : 'Ersetzt',
    message: text === '' ? `„${excerpt}“` : text,
    life: LIFE_MS,
    action: { label: 'Rückgängig', onAction: onUndo },
  })
}
