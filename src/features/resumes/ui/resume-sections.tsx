import type { ReactNode } from 'react'
import { formatIsoMonth } from '~/lib/dates'
import { languageLevelLabels, type ResumeContent } from '../schema'

/** The sections of a résumé for reading; empty ones are left out. Headings start at level 3. */
export function ResumeSections({ content }: { content: ResumeContent }) {
  return (
    <div className="grid gap-6 text-sm">
      {content.summary && <p className="max-w-prose whitespace-pre-line">{content.summary}</p>}
      <Section title="Berufserfahrung" isEmpty={content.experience.length === 0}>
        {content.experience.map((entry) => (
          <Entry key={entry.id} {...entry} title={entry.position} subtitle={join(entry.employer, entry.place)} />
        ))}
      </Section>
      <Section title="Ausbildung" isEmpty={content.education.length === 0}>
        {content.education.map((entry) => (
          <Entry key={entry.id} {...entry} title={entry.degree} subtitle={join(entry.institution, entry.place)} />
        ))}
      </Section>
      <Section title="Kenntnisse" isEmpty={content.skills.length === 0}>
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {content.skills.map((skill) => (
            <li key={skill.id} className="flex justify-between gap-3">
              {skill.name}
              <span className="num text-muted">{skill.level} von 5</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Sprachen" isEmpty={content.languages.length === 0}>
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {content.languages.map((language) => (
            <li key={language.id} className="flex justify-between gap-3">
              {language.name}
              <span className="text-muted">{languageLevelLabels[language.level]}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Zertifikate" isEmpty={content.certificates.length === 0}>
        <ul className="grid gap-1">
          {content.certificates.map((certificate) => (
            <li key={certificate.id}>
              {join(certificate.name, certificate.issuer)}
              {certificate.issuedIn && (
                <span className="num text-muted"> ({formatIsoMonth(certificate.issuedIn)})</span>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Projekte" isEmpty={content.projects.length === 0}>
        {content.projects.map((project) => (
          <div key={project.id}>
            <p className="font-semibold">{project.name}</p>
            <p className="whitespace-pre-line">{project.description}</p>
          </div>
        ))}
      </Section>
      <Section title="Interessen" isEmpty={content.interests === ''}>
        <p className="whitespace-pre-line">{content.interests}</p>
      </Section>
    </div>
  )
}

function Section({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null
  return (
    <section className="grid gap-3">
      <h3 className="border-b border-line pb-1 text-lg">{title}</h3>
      {children}
    </section>
  )
}

type EntryProps = { title: string; subtitle: string; from: string; to: string | null; description: string }

function Entry({ title, subtitle, from, to, description }: EntryProps) {
  return (
    <div className="break-inside-avoid">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <span className="num text-muted">
          {formatIsoMonth(from)} – {to ? formatIsoMonth(to) : 'heute'}
        </span>
      </p>
      <p className="text-muted">{subtitle}</p>
      {description && <p className="mt-1 whitespace-pre-line">{description}</p>}
    </div>
  )
}

function join(first: string, second: string | null): string {
  return second ? `${first}, ${second}` : first
}
