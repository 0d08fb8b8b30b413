import { writeZip } from '~/platform/server/files/zip'

const file = (name: string, text: string) => ({ name, content: Buffer.from(text) })

/** A common form of German résumé: a table of periods. */
export const TABULAR_TEXT = `Lebenslauf

Jonas Krämer
Anschrift: Lindenstraße 4, 33602 Bielefeld
Telefon: 0521 123456
E-Mail: jonas.kraemer@post.example

Berufserfahrung
04/2019 – heute	Schichtleiter, Nolte Armaturen KG, Herford
- Führt 12 Leute in drei Schichten
- Plant Wartung und Werkzeuge
08/2014 – 03/2019	Zerspanungsmechaniker bei Wittekind Werkzeugbau GmbH
Drehen und Fräsen von Einzelteilen.

Ausbildung
2011 – 2014	Ausbildung zum Zerspanungsmechaniker, Wittekind Werkzeugbau GmbH
2005 – 2011	Realschulabschluss, Realschule Heepen

Kenntnisse
CNC: Siemens 840D (sehr gut), Heidenhain (Grundkenntnisse)

Sprachen
Deutsch (Muttersprache), Englisch (B1)

Zertifikate
03/2020 Staplerschein, TÜV Nord

Hobbys
Rudern und Backgammon

Referenzen
Frau Sander, Werkleitung`

/** An English one with the title above the period. */
export const ENGLISH_TEXT = `Priya Nair
Software Engineer
priya@mail.example | +49 30 555 0199

Summary
I build reliable web services.

Experience
Nordlicht Software GmbH
Senior Developer
Mar 2020 - Present (6 years 3 months)
- Leads a team of four
Kontor Digital AG
Developer
January 2016 - February 2020
- Payment services

Education
Technische Universität Berlin
Master of Science
2013 - 2015

Skills
TypeScript, PostgreSQL, Kubernetes

Languages
English: native
German: C1`

/**
 * As an old Mac saves it: umlauts of two characters, spaced headings, dates of every kind, levels as words and stars.
 */
export const UGLY_TEXT = `Lebenslauf
Jörg Müller-Lüdenscheidt
Königsallee 5 · 40212 Düsseldorf · 0211 / 98 76 54

PERSÖNLICHE DATEN
Geburtsdatum:	04.05.1988

B E R U F S E R F A H R U N G
seit 03/2019	Bürokaufmann bei Größe & Söhne GmbH, Köln
03/17 –	Sachbearbeiter, Möbelhaus Süß KG
02/19	Ablage und Register
2014 –	Übersetzer, eigenes Büro

STUDIUM
WS 2012/13 – SS 2015	B.A. Germanistik, Universität zu Köln
2009/10	Soziales Jahr, Diakonie Münster
06/2009	Abitur, Gymnasium Essen

EDV-Kenntnisse
MS Office: sehr gut
DATEV ★★★★☆

Sprachkenntnisse
Latein – Latinum

Düsseldorf, 12.11.2026`.normalize('NFD')

/** Typst of a page in two columns that the file contains row by row, with a header and footer on every page. */
export const TWO_COLUMNS = `#set page(header: [Ida Wolff #h(1fr) Bewerbung], footer: [ida\\@post.example #h(1fr) Seite 1 von 2])
#par(leading: 2pt)[#text(24pt)[Ida Wolff] #linebreak() Augenoptikerin]
#grid(columns: (5cm, 1fr), column-gutter: 8mm, row-gutter: 4mm,
[*Sprachen*],[*Berufserfahrung*],
[Deutsch: Muttersprache],[03/2019 – heute],
[Englisch: B2],[Feinoptikerin, Optik Saale GmbH, Jena],
[*Kenntnisse*],[*Ausbildung*],
[Laserschweißen],[08/2009 – 06/2012],
[Prismen],[Ausbildung Optik, Berufskolleg Gera])
#pagebreak()
*Zertifikate*

05/2020 Ausbilderschein, IHK Gera`

/** With umlauts of the old Windows code page, and only long month names. */
export function windowsText(): Uint8Array {
  return Buffer.from(
    'Thea Grün\n\nBeruflicher Werdegang\nseit April 2021 Köchin, Gasthaus Mühle, Fürth\nMai 2018 bis März 2021 Jungköchin, Hotel Bär\n',
    'latin1',
  )
}

/** A Word document with a table of periods, a list, and a tracked deletion that must not reappear. */
export function docx(): Uint8Array {
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
  const p = (inner: string) => `<w:p>${inner}</w:p>`
  const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`
  const body = [
    p(run('Aylin Demir')),
    p(run('aylin@post.example')),
    p(run('Berufserfahrung')),
    `<w:tbl>${row(
      p(run('01/2020 – heute')),
      p(run('Pflegefachfrau, Klinikum Lippe, Detmold')) +
        `<w:p><w:pPr><w:numPr/></w:pPr>${run('Stationsleitung in Vertretung')}<w:del><w:r><w:delText>geheim</w:delText></w:r></w:del></w:p>`,
    )}</w:tbl>`,
    p(run('Ausbildung')),
    p(
      `${run('10/2016 – 09/2019')}<w:r><w:tab/></w:r>${run('Examen Gesundheits- und Krankenpflege, Pflegeschule Lemgo')}`,
    ),
    p(run('Sprachen')),
    p(run('Türkisch (Muttersprache), Deutsch (C1)')),
  ].join('')
  const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  return writeZip([file('[Content_Types].xml', '<Types/>'), file('word/document.xml', xml)])
}

/** LinkedIn's "Datenexport". */
export function linkedInZip(): Uint8Array {
  return writeZip([
    file(
      'Profile.csv',
      'First Name,Last Name,Headline,Summary,Geo Location\nLena,Vogt,Buchhalterin,"Zahlen, Ruhe, Ordnung",Kassel\n',
    ),
    file(
      'Positions.csv',
      'Company Name,Title,Description,Location,Started On,Finished On\n"Keller & Co, KG",Bilanzbuchhalterin,"Monatsabschlüsse\nHGB",Kassel,Mar 2019,\nAlt AG,Buchhalterin,,Fulda,Sep 2012,Feb 2019\n',
    ),
    file(
      'Education.csv',
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nIHK Kassel,2010,2012,,Bilanzbuchhalterin IHK,\n',
    ),
    file('Skills.csv', 'Name\nDATEV\nSAP FI\n'),
    file(
      'Languages.csv',
      'Name,Proficiency\nDeutsch,Native or bilingual proficiency\nEnglisch,Professional working proficiency\n',
    ),
    file(
      'Certifications.csv',
      'Name,Url,Authority,Started On,Finished On,License Number\nIFRS,,Steuerakademie,May 2020,,4711\n',
    ),
    file('Recommendations_Received.csv', 'First Name,Text\nOtto,Sehr sorgfältig\n'),
    file('Connections.csv', 'Notes:\n"x"\n\nFirst Name,Last Name\nFremde,Person\n'),
  ])
}

export const EUROPASS_OLD = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
<Identification><PersonName><FirstName>Marek</FirstName><Surname>Nowak</Surname></PersonName><ContactInfo><Address><Contact><PostalCode>15230</PostalCode><Municipality>Frankfurt (Oder)</Municipality></Contact></Address><Email><Contact>marek@post.example</Contact></Email></ContactInfo></Identification>
<WorkExperienceList><WorkExperience><Period><From year="2018" month="--05"/><Current>true</Current></Period><Position><Label>Elektroniker</Label></Position><Activities>&lt;ul&gt;&lt;li&gt;Schaltschränke&lt;/li&gt;&lt;li&gt;Prüfung&lt;/li&gt;&lt;/ul&gt;</Activities><Employer><Name>Oderstrom GmbH</Name><ContactInfo><Address><Contact><Municipality>Eisenhüttenstadt</Municipality></Contact></Address></ContactInfo></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2014" month="--09"/><To year="2018" month="--02"/></Period><Title>Elektroniker für Betriebstechnik</Title><Organisation><Name>OSZ Palmnicken</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Polnisch</Label></Description></MotherTongue></MotherTongueList><ForeignLanguageList><ForeignLanguage><Description><Label>Deutsch</Label></Description><ProficiencyLevel><SpokenInteraction>B2</SpokenInteraction></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic><Driving><Description><Licence>B</Licence></Description></Driving></Skills>
</LearnerInfo></SkillsPassport>`

export const EUROPASS_NEW = `<?xml version="1.0"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:hr="http://www.hr-xml.org/3">
<CandidatePerson><PersonName><oa:GivenName>Ines</oa:GivenName><hr:FamilyName>Costa</hr:FamilyName></PersonName><Communication><oa:URI>ines@post.example</oa:URI></Communication><hr:PrimaryLanguageCode name="NORMAL">por</hr:PrimaryLanguageCode></CandidatePerson>
<CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Hafenlogistik Süd</hr:OrganizationName><PositionHistory><PositionTitle>Disponentin</PositionTitle><EmploymentPeriod><StartDate><FormattedDateTime>2017-02-01</FormattedDateTime></StartDate><EndDate><FormattedDateTime>2022-06</FormattedDateTime></EndDate></EmploymentPeriod><oa:Description>&lt;p&gt;Touren planen&lt;/p&gt;</oa:Description></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Universidade do Porto</hr:OrganizationName><AttendancePeriod><StartDate><FormattedDateTime>2012</FormattedDateTime></StartDate><EndDate><FormattedDateTime>2016</FormattedDateTime></EndDate></AttendancePeriod><EducationDegree><DegreeName>Licenciatura Logística</DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID>por</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID></PersonCompetency><PersonCompetency><CompetencyID>deu</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><CompetencyDimension><Score><ScoreText>B2</ScoreText></Score></CompetencyDimension></PersonCompetency></PersonQualifications>
</CandidateProfile></Candidate>`

/** JSON Resume as other programs write it: older names of fields, whole days, highlights, awards. */
export const FOREIGN_JSON = JSON.stringify({
  basics: {
    name: 'Tom Becker',
    label: 'Grafiker',
    summary: 'Gestalte gern.',
    profiles: [{ network: 'Mastodon', url: 'https://social.example/@tom' }],
  },
  work: [
    { company: 'Studio Nord', position: 'Grafiker', startDate: '2019-04-15', highlights: ['Kataloge', 'Messestände'] },
  ],
  volunteer: [{ organization: 'Tafel', position: 'Fahrer', startDate: '2020-01', endDate: '2021-01' }],
  education: [
    {
      institution: 'HAW Hamburg',
      area: 'Design',
      studyType: 'Bachelor',
      startDate: '2014',
      endDate: '2018',
      score: '1,7',
    },
  ],
  skills: [{ name: 'Layout', level: 'Master', keywords: ['InDesign', 'Affinity'] }],
  languages: [
    { language: 'Deutsch', fluency: 'Muttersprache' },
    { language: 'Dänisch', fluency: 'hm' },
  ],
  awards: [{ title: 'Junior-Preis', awarder: 'DDC', date: '2021-05-01' }],
  references: [{ name: 'Ada', reference: 'Zuverlässig' }],
})
