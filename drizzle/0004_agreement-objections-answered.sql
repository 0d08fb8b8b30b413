-- phase: expand
ALTER TABLE "agreement_notice" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agreement_notice" ADD COLUMN "answered_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "agreement_notice" ADD COLUMN "answer" text;