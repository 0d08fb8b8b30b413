import { pdfFacts } from './pdf-facts.ts'

/**
 * Whether a PDF asks for a password before it opens. One that only forbids printing or copying opens without. Only
 * encrypted documents are opened to find out.
 */
export async function isLockedPdf(content: Uint8Array): Promise<boolean> {
  if (!Buffer.from(content.buffer, content.byteOffset, content.byteLength).includes('/Encrypt')) return false
  return (await pdfFacts(content)).isLocked
}
