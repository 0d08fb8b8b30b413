/** Links to the sections of a long page, by the ids of their headings. */
export function PageContents({ sections }: { sections: readonly { id: string; name: string }[] }) {
  return (
    <nav aria-label="Inhalt" className="print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a className="link" href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
