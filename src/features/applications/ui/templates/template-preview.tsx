/** A template with everything filled in, next to the field that shows its placeholders. */
export function TemplatePreview({ label = 'Vorschau', text }: { label?: string; text: string }) {
  return (
    <section aria-label={label} className="grid gap-2">
      <p className="text-sm font-semibold">{label}</p>
      <p className="rounded-md bg-sunken p-4 text-sm whitespace-pre-line wrap-anywhere">{text}</p>
    </section>
  )
}
