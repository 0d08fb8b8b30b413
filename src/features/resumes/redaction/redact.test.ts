import { describe, expect, it } from 'vitest'
import type { ResumeSheet } from '../document/sheet'
import { emptyResumeContent } from '../schema'
import { resumeTerms } from '../server/search/resume-terms'
import { EMPLOYER_HIDDEN, redactSheet } from './redact'
import { redactor } from './redact-text'

const ID = '018f3c1e-0000-7000-8000-000000000001'

function clean(text: string, names = ['Jörg', 'Müller-Strauß'], employers: string[] = []) {
  return redactor({ names, email: '', employers, places: [] })(text)
}

describe('names in free text', () => {
  it.each([
    ['Ich bin Jörg Müller-Strauß.', 'Ich bin [Name entfernt].'],
    ['JÖRG MÜLLER-STRAUSS, Dreher', '[Name entfernt], Dreher'],
    ['joerg mueller-strauss', '[Name entfernt]'],
    ['Jorg Muller', '[Name entfernt]'],
    ['Jo\u0308rg und Jör\u00ADg', '[Name entfernt] und [Name entfernt]'],
    ['Herrn Müllers Werkstatt', 'Herrn [Name entfernt] Werkstatt'],
    ['J. Müller', '[Name entfernt]'],
    ['Strauß, j-mueller, j.m.strauss', '[Name entfernt], [Name entfernt], [Name entfernt]'],
    ['jmstrauss und MüllerStrauß', '[Name entfernt] und [Name entfernt]'],
    ['Mu¨ller, Mü\u034fller, 𝐌üller, Ｍüller', '[Name entfernt], [Name entfernt], [Name entfernt], [Name entfernt]'],
    ['Viele Grüße, J. M.-S.', 'Viele Grüße, [Name entfernt]'],
    ['Ihr J. S.', 'Ihr [Name entfernt]'],
    ['GitHub: dreher0815, Xing-Profil lenchen', 'GitHub: [Kontakt entfernt], Xing-Profil [Kontakt entfernt]'],
    ['Kampagnen auf LinkedIn geplant', 'Kampagnen auf LinkedIn geplant'],
    ['Profil joergmueller und joerg1979', 'Profil [Name entfernt] und [Name entfernt]'],
    ['Müllerei und Jörgensen bleiben', 'Müllerei und Jörgensen bleiben'],
    ['github: jmueller und muellerj7', 'github: [Name entfernt] und [Name entfernt]'],
    ['Unterschrift: Mül-\nler', 'Unterschrift: [Name entfernt]'],
    ['M Ü L L E R, j.ö.r.g', '[Name entfernt], [Name entfernt]'],
    ['joerg_mueller.pdf', '[Name entfernt].pdf'],
    ['geb. Schmidt', '[Name entfernt]'],
    ['S P S und C A D', 'S P S und C A D'],
    ['J Müller, Müller J', '[Name entfernt], [Name entfernt]'],
    ['Viele Grüße\nJM', 'Viele Grüße\n[Name entfernt]'],
    ['Beste Grüße, J M-S', 'Beste Grüße, [Name entfernt]'],
    ['LG J.', 'LG [Name entfernt]'],
    ['Ihr Team: JMS-Steuerung, Klasse C', 'Ihr Team: JMS-Steuerung, Klasse C'],
  ])('%s', (text, expected) => {
    expect(clean(text)).toBe(expected)
  })

  it('finds letters that no accent folds to', () => {
    expect(clean('Miriam YILDIZ, yıldız', ['Miriam', 'Yıldız'])).toBe('[Name entfernt], [Name entfernt]')
  })

  it.each([
    [['Li', 'Wei'], 'LI WEI, li.wei, liwei88', '[Name entfernt], [Name entfernt], [Name entfernt]'],
    [['An', 'Nguyen'], 'annguyen93, AN NGUYEN, an Nguyen', '[Name entfernt], [Name entfernt], an [Name entfernt]'],
    [['Đặng', 'Pfister'], 'Dang, Pﬁster', '[Name entfernt], [Name entfernt]'],
    [['Rosa', "O'Neill"], 'ONeill, oneill', '[Name entfernt], [Name entfernt]'],
    [['Ole', 'von der Heide'], 'vonderheide, ovdheide', '[Name entfernt], [Name entfernt]'],
  ])('%s: %s', (names, text, expected) => {
    expect(clean(text, names)).toBe(expected)
  })

  it.each([
    ['Jörg', 'Alle nennen mich Jörgi, Joergi oder Jörgilein.'],
    ['Thomas', 'Tommi, Tom, Tommy und tommi79'],
    ['Stephan', 'Euer Steffi, Steff'],
    ['Sebastian', 'Bastis Werkzeug, Basti'],
    ['Magdalena', 'Lenchen und Leni'],
    ['Günther', 'Günni'],
    ['Klara', 'Klärchen'],
    ['Susanne', 'Susi, Sanne'],
    ['Nicole', 'Nicki, Nickis Team'],
    ['Karl-Heinz', 'Kalle, Heinzi'],
  ])('what friends call %s', (name, text) => {
    const left = clean(text, [name, 'Öhe']).replaceAll('[Name entfernt]', '')
    expect(left).not.toMatch(/j(?:ö|oe)rgi|tom|steff|basti|len|günn|klär|sus|sann|nick|kall|heinz/i)
  })

  it.each([
    ['Julia', 'Seit Juli 2025, Jury und Julihitze'],
    ['Roland', 'in dieser Rolle, Rollen'],
    ['Stella', 'Die Stelle, viele Stellen'],
    ['Linus', 'Die Linie, Linien'],
    ['Jürgen', 'In der Jury'],
    ['Manuela', 'Man kann, Manche'],
    ['Kira', 'Kirchen und Küchen'],
    ['Thomas', 'Tomaten und tom'],
  ])('what only sounds like a nickname of %s stays', (name, text) => {
    expect(clean(text, [name, 'Öhe'])).toBe(text)
  })

  it('leaves particles and short ordinary words alone', () => {
    expect(clean('Ich bin von der Sache überzeugt', ['Otto', 'von der Heide'])).toBe('Ich bin von der Sache überzeugt')
    expect(clean('Erfahrung an CNC-Maschinen, An Nguyen', ['An', 'Nguyen'])).toBe(
      'Erfahrung an CNC-Maschinen, [Name entfernt]',
    )
  })
})

