import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'
import type { ThreadView } from '../../views'
import { useShareContact } from './use-share-contact'

/** The addresses once both sides agreed; until then, where they are removed from the text, why and how to show them. */
export function ContactNote({ thread }: { thread: ThreadView }) {
  const share = useShareContact()
  if (thread.contact) {
    return (
      <Note tone="info" title="Kontaktdaten freigegeben">
        {[thread.contact.email, thread.contact.phone].filter(Boolean).join(', ')}
      </Note>
    )
  }
  if (!thread.isShielded || thread.blockedBy) return null
  const isCompany = thread.side === 'company'
  return (
    <Note
      tone="info"
      title="Telefonnummern und Adressen bleiben verborgen, bis beide Seiten zustimmen"
      actions={
        !thread.hasShared && (
          <Button
            variant="outline"
            size="sm"
            isPending={share.isPending}
            onClick={() => share.mutate({ conversationId: thread.id, isShared: true })}
          >
            Kontaktdaten freigeben
          </Button>
        )
      }
    >
      {thread.hasShared
        ? `${isCompany ? 'Sie haben' : 'Du hast'} zugestimmt, ${thread.partner} noch nicht.`
        : 'Auch in den Nachrichten selbst sind sie bis dahin nicht zu lesen.'}
    </Note>
  )
}
