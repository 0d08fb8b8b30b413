import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A certificate for this machine that nobody knows who is not given it: paths of PEM files, `both` with the key as well. */
export function ownCertificate() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-certificate-'))
  const at = (name: string) => path.join(directory, name)
  const [key, cert, both] = [at('key.pem'), at('cert.pem'), at('both.pem')]
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1']
  const whose = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync('openssl', [...kind, ...whose, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  fs.writeFileSync(both, [cert, key].map((file) => fs.readFileSync(file, 'utf8')).join(''), { mode: 0o600 })
  return { key, cert, both, remove: () => fs.rmSync(directory, { recursive: true }) }
}
