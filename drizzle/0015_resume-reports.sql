-- phase: expand
ALTER TABLE "content_report" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "applicant_profile" ADD COLUMN "removed_at" timestamp (3) with time zone;