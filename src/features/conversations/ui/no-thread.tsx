import { MessageSquare } from 'lucide-react'
import type { Side } from '../vocabulary'

/** Next to the list while no conversation is open. */
export function NoThread({ side }: { side: Side }) {
  return (
    <div className="m-auto grid justify-items-center gap-3 p-6 text-center text-muted">
      <MessageSquare className="size-10" aria-hidden="true" />
      <p className="max-w-[46ch]">
        {side === 'company'
          ? 'Wählen Sie links eine Unterhaltung, um sie zu lesen und zu beantworten.'
          : 'Wähle links eine Unterhaltung, um sie zu lesen und zu beantworten.'}
      </p>
    </div>
  )
}
