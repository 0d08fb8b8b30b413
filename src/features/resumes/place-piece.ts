import { uuidv7 } from '~/lib/uuid'
import { type ResumeContent, resumeContentSchema } from './schema'

/** Sections for pieces an import could not assign, which need no title or period first. */
export const PIECE_TARGETS = ['summary', 'skills', 'certificates', 'projects', 'interests'] as const
export type PieceTarget = (typeof PIECE_TARGETS)[number]
export const pieceTargetLabels = {
  summary: 'Kurzprofil',
  skills: 'Kenntnisse',
  certificates: 'Nachweise',
  projects: 'Projekte',
  interests: 'Interessen',
} satisfies Record<PieceTarget, string>

/** The content with a piece appended to a section; null when it is too long or the section is full. */
export function placePiece(content: ResumeContent, piece: string, target: PieceTarget): ResumeContent | null {
  const text = piece.trim()
  const id = uuidv7()
  const placed = {
    summary: () => ({ ...content, summary: join(content.summary, text, '\n') }),
    skills: () => ({ ...content, skills: [...content.skills, { id, name: text, level: null }] }),
    certificates: () => ({
      ...content,
      certificates: [...content.certificates, { id, name: text, issuer: null, issuedIn: null }],
    }),
    projects: () => {
      const [name = '', ...description] = text.split('\n')
      return {
        ...content,
        projects: [...content.projects, { id, name, url: null, description: description.join('\n') }],
      }
    },
    interests: () => ({ ...content, interests: join(content.interests, text, ', ') }),
  } satisfies Record<PieceTarget, () => ResumeContent>
  const changed = placed[target]()
  return resumeContentSchema.safeParse(changed).success ? changed : null
}

function join(before: string, text: string, separator: string): string {
  return [before, text].filter(Boolean).join(separator)
}