describe('contact in free text', () => {
  it.each([
    ['waldkauz7@posteo.example', 'Insta: Waldkauz7, Wald und Kauz', 'Insta: [Kontakt entfernt], Wald und Kauz'],
    ['rote.zora+jobs@web.example', 'auf GitHub rote-zora-jobs', 'auf GitHub [Kontakt entfernt]'],
    ['rote_zora@web.example', 'Discord rotezora, rote Grütze', 'Discord [Kontakt entfernt], rote Grütze'],
    ['buchhaltung@web.example', 'Buchhaltung mit DATEV', 'Buchhaltung mit DATEV'],
    ['', 'Buchhaltung mit DATEV', 'Buchhaltung mit DATEV'],
  ])('what stands before the @ of %s', (email, text, expected) => {
    expect(redactor({ names: [], email, employers: [], places: [] })(text)).toBe(expected)
  })

  it.each([
    ['Mail: j.m@posteo.de bitte', 'Mail: [Kontakt entfernt] bitte'],
    ['jm (at) posteo.de', '[Kontakt entfernt]'],
    ['Siehe https://example.org/jm', 'Siehe [Kontakt entfernt]'],
    ['linkedin.com/in/jm', '[Kontakt entfernt]'],
    ['Tel. 0521 55 04 91', 'Tel. [Kontakt entfernt]'],
    ['+49 (0)521 550491', '[Kontakt entfernt]'],
    ['0521.55.04.91, Handy: 550491', '[Kontakt entfernt], Handy: [Kontakt entfernt]'],
    ['jm at posteo dot de', '[Kontakt entfernt]'],
    ['Insta @jm_dreht', 'Insta [Kontakt entfernt]'],
    ['mehr auf meine-werkstatt.de', 'mehr auf [Kontakt entfernt]'],
    ['Wohne Hauptstraße 12a, 33602 Herford', 'Wohne [Ort entfernt]'],
    ['Am Alten Markt Weg 3 und Karl-Marx-Allee 7', '[Ort entfernt] und [Ort entfernt]'],
    ['wohnhaft Lindenring 12, dort', 'wohnhaft [Ort entfernt], dort'],
    ['Am Hof 3, 33602 Herford; Hauptstr 5', '[Ort entfernt]; [Ort entfernt]'],
    ['Insta wald.kauz und IG: kauz', 'Insta [Kontakt entfernt] und IG: [Kontakt entfernt]'],
    ['Mobil ０１７１ ５５０４９１２, m﹫post.de', 'Mobil [Kontakt entfernt], [Kontakt entfernt]'],
    ['Straßenbau 24, Node.js, Socket.io, Team von 12', 'Straßenbau 24, Node.js, Socket.io, Team von 12'],
    [
      '08/2017 - 03/2021 in Herford, ASP.NET, 01.02.2020, 100.000 Teile',
      '08/2017 - 03/2021 in Herford, ASP.NET, 01.02.2020, 100.000 Teile',
    ],
  ])('%s', (text, expected) => {
    expect(clean(text)).toBe(expected)
  })
})

describe('data of birth in free text', () => {
  it.each([
    ['geb. 12.03.1990 in Herford', '[Geburtsdaten entfernt]'],
    ['Geburtsdatum: 1990-03-12', '[Geburtsdaten entfernt]'],
    ['Ich wurde am 3. Mai 1990 in Herford geboren.', 'Ich wurde [Geburtsdaten entfernt].'],
    ['Geburtsdatum: １９９０‐０３‐１２', '[Geburtsdaten entfernt]'],
    ['Geburtsdatum | 12.03.1990 |', '[Geburtsdaten entfernt] |'],
    ['Geburtsdatum (TT.MM.JJJJ): 1990/03/12', '[Geburtsdaten entfernt]'],
    ['Geburtsdatum/-ort\nStaatsangehörigkeit\n12.03.1990', '[Geburtsdaten entfernt]'],
    ['Geburts-\ndatum:\u00a012.\u202f03.\u202f1990', '[Geburtsdaten entfernt]'],
    ['Geb.-Datum: 12031990, Geburtsjahr: 1990', '[Geburtsdaten entfernt], [Geburtsdaten entfernt]'],
    ['geboren in Herford am 12. März 1990', '[Geburtsdaten entfernt]'],
    ['Date of birth: March 12, 1990; Geburtstag 12.III.1990', '[Geburtsdaten entfernt]; [Geburtsdaten entfernt]'],
    ['geboren im März 1990, Alter 36', '[Geburtsdaten entfernt], [Geburtsdaten entfernt]'],
    ['Geboren in Herford, seit 12.03.2020 Köchin', 'Geboren in Herford, seit 12.03.2020 Köchin'],
    ['Geburtshilfe, 12.03.2020', 'Geburtshilfe, 12.03.2020'],
    ['Kinder im Alter 10 bis 12', 'Kinder im Alter 10 bis 12'],
    ['* 03.05.90, ledig', '[Geburtsdaten entfernt], ledig'],
    ['Ich bin 34 Jahre alt', 'Ich bin [Geburtsdaten entfernt]'],
    ['38-jährig, ledig', '[Geburtsdaten entfernt], ledig'],
    ['Jahrgang 1990; Alter: 36', '[Geburtsdaten entfernt]; [Geburtsdaten entfernt]'],
    ['Ich kam am zwölften März neunzehnhundertneunzig zur Welt.', 'Ich kam [Geburtsdaten entfernt] zur Welt.'],
    ['zwölfter März neunzehnhundert neunzig', '[Geburtsdaten entfernt]'],
    ['geboren am dritten Fünften neunundachtzig', '[Geburtsdaten entfernt]'],
    ['geboren am ersten Mai zweitausendeins, ledig', '[Geburtsdaten entfernt], ledig'],
    ['Jahrgang neunzehnhundertachtzig', '[Geburtsdaten entfernt]'],
    ['am 12. März neunzehnhundertneunundachtzig', '[Geburtsdaten entfernt]'],
    ['sechsunddreißig Jahre alt, sechsunddreißigjährig', '[Geburtsdaten entfernt], [Geburtsdaten entfernt]'],
    ['am ersten März zweitausendzwanzig begonnen', 'am ersten März zweitausendzwanzig begonnen'],
    ['seit 2010 dabei, 12 Jahre Erfahrung', 'seit 2010 dabei, 12 Jahre Erfahrung'],
  ])('%s', (text, expected) => {
    expect(clean(text)).toBe(expected)
  })
})

describe('employers in free text', () => {
  const employers = ['Möller Antriebe GmbH & Co. KG', 'Deutsche Bahn AG']
  it.each([
    ['Bei Möller Antriebe gelernt', 'Bei [Arbeitgeber entfernt] gelernt'],
    ['bei MOELLER ANTRIEBE GmbH', 'bei [Arbeitgeber entfernt] GmbH'],
    ['Möllers Fertigung', '[Arbeitgeber entfernt] Fertigung'],
    ['Die deutsche Sprache', 'Die deutsche Sprache'],
    ['MÖLLER und Moeller', '[Arbeitgeber entfernt] und [Arbeitgeber entfernt]'],
    ['Antriebe gewartet, bei der DB gelernt', 'Antriebe gewartet, bei der [Arbeitgeber entfernt] gelernt'],
  ])('%s', (text, expected) => {
    expect(clean(text, [], employers)).toBe(expected)
  })
})

it.each([
  [
    'Autohaus Meyer',
    'Bei Meyer in der Werkstatt, ein Autohaus',
    'Bei [Arbeitgeber entfernt] in der Werkstatt, ein Autohaus',
  ],
  ['Pflege Dahlmann GmbH', 'Ambulante pflege, für Dahlmann', 'Ambulante pflege, für [Arbeitgeber entfernt]'],
  ['Bäckerei Immo Trend GmbH', 'IT und BIT', 'IT und [Arbeitgeber entfernt]'],
])('what is its own of %s', (employer, text, expected) => {
  expect(clean(text, [], [employer])).toBe(expected)
})

describe('places in free text', () => {
  it('goes as written, whole', () => {
    const clean = redactor({ names: [], email: '', employers: [], places: ['Rain', 'Bad Salzuflen', ''] })
    expect(clean('Berufskolleg Rain, aus Bad Salzuflen, rain')).toBe(
      'Berufskolleg [Ort entfernt], aus [Ort entfernt], rain',
    )
    expect(clean('Bad und Küche')).toBe('Bad und Küche')
  })

  it('goes with what is from there, and with a part of it', () => {
    const clean = redactor({ names: [], email: '', employers: [], places: ['Dresden', 'Köln', '50667'] })
    expect(clean('Dresdner Straße, Kölner Haie, Köln-Ehrenfeld, dresdner')).toBe(
      '[Ort entfernt] Straße, [Ort entfernt] Haie, [Ort entfernt], dresdner',
    )
  })

  it('goes with its postal code, also of a place lived in before', () => {
    const clean = redactor({ names: [], email: '', employers: [], places: ['Schliersee'] })
    expect(clean('aus 83727 Schliersee, D-83727 Schliersee')).toBe('aus [Ort entfernt], [Ort entfernt]')
    expect(clean('10000 Stück aus Schliersee, 2019 Schliersee')).toBe(
      '10000 Stück aus [Ort entfernt], 2019 [Ort entfernt]',
    )
  })
})

describe('redactSheet', () => {
  const redacted = redactSheet(sheet())

  it('leaves nothing that tells who it is', () => {
    const everything = JSON.stringify(redacted)
    for (const secret of ['Miriam', 'Yıldız', 'Yildiz', 'Möller', 'Bielefeld', '33602', '0521', 'posteo', 'zeugnis']) {
      expect(everything).not.toContain(secret)
    }
  })

  it('keeps what somebody can do', () => {
    expect(redacted).toMatchObject({ postalCode: '33', city: null, land: 'NW', attachments: [] })
    expect(redacted.content.experience[0]).toMatchObject({
      position: 'CNC-Dreherin',
      employer: EMPLOYER_HIDDEN,
      from: '2021-04',
    })
    expect(redacted.content.education[0]?.institution).toBe(EMPLOYER_HIDDEN)
    expect(redacted.content.projects[0]).toMatchObject({ name: 'Vorrichtungsbau', url: null })
  })

  it('tells the day of a change, and not its minute', () => {
    const at = (moment: string) => redactSheet({ ...sheet(), updatedAt: new Date(moment) }).updatedAt
    expect(at('2026-11-01T21:59:31Z')).toEqual(new Date('2026-10-31T23:00:00Z'))
    expect(at('2026-11-01T23:10:00Z')).toEqual(new Date('2026-11-01T23:00:00Z'))
  })

  it('never puts names or employers into the search terms', () => {
    const terms = resumeTerms(
      { ...sheet(), firstName: 'Miriam', lastName: 'Yıldız', city: 'Bielefeld', isAnonymous: true },
      new Date(),
    )
    expect(terms).toContain('T-dreh')
    expect(terms.some((term) => /miriam|yildiz|moller|bielefeld|entfernt/.test(term))).toBe(false)
  })
})

describe('a cook named Koch', () => {
  const cook = {
    ...sheet(),
    firstName: 'Stefan',
    lastName: 'Koch',
    headline: 'Koch, 4 Jahre Erfahrung',
    isAnonymous: true,
  }
  const [first] = cook.content.experience
  if (!first) throw new Error('no station')
  const stations = [{ ...first, position: 'Koch', description: 'Als Koch am Herd. Stefan Koch, Team S. Koch' }]
  const summary = 'Gelernter Koch. Herr Koch kocht.\nViele Grüße\nKoch'
  const content = { ...cook.content, summary, experience: stations }

  it('is shown as a cook, and not as Koch', () => {
    const shown = redactSheet({ ...cook, content })
    expect(shown.headline).toBe('Koch, 4 Jahre Erfahrung')
    expect(shown.content.experience[0]).toMatchObject({ position: 'Koch' })
    expect(shown.content.experience[0]?.description).toBe('Als Koch am Herd. [Name entfernt], Team [Name entfernt]')
    expect(shown.content.summary).toBe('Gelernter Koch. Herr [Name entfernt] kocht.\nViele Grüße\n[Name entfernt]')
  })

  it('loses the word everywhere when somebody else does other work', () => {
    const shown = redactSheet({ ...cook, headline: 'Mechaniker', content: { ...content, experience: [first] } })
    expect(shown.content.summary).not.toContain('Koch')
  })
})

function sheet(): ResumeSheet {
  return {
    firstName: 'Miriam',
    lastName: 'Yıldız',
    email: 'miriam.yildiz@posteo.example',
    phone: '0521 55 04 91',
    postalCode: '33602',
    city: 'Bielefeld',
    land: 'NW',
    headline: 'Zerspanungsmechanikerin Miriam',
    availability: 'now',
    availableFrom: null,
    noticePeriodWeeks: null,
    desiredEmploymentTypes: ['Vollzeit'],
    drivingLicences: ['B'],
    title: 'CV Yildiz',
    template: 'klar',
    updatedAt: new Date('2026-11-01T00:00:00Z'),
    photoFileId: ID,
    attachments: [{ id: ID, name: 'zeugnis-yildiz.pdf', contentType: 'application/pdf', size: 10 }],
    content: {
      ...emptyResumeContent(),
      summary: 'Ich, Miriam aus Bielefeld, drehe gern. Ruf an: 0521 55 04 91.',
      experience: [
        {
          id: ID,
          position: 'CNC-Dreherin',
          employer: 'Möller Antriebe GmbH',
          place: 'Bielefeld',
          from: '2021-04',
          to: null,
          description: 'Bei Möller Antriebe an der Drehmaschine',
        },
      ],
      education: [
        {
          id: ID,
          degree: 'Ausbildung',
          institution: 'Möller Antriebe GmbH',
          place: null,
          from: '2014-08',
          to: '2017-07',
          description: '',
        },
      ],
      projects: [
        { id: ID, name: 'Vorrichtungsbau', url: 'https://miriam-yildiz.example', description: 'Für Möller Antriebe' },
      ],
    },
  }
}
