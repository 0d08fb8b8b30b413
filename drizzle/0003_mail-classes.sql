DROP INDEX "outbox_mail_due_idx";--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "class" text DEFAULT 'bulk' NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_mail_due_idx" ON "outbox_mail" USING btree ("class","next_attempt_at") WHERE delivered_at is null and failed_at is null;