import { Link } from '@tanstack/react-router'
import type { Visibility } from '~/features/applicants/vocabulary'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Progress } from '~/ui/states/progress'
import type { OwnResume } from '../views'

type OwnResumesProps = {
  resumes: OwnResume[]
  /** Null counts as hidden: no choice yet. */
  visibility: Visibility | null
}

/** "Lebensläufe" on an applicant's dashboard: how complete each is, and who finds it. */
export function OwnResumes({ resumes, visibility }: OwnResumesProps) {
  return (
    <section aria-labelledby="lebenslaeufe">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="lebenslaeufe" className="text-xl">
          Lebensläufe
        </h2>
        <TextLink to="/app/applicant/resumes/create" className="text-sm">
          Neu
        </TextLink>
      </div>
      <Card padding="none">
        {resumes.length === 0 ? (
          <p className="p-4 text-muted">Noch kein Lebenslauf. Mit einem kannst du dich bewerben.</p>
        ) : (
          <ul className="divide">
            {resumes.map((resume) => (
              <li key={resume.id} className="grid gap-2 p-4">
                <h3 className="text-base">
                  <Link to="/app/applicant/resumes/$resumeId" params={{ resumeId: resume.id }} className="link">
                    {resume.title}
                  </Link>
                </h3>
                <Progress label="Vollständigkeit" value={resume.completeness} isLabelHidden />
                <p className="num text-sm text-muted">
                  {resume.completeness}&nbsp;% vollständig, {seenBy(resume.isDefault ? visibility : 'hidden')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}

/** Companies search only the default résumé. */
function seenBy(visibility: Visibility | null): string {
  if (visibility === 'visible') return 'für Unternehmen sichtbar'
  return visibility === 'anonymous' ? 'ohne deinen Namen sichtbar' : 'nicht sichtbar'
}
