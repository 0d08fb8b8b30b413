import { formatDuration } from '~/lib/dates/duration'
import type { SystemWarning } from './views'

const NEVER =
  'Bis Sie das unten freigeben, wird in ihr nichts aufgeräumt. Lassen Sie vorher prüfen, ob Dateiablage und Datenbank zusammengehören.'
const STORE_TEXTS: Readonly<Record<string, string>> = {
  foreign: `Die Dateiablage gehört zu einer anderen Installation. ${NEVER}`,
  newer: `Die Dateiablage kennt einen neueren Stand dieser Datenbank; vermutlich wurde eine Sicherung eingespielt. ${NEVER}`,
  unknown: `In der Dateiablage liegen Dateien, die diese Datenbank nicht kennt. ${NEVER}`,
  silent: 'Die Dateiablage antwortet nicht. Dateien lassen sich weder öffnen noch speichern.',
}

/** The German sentence for a warning about a machine or store. */
export function warningText({ kind, details }: SystemWarning): string {
  const seconds = Number(details.offsetSeconds)
  switch (kind) {
    case 'store':
      return STORE_TEXTS[String(details.state)] ?? 'Mit der Dateiablage stimmt etwas nicht.'
    case 'clock':
      return `Die Uhr von „${details.node}“ geht um ${formatDuration(Math.abs(seconds)).replace('Tagen', 'Tage')} ${seconds > 0 ? 'vor' : 'nach'}, gemessen an der Datenbank. Dieser Server erledigt keine Hintergrundarbeit und meldet niemanden an. Wer den Server betreut, muss seine Uhr stellen.`
    case 'audit':
      return details.fault === 'unknown-key'
        ? `Das Protokoll ist ab Nr. ${details.seq} mit einem Schlüssel gesichert, den dieser Server nicht kennt. Wer den Server betreut, muss den früheren nachtragen.`
        : `Das Protokoll wurde ab Nr. ${details.seq} verändert oder ist nicht vollständig. Wer den Server betreut, kann genau nachsehen, was nicht passt.`
  }
}
