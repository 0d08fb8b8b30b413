-- phase: expand
ALTER TABLE "feedback" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "terms_version" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "terms_version" ADD COLUMN "withdrawn_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "terms_version" ADD COLUMN "withdrawal_reason" text;--> statement-breakpoint
ALTER TABLE "terms_version" ADD COLUMN "recalled_through" uuid;--> statement-breakpoint
ALTER TABLE "terms_version" ADD COLUMN "recalled_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "terms_version" ADD COLUMN "recalled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "terms_version_recall_idx" ON "terms_version" USING btree ("withdrawn_at") WHERE withdrawn_at is not null and recalled_at is null;