-- phase: expand
ALTER TABLE "application_stage" ADD COLUMN "changed_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "application_stage" ADD COLUMN "changed_at" timestamp (3) with time zone;