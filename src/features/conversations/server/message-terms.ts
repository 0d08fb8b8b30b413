import { type SQL, sql } from 'drizzle-orm'
import { searchTerms } from '~/lib/german/text'
import { conversation } from './table'

/** The search terms of a message, as in `termsOf`; a query of one value. */
export function messageTerms(body: string, conversationId: string): SQL {
  const words = sql`${sql.param(searchTerms(body))}::text[]`
  return sql`(select ${termsOf(words)} from ${conversation} where ${conversation.id} = ${conversationId})`
}

/**
 * The lexemes of a text with those of both owners, so that a search only reads own messages however many others have
 * the word. The query must include the conversation.
 * @param words of type `text[]`
 */
export function termsOf(words: SQL): SQL {
  return sql`array_to_tsvector(array['c:' || ${conversation.companyId}, 'a:' || ${conversation.applicantProfileId}] || ${words})`
}

/** The lexeme of all messages of one side: a company's id, or an applicant profile's. */
export function ownerLexeme(owner: { companyId: string } | { applicantProfileId: string }): string {
  return 'companyId' in owner ? `c:${owner.companyId}` : `a:${owner.applicantProfileId}`
}
