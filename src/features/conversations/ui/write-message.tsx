import { useQuery } from '@tanstack/react-query'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'
import type { AboutInput } from '../schema'
import { HindranceNote } from './hindrance-note'
import { MessageBox, type ReadyMessage } from './thread/message-box'
import { TemplateMenu, type TemplateTarget } from './thread/template-menu'

/** A company's message about an application, with a link to the conversation once there is one. */
export function WriteMessage({ applicationId }: { applicationId: string }) {
  const trpc = useTRPC()
  const { data: sent } = useQuery(trpc.application.byId.queryOptions({ id: applicationId }))
  const { data: last } = useQuery(trpc.conversation.ofApplication.queryOptions({ applicationId }))
  const write = useFormMutation(trpc.conversation.write.mutationOptions(SENT))
  return (
    <FirstMessage
      about={{ applicationId }}
      lastMessageId={last?.id}
      label="Ihre Nachricht"
      target={
        sent && {
          name: `${sent.snapshot.firstName} ${sent.snapshot.lastName}`,
          isHidden: sent.isHidden,
          jobTitle: sent.jobTitle,
          submittedAt: sent.submittedAt,
        }
      }
      isPending={write.isPending}
      onSend={(ready) => write.mutateAsync({ ...ready, applicationId })}
    />
  )
}

/** The same to somebody who has opened the résumé to the company. */
export function WriteToApplicant({ applicantProfileId }: { applicantProfileId: string }) {
  const trpc = useTRPC()
  const { data: last } = useQuery(trpc.conversation.ofApplicant.queryOptions({ applicantProfileId }))
  const write = useFormMutation(trpc.conversation.writeToApplicant.mutationOptions(SENT))
  return (
    <FirstMessage
      about={{ applicantProfileId }}
      heading="h2"
      lastMessageId={last?.id}
      label="Ihre Nachricht"
      isPending={write.isPending}
      onSend={(ready) => write.mutateAsync({ ...ready, applicantProfileId })}
    />
  )
}

const SENT = { meta: { done: 'Nachricht gesendet' } }

type FirstMessageProps = {
  about: AboutInput
  lastMessageId: string | undefined
  label: string
  /** Below the headings of the page. */
  heading?: 'h2' | 'h3'
  /** Missing when there is no application for templates to refer to. */
  target?: TemplateTarget
  isPending: boolean
  onSend: (ready: ReadyMessage) => Promise<unknown>
}

function FirstMessage(props: FirstMessageProps) {
  const { about, lastMessageId, label, heading: Heading = 'h3', target, isPending, onSend } = props
  const trpc = useTRPC()
  const { data: hindrance } = useQuery(trpc.conversation.hindrance.queryOptions(about))
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading className="text-lg">Nachricht</Heading>
        {lastMessageId && (
          <ButtonLink
            to="/app/company/message-reply/$replyToMessageId"
            params={{ replyToMessageId: lastMessageId }}
            variant="ghost"
            size="sm"
          >
            Alle Nachrichten
          </ButtonLink>
        )}
      </div>
      {hindrance ? (
        <HindranceNote hindrance={hindrance} side="company" />
      ) : (
        <MessageBox
          label={label}
          description="Geht auch als E-Mail hinaus; die Antwort landet hier."
          isPending={isPending}
          isCompany
          tools={target && ((insert) => <TemplateMenu target={target} onInsert={insert} />)}
          onSend={onSend}
        />
      )}
    </section>
  )
}
