import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { checkMailServer } from '~/platform/server/mail/smtp'
import { freePort } from '../../../scripts/house/ports'

test('the mail server is greeted and signed in at, without a mail, and it is said what it lacks', async () => {
  let password = 'recht'
  let mails = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (given, _session, done) =>
      given.password === password ? done(null, { user: 'post' }) : done(new Error('wrong')),
    onMailFrom: (_address, _session, done) => {
      mails += 1
      done()
    },
  })
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  process.env.SMTP_URL = `smtp://post:recht@127.0.0.1:${port}`
  await checkMailServer()
  password = 'inzwischen ein anderes'
  await expect(checkMailServer()).rejects.toMatchObject({ code: 'EAUTH' })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(resolve)
  await promise
  await expect(checkMailServer()).rejects.toMatchObject({ code: 'ESOCKET' })
  expect(mails).toBe(0)
})
