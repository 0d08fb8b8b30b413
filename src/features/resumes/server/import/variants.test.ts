import { describe, expect, it } from 'vitest'
import { writeZip } from '~/platform/server/files/zip'
import { EUROPASS_NEW, EUROPASS_OLD } from '../../../../../tests/factories/import-documents'
import { resumeContentSchema } from '../../schema'
import { readDocument } from './read-document'

const p = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const box = (...lines: string[]) =>
  `<w:p><w:r><w:drawing><w:txbxContent>${lines.map(p).join('')}</w:txbxContent></w:drawing></w:r></w:p>`
const word = (...inner: string[]) =>
  zipOf({ 'word/document.xml': `<w:document><w:body>${inner.join('')}</w:body></w:document>` })

describe('a Word document with text boxes', () => {
  const station = [p('Berufserfahrung'), p('05/2021 – heute\tFeinoptikerin, Optik Saale GmbH, Jena')]

  it('takes the name from the text, not from a box that is anchored above it', async () => {
    const read = await draft(
      word(box('Sorgfalt Und Ruhe', 'Mobil: 0171 5550199'), p('Ida Wolff'), p('Feinoptikerin'), ...station),
    )
    expect(read.person).toMatchObject({ name: 'Ida Wolff', headline: 'Feinoptikerin', phone: '0171 5550199' })
    expect(read.unplaced).toEqual(['Sorgfalt Und Ruhe'])
    expect(read.content.experience).toMatchObject([{ position: 'Feinoptikerin', from: '2021-05', to: null }])
  })

  it('takes it from a box where it stands nowhere else', async () => {
    const read = await draft(word(box('Bewerbung Als Optikerin', 'Ida Wolff', 'ida.wolff@post.example'), ...station))
    expect(read.person).toMatchObject({ name: 'Ida Wolff', email: 'ida.wolff@post.example' })
    expect(read.unplaced).toEqual(['Bewerbung Als Optikerin'])
  })

  it('lets no section go on in a box, nor a box in a section', async () => {
    const read = await draft(
      word(box('Kenntnisse', 'Laserschweißen'), p('Ida Wolff'), ...station, box('Schleift Prismen.')),
    )
    expect(read.person.name).toBe('Ida Wolff')
    expect(read.content.skills).toMatchObject([{ name: 'Laserschweißen' }])
    expect(read.content.experience).toMatchObject([{ employer: 'Optik Saale GmbH', description: 'Schleift Prismen.' }])
  })
})

it.each([
  ['Metallbauer und Schweißer\nTomasz Wolski\nt.wolski@post.example', 'Tomasz Wolski', 'Metallbauer und Schweißer'],
  ['Anna von der Heide\nKöchin', 'Anna von der Heide', undefined],
  ['Bewerbung Um Eine Stelle\nMehmet Öztürk', 'Mehmet Öztürk', 'Bewerbung Um Eine Stelle'],
  ['Gute Laune\nJosé M. da Silva\nda.silva@post.example', 'José M. da Silva', 'Gute Laune'],
])('knows the name among the lines %j', async (head, name, left) => {
  const read = await draft(Buffer.from(`${head}\n\nSprachen\nDeutsch: C1`))
  expect(read.person.name).toBe(name)
  expect(JSON.stringify([read.unplaced, read.person.headline])).toContain(left ?? '')
})

it('Europass whose texts are escaped twice, as its words and points', async () => {
  const twice = EUROPASS_OLD.replaceAll('&lt;', '&amp;lt;').replaceAll('&gt;', '&amp;gt;')
  for (const xml of [EUROPASS_OLD, twice, EUROPASS_OLD.replace('Schaltschränke', 'Schaltschr&#228;nke')]) {
    const read = await draft(Buffer.from(xml))
    expect(read.content.experience[0]?.description).toBe('- Schaltschränke\n- Prüfung')
    expect(read.unplaced).toEqual(['Führerschein B'])
    // People also read the column next to it.
    expect(read.sourceText).toContain('- Schaltschränke\n- Prüfung')
    expect(read.sourceText).toContain('2018-05\nElektroniker')
    expect(read.sourceText).not.toMatch(/[<>]|&\w+;/)
  }
  const recent = await draft(Buffer.from(EUROPASS_NEW.replaceAll('&lt;', '&amp;lt;').replaceAll('&gt;', '&amp;gt;')))
  expect(recent.content.experience[0]?.description).toBe('Touren planen')
})

it('takes a language without a level as one, whatever it comes in, and says of nobody how well', async () => {
  const text = 'Ida Wolff\n\nSprachen\nEnglisch\nPolnisch (in der Familie)\nSpanisch B2\nReferenzen auf Anfrage'
  const europass = EUROPASS_NEW.replace(/<(\w+:)?ScoreText>[^<]*<\/(\w+:)?ScoreText>/g, '')
  for (const [read, names] of [
    [await draft(Buffer.from(text)), { Englisch: null, Polnisch: null, Spanisch: 'B2' }],
    [
      await draftOfJson({ basics: {}, languages: [{ language: 'Polnisch', fluency: 'in der Familie' }] }),
      { Polnisch: null },
    ],
    [await draft(Buffer.from(europass)), { Portugiesisch: 'native', Deutsch: null }],
  ] as const) {
    expect(Object.fromEntries(read.content.languages.map(({ name, level }) => [name, level]))).toEqual(names)
    if ('Polnisch' in names) expect(read.unplaced.join()).toContain('Polnisch: in der Familie')
  }
  expect((await draft(Buffer.from(text))).unplaced.join()).toContain('Referenzen')
})

it("LinkedIn's export with German names, semicolons and a folder, without other people", async () => {
  const read = await draft(
    zipOf({
      'Export/Profil.csv':
        'Vorname;Nachname;Profil-Slogan;Zusammenfassung;Standort\nLena;Vogt;Buchhalterin;Ordnung;Kassel\n',
      'Export/Positionen.csv':
        'Unternehmen;Position;Beschreibung;Standort;Begonnen am;Beendet am\nKeller KG;Bilanzbuchhalterin;HGB;Kassel;März 2019;\n',
      'Export/Ausbildung.csv':
        'Name der Schule;Startdatum;Enddatum;Abschluss\nIHK Kassel;2010;2012;Bilanzbuchhalterin\n',
      'Export/Kenntnisse.csv': 'Name\nDATEV\n',
      'Export/Sprachen.csv': 'Name;Sprachniveau\nDeutsch;Muttersprache oder zweisprachig\n',
      'Export/E-Mail-Adressen.csv': 'E-Mail-Adresse;Primär\nalt@post.example;Nein\nlena@post.example;Ja\n',
      'Export/Kontakte.csv': 'Vorname;Nachname\nFremde;Person\n',
      'Export/Endorsement_Received_Info.csv': 'First Name,Last Name\nFremde,Leute\n',
    }),
  )
  expect(read.person).toMatchObject({ name: 'Lena Vogt', headline: 'Buchhalterin', email: 'lena@post.example' })
  expect(read.content).toMatchObject({
    summary: 'Ordnung',
    experience: [{ position: 'Bilanzbuchhalterin', employer: 'Keller KG', place: 'Kassel', from: '2019-03', to: null }],
    education: [{ degree: 'Bilanzbuchhalterin', institution: 'IHK Kassel', to: '2012' }],
    skills: [{ name: 'DATEV', level: null }],
    languages: [{ name: 'Deutsch', level: 'native' }],
  })
  expect(JSON.stringify(read)).not.toContain('Fremde')
})

describe('a table as people write it', () => {
  it('knows the headings of trades, breaks between stations and names that hold a dash', async () => {
    const read = await draft(
      Buffer.from(`Blessing Adeyemi
Profil
Pflegefachfrau mit acht Jahren Erfahrung auf der
Intensivstation.
Ruhig, auch nachts.
Beruflicher Werdegang
Pflegefachfrau, Charité – Universitätsmedizin Berlin, Station 12\tseit 04/2022
Wundversorgung, Medikamentengabe, Anleiten von Auszubildenden
Pflegehelferin bei der Abendfrieden gGmbH\t09/2018 – 08/2019
Arbeitssuchend\t01/2018 – 08/2018
Schul- und Berufsausbildung
Ausbildung zur Pflegefachfrau, Berufsfachschule Pflege\t09/2019 – 03/2022
Abschluss: staatlich anerkannt, Note 2,1
Zusatzqualifikationen
Praxisanleiterin (300 Std.), 2023
Basic Life Support
Scheine
Kettensäge, Ersthelfer (2024)
EDV-Kenntnisse
Visual Basic, Scrum Master, Excel (Experte), sehr gute Kenntnisse in Word`),
    )
    expect(read.content).toMatchObject({
      summary: 'Pflegefachfrau mit acht Jahren Erfahrung auf der Intensivstation.\nRuhig, auch nachts.',
      experience: [
        {
          position: 'Pflegefachfrau',
          employer: 'Charité – Universitätsmedizin Berlin',
          place: 'Station 12',
          description: 'Wundversorgung, Medikamentengabe, Anleiten von Auszubildenden',
        },
        { position: 'Pflegehelferin', employer: 'Abendfrieden gGmbH' },
      ],
      education: [{ institution: 'Berufsfachschule Pflege', description: 'Abschluss: staatlich anerkannt, Note 2,1' }],
      certificates: [
        { name: 'Praxisanleiterin (300 Std.)', issuedIn: '2023' },
        { name: 'Basic Life Support' },
        { name: 'Kettensäge', issuer: null },
        { name: 'Ersthelfer', issuedIn: '2024' },
      ],
      skills: [{ level: null }, { level: null }, { name: 'Excel', level: 5 }, { level: 4 }],
    })
    expect(read.unplaced).toEqual(['Arbeitssuchend · 2018-01 · 2018-08'])
  })

  it('takes nothing from the station above for a break', async () => {
    const read = await draft(
      Buffer.from(`Sandra Öztürk
Berufserfahrung
Managerin
Rheinwerk Digital GmbH, Köln
07/2021 – heute
Führung von drei Personen
Elternzeit
03/2020 – 06/2021
Assistentin
Kaiser Versand AG, Düsseldorf
10/2016 – 02/2020`),
    )
    expect(read.content.experience).toMatchObject([
      { position: 'Managerin', employer: 'Rheinwerk Digital GmbH', description: 'Führung von drei Personen' },
      { position: 'Assistentin', employer: 'Kaiser Versand AG', description: '' },
    ])
    expect(read.unplaced).toEqual(['Elternzeit · 2020-03 · 2021-06'])
  })
})

describe('JSON Resume of other versions', () => {
  it('the first drafts, with a parted name and websites', async () => {
    const read = await draftOfJson({
      bio: { firstName: 'Tom', lastName: 'Becker', email: { personal: 'tom@post.example' }, summary: 'Gestalte gern.' },
      work: [
        { company: 'Studio Nord', position: 'Grafiker', website: 'https://nord.example', startDate: 'seit 03/2021' },
      ],
      education: [
        { institution: 'HAW', area: 'Design', studyType: 'Bachelor', startDate: '2014', endDate: '2018', gpa: '1,7' },
      ],
    })
    expect(read.person).toMatchObject({ name: 'Tom Becker', email: 'tom@post.example' })
    expect(read.content).toMatchObject({
      summary: 'Gestalte gern.',
      experience: [{ position: 'Grafiker', from: '2021-03', to: null }],
      education: [{ description: 'Note: 1,7' }],
    })
    expect(read.unplaced).toEqual(['https://nord.example'])
    expect(read.sourceText).toContain('company: Studio Nord')
  })

  it('1.0 with formatted texts, an end in words and one nobody can read', async () => {
    const work = { name: 'Studio Nord', position: 'Grafiker', startDate: '2019-04' }
    const read = await draftOfJson({
      $schema: 'https://json-resume.example/schema',
      basics: { name: 'Tom Becker', summary: '<p>Gestalte <strong>gern</strong>.</p><ul><li>Messen</li></ul>' },
      work: [
        { ...work, endDate: 'laufend' },
        { ...work, endDate: '2023-13' },
      ],
    })
    expect(read.content.summary).toBe('Gestalte gern.\n- Messen')
    expect(read.content.experience).toMatchObject([{ to: null }, { to: null }])
    expect(read.unplaced).toEqual(['Ende: 2023-13'])
  })
})

function draftOfJson(value: unknown) {
  return draft(Buffer.from(JSON.stringify(value)))
}

function zipOf(files: Record<string, string>): Uint8Array {
  return writeZip(Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) })))
}

async function draft(content: Uint8Array) {
  const read = await readDocument(content)
  if (typeof read === 'string') throw new Error(read)
  expect(resumeContentSchema.safeParse(read.content).error).toBeUndefined()
  return read
}
