import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

const secret = 's'.repeat(32)
const database = 'postgresql://stellwerk:geheim@db.example:5432/stellwerk'

describe('loadConfig', () => {
  it('starts a demo on this machine when nothing is set', () => {
    const config = loadConfig({})
    expect(config).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, DEMO: true, APP_URL: 'http://127.0.0.1:3000' })
    expect(config.DATABASE_URL).toBeUndefined()
    expect(path.isAbsolute(config.DATA_DIR)).toBe(true)
  })

  it('has no demo with an own database', () => {
    expect(loadConfig({ DATABASE_URL: database, AUTH_SECRET: secret }).DEMO).toBe(false)
  })

  it('treats an empty variable as absent', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000, DEMO: true })
  })

  it('derives the address from a wildcard or IPv6 host', () => {
    expect(loadConfig({ HOST: '0.0.0.0', PORT: '3001', DEMO: 'off' }).APP_URL).toBe('http://localhost:3001')
    expect(loadConfig({ HOST: '::1', PORT: '3001' }).APP_URL).toBe('http://[::1]:3001')
  })

  it('drops a trailing slash of the address', () => {
    expect(loadConfig({ APP_URL: 'https://Stellwerk.example/' }).APP_URL).toBe('https://stellwerk.example')
  })

  it.each([
    ['PORT', 'abc', 'eine ganze Zahl von 1 bis 65535'],
    ['PORT', '70000', 'eine ganze Zahl von 1 bis 65535'],
    ['DATABASE_URL', 'mysql://db', 'postgresql://'],
    ['DEMO', 'yes', 'on oder off'],
    ['APP_URL', 'https://stellwerk.example/pfad', 'ohne Pfad'],
    ['AUTH_SECRET', 'kurz', 'mindestens 32 Zeichen'],
    ['SMTP_URL', 'mail.example', 'smtps://'],
    ['SMTP_URL', 'smtp:mail.example', 'smtps://'],
    ['MAIL_FROM', 'niemand', 'ein Absender wie'],
    ['TRUST_PROXY', 'true', 'eine ganze Zahl von 0 bis 10'],
    ['S3_URL', 'https://s3.example/bucket', 'https://schluessel:geheimnis@'],
    ['AUDIT_KEY', 'kurz', 'mindestens 32 Zeichen'],
    ['AUDIT_KEY_OLD', `${secret} kurz`, 'frühere Geheimnisse'],
    ['VERIFICATION_DNS', 'dns.example', 'IP-Adressen von Nameservern'],
    ['VERIFICATION_DNS', '9.9.9.9,[::x]:53', 'IP-Adressen von Nameservern'],
    ['LOG_LEVEL', 'laut', 'eine der Stufen'],
  ])('names %s=%s and says what is expected', (name, value, expected) => {
    expect(() => loadConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`^${name} .*${expected}`))
  })

  it('takes name servers with and without ports', () => {
    const VERIFICATION_DNS = '9.9.9.9, 127.0.0.1:5353,2620:fe::fe,[2620:fe::9]:53'
    expect(loadConfig({ VERIFICATION_DNS }).VERIFICATION_DNS).toEqual([
      ...['9.9.9.9', '127.0.0.1:5353', '2620:fe::fe', '[2620:fe::9]:53'],
    ])
  })

  it('reports every wrong variable at once', () => {
    expect(() => loadConfig({ PORT: 'x', DEMO: 'y' })).toThrow(/PORT[^\n]*\nDEMO/)
  })

  it('never repeats a secret', () => {
    expect(() => loadConfig({ AUTH_SECRET: 'kurz' })).not.toThrow(/kurz/)
    expect(() => loadConfig({ AUDIT_KEY: 'kurz7' })).not.toThrow(/kurz7/)
    expect(() => loadConfig({ AUDIT_KEY_OLD: 'kurz7' })).not.toThrow(/kurz7/)
    expect(() => loadConfig({ S3_URL: 'ftp://name:kennwort7@s3/bucket' })).not.toThrow(/kennwort7/)
    expect(() => loadConfig({ SMTP_URL: 'http://name:geheim@mail' })).not.toThrow(/geheim/)
  })

  it('wants a secret for an own database', () => {
    expect(() => loadConfig({ DATABASE_URL: database })).toThrow(/^AUTH_SECRET fehlt/)
  })

  it('keeps the demo on this machine unless it is asked for by name', () => {
    expect(() => loadConfig({ HOST: '0.0.0.0' })).toThrow(/^HOST .*DEMO=off/)
    expect(loadConfig({ HOST: '0.0.0.0', DEMO: 'on' }).DEMO).toBe(true)
    expect(loadConfig({ HOST: '0.0.0.0', DEMO: 'off' }).DEMO).toBe(false)
  })
})
