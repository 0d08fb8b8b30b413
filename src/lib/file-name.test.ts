import { describe, expect, it, test } from 'vitest'
import { archivePath, fileNameFor, fileNamePart, SAFE_EXTENSIONS } from './file-name'
import { createRandom } from './random'

/** What Windows, macOS and the usual Linux desktops run or show as a page when opened. */
const RUN =
  'app appref-ms bat chm cmd com command cpl desktop diagcab dll docm exe gadget hta htm html inf iso jar jnlp js jse lnk msc msi msp mst pif pkg ps1 py rdp reg rtf scf scr settingcontent-ms sh shtml svg sys terminal tool url vb vbe vbs webloc workflow ws wsc wsf wsh xbap xht xhtml xll xlsm xsl'.split(
    ' ',
  )
const TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'text/csv; charset=utf-8', 'x/unknown', '']
const PIECES = [
  ...['.', '..', ' ', '/', '\\', ':', '\u202e', '\u2066', '\u200b', '\ufeff', '\0', '\r\n', '\t', '\ud83d', '🚆', 'ä'],
  ...['con', 'NUL', 'com1', 'Lebenslauf', 'Zeugnis', 'pdf', 'jpeg', '%2e%2e', '"', "'", ';', '{', '}', '(1)', '2026'],
  ...['::$DATA', '\u3164', '\u2028', '\u00a0', '\u0307', 'x'.repeat(90)],
  ...RUN.flatMap((end) => [`.${end}`, `.${end.toUpperCase()}`]),
]
const random = createRandom('names of files')
const NAMES = Array.from({ length: 20_000 }, () => {
  return Array.from({ length: random.int(0, 8) }, () => random.pick(PIECES)).join('')
})

describe('the name of a file', () => {
  it.each([
    ['Zeugnis.pdf', 'application/pdf', 'Zeugnis.pdf'],
    ['Zeugnis', 'application/pdf', 'Zeugnis.pdf'],
    ['Zeugnis.PDF', 'application/pdf', 'Zeugnis.pdf'],
    ['IMG_1.JPEG', 'image/jpeg', 'IMG_1.jpg'],
    ['virus.bat', 'application/pdf', 'virus_bat.pdf'],
    ['Rechnung.pdf.exe', 'application/pdf', 'Rechnung_pdf_exe.pdf'],
    ['Rechnung.exe.pdf', 'application/pdf', 'Rechnung_exe.pdf'],
    ['Rechnung\u202efdp.lnk', 'image/png', 'Rechnungfdp_lnk.png'],
    ['Dr. Müller, 12.11.2026 v1.2.pdf', 'application/pdf', 'Dr. Müller, 12.11.2026 v1.2.pdf'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['C:\\Windows\\a.hta', 'application/pdf', 'a_hta.pdf'],
    ['CON', 'application/pdf', '_CON.pdf'],
    ['nul .x', 'application/pdf', 'nul _x.pdf'],
    ['lpt1.2026', 'application/pdf', '_lpt1.2026.pdf'],
    ['Foto. . .', 'image/png', 'Foto.png'],
    ['.htaccess', 'image/png', 'htaccess.png'],
    ['\0', 'image/png', 'Dokument.png'],
    ['liste.html', 'x/unknown', 'liste_html.bin'],
    [`${'🚆'.repeat(200)}.pdf`, 'application/pdf', `${'🚆'.repeat(49)}.pdf`],
    ['\ud83d.pdf', 'application/pdf', '\ufffd.pdf'],
  ])('%j of the type %j leaves as %j', (name, contentType, shown) => {
    expect(fileNameFor(name, contentType)).toBe(shown)
  })

  it('ends as its type does, and in nothing that a desktop runs, whatever somebody called it', () => {
    for (const name of NAMES) {
      const shown = fileNameFor(name, random.pick(TYPES))
      expectHarmless(shown, name)
      // Nothing before the last extension may look like one either.
      expect(
        shown
          .split('.')
          .slice(1, -1)
          .filter((part) => RUN.includes(part.toLowerCase())),
        name,
      ).toEqual([])
      expect(new TextEncoder().encode(shown).length, name).toBeLessThanOrEqual(200)
    }
  })

  it('stays what it is when it is cleaned again', () => {
    for (const name of NAMES) {
      const once = fileNameFor(name, 'application/pdf')
      expect(fileNameFor(once, 'application/pdf')).toBe(once)
    }
  })
})

describe('a path in an archive', () => {
  it.each([
    ['daten/konto.json', 'daten/konto.json'],
    ['gdpdu-01-09-2004.dtd', 'gdpdu-01-09-2004.dtd'],
    ['../../autostart/x.exe', 'autostart/x.exe.bin'],
    ['/etc/passwd', 'etc/passwd'],
    ['ordner/..', 'ordner'],
    ['dateien/\u202efdp.hta', 'dateien/fdp.hta.bin'],
    ['', 'Dokument'],
  ])('%j leaves as %j', (path, shown) => {
    expect(archivePath(path)).toBe(shown)
  })

  it('leads nowhere outside and ends in nothing that a desktop runs', () => {
    for (const name of NAMES) {
      const parts = archivePath(`dateien/${name}`).split('/')
      for (const part of parts) expect(part, name).not.toMatch(/^\.+$|^$/)
      expectHarmless(parts.at(-1) ?? '', name)
    }
  })
})

function expectHarmless(shown: string, name: string) {
  const dot = shown.lastIndexOf('.')
  const end = dot < 0 ? '' : shown.slice(dot + 1).toLowerCase()
  expect(end === '' || (SAFE_EXTENSIONS.has(end) && !RUN.includes(end)), name).toBe(true)
  expect(shown, name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\\/:*?"<>|]/u)
  expect(shown, name).not.toMatch(/^[ .]|[ .]$|^(?:con|prn|aux|nul|com\d|lpt\d) *(?:\.|$)/i)
}

test('a title stands readable in the name of a file, and is harmless there', () => {
  expect(fileNamePart('Angebot: Koch / Köchin (m/w/d) – "Abend"?')).toBe('Angebot Koch - Köchin (m-w-d) – Abend')
  for (const name of NAMES) expect(fileNamePart(name)).not.toMatch(/[\p{Cc}\\/:*?"<>|]|\s\s/u)
})
