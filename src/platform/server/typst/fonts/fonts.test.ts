import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, test } from 'vitest'
import { compilePdf, stopPdfWorker } from '../compile-pdf'

const SOURCE = `#let d = json(bytes(sys.inputs.data))
#set document(title: "Name")
#set text(lang: "de", font: "Hanken Grotesk")
#set page(width: 40cm)
#d.name`

afterAll(stopPdfWorker)

async function set(name: string): Promise<string> {
  const pdf = await compilePdf({ source: SOURCE, data: { name }, standard: 'a-3a' })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.normalize('NFC').trim()
}

describe('PDF/A, where every sign must have a shape', () => {
  test.each([
    ['Latin', 'Łódź Şirketi Þór Ǆ'],
    ['Greek', 'Αθηναϊκή Ζυθοποιία Ἀθῆναι'],
    ['Cyrillic', 'Общество Щука ЖЪЫЭ Ђорђевић'],
    ['Armenian', 'Հայաստան'],
    ['Georgian', 'საქართველო'],
    ['Ethiopic', 'ኢትዮጵያ'],
    ['Chinese', '株式会社例'],
    ['Korean', '주식회사'],
    ['pictures', 'Rakete 🚀 GmbH'],
    ['signs', '★ ✆'],
  ])('%s is set as it is written', async (_script, name) => {
    expect(await set(name)).toBe(name)
  })

  test.each([
    ['Latin with a mark', 'ḿ'],
    ['Thai', 'บริษัท'],
    ['Arabic', 'شركة المثال'],
    ['Hebrew', 'חברה בעמ'],
    ['Devanagari', 'कंपनी लिमिटेड'],
    ['Bengali', 'কোম্পানি'],
    ['Tamil', 'நிறுவனம்'],
  ])('%s, of which this reader gives syllables in parts, has all its letters', async (_script, name) => {
    const letters = (text: string) => new Set(text.normalize('NFKC').replace(/\s/g, ''))
    expect(letters(await set(name))).toEqual(letters(name))
  })

  test('a sign that no font has shows that something is missing', async () => {
    expect(await set('Firma \u{e000}\u{1f9ff}\u{10ffff}\u{13000} AG')).toMatch(/^Firma □(🧿|□)□□ AG$/u)
  })
  test('letters of mathematics are letters', async () => {
    expect(await set('𝐀𝐂𝐌𝐄')).toBe('ACME')
  })
  test('a mark that its letter’s font lacks is left out', async () => {
    expect(await set('q\u0951z')).toBe('qz')
  })
  test('what only programs read leaves no trace', async () => {
    expect(await set('A\u202eB\ufeffC\u0007D\u{e0041}')).toBe('ABCD')
  })
  test.each(['\u200b', '\u200c', '\u200d', '\u2060', '\u00ad', '\u034f', '\ufe0f', '\u{e0100}'])(
    'what has no shape (%j) takes no letter away, neither beside it nor elsewhere',
    async (sign) => {
      expect(await set(`Datum a${sign}b Tag Щ${sign}Щ Щука`)).toBe('Datum ab Tag ЩЩ Щука')
    },
  )
  test('pictures joined to one are shown each', async () => {
    expect(await set('👩‍💻')).toMatch(/👩/u)
  })
})
