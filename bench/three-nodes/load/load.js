// Run by k6 (run-load.ts): visitors, searchers, people who save jobs, write and upload, at fixed rates. Whoever gets no
// good answer asks again, as a person would. Each line of its output is one wish and how long it took to be granted.

import { sleep } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'

const plan = JSON.parse(open(__ENV.PLAN))
const PATIENCE_MS = 45_000
/** People ask again soon, and then less and less often, seconds. */
const AGAIN_S = { first: 0.2, longest: 2 }
const LONGEST_ANSWER = '20s'

function scenario(kind, maxVUs) {
  return {
    exec: kind,
    executor: 'constant-arrival-rate',
    rate: Math.max(1, Math.round(plan.perMinute[kind])),
    timeUnit: '1m',
    duration: `${plan.seconds}s`,
    preAllocatedVUs: Math.ceil(maxVUs / 3),
    maxVUs,
    gracefulStop: '60s',
  }
}

export const options = {
  scenarios: {
    page: scenario('page', 40),
    search: scenario('search', 20),
    list: scenario('list', 20),
    save: scenario('save', 40),
    message: scenario('message', 20),
    upload: scenario('upload', 10),
  },
}

const turn = () => exec.scenario.iterationInTest
const pick = (list) => list[turn() % list.length]
const VISITOR = { accept: 'text/html', 'user-agent': 'Mozilla/5.0', 'accept-encoding': 'gzip' }
const as = (cookie) => ({ cookie, origin: plan.url, 'content-type': 'application/json' })

/** Asks until the answer is good; `added` is what an attempt adds to the line. */
function insist(kind, attempt) {
  const from = Date.now()
  const line = { kind, from, slowest: 0, tries: 0, bad: [] }
  let isGood = false
  while (!isGood && Date.now() - from < PATIENCE_MS) {
    if (line.tries > 0) sleep(Math.min(AGAIN_S.longest, AGAIN_S.first * 1.5 ** (line.tries - 1)))
    const asked = Date.now()
    const { good, status, added } = attempt()
    isGood = good
    line.tries += 1
    line.slowest = Math.max(line.slowest, Date.now() - asked)
    if (!good && line.bad.length < 20) line.bad.push(status)
    Object.assign(line, added)
  }
  console.log(JSON.stringify({ ...line, waited: Date.now() - from, isGood }))
}

function read(kind, path, headers) {
  insist(kind, () => {
    const answer = http.get(plan.url + path, { headers, timeout: LONGEST_ANSWER, redirects: 0 })
    // A page that says so is an answer, too.
    const isAway = kind === 'search' && plan.searchIsAway.some((text) => (answer.body ?? '').includes(text))
    return { good: answer.status === 200 || isAway, status: answer.status, added: isAway ? { isAway } : {} }
  })
}

export const page = () => read('page', pick(plan.pages), VISITOR)
export const search = () => read('search', pick(plan.searches), VISITOR)
export const list = () => read('list', '/api/trpc/conversation.unread', as(pick(plan.threads).cookie))

/** Many saved jobs in one request, each acknowledged by itself. */
export function save() {
  const person = turn() % plan.people.length
  const first = Math.floor(turn() / plan.people.length) * plan.savedTogether
  let open = Array.from({ length: plan.savedTogether }, (_, at) => first + at).filter((at) => at < plan.postings.length)
  if (open.length === 0) return
  const saved = []
  insist('save', () => {
    const input = Object.fromEntries(
      open.map((at, index) => [index, { json: { jobPostingId: plan.postings[at], isSaved: true } }]),
    )
    const answer = post(open.map(() => 'savedJob.toggle').join(','), input, plan.people[person].cookie)
    const results = parsed(answer)
    open = open.filter((at, index) => {
      const isSaved = Array.isArray(results) && results[index]?.result !== undefined
      if (isSaved) saved.push(at)
      return !isSaved
    })
    return { good: open.length === 0, status: answer.status, added: { person, saved } }
  })
}

/** The browser makes the id of a message, so that a second attempt sends the same. */
export function message() {
  const { cookie, messageId } = pick(plan.threads)
  const id = uuid()
  insist('message', () => {
    const input = { 0: { json: { id, replyToMessageId: messageId, body: `Nachricht ${id}` } } }
    const answer = post('conversation.reply', input, cookie)
    const good = parsed(answer)?.[0]?.result !== undefined
    return { good, status: answer.status, added: good ? { message: id } : {} }
  })
}

/** A document of a résumé that can be told from all others. */
export function upload() {
  const { cookie, resumeId } = pick(plan.people)
  const mark = uuid()
  const file = http.file(`%PDF-1.7\n% ${mark}\n${'%'.repeat(20_000)}\n%%EOF\n`, `${mark}.pdf`, 'application/pdf')
  insist('upload', () => {
    const params = { headers: { cookie, origin: plan.url }, timeout: LONGEST_ANSWER }
    const answer = http.post(`${plan.url}/api/trpc/resume.upload`, { resumeId, file }, params)
    const id = parsed(answer)?.result?.data?.json?.id
    return { good: id !== undefined, status: answer.status, added: id === undefined ? {} : { file: id, mark, cookie } }
  })
}

function post(calls, input, cookie) {
  const params = { headers: as(cookie), timeout: LONGEST_ANSWER }
  return http.post(`${plan.url}/api/trpc/${calls}?batch=1`, JSON.stringify(input), params)
}

function parsed(answer) {
  try {
    return answer.json()
  } catch {
    return undefined
  }
}

function uuid() {
  const digits = () =>
    Math.floor(Math.random() * 0x1_00_00)
      .toString(16)
      .padStart(4, '0')
  return `${digits()}${digits()}-${digits()}-4${digits().slice(1)}-8${digits().slice(1)}-${digits()}${digits()}${digits()}`
}
