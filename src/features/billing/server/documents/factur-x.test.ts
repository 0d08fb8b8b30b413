import { XmlDocument } from 'libxml2-wasm'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { INVOICE_KINDS, type InvoiceKind } from '../../../../../tests/factories/invoice-kinds'
import { pdfA3Faults } from '../../../../../tests/schemas/pdf-a3'
import { ciiInvoice } from '../../invoice/cii'
import { setInvoice } from './set-letter'

const NAMESPACES = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  fx: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  pdfaid: 'http://www.aiim.org/pdfa/ns/id/',
  pdfuaid: 'http://www.aiim.org/pdfua/ns/id/',
  pdfaSchema: 'http://www.aiim.org/pdfa/ns/schema#',
  pdfaProperty: 'http://www.aiim.org/pdfa/ns/property#',
}
const attachments = z.map(z.string(), z.object({ filename: z.string() }))

/** Requirements of ZUGFeRD 2.3 / Factur-X 1.07 for the PDF around the invoice (chapter 6), each by name. */
describe.each(['normal', 'storno'] satisfies InvoiceKind[])('the PDF of the invoice %s', (kind) => {
  const document = INVOICE_KINDS[kind]
  let pdf: Uint8Array
  let text: string
  let xmp: string
  beforeAll(async () => {
    pdf = await setInvoice(document)
    text = Buffer.from(pdf).toString('latin1')
    xmp = text.slice(text.lastIndexOf('<?xpacket begin'), text.lastIndexOf('</x:xmpmeta>') + '</x:xmpmeta>'.length)
  })
  const texts = (path: string) => {
    using tree = XmlDocument.fromString(
      Buffer.from(xmp, 'latin1')
        .toString('utf8')
        .replace(/^<\?xpacket[^>]*\?>/, ''),
    )
    return tree.find(path, NAMESPACES).map((node) => node.content)
  }

  test('pdfaid:part, pdfaid:conformance: PDF/A-3, tagged', () => {
    expect(texts('//pdfaid:part')).toEqual(['3'])
    expect(texts('//pdfaid:conformance')).toEqual(['A'])
  })
  test('every clause of ISO 19005-3 that shows in the structure holds', () => {
    expect(pdfA3Faults(pdf)).toEqual([])
  })
  // Replaced by as many bytes, so that everything else stays in place.
  test.each([
    ['6.1.3 file identifier in the trailer', '/ID [', '/IX ['],
    ['6.1.3 no encryption', '/Info ', '/Encrypt '],
    ['6.2.3 one output intent with an ICC profile', '/GTS_PDFA1', '/GTS_PDFX1'],
    ['6.2.10 no transparency without a group', '/DW 0', '/ca 0.5'],
    ['6.2.11.4.1 every font embedded', '/FontFile2', '/FontFileX'],
    ['6.2.11.7 every font maps to Unicode', '/ToUnicode', '/ToUnicorn'],
    ['6.5.1 no actions', '/Outlines', '/OpenAction'],
    ['6.7.2.2 marked as tagged', '/Marked true', '/Marked false'],
    ['6.7.4 language of the document', '/Lang', '/Lxng'],
    ['6.8 every embedded file associated', '/AF [', '/AX ['],
  ])('%s: a file that breaks it is found', (clause, right, wrong) => {
    expect(text).toContain(right)
    expect(pdfA3Faults(Buffer.from(text.replaceAll(right, wrong), 'latin1'))).toContain(clause)
  })
  test('fx:DocumentType, fx:DocumentFileName, fx:Version, fx:ConformanceLevel', () => {
    expect(texts('//fx:DocumentType')).toEqual(['INVOICE'])
    expect(texts('//fx:DocumentFileName')).toEqual(['factur-x.xml'])
    expect(texts('//fx:Version')).toEqual(['1.0'])
    expect(texts('//fx:ConformanceLevel')).toEqual(['EN 16931'])
  })
  test('the extension schema describes exactly the properties that are used (ISO 19005-3, 6.6.2.3)', () => {
    const schema = `//rdf:li[pdfaSchema:namespaceURI = "${NAMESPACES.fx}"]`
    expect(texts(`${schema}/pdfaSchema:prefix`)).toEqual(['fx'])
    const described = texts(`${schema}//pdfaProperty:name`).toSorted()
    expect(described).toEqual(['ConformanceLevel', 'DocumentFileName', 'DocumentType', 'Version'])
    expect(texts(`${schema}//pdfaProperty:category`)).toEqual(Array(4).fill('external'))
    expect(texts(`${schema}//pdfaProperty:valueType`)).toEqual(Array(4).fill('Text'))
  })
  test('AFRelationship is Alternative, and the catalog names the file as an associated one', () => {
    expect(text.match(/\/AFRelationship\s*\/(\w+)/)?.[1]).toBe('Alternative')
    expect(text).toMatch(/\/Type\s*\/Catalog[\s\S]*?\/AF\s*\[/)
    expect(text).toMatch(/\/Subtype\s*\/text#2Fxml/)
  })
  test('another reader finds one file, factur-x.xml, and in it the invoice byte for byte', async () => {
    const reader = await getDocumentProxy(Uint8Array.from(pdf))
    const files = [...attachments.parse(await reader.getAttachments())]
    expect(files.map(([, { filename }]) => filename)).toEqual(['factur-x.xml'])
    const content = z.instanceof(Uint8Array).parse(await reader.getAttachmentContent(files[0]?.[0] ?? ''))
    expect(Buffer.from(content).toString('utf8')).toBe(ciiInvoice(document, 'zugferd'))
  })
  test('pdfuaid:part: read aloud in order, and the window names the document instead of the file', () => {
    expect(texts('//pdfuaid:part')).toEqual(['1'])
    expect(text.slice(text.lastIndexOf('/Type /Catalog'))).toMatch(/\/ViewerPreferences <<[^>]*\/DisplayDocTitle true/)
  })
  test('what was added is where the last table of references says', () => {
    const table = text.slice(Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]))
    const entries = [...table.matchAll(/(\d+) 1\n(\d{10}) 00000 n/g)]
    expect(entries).toHaveLength(2)
    for (const [, id, offset] of entries) {
      expect(text.slice(Number(offset))).toMatch(new RegExp(`^${id} 0 obj\n<<`))
      expect(text.slice(Number(offset), Number(offset) + 200)).not.toContain('/Filter')
    }
  })
})
