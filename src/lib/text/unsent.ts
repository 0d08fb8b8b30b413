/**
 * What of a text stays in its box when the words that were sent are stored: what somebody wrote meanwhile. All of it when
 * they changed the words themselves.
 */
export function unsent(written: string, sent: string): string {
  return written.startsWith(sent) ? written.slice(sent.length).trimStart() : written
}
