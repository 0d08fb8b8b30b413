/** What opening a PDF shows; pages are null when it does not open. */
export type PdfFacts = { isLocked: boolean; pages: number | null }

/** Opens a PDF, in a process of its own (see `pdfFacts`). One that only forbids printing or copying opens without a password. */
export async function openPdf(content: Uint8Array): Promise<PdfFacts> {
  const { getDocumentProxy } = await import('unpdf')
  try {
    const pdf = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 })
    const pages = pdf.numPages
    await pdf.loadingTask.destroy()
    return { isLocked: false, pages }
  } catch (error) {
    // Other errors do not mean that it is locked.
    return { isLocked: error instanceof Error && error.name === 'PasswordException', pages: null }
  }
}
