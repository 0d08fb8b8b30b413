-- phase: expand
ALTER TABLE "saved_job_posting" ALTER COLUMN "applicant_profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_job_posting" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "saved_job_posting" ADD CONSTRAINT "saved_job_posting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_job_posting_user_idx" ON "saved_job_posting" USING btree ("user_id","job_posting_id") WHERE user_id is not null;--> statement-breakpoint
ALTER TABLE "saved_job_posting" ADD CONSTRAINT "saved_job_posting_owner_check" CHECK ((applicant_profile_id is null) <> (user_id is null));