DROP INDEX "bank_entry_unmatched_idx";--> statement-breakpoint
ALTER TABLE "bank_import" ADD COLUMN "event_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_import" ADD COLUMN "done_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bank_entry_unmatched_idx" ON "bank_entry" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE outcome = 'unmatched';