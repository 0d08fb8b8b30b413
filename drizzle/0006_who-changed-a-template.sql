-- phase: expand
ALTER TABLE "application_stage" ADD COLUMN "created_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "reply_template" ADD COLUMN "changed_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "reply_template" ADD COLUMN "changed_version" integer;