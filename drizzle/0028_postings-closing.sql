ALTER TABLE "saved_job_posting" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "open_end_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "saved_job_posting_recent_idx" ON "saved_job_posting" USING btree ("applicant_profile_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);