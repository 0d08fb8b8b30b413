import { type Draft, type DraftBuilder, draftOf } from '../draft.ts'
import { languageLevel, monthOf } from '../words.ts'
import { htmlText } from './html-text.ts'
import { child, descendants, parseXml, textOf, type XmlNode } from './xml.ts'

/** Europass XML, old (SkillsPassport 3.x) and new (Candidate, after HR-XML). Null when it is neither. */
export function readEuropass(xml: string): Draft | null {
  const root = parseXml(xml)
  const passport = child(root, 'SkillsPassport', 'LearnerInfo')
  if (passport) return readPassport(passport)
  const candidate = child(root, 'Candidate')
  return candidate ? readCandidate(candidate) : null
}

function readPassport(info: XmlNode): Draft {
  const builder = draftOf('europass')
  const identity = child(info, 'Identification')
  const contact = child(identity, 'ContactInfo')
  const address = child(contact, 'Address', 'Contact')
  builder.draft.person = {
    name: textOf(child(identity, 'PersonName')),
    headline: textOf(child(info, 'Headline', 'Description', 'Label')),
    email: textOf(child(contact, 'Email', 'Contact')),
    phone: textOf(descendants(child(contact, 'TelephoneList'), 'Contact')[0]),
    place: [textOf(child(address, 'PostalCode')), textOf(child(address, 'Municipality'))].join(' ').trim(),
  }
  for (const entry of descendants(child(info, 'WorkExperienceList'), 'WorkExperience')) {
    builder.experience(textOf(child(entry, 'Position', 'Label')), textOf(child(entry, 'Employer', 'Name')), {
      place: textOf(child(entry, 'Employer', 'ContactInfo', 'Address', 'Contact', 'Municipality')),
      ...passportPeriod(entry),
      description: htmlText(textOf(child(entry, 'Activities'))),
    })
  }
  for (const entry of descendants(child(info, 'EducationList'), 'Education')) {
    const description = [textOf(child(entry, 'Activities')), textOf(child(entry, 'Level', 'Label'))]
    builder.education(textOf(child(entry, 'Title')), textOf(child(entry, 'Organisation', 'Name')), {
      place: textOf(child(entry, 'Organisation', 'ContactInfo', 'Address', 'Contact', 'Municipality')),
      ...passportPeriod(entry),
      description: htmlText(description.filter(Boolean).join('\n')),
    })
  }
  const skills = child(info, 'Skills')
  for (const mother of descendants(skills, 'MotherTongue')) {
    builder.language(textOf(child(mother, 'Description', 'Label')), 'native')
  }
  for (const foreign of descendants(skills, 'ForeignLanguage')) {
    const level = textOf(child(foreign, 'ProficiencyLevel', 'SpokenInteraction'))
    builder.language(textOf(child(foreign, 'Description', 'Label')), languageLevel(level), level)
  }
  for (const name of ['Computer', 'JobRelated', 'Organisational', 'Communication', 'Other']) {
    for (const line of lines(textOf(child(skills, name, 'Description')))) {
      if (line.length <= 60) builder.skill(line, 3)
      else builder.leave(line)
    }
  }
  for (const driving of descendants(skills, 'Driving')) builder.leave(`Führerschein ${textOf(driving)}`)
  for (const item of descendants(child(info, 'AchievementList'), 'Achievement')) builder.leave(htmlText(textOf(item)))
  return builder.draft
}

function passportPeriod(entry: XmlNode) {
  const of = (name: string) => {
    const { year = '', month = '' } = child(entry, 'Period', name)?.attributes ?? {}
    const number = month.replace(/\D/g, '')
    return number ? `${year}-${number.padStart(2, '0')}` : year
  }
  return { from: monthOf(of('From')), to: monthOf(of('To'), { isEnd: true }) }
}

function readCandidate(candidate: XmlNode): Draft {
  const builder = draftOf('europass')
  const person = child(candidate, 'CandidatePerson')
  const profile = child(candidate, 'CandidateProfile')
  const of = (name: string) => textOf(descendants(person, name)[0])
  builder.draft.person = {
    name: [of('GivenName'), of('FamilyName')].join(' ').trim(),
    email: of('URI').includes('@')
      ? of('URI')
      : textOf(descendants(person, 'URI').find((uri) => textOf(uri).includes('@'))),
    phone: of('DialNumber'),
    place: [of('PostalCode'), of('CityName')].join(' ').trim(),
  }
  const summary = textOf(child(profile, 'ExecutiveSummary'))
  if (summary) builder.summary(htmlText(summary))
  for (const history of descendants(profile, 'EmployerHistory')) readEmployer(history, builder)
  for (const entry of descendants(profile, 'EducationOrganizationAttendance')) {
    const degree = textOf(descendants(entry, 'DegreeName')[0]) || textOf(descendants(entry, 'ProgramName')[0])
    builder.education(degree, textOf(child(entry, 'OrganizationName')), {
      place: textOf(descendants(entry, 'CityName')[0]),
      ...candidatePeriod(child(entry, 'AttendancePeriod') ?? entry),
      description: htmlText(textOf(descendants(entry, 'OccupationalSkillsCovered')[0])),
    })
  }
  const mothers = descendants(person, 'PrimaryLanguageCode').map((code) => languageName(textOf(code)))
  for (const mother of mothers) builder.language(mother, 'native')
  for (const competency of descendants(profile, 'PersonCompetency')) readCompetency(competency, builder, mothers)
  for (const certification of descendants(profile, 'Certification')) {
    const issued = monthOf(textOf(descendants(certification, 'FormattedDateTime')[0]))
    builder.certificate(textOf(child(certification, 'CertificationName')), undefined, issued)
  }
  for (const licence of descendants(profile, 'License')) builder.leave(`Führerschein ${textOf(licence)}`)
  return builder.draft
}

function readEmployer(history: XmlNode, builder: DraftBuilder) {
  for (const position of descendants(history, 'PositionHistory')) {
    builder.experience(textOf(child(position, 'PositionTitle')), textOf(child(history, 'OrganizationName')), {
      place: textOf(descendants(position, 'CityName')[0]) || textOf(descendants(history, 'CityName')[0]),
      ...candidatePeriod(child(position, 'EmploymentPeriod') ?? position),
      description: htmlText(textOf(child(position, 'Description'))),
    })
  }
}

function readCompetency(competency: XmlNode, builder: DraftBuilder, mothers: readonly string[]) {
  const name = textOf(child(competency, 'CompetencyName')) || textOf(child(competency, 'CompetencyID'))
  const taxonomy = textOf(child(competency, 'TaxonomyID')).toLowerCase()
  if (!taxonomy.includes('language')) return builder.skill(name, null)
  const level = textOf(descendants(competency, 'ScoreText')[0])
  const language = languageName(name)
  if (mothers.includes(language)) return
  builder.language(language, taxonomy.includes('mother') ? 'native' : languageLevel(level), level)
}

/** Languages are ISO 639-2 codes ("deu"). */
function languageName(code: string): string {
  if (!/^[a-z]{2,3}$/.test(code)) return code
  return new Intl.DisplayNames(['de'], { type: 'language' }).of(code) ?? code
}

function candidatePeriod(period: XmlNode) {
  const of = (name: string) => textOf(child(period, name, 'FormattedDateTime'))
  return { from: monthOf(of('StartDate')), to: monthOf(of('EndDate'), { isEnd: true }) }
}

function lines(text: string): string[] {
  return htmlText(text)
    .split(/\n|;/)
    .map((line) => line.replace(/^\s*[-–•*]\s*/, '').trim())
    .filter((line) => line !== '')
}
