/** The complete mandate, word for word as stored with the signature. */
export function MandateBox({ text }: { text: string }) {
  const [mandate, ...notes] = text.split('\n\n')
  return (
    <section aria-labelledby="mandat" className="rounded-md bg-sunken p-4 text-sm">
      <h3 id="mandat" className="text-base">
        SEPA-Lastschriftmandat
      </h3>
      <p className="mt-1.5">{mandate}</p>
      {notes.map((note) => (
        <p key={note} className="mt-2 text-muted">
          {note}
        </p>
      ))}
    </section>
  )
}
