const TIMING =
  /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:[ \t]+.*)?$/

/**
 * What is wrong with a captions file, in German, or null when it is WebVTT (W3C) with at least one cue. Files for
 * styles and other formats (SRT, TTML) are recognised, because people mix them up.
 */
export function webVttProblem(text: string): string | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) {
    return /^\d+$/.test(lines[0]?.trim() ?? '') || lines.some((line) => /\d,\d{3} -->/.test(line))
      ? 'Das ist eine SRT-Datei. Wir brauchen WebVTT (Endung .vtt); viele Programme können das so speichern.'
      : 'Das ist keine WebVTT-Datei: Sie muss mit „WEBVTT“ beginnen.'
  }
  let cues = 0
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue
    const match = TIMING.exec(line.trim())
    if (!match) return `Zeile ${index + 1}: Diese Zeitangabe ist nicht lesbar.`
    const [from, to] = [seconds(match.slice(1, 5)), seconds(match.slice(5, 9))]
    if (to <= from) return `Zeile ${index + 1}: Das Ende liegt nicht nach dem Anfang.`
    cues += 1
  }
  return cues === 0 ? 'In der Datei steht kein einziger Untertitel.' : null
}

function seconds([hours = '0', minutes = '0', whole = '0', milliseconds = '0']: (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(milliseconds) / 1000
}
