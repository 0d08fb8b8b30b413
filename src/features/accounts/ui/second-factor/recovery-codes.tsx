import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { Checkbox } from '~/ui/choices/checkbox'
import { Note } from '~/ui/note'
import { toast } from '~/ui/toast/toast-store'

/** The recovery codes, shown only this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [isKept, setKept] = useState(false)
  const [isRefused, setRefused] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setRefused(false)
      toast.success('Codes kopiert')
    } catch {
      // Not every browser lets a page write to the clipboard, and none without HTTPS.
      setRefused(true)
    }
  }
  return (
    <div className="grid gap-4">
      <Note tone="warn" title="Wiederherstellungscodes sicher aufbewahren">
        Ohne das Telefon kommt man nur mit einem dieser Codes ins Konto. Jeder gilt einmal. Sie werden nicht noch einmal
        gezeigt.
      </Note>
      <ul
        aria-label="Wiederherstellungscodes"
        className="num grid select-all grid-cols-2 gap-2 font-mono sm:grid-cols-3"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => void copy()}>
          Codes kopieren
        </Button>
        <a
          className="btn btn-outline"
          download="stellwerk-wiederherstellungscodes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\r\n'))}`}
        >
          Als Datei speichern
        </a>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {isRefused &&
          'Der Browser lässt das Kopieren nicht zu. Bitte die Codes oben markieren und selbst kopieren oder als Datei speichern.'}
      </p>
      <Checkbox label="Ich habe die Codes gespeichert" value={isKept} onChange={setKept} />
      <Button className="justify-self-start" disabled={!isKept} onClick={onDone}>
        Fertig
      </Button>
    </div>
  )
}
