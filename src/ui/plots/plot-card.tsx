import { Download, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { fileNamePart } from '~/lib/file-name'
import { CSV_START, csvLine } from '~/lib/formats/csv'
import { Button } from '../buttons/button'
import { Card } from '../card'
import { FigureTable, type PlotTable } from './figure-table'

type PlotCardProps = {
  title: string
  /** What was counted and how many, so that nobody reads more into it than there is. */
  note: ReactNode
  table: PlotTable
  /** Name of the file, without its ending. */
  fileName: string
  /** The drawing. */
  children: ReactNode
}

/** A drawn chart whose figures can also be read as a table and taken along as a file for a spreadsheet. */
export function PlotCard({ title, note, table, fileName, children }: PlotCardProps) {
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 id={id} className="mr-auto text-xl max-sm:basis-full">
          {title}
        </h2>
        <Button variant="outline" size="sm" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          <Table2 aria-hidden="true" />
          Als Tabelle
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${title} als CSV herunterladen`}
          onClick={() => save(table, fileName)}
        >
          <Download aria-hidden="true" />
          CSV
        </Button>
      </div>
      {children}
      <p className="mt-3 text-xs text-muted">{note}</p>
      {isTable && <FigureTable caption={title} table={table} />}
    </Card>
  )
}

/** Made in the browser, from what it shows. */
function save({ head, rows }: PlotTable, fileName: string) {
  const text = CSV_START + [head, ...rows].map((row) => csvLine(row)).join('')
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${fileNamePart(fileName)}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
