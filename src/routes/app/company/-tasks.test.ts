import { expect, test } from 'vitest'
import { companyTasks, effortText, TASKS_SHOWN } from './-tasks'

const now = new Date('2026-11-23T08:00:00Z')
const QUIET = {
  due: { total: 0, overdue: 0, names: [], jobTitle: null },
  waiting: 0,
  interviews: [],
  unanswered: [],
  undecided: [],
  left: [],
  unread: 0,
  writers: { names: [], total: 0 },
  postings: [],
  drafts: 0,
  draftTitles: [],
}
const posting = {
  ...{ id: 'p', title: 'Mechatroniker', runsUntil: new Date('2026-11-28T22:00:00Z') },
  ...{ isUnconfirmed: false, isPausedOverdue: false, endsSoon: true },
}
const talk = { applicationId: 'i', durationMinutes: 60, name: 'Susanne Horn', jobTitle: 'Zerspaner' }

test('people come before postings, with who waits and how long all of it takes', () => {
  const { tasks, minutes } = companyTasks(
    {
      due: { total: 5, overdue: 2, names: ['Thomas Otto', 'Petra Jung', 'Bewerbung 7F'], jobTitle: 'Zerspaner' },
      waiting: 5,
      interviews: [{ ...talk, startsAt: new Date('2026-11-23T10:00:00Z') }],
      unanswered: [{ applicationId: 'o', name: 'Jana Wolf', answerUntil: '2026-11-20' }],
      undecided: [],
      left: [],
      unread: 3,
      writers: { names: ['Ayşe Kaya', 'Bewerbung 7F'], total: 2 },
      postings: [posting],
      drafts: 5,
      draftTitles: ['Weichenwart (m/w/d)', 'Glockengießer (m/w/d)', 'Kürschner (m/w/d)'],
    },
    now,
  )
  expect(tasks.map(({ mark, text }) => [mark, text])).toEqual([
    ['5', 'Antworten sind fällig, 2 davon schon länger'],
    ['Angebot', 'Angebot an Jana Wolf ohne Antwort'],
    ['11:00', 'Gespräch mit Susanne Horn'],
    ['3', 'Ungelesene Nachrichten'],
    ['5\u00a0Tage', expect.stringContaining('„Mechatroniker“ läuft')],
    ['5', 'Entwürfe sind noch nicht online'],
  ])
  expect(tasks[0]?.detail).toBe('Zerspaner: Thomas Otto, Petra Jung, Bewerbung 7F, 2 weitere')
  expect(tasks.at(-1)?.detail).toBe('Weichenwart (m/w/d), Glockengießer (m/w/d), 3 weitere')
  expect(tasks[3]?.detail).toBe('Von Ayşe Kaya, Bewerbung 7F')
  // Only what is shown: 5 × 4 + 3 + 5 + 3 × 3.
  expect(TASKS_SHOWN).toBe(4)
  expect(minutes).toBe(37)
})

test('an interview that is over asks how it goes on, by its own length and on the days after it', () => {
  const startsAt = new Date('2026-11-23T10:00:00Z')
  const at = (time: string, durationMinutes = 60) => {
    const interviews = [{ ...talk, startsAt, durationMinutes }]
    return companyTasks({ ...QUIET, interviews }, new Date(`2026-11-${time}:00Z`)).tasks[0]
  }
  expect(at('23T10:40')).toMatchObject({ text: 'Gespräch mit Susanne Horn', action: 'Ansehen' })
  expect(at('23T11:10')).toMatchObject({ text: 'Wie geht es mit Susanne Horn weiter?', action: 'Entscheiden' })
  expect(at('23T11:50', 120)).toMatchObject({ mark: '11:00', text: 'Gespräch mit Susanne Horn' })
  const details = ['23T12:10', '24T09:00', '26T09:00'].map((time) => [at(time, 120)?.mark, at(time, 120)?.detail])
  expect(details).toEqual([
    ['11:00', 'Zerspaner, das Gespräch war heute'],
    ['Gespräch', 'Zerspaner, das Gespräch war gestern'],
    ['Gespräch', 'Zerspaner, das Gespräch war vor 3\u00a0Tagen'],
  ])
})

