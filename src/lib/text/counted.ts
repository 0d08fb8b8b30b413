/** `1 Konto`, `2 Konten`: a count with its noun. */
export function counted(count: number, [one, several]: readonly [string, string]): string {
  return `${count.toLocaleString('de-DE')} ${count === 1 ? one : several}`
}
