import superjson from 'superjson'
import { signIn } from '../setup/demo-cookies.ts'
import type { Product } from '../setup/start-product.ts'

const APPLICANT = 'bewerberin@demo.stellwerk.example'
const PDF =
  '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

/** The applicant of the demo market, or another account, signed in: what they do goes over the wire. */
export async function demoApplicant({ url }: Product, email = APPLICANT) {
  const cookie = await signIn(url, email)
  const post = async (procedure: string, body: string | FormData, type: Record<string, string>) => {
    const headers = { cookie, origin: url, ...type }
    const answer = await fetch(`${url}/api/trpc/${procedure}`, { method: 'POST', headers, body })
    return { status: answer.status, text: await answer.text() }
  }
  return {
    async get(address: string, headers: Record<string, string> = {}) {
      const answer = await fetch(`${url}${address}`, { headers: { cookie, ...headers } })
      return { status: answer.status, text: await answer.text() }
    },
    call: (procedure: string, input: unknown) =>
      post(procedure, superjson.stringify(input), { 'content-type': 'application/json' }),
    upload() {
      const form = new FormData()
      form.set('file', new File([PDF], 'zeugnis.pdf', { type: 'application/pdf' }))
      return post('application.upload', form, {})
    },
  }
}
