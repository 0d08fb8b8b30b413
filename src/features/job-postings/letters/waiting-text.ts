/** Applicants of an ended posting that wait for the last word. */
export function waitingText(count: number): string {
  return `${count === 1 ? '1 Person wartet' : `${count.toLocaleString('de-DE')} Personen warten`} noch auf Antwort`
}
