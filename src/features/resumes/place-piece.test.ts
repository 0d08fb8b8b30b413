import { expect, it } from 'vitest'
import { PIECE_TARGETS, placePiece } from './place-piece'
import { emptyResumeContent, resumeContentSchema } from './schema'

it('puts a piece at the end of every section, and leaves the others as they were', () => {
  const before = { ...emptyResumeContent(), summary: 'Ich fräse.', interests: 'Rudern' }
  for (const target of PIECE_TARGETS) {
    const after = placePiece(before, ' Führerschein B ', target)
    expect(after && resumeContentSchema.parse(after)).toMatchObject({ ...before, [target]: expect.anything() })
    expect(JSON.stringify(after?.[target])).toContain('Führerschein B')
    const others = PIECE_TARGETS.filter((other) => other !== target)
    for (const other of others) expect(after?.[other]).toEqual(before[other])
  }
  expect(placePiece(before, 'Drehen', 'summary')?.summary).toBe('Ich fräse.\nDrehen')
  expect(placePiece(before, 'Lesen', 'interests')?.interests).toBe('Rudern, Lesen')
})

it('says where there is no room, instead of cutting', () => {
  const long = 'x'.repeat(200)
  const content = emptyResumeContent()
  expect(PIECE_TARGETS.filter((target) => placePiece(content, long, target) === null)).toEqual([
    'skills',
    'certificates',
    'projects',
  ])
  expect(placePiece({ ...content, summary: 'x'.repeat(1900) }, long, 'summary')).toBeNull()
})
