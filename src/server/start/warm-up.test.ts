import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { App } from '~/platform/server/http/app'
import { stillClock } from '../../../tests/setup/later-clock'
import { warmUp } from './warm-up'

let later: (ms: number) => void
beforeEach(() => {
  later = stillClock()
  onTestFinished(() => void vi.restoreAllMocks())
})

const ORIGIN = 'https://stellwerk.test'

function application(answer: (path: string) => Response | Promise<Response>) {
  const asked: string[] = []
  const app: App = {
    fetch(request) {
      const { pathname, search } = new URL(request.url)
      asked.push(pathname + search)
      return answer(pathname)
    },
  }
  return { app, asked }
}

const HITS =
  '<a href="/job-posting/1">A</a><a href="/job-posting/1#pay">A</a><a href="/job-posting/2">B</a><a href="/job-posting/3">C</a>'

it('asks for what visitors ask for, once when it comes quickly', async () => {
  const { app, asked } = application((path) => new Response(path === '/search/jobs' ? HITS : ''))
  expect(await warmUp(app, ORIGIN)).toBe(6)
  expect(asked).toEqual([
    '/search/jobs?page=1',
    '/search/jobs?was=Koch&wo=Berlin',
    '/',
    '/search/companies',
    '/job-posting/1',
    '/job-posting/2',
  ])
})

it('asks for other pages as long as they come slowly, but not for ever', async () => {
  const busy = () => {
    later(110)
    return new Response('')
  }
  const { app, asked } = application(busy)
  await warmUp(app, ORIGIN)
  expect(asked.filter((path) => path.startsWith('/search/jobs?page'))).toEqual(
    Array.from({ length: 8 }, (_, index) => `/search/jobs?page=${index + 1}`),
  )
})

it('goes on when a page fails', async () => {
  const { app, asked } = application((path) => {
    if (path === '/') throw new Error('no database')
    return new Response('', { status: path === '/search/jobs' ? 503 : 200 })
  })
  expect(await warmUp(app, ORIGIN)).toBe(1)
  expect(asked).toHaveLength(4)
})
