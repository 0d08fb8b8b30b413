import { plainText } from '~/lib/rich-text/rich-text'
import { Avatar } from '~/ui/avatar'
import { TextAnchor } from '~/ui/buttons/link'
import { AddressText } from '~/ui/text/address-text'
import { RichText } from '~/ui/text/rich-text'
import type { PostingView } from '../../views'

/** The three texts of a posting, and its contact. */
export function PostingBody({ posting }: { posting: PostingView }) {
  const parts = [
    { heading: 'Deine Aufgaben', text: posting.tasks },
    { heading: 'Das bringst du mit', text: posting.profile },
    { heading: 'Das bekommst du', text: posting.offer },
  ].filter(({ text }) => plainText(text) !== '')
  return (
    <>
      {parts.map(({ heading, text }) => (
        <section key={heading} className="mt-7">
          <h2 className="mb-2 text-[1.3125rem] leading-tight">{heading}</h2>
          <RichText document={text} className="text-[1.0625rem] leading-relaxed" />
        </section>
      ))}
      {posting.contactName && <Contact posting={posting} name={posting.contactName} />}
    </>
  )
}

function Contact({ posting, name }: { posting: PostingView; name: string }) {
  const { contactEmail, contactPhone } = posting
  return (
    <section className="mt-9 border-t border-line pt-7">
      <h2 className="mb-4 text-xl">Dein Kontakt</h2>
      <div className="flex items-center gap-4">
        <Avatar name={name} size="lg" />
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="flex flex-wrap gap-x-4 text-sm">
            {contactPhone && (
              <TextAnchor href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`} className="py-1">
                {contactPhone}
              </TextAnchor>
            )}
            {contactEmail && (
              <TextAnchor href={`mailto:${contactEmail}`} className="py-1">
                <AddressText address={contactEmail} />
              </TextAnchor>
            )}
          </p>
        </div>
      </div>
    </section>
  )
}
