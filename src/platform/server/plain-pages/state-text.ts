/** What /readyz tells people about the states of a process: only what everybody may know. */
export const STATE_TEXTS = {
  ready: { headline: 'Freie Fahrt.', message: 'Der Server läuft, und die Datenbank antwortet.' },
  starting: {
    headline: 'Der Server startet gerade.',
    message: 'Er bringt die Datenbank auf seinen Stand und ist gleich so weit.',
  },
  disk: {
    headline: 'Kein Platz mehr.',
    message:
      'Auf dem Datenträger des Servers ist kein Platz mehr: Hochgeladenes lässt sich nicht speichern. Bitte Platz schaffen; danach geht alles von selbst weiter.',
  },
  clock: {
    headline: 'Die Uhr geht falsch.',
    message:
      'Die Uhr dieses Rechners und die der Datenbank gehen zu weit auseinander. Bis sie wieder gleich gehen, erledigt dieser Server keine Hintergrundarbeit und meldet niemanden an. Bitte die Uhr des Rechners stellen.',
  },
  database: {
    headline: 'Die Datenbank fehlt.',
    message:
      'Der Server läuft, aber die Datenbank antwortet nicht oder ist nicht auf seinem Stand. Er versucht es weiter; sobald sie wieder da ist, geht alles von selbst weiter. Den Grund findet unter der Vorgangsnummer, wer den Server betreut.',
  },
  draining: { headline: 'Der Server endet gerade.', message: 'Er nimmt nichts Neues mehr an und ist gleich zurück.' },
} as const satisfies Record<string, { headline: string; message: string }>
