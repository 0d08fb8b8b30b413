const LINK = /(https?:\/\/[^\s<>"]+)/

/** The text of a mail as it was written, with its addresses as links. */
export function MailText({ text }: { text: string }) {
  const parts = text.split(LINK).map((part, position) => ({ part, position }))
  return (
    <p className="break-words whitespace-pre-wrap">
      {parts.map(({ part, position }) =>
        LINK.test(part) ? (
          <a key={position} className="link break-all" href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
