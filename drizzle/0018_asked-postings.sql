-- phase: expand
ALTER TABLE "contact_request" ADD COLUMN "job_posting_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_request_posting_idx" ON "contact_request" USING btree ("job_posting_id");