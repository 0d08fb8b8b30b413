-- What these programs kept is written by the commands themselves now, or is a generated column.
DROP TRIGGER company_list_fields ON "company";--> statement-breakpoint
DROP TRIGGER company_profile_list_fields ON "company_profile";--> statement-breakpoint
DROP TRIGGER user_list_fields ON "user";--> statement-breakpoint
DROP TRIGGER applicant_profile_list_fields ON "applicant_profile";--> statement-breakpoint
DROP TRIGGER job_posting_list_text ON "job_posting";--> statement-breakpoint
DROP TRIGGER company_postings_list_text ON "company";--> statement-breakpoint
DROP TRIGGER follow_invoice_credit ON "invoice_entry";--> statement-breakpoint
DROP TRIGGER conversation_words_add ON "message";--> statement-breakpoint
DROP TRIGGER conversation_words_follow ON "message";--> statement-breakpoint
DROP FUNCTION company_list_fields, company_profile_list_fields, user_list_fields, applicant_profile_list_fields, job_posting_list_text,
  company_postings_list_text, follow_invoice_credit, conversation_words_add, conversation_words_follow, conversations_with,
  conversation_words_renew, conversation_owners, conversation_words_most;--> statement-breakpoint
UPDATE "message" m SET "terms" = coalesce(m."terms", '') || array_to_tsvector(array['c:' || c.company_id, 'a:' || c.applicant_profile_id])
  FROM "conversation" c WHERE c.id = m.conversation_id;--> statement-breakpoint
ALTER TABLE "conversation_words" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "conversation_words" CASCADE;--> statement-breakpoint
DROP INDEX "message_without_terms_idx";--> statement-breakpoint
ALTER TABLE "user" drop column "list_text";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(name || ' ' || email)) STORED;--> statement-breakpoint
ALTER TABLE "company" drop column "list_text";--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(coalesce(name, '') || ' ' || coalesce(city, '') || ' ' || coalesce(vat_id, ''))) STORED;--> statement-breakpoint
ALTER TABLE "message" ALTER COLUMN "terms" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "message" ALTER COLUMN "terms" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "company_profile" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(name || ' ' || city || ' ' || coalesce(vat_id, ''))) STORED;--> statement-breakpoint
CREATE INDEX "user_list_text_idx" ON "user" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applicant_profile_city_idx" ON "applicant_profile" USING gin (lower(city) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_list_text_idx" ON "company" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_profile_list_text_idx" ON "company_profile" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "message_terms_idx" ON "message" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "job_posting_title_trgm_idx" ON "job_posting" USING gin ("list_title" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "job_posting" DROP COLUMN "list_text";