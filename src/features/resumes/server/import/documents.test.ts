import { afterAll, describe, expect, it } from 'vitest'
import { writeZip } from '~/platform/server/files/zip'
import { compilePdf, stopPdfWorker } from '~/platform/server/typst/compile-pdf'
import {
  docx,
  ENGLISH_TEXT,
  EUROPASS_NEW,
  EUROPASS_OLD,
  FOREIGN_JSON,
  linkedInZip,
  TABULAR_TEXT,
  TWO_COLUMNS,
  UGLY_TEXT,
  windowsText,
} from '../../../../../tests/factories/import-documents'
import { resumeContentSchema } from '../../schema'
import { type ReadFault, readDocument } from './read-document'

afterAll(stopPdfWorker)

describe('ten documents that are not ours', () => {
  it('a German résumé with periods before its stations, as text and as PDF', async () => {
    const pdf = await compilePdf({
      source:
        '#set text(lang: "de")\n#for l in json(bytes(sys.inputs.data)).split("\\n") { if l == "" { v(1em) } else { let c = l.split("\\t"); grid(columns: if c.len() > 1 { (4cm, 1fr) } else { 1 }, ..c.map(x => [#x])) } }',
      data: TABULAR_TEXT,
    })
    for (const content of [Buffer.from(TABULAR_TEXT), pdf]) {
      const read = await draft(content)
      expect(read.person).toMatchObject({
        name: 'Jonas Krämer',
        email: 'jonas.kraemer@post.example',
        phone: '0521 123456',
      })
      expect(read.content.experience).toMatchObject([
        { position: 'Schichtleiter', employer: 'Nolte Armaturen KG', place: 'Herford', from: '2019-04', to: null },
        { position: 'Zerspanungsmechaniker', employer: 'Wittekind Werkzeugbau GmbH', from: '2014-08', to: '2019-03' },
      ])
      expect(read.content.experience[0]?.description).toContain('Plant Wartung')
      expect(read.content.education).toMatchObject([
        { degree: 'Ausbildung zum Zerspanungsmechaniker', from: '2011', to: '2014' },
        { degree: 'Realschulabschluss', institution: 'Realschule Heepen' },
      ])
      expect(read.content.skills).toMatchObject([
        { name: 'Siemens 840D', level: 4 },
        { name: 'Heidenhain', level: 1 },
      ])
      expect(read.content.languages).toMatchObject([{ level: 'native' }, { name: 'Englisch', level: 'B1' }])
      expect(read.content.certificates).toMatchObject([
        { name: 'Staplerschein', issuer: 'TÜV Nord', issuedIn: '2020-03' },
      ])
      expect(read.content.interests).toContain('Backgammon')
      expect(read.unplaced.join()).toContain('Frau Sander')
    }
  })

  it('an English one with the titles above the periods', async () => {
    const { content } = await draft(Buffer.from(ENGLISH_TEXT))
    expect(content.experience).toMatchObject([
      { position: 'Senior Developer', employer: 'Nordlicht Software GmbH', from: '2020-03', to: null },
      { position: 'Developer', employer: 'Kontor Digital AG', from: '2016-01', to: '2020-02' },
    ])
    expect(content.experience).toMatchObject([
      { place: null, description: '- Leads a team of four' },
      { description: '- Payment services' },
    ])
    expect(content.education).toMatchObject([
      { degree: 'Master of Science', institution: 'Technische Universität Berlin' },
    ])
    expect(content.skills.map(({ name }) => name)).toEqual(['TypeScript', 'PostgreSQL', 'Kubernetes'])
    expect(content.languages).toMatchObject([{ level: 'native' }, { level: 'C1' }])
  })

  it('stations named in one line, with a duty below or a place', async () => {
    const lines = ['Tomasz Wolski', '', 'Berufserfahrung', '03/2019 - heute', 'Elektroniker, Stahlwerk Bochum GmbH']
    const more = ['Wartung der Walzstraße', '08/2015 - 02/2019', 'Monteur, Licht & Kraft AG', '59065 Hamm']
    const { content } = await draft(Buffer.from([...lines, ...more].join('\n')))
    expect(content.experience).toMatchObject([
      {
        position: 'Elektroniker',
        employer: 'Stahlwerk Bochum GmbH',
        place: null,
        description: 'Wartung der Walzstraße',
      },
      { position: 'Monteur', employer: 'Licht & Kraft AG', place: '59065 Hamm', description: '' },
    ])
  })

  it('an untidy one from an old Mac, in UTF-8 and UTF-16', async () => {
    for (const bytes of [Buffer.from(UGLY_TEXT), Buffer.from(`\ufeff${UGLY_TEXT}`, 'utf16le')]) {
      const { person, content, unplaced } = await draft(bytes)
      expect(person).toMatchObject({ name: 'Jörg Müller-Lüdenscheidt', place: '40212 Düsseldorf' })
      expect(content.experience).toMatchObject([
        { position: 'Bürokaufmann', employer: 'Größe & Söhne GmbH', from: '2019-03', to: null },
        { position: 'Sachbearbeiter', employer: 'Möbelhaus Süß KG', from: '2017-03', to: '2019-02' },
        { position: 'Übersetzer', employer: 'eigenes Büro', from: '2014', to: null },
      ])
      expect(content.education).toMatchObject([
        { degree: 'B.A. Germanistik', from: '2012-10', to: '2015-09' },
        { degree: 'Soziales Jahr', from: '2009-09', to: '2010-08' },
        { degree: 'Abitur', institution: 'Gymnasium Essen', from: '2009-06', to: '2009-06' },
      ])
      expect(content.skills).toMatchObject([
        { name: 'MS Office', level: 4 },
        { name: 'DATEV', level: 4 },
      ])
      const left = unplaced.join('\n')
      for (const words of ['Geburtsdatum', 'Latinum', 'Düsseldorf, 12.11.2026']) expect(left).toContain(words)
    }
  })

  it('a PDF in two columns that stands there row by row, without its running title in between', async () => {
    const read = await draft(await compilePdf({ source: TWO_COLUMNS, data: '' }))
    expect(read.person).toMatchObject({ name: 'Ida Wolff', headline: 'Augenoptikerin', email: 'ida@post.example' })
    expect(read.content).toMatchObject({
      experience: [{ position: 'Feinoptikerin', employer: 'Optik Saale GmbH', place: 'Jena', description: '' }],
      education: [{ institution: 'Berufskolleg Gera', from: '2009-08', to: '2012-06' }],
      skills: [{ name: 'Laserschweißen' }, { name: 'Prismen' }],
      languages: [{ name: 'Deutsch' }, { name: 'Englisch', level: 'B2' }],
      certificates: [{ name: 'Ausbilderschein', issuer: 'IHK Gera', issuedIn: '2020-05' }],
    })
    expect(read.unplaced.join()).toMatch(/^(?:Ida Wolff\t)?Bewerbung$/)
  })

  it('a text of the old Windows code page', async () => {
    expect((await draft(windowsText())).content.experience).toMatchObject([
      { position: 'Köchin', employer: 'Gasthaus Mühle', place: 'Fürth', from: '2021-04', to: null },
      { position: 'Jungköchin', employer: 'Hotel Bär', from: '2018-05', to: '2021-03' },
    ])
  })

  it('a Word document', async () => {
    const read = await draft(docx())
    expect(read.content.experience).toMatchObject([
      {
        position: 'Pflegefachfrau',
        employer: 'Klinikum Lippe',
        place: 'Detmold',
        from: '2020-01',
        description: '- Stationsleitung in Vertretung',
      },
    ])
    expect(read.content.education).toMatchObject([
      { institution: 'Pflegeschule Lemgo', from: '2016-10', to: '2019-09' },
    ])
    expect(read.content.languages).toHaveLength(2)
    expect(JSON.stringify(read)).not.toContain('geheim')
  })

  it("LinkedIn's export, without other people", async () => {
    const read = await draft(linkedInZip())
    expect(read.person).toMatchObject({ name: 'Lena Vogt', headline: 'Buchhalterin' })
    expect(read.content.experience).toMatchObject([
      {
        position: 'Bilanzbuchhalterin',
        employer: 'Keller & Co, KG',
        from: '2019-03',
        to: null,
        description: 'Monatsabschlüsse\nHGB',
      },
      { employer: 'Alt AG', to: '2019-02' },
    ])
    // LinkedIn has no levels, so neither do we.
    expect(read.content.skills).toMatchObject([
      { name: 'DATEV', level: null },
      { name: 'SAP FI', level: null },
    ])
    expect(read.content.certificates).toMatchObject([{ name: 'IFRS', issuer: 'Steuerakademie', issuedIn: '2020-05' }])
    expect(read.content.languages).toMatchObject([{ level: 'native' }, { level: 'B2' }])
    expect(read.unplaced.join()).toContain('Sehr sorgfältig')
    expect(JSON.stringify(read)).not.toContain('Fremde')
  })

  it('Europass, old and new', async () => {
    const old = await draft(Buffer.from(EUROPASS_OLD))
    expect(old.content.experience).toMatchObject([
      {
        position: 'Elektroniker',
        employer: 'Oderstrom GmbH',
        place: 'Eisenhüttenstadt',
        from: '2018-05',
        to: null,
        description: '- Schaltschränke\n- Prüfung',
      },
    ])
    expect(old.content.languages).toMatchObject([{ name: 'Polnisch', level: 'native' }, { level: 'B2' }])
    expect(old.unplaced).toEqual(['Führerschein B'])
    const recent = await draft(Buffer.from(EUROPASS_NEW))
    expect(recent.person).toMatchObject({ name: 'Ines Costa', email: 'ines@post.example' })
    expect(recent.content.experience).toMatchObject([
      {
        position: 'Disponentin',
        employer: 'Hafenlogistik Süd',
        from: '2017-02',
        to: '2022-06',
        description: 'Touren planen',
      },
    ])
    expect(recent.content.education).toMatchObject([{ degree: 'Licenciatura Logística', from: '2012', to: '2016' }])
    expect(recent.content.languages).toMatchObject([
      { name: 'Portugiesisch', level: 'native' },
      { name: 'Deutsch', level: 'B2' },
    ])
  })

  it('JSON Resume of other programs; what has no place is left over', async () => {
    const read = await draft(Buffer.from(FOREIGN_JSON))
    expect(read.content.experience).toMatchObject([
      { employer: 'Studio Nord', from: '2019-04', description: '- Kataloge\n- Messestände' },
      { position: 'Fahrer', employer: 'Tafel' },
    ])
    expect(read.content.education).toMatchObject([{ degree: 'Bachelor Design', description: 'Note: 1,7' }])
    expect(read.content.skills.map(({ name }) => name)).toEqual(['Layout', 'InDesign', 'Affinity'])
    expect(read.content.certificates).toMatchObject([{ name: 'Junior-Preis', issuedIn: '2021-05' }])
    const left = read.unplaced.join(' ')
    for (const word of ['Mastodon', 'Dänisch', 'Zuverlässig']) expect(left).toContain(word)
  })
})

describe('what no field takes is left over, never lost', () => {
  it('from JSON with keys of its own, an end before its beginning and two descriptions', async () => {
    const read = await draft(
      Buffer.from(
        JSON.stringify({
          basics: { name: 'Ida Wolff', location: { city: 'Jena', region: 'Thüringen' } },
          work: [
            {
              name: 'Optik Saale',
              position: 'Feinoptikerin',
              startDate: '2021-05',
              endDate: '2019-03',
              summary: 'Schleifen von Prismen',
              description: 'Werk Göschwitz',
              keywords: ['Interferometrie'],
            },
          ],
          projects: [{ name: 'Sternwarte', roles: ['Kuratorin'], startDate: '2020-02', entity: 'Urania' }],
          awards: [{ awarder: 'Handwerkskammer Gera' }],
          patents: [{ title: 'Linsenhalter', number: 'DE1020301' }],
        }),
      ),
    )
    const left = read.unplaced.join('\n')
    for (const words of ['Thüringen', 'Göschwitz', 'Interferometrie', 'Kuratorin', 'Urania', 'Handwerkskammer']) {
      expect(left).toContain(words)
    }
    for (const words of ['Linsenhalter', '2021-05 bis 2019-03']) expect(left).toContain(words)
    expect(left).not.toContain('Feinoptikerin')
  })

  it("from LinkedIn's columns that a résumé has no field for", async () => {
    const read = await draft(
      zipOf({
        'Profile.csv':
          'First Name,Last Name,Maiden Name,Headline,Summary,Industry,Twitter Handles\nIda,Wolff,Ferber,Optikerin,,Feinmechanik,[idawolff]\n',
        'Courses.csv': 'Name,Number\nAsphären,K7\n',
      }),
    )
    const left = read.unplaced.join('\n')
    for (const words of ['Ferber', 'Feinmechanik', 'idawolff', 'Asphären']) expect(left).toContain(words)
  })

  it('from cells of a table with their words or dates below one another', async () => {
    const p = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
    const row = (...cells: string[][]) =>
      `<w:tr>${cells.map((lines) => `<w:tc>${lines.map(p).join('')}</w:tc>`).join('')}</w:tr>`
    const rows = [
      row(['Name'], ['Ayşe Yıldız']),
      row(['Adresse'], ['Hauptstr. 1', '50667 Köln']),
      row(['Ausbildung'], []),
      row(['10/2012', '–', '09/2015'], ['Krankenpflegerin', 'Pflegeschule Bonn']),
    ]
    const read = await draft(
      zipOf({ 'word/document.xml': `<w:document><w:body><w:tbl>${rows.join('')}</w:tbl></w:body></w:document>` }),
    )
    expect(read.person).toMatchObject({ name: 'Ayşe Yıldız', place: '50667 Köln' })
    expect(read.content.education).toMatchObject([{ degree: 'Krankenpflegerin', from: '2012-10', to: '2015-09' }])
    expect(read.unplaced).toEqual(['Hauptstr. 1'])
  })

  it('from text boxes, footers and tables of a Word document', async () => {
    const p = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
    const box = `<w:p><w:r><w:drawing><w:txbxContent>${p('Kenntnisse')}${p('Laserschweißen')}</w:txbxContent></w:drawing></w:r></w:p>`
    const table = `<w:tbl><w:tr><w:tc>${p('05/2021 - heute')}</w:tc><w:tc>${p('Feinoptikerin, Optik Saale GmbH, Jena')}${p('Prismen')}</w:tc></w:tr></w:tbl>`
    const body = `<w:document><w:body>${p('Ida Wolff')}${p('Berufserfahrung')}${table}${box}</w:body></w:document>`
    const read = await draft(
      zipOf({ 'word/document.xml': body, 'word/footer1.xml': `<w:ftr>${p('Mitglied im Astronomieverein')}</w:ftr>` }),
    )
    expect(read.content.experience).toMatchObject([{ from: '2021-05', to: null }])
    const everything = JSON.stringify([read.content, read.unplaced])
    for (const words of ['Laserschweißen', 'Prismen', 'Astronomieverein']) expect(everything).toContain(words)
    expect(read.content.skills.map(({ name }) => name)).toContain('Laserschweißen')
  })

  it('from Europass elements nobody reads', async () => {
    const more = '<AchievementList/><CoverLetter><Body>Gern auch Nachtschicht</Body></CoverLetter>'
    const read = await draft(Buffer.from(EUROPASS_OLD.replace('</LearnerInfo>', `${more}</LearnerInfo>`)))
    expect(read.unplaced.join()).toContain('Nachtschicht')
  })
})

it.each<[string, string | Uint8Array, ReadFault]>([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'unknown'],
  ['nothing', '   ', 'empty'],
  ['a broken PDF', '%PDF-1.7\n%%EOF', 'broken'],
  ['JSON of something else', '{"total": 3}', 'unknown'],
  ['XML with entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'broken'],
])('refuses %s', async (_what, content, fault) => {
  expect(await readDocument(Buffer.from(content))).toBe(fault)
})

function zipOf(files: Record<string, string>): Uint8Array {
  return writeZip(Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) })))
}

async function draft(content: Uint8Array) {
  const read = await readDocument(content)
  if (typeof read === 'string') throw new Error(read)
  // The result can be stored as it is.
  expect(resumeContentSchema.safeParse(read.content).error).toBeUndefined()
  return read
}
