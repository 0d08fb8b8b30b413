import { getDocumentProxy } from 'unpdf'

/** Pages of a PDF; null when it is locked or cannot be read. */
export async function pdfPageCount(content: Uint8Array): Promise<number | null> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(content))
    const { numPages } = pdf
    await pdf.loadingTask.destroy()
    return numPages
  } catch {
    return null
  }
}
