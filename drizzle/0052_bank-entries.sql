ALTER TABLE "bank_entry" ADD COLUMN "payer_name" text;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "payer_iban" text;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "handled_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "handled_reason" text;--> statement-breakpoint
CREATE INDEX "bank_entry_handled_idx" ON "bank_entry" USING btree ("handled_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE handled_at is not null;