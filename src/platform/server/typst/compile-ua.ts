import { compilePdf, PdfFault, type PdfInput } from './compile-pdf.ts'

/**
 * A PDF for screen readers (PDF/UA-1). A character that none of our fonts has costs the standard's mark, not the
 * document.
 * @throws AppError unavailable when too many documents wait
 */
export async function compileUa(input: Omit<PdfInput, 'standard'>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await compilePdf({ ...input, standard: 'ua-1' })
  } catch (error) {
    if (!(error instanceof PdfFault)) throw error
    return compilePdf(input)
  }
}
