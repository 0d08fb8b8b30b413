import { Download } from 'lucide-react'
import { counted } from '~/lib/text/counted'
import { ButtonAnchor } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Disclosure } from '~/ui/text/disclosure'
import type { StoredDataSet } from '../views'

/** Stored data by kind and number, with a download of everything. */
export function StoredData({ sets }: { sets: StoredDataSet[] }) {
  const total = sets.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card as="section" padding="lg" aria-labelledby="mitnehmen">
      <h2 id="mitnehmen" className="text-xl">
        Alles mitnehmen
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">
        Ein ZIP-Archiv mit allem, was wir über dich gespeichert haben: Profil, Lebensläufe, Bewerbungen, Nachrichten und
        Dateien. Die Tabellen sind JSON, die Lebensläufe liegen zusätzlich als JSON Resume bei, das auch andere
        Programme lesen.
      </p>
      <ButtonAnchor href="/api/files/my-data" download>
        <Download aria-hidden="true" />
        Meine Daten herunterladen
      </ButtonAnchor>
      <div className="mt-5">
        <Disclosure title={`Was darin steht: ${counted(total, ['Eintrag', 'Einträge'])}`}>
          <ul className="grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
            {sets.map(({ file, title, count }) => (
              <li key={file} className="flex justify-between gap-4">
                <span>{title}</span>
                <span className="num text-muted">{count.toLocaleString('de-DE')}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </Card>
  )
}
