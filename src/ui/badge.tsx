/** A count. `signal` means that somebody waits for an answer, otherwise it is only a number. */
export function Badge({ count, tone = 'mute', label }: { count: number; tone?: 'mute' | 'signal'; label?: string }) {
  return (
    <span className={tone === 'signal' ? 'badge badge-signal' : 'badge'}>
      {count.toLocaleString('de-DE')}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  )
}
