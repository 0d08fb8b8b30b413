import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { Button } from '~/ui/buttons/button'

type FirstLogoProps = { name: string; file: File | null; onChange: (file: File | null) => void }

/** The logo of a profile that is being made: a chosen file, or the mark from the name. Sent after saving. */
export function FirstLogo({ name, file, onChange }: FirstLogoProps) {
  const input = useRef<HTMLInputElement>(null)
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setSrc(null)
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <div className="flex flex-wrap items-center gap-4">
      {src ? (
        <img src={src} alt="" className="size-16 flex-none rounded-lg border border-line object-contain" />
      ) : (
        <CompanyMark name={name.trim() || 'Ihr Unternehmen'} logoFileId={null} size="xl" />
      )}
      <div className="min-w-0 flex-1 basis-60">
        <p className="label">Logo</p>
        <p className="hint">
          {src
            ? 'Es erscheint, sobald Sie das Profil anlegen.'
            : 'Ohne Datei zeigen wir dieses Zeichen aus Ihrem Namen. JPG, PNG oder WebP bis 10\u00a0MB.'}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label="Logo"
          onChange={(event) => {
            onChange(event.target.files?.[0] ?? null)
            event.target.value = ''
          }}
        />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
            <Upload aria-hidden="true" />
            {src ? 'Anderes Logo wählen' : 'Logo wählen'}
          </Button>
          {src && (
            <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
              Lieber das Zeichen
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
