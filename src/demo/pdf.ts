/** One page with lines of text as a PDF (ISO 32000-1), in Helvetica; enough for a certificate or a letter. */
export function pdfPage(lines: readonly string[]): Uint8Array {
  const content = [
    'BT',
    '/F1 12 Tf',
    '72 770 Td',
    '18 TL',
    ...lines.map((line) => `(${escapeText(line)}) Tj T*`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

/** Only letters of WinAnsi (which includes German); others lose their accents, so that one character stays one byte. */
function escapeText(line: string): string {
  return Array.from(line, (sign) => (sign.charCodeAt(0) > 0xff ? plainLetter(sign) : sign))
    .join('')
    .replace(/[\\()]/g, '\\$&')
}

function plainLetter(sign: string): string {
  const [first = '?'] = sign.normalize('NFD')
  if (sign === 'ı') return 'i'
  if (sign === 'ł') return 'l'
  if (sign === '–') return '-'
  return first.charCodeAt(0) > 0xff ? '?' : first
}
