import { useHydrated } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'

export type Demo = { password: string; accounts: readonly { email: string; description: string }[] }

type DemoAccountsProps = {
  demo: Demo
  /** Fills in the form; pressing its button submits it. */
  onChoose: (email: string, password: string) => void
}

/** The accounts of the demo market, inside the login form below its own button. */
export function DemoAccounts({ demo, onChoose }: DemoAccountsProps) {
  // Before hydration a press would submit an empty form.
  const isHydrated = useHydrated()
  return (
    <section aria-labelledby="demo-accounts" className="mt-4 border-t border-line pt-6">
      <h2 id="demo-accounts" className="text-lg">
        Demo-Konten
      </h2>
      <p className="mt-1 text-sm text-muted">
        Das ist eine Demo mit erfundenen Daten. Ein Klick meldet an; das Passwort ist überall{' '}
        <code className="font-semibold whitespace-nowrap text-ink">{demo.password}</code>.
      </p>
      <ul className="card mt-4 divide-y divide-line overflow-hidden">
        {demo.accounts.map(({ email, description }) => (
          <li key={email}>
            <button
              type="submit"
              disabled={!isHydrated}
              className="flex min-h-11 w-full items-center gap-3 px-4 py-2.5 text-left text-sm hover:bg-sunken"
              onClick={() => onChoose(email, demo.password)}
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{description}</span>
                <span className="block truncate text-xs text-muted">{email}</span>
              </span>
              <LogIn className="size-4 flex-none text-accent" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
