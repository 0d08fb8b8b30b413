/**
 * First bytes of the JPEG segments that describe it (Exif, XMP in one part or several, IPTC): place, time, device,
 * people, and a thumbnail that may show what was cropped away.
 */
const DESCRIPTIONS = [
  { marker: 0xe1, start: 'Exif\0\0' },
  { marker: 0xe1, start: 'http://ns.adobe.com/xap/1.0/\0' },
  { marker: 0xe1, start: 'http://ns.adobe.com/xmp/extension/\0' },
  { marker: 0xed, start: 'Photoshop 3.0\0' },
] as const

/**
 * A PDF whose photos no longer say where and with what they were taken: the segments are blanked in place, byte for
 * byte, so that every offset in the file stays right and the picture does not change.
 * Left unchanged, because cleaning could break the document: a signed PDF (any change breaks the signature, and signed
 * certificates are worth something), an encrypted one, photos inside compressed streams, and the document's own
 * properties (author, program), which an archived PDF/A must have.
 */
export function withoutCameraTraces(pdf: Uint8Array): Uint8Array {
  const source = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  if (source.includes('/ByteRange')) return pdf
  const bytes = Buffer.from(source)
  for (const { marker, start } of DESCRIPTIONS) {
    for (let at = bytes.indexOf(start, 4, 'latin1'); at >= 0; at = bytes.indexOf(start, at + start.length, 'latin1')) {
      const end = at - 2 + bytes.readUInt16BE(at - 2)
      const isSegment = bytes[at - 4] === 0xff && bytes[at - 3] === marker && end <= bytes.length
      if (isSegment && end > at + start.length) bytes.fill(0, at + start.length, end)
    }
  }
  return bytes
}
