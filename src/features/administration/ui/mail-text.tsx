const LINK = /(https?:\/\/[^\s<>"]+)/

/** The plain text of a mail, with its addresses as links. */
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
