import type { AgreementSection } from '../../agreement-text'

/** The agreement as it is read before signing. */
export function AgreementText({ sections }: { sections: readonly AgreementSection[] }) {
  return (
    <div className="rich-text">
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
