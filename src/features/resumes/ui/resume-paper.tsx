import type { ReactNode } from 'react'
import { availabilityText } from '~/features/applicants/availability-text'
import { LAND_NAMES } from '~/features/places/schema'
import { formatIsoMonth } from '~/lib/dates'
import { classNames } from '~/ui/class-names'
import { languageLevelLabels } from '../schema'
import type { ResumeSheet } from '../sheet'

/**
 * A résumé as it lies on paper; all measures follow the font size of what surrounds it. Templates: `klar` has the dates
 * in a column of their own, `kompakt` above what they belong to.
 */
export function ResumePaper({ sheet, headingLevel = 2 }: { sheet: ResumeSheet; headingLevel?: 2 | 3 }) {
  const { content } = sheet
  const Name = headingLevel === 2 ? 'h2' : 'h3'
  const isCompact = sheet.template === 'kompakt'
  const line = { isCompact }
  return (
    <div className="leading-normal">
      <header className="mb-[1.2em] flex flex-wrap items-end justify-between gap-x-[2em] gap-y-[0.5em] border-b-[0.2em] border-accent pb-[1em]">
        <div className="min-w-0">
          <Name className="text-[2.1em] leading-tight">{nameOf(sheet)}</Name>
          {sheet.headline && <p className="font-semibold text-accent">{sheet.headline}</p>}
        </div>
        <address className="text-muted not-italic sm:text-right">
          <p>{addressOf(sheet)}</p>
          {sheet.phone && <p className="num">{sheet.phone}</p>}
          {sheet.email && <p className="wrap-anywhere">{sheet.email}</p>}
        </address>
      </header>
      {content.summary && <p className="mb-[1em] whitespace-pre-line">{content.summary}</p>}
      <Part title="Berufserfahrung" level={headingLevel} isEmpty={content.experience.length === 0}>
        {content.experience.map((entry) => (
          <Line key={entry.id} {...line} term={periodText(entry)}>
            <Strong first={entry.position} rest={[entry.employer, entry.place]} />
            <Words text={entry.description} />
          </Line>
        ))}
      </Part>
      <Part title="Ausbildung" level={headingLevel} isEmpty={content.education.length === 0}>
        {content.education.map((entry) => (
          <Line key={entry.id} {...line} term={periodText(entry)}>
            <Strong first={entry.degree} rest={[entry.institution, entry.place]} />
            <Words text={entry.description} />
          </Line>
        ))}
      </Part>
      <Part title="Projekte" level={headingLevel} isEmpty={content.projects.length === 0}>
        {content.projects.map((project) => (
          <Line key={project.id} {...line} term="">
            <Strong first={project.name} rest={[project.url]} />
            <Words text={project.description} />
          </Line>
        ))}
      </Part>
      <Part title="Kenntnisse" level={headingLevel} isEmpty={content.skills.length + content.languages.length === 0}>
        {content.skills.length > 0 && (
          <Line {...line} term="Fachlich">
            {content.skills.map((skill) => `${skill.name} (${skill.level} von 5)`).join(', ')}
          </Line>
        )}
        {content.languages.length > 0 && (
          <Line {...line} term="Sprachen">
            {content.languages.map(({ name, level }) => `${name} (${shortLevel(level)})`).join(', ')}
          </Line>
        )}
      </Part>
      <Part
        title="Nachweise"
        level={headingLevel}
        isEmpty={content.certificates.length + sheet.drivingLicences.length === 0}
      >
        {content.certificates.map((certificate) => (
          <Line key={certificate.id} {...line} term={certificate.issuedIn ? formatIsoMonth(certificate.issuedIn) : ''}>
            <Strong first={certificate.name} rest={[certificate.issuer]} />
          </Line>
        ))}
        {sheet.drivingLicences.length > 0 && (
          <Line {...line} term="Führerschein">
            {sheet.drivingLicences.join(', ')}
          </Line>
        )}
      </Part>
      <Part title="Interessen" level={headingLevel} isEmpty={content.interests === ''}>
        <p className="whitespace-pre-line">{content.interests}</p>
      </Part>
      <Part title="Verfügbarkeit" level={headingLevel} isEmpty={false}>
        <p>{[availabilityText(sheet), ...sheet.desiredEmploymentTypes].join(', ')}</p>
      </Part>
    </div>
  )
}

type PartProps = { title: string; level: 2 | 3; isEmpty: boolean; children: ReactNode }

function Part({ title, level, isEmpty, children }: PartProps) {
  if (isEmpty) return null
  const Heading = level === 2 ? 'h3' : 'h4'
  return (
    <section className="mb-[1em]">
      <Heading className="mb-[0.3em] break-after-avoid text-[1.25em]">{title}</Heading>
      <div className="grid gap-[0.6em]">{children}</div>
    </section>
  )
}

function Line({ term, isCompact, children }: { term: string; isCompact: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'break-inside-avoid',
        !isCompact && 'sm:grid sm:grid-cols-[27%_minmax(0,1fr)] sm:gap-x-[1em]',
      )}
    >
      <p className="num text-muted">{term}</p>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

function Strong({ first, rest }: { first: string; rest: (string | null)[] }) {
  return (
    <p className="wrap-anywhere">
      <strong className="font-semibold">{first}</strong>
      {rest.filter(Boolean).map((text) => `, ${text}`)}
    </p>
  )
}

function Words({ text }: { text: string }) {
  return text ? <p className="whitespace-pre-line text-muted">{text}</p> : null
}

function nameOf({ firstName, lastName }: ResumeSheet): string {
  return [firstName, lastName].filter(Boolean).join(' ') || 'Anonymer Lebenslauf'
}

function addressOf({ city, postalCode, land }: ResumeSheet): string {
  return city === null ? `PLZ ${postalCode}…, ${LAND_NAMES[land]}` : `${postalCode} ${city}`
}

function periodText({ from, to }: { from: string; to: string | null }): string {
  return to === null ? `seit ${formatIsoMonth(from)}` : `${formatIsoMonth(from)} – ${formatIsoMonth(to)}`
}

function shortLevel(level: keyof typeof languageLevelLabels): string {
  return level === 'native' ? languageLevelLabels.native : level
}
