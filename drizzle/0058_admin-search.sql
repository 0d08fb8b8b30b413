DROP INDEX "company_suspended_idx";--> statement-breakpoint
DROP INDEX "job_posting_title_idx";--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "list_title" text GENERATED ALWAYS AS (lower(title)) STORED;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "list_text" text;--> statement-breakpoint
CREATE INDEX "outbox_mail_kind_idx" ON "outbox_mail" USING btree ("kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_type_idx" ON "user" USING btree ("type");--> statement-breakpoint
CREATE INDEX "company_suspended_idx" ON "company" USING btree ("suspended_at");--> statement-breakpoint
CREATE INDEX "job_posting_title_idx" ON "job_posting" USING btree ("list_title","id");
--> statement-breakpoint
DROP INDEX "job_posting_title_trgm_idx";
--> statement-breakpoint
DROP INDEX "outbox_mail_recipient_trgm_idx";
--> statement-breakpoint
CREATE FUNCTION job_posting_list_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.list_text := lower(NEW.title) || ' ' || coalesce((SELECT list_text FROM company WHERE id = NEW.company_id), '');
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE job_posting SET list_text = lower(title) || ' ' || coalesce((SELECT list_text FROM company WHERE id = company_id), '');
--> statement-breakpoint
CREATE TRIGGER job_posting_list_text BEFORE INSERT OR UPDATE OF "title", "company_id" ON "job_posting" FOR EACH ROW EXECUTE FUNCTION job_posting_list_text();
--> statement-breakpoint
CREATE FUNCTION company_postings_list_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_posting SET list_text = lower(title) || ' ' || coalesce(NEW.list_text, '') WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_postings_list_text AFTER UPDATE ON "company" FOR EACH ROW WHEN (OLD.list_text IS DISTINCT FROM NEW.list_text) EXECUTE FUNCTION company_postings_list_text();
--> statement-breakpoint
CREATE INDEX "job_posting_list_text_idx" ON "job_posting" USING gin ("list_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "outbox_mail_text_idx" ON "outbox_mail" USING gin (("recipient" || ' ' || "subject") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "audit_event_reason_idx" ON "audit_event" USING gin ("reason" gin_trgm_ops);
