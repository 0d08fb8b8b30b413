import { Button } from '~/ui/buttons/button'
import { type ToastOptions, type ToastSeverity, toast } from '~/ui/toast/toast-store'
import { Section } from './section'

const messages: Record<ToastSeverity, ToastOptions> = {
  info: { title: 'Neue Fassung der Nutzungsbedingungen', message: 'Sie gilt ab dem 1. Januar 2027.' },
  success: { title: 'Veröffentlicht', message: 'Der Eintrag ist jetzt für alle zu sehen.' },
  warn: { title: 'Zwei Einträge laufen am Wochenende aus', message: 'Danach sind sie nicht mehr auffindbar.' },
  error: { title: 'Fehler', message: 'Die Verbindung ist unterbrochen. Ihre Eingaben sind noch da.', life: 5000 },
  secondary: { title: 'Abgelegt', message: 'Der Eintrag steht jetzt im Archiv.' },
  contrast: { title: 'Sie sind wieder online' },
}

const severities = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const

export function ToastSection() {
  return (
    <Section title="Hinweise">
      <div className="flex flex-wrap gap-2">
        {severities.map((severity) => (
          <Button key={severity} variant="outline" onClick={() => toast.show({ severity, ...messages[severity] })}>
            Toast {severity}
          </Button>
        ))}
        <Button variant="outline" onClick={() => toast.show({ title: 'Vergeht von selbst', life: 3000 })}>
          Toast mit Lebensdauer
        </Button>
        <Button
          variant="outline"
          onClick={() => toast.show({ title: 'Ohne Schließen-Schaltfläche', closable: false, life: 3000 })}
        >
          Toast nicht schließbar
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast.show({
              severity: 'secondary',
              title: 'Eintrag gelöscht',
              action: { label: 'Rückgängig', onAction: () => toast.show({ title: 'Wieder da', life: 3000 }) },
            })
          }
        >
          Toast mit Aktion
        </Button>
      </div>
    </Section>
  )
}