test('one application is told in the singular, due or overdue', () => {
  const text = (overdue: number) =>
    companyTasks({ ...QUIET, due: { total: 1, overdue, names: ['Petra Jung'], jobTitle: null } }, now).tasks[0]?.text
  expect([text(0), text(1)]).toEqual(['Eine Antwort ist heute fällig', 'Eine Bewerbung wartet länger als zugesagt'])
})

test('what waits longer than four days is a task before it is due, and is not counted twice', () => {
  const due = { total: 2, overdue: 0, names: ['Petra Jung', 'Jan Kolb'], jobTitle: null }
  const { tasks } = companyTasks({ ...QUIET, due, waiting: 5, unread: 1 }, now)
  expect(tasks.map(({ mark, text }) => [mark, text])).toEqual([
    ['2', 'Antworten sind heute fällig'],
    ['3', 'Neue Bewerbungen warten seit mindestens vier Tagen'],
    ['1', 'Eine ungelesene Nachricht'],
  ])
})

test('an application that outlives its posting asks for a decision: the offer by its date, the interview by its hour', () => {
  const ended = { jobTitle: 'Zerspaner', endedAt: new Date('2026-11-01T08:00:00Z'), endedBy: 'date' as const }
  const undecided = [
    { ...ended, applicationId: 'o', name: 'Jana Wolf', answerUntil: '2026-11-30', startsAt: null },
    { ...ended, applicationId: 'i', name: 'Petra Jung', answerUntil: null, startsAt: new Date('2026-12-01T09:00:00Z') },
    { ...ended, applicationId: 'p', name: 'Uwe Rath', answerUntil: null, startsAt: new Date('2026-11-18T09:00:00Z') },
  ]
  const { tasks } = companyTasks({ ...QUIET, undecided }, now)
  expect(tasks.map(({ text, detail }) => [text, detail])).toEqual([
    [
      'Angebot an Jana Wolf offen – bitte entscheiden',
      '„Zerspaner“ ist seit dem 01.11.2026 abgelaufen. Das Angebot gilt bis 30.11.2026: abwarten, zurückziehen oder absagen.',
    ],
    [
      'Wie geht es mit Petra Jung weiter?',
      '„Zerspaner“ ist seit dem 01.11.2026 abgelaufen. Das Gespräch ist am 01.12.2026 um 10:00\u00a0Uhr.',
    ],
    [
      'Wie geht es mit Uwe Rath weiter?',
      '„Zerspaner“ ist seit dem 01.11.2026 abgelaufen. Das Gespräch war am 18.11.2026. Ohne Ihre Entscheidung geht am 02.12.2026 der Abschlussbrief hinaus.',
    ],
  ])
})

test('an ended posting with people waiting is a task, with the day of the closing letter and the way to end it', () => {
  const left = (waiting: number) => ({
    ...{ jobPostingId: 'p', jobTitle: 'Zerspaner', waiting },
    endedAt: new Date('2026-11-20T08:00:00Z'),
    endedBy: waiting === 1 ? ('license' as const) : ('date' as const),
  })
  const [one, four] = [1, 4].map((waiting) => companyTasks({ ...QUIET, left: [left(waiting)] }, now).tasks[0])
  expect([one?.text, four?.text]).toEqual([
    '„Zerspaner“ ist offline, 1 Person wartet noch auf Antwort',
    '„Zerspaner“ ist abgelaufen, 4 Personen warten noch auf Antwort',
  ])
  expect(four?.detail).toContain('am 04.12.2026')
  expect(four?.link).toMatchObject({ to: expect.stringMatching(/close$/), params: { jobPostingId: 'p' } })
})

test('without anything to do there is nothing, and effort is told to five minutes, or to hours', () => {
  expect(companyTasks(QUIET, now)).toEqual({ tasks: [], minutes: 0 })
  expect([effortText(4, 27), effortText(1, 2), effortText(4, 665)]).toEqual([
    'vier Aufgaben, etwa 25\u00a0Minuten',
    'eine Aufgabe, etwa 5\u00a0Minuten',
    'vier Aufgaben, etwa 11\u00a0Stunden',
  ])
})
