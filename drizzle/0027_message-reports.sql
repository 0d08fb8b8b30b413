DROP INDEX "message_report_recent_idx";--> statement-breakpoint
ALTER TABLE "message_report" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "message_report" ADD COLUMN "facts" text;--> statement-breakpoint
ALTER TABLE "message_report" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message_report" ADD COLUMN "decided_by_user_id" uuid;--> statement-breakpoint
CREATE INDEX "message_report_open_idx" ON "message_report" USING btree ("created_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "message_report_decided_idx" ON "message_report" USING btree ("decided_at","id") WHERE decided_at is not null;