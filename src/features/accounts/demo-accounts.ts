/** The password of every demo account; they exist only where the demo market was loaded. */
export const DEMO_PASSWORD = 'demo-stellwerk-2026'

/** The accounts of the demo market, as shown on the login page and printed at the start. */
export const DEMO_ACCOUNTS = [
  { email: 'bewerberin@demo.stellwerk.example', description: 'Bewerberin mit Lebensläufen und Bewerbungen' },
  { email: 'anonym@demo.stellwerk.example', description: 'Bewerber, anonym' },
  { email: 'frisch@demo.stellwerk.example', description: 'Bewerberin, noch ohne Profil' },
  { email: 'chefin@demo.stellwerk.example', description: 'Unternehmens-Admin mit gültiger Lizenz und Stellen' },
  { email: 'kollege@demo.stellwerk.example', description: 'Kollege im selben Unternehmen' },
  { email: 'neu@demo.stellwerk.example', description: 'Unternehmen, noch ohne Profil und Abrechnung' },
  { email: 'ohne-anzeige@demo.stellwerk.example', description: 'Unternehmens-Admin ohne aktive Stelle' },
  { email: 'ohne-lizenz@demo.stellwerk.example', description: 'Unternehmens-Admin, Lizenz abgelaufen' },
  { email: 'admin@demo.stellwerk.example', description: 'Plattform-Admin' },
  {
    email: 'revision@demo.stellwerk.example',
    description: 'Zweiter Plattform-Admin, für die Freigabe von Lastschriften',
  },
] as const
