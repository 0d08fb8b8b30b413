/**
 * Whether a PDF asks for a password before it opens. One that only forbids printing or copying opens without.
 * Only documents that are encrypted at all are parsed.
 */
export async function isLockedPdf(content: Uint8Array): Promise<boolean> {
  if (!Buffer.from(content.buffer, content.byteOffset, content.byteLength).includes('/Encrypt')) return false
  const { getDocumentProxy } = await import('unpdf')
  try {
    const pdf = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 })
    await pdf.loadingTask.destroy()
    return false
  } catch (error) {
    // Whatever else is wrong with it is no lock.
    return error instanceof Error && error.name === 'PasswordException'
  }
}
