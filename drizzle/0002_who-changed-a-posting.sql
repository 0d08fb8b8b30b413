-- phase: expand
ALTER TABLE "company_profile" ADD COLUMN "changed_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "company_profile" ADD COLUMN "changed_version" integer;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "changed_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "changed_version" integer;