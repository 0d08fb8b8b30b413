CREATE TABLE "job_posting_changes" (
	"job_posting_id" uuid PRIMARY KEY NOT NULL,
	"input" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"revision" uuid NOT NULL,
	"saved_by_user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applicant_profile" ADD COLUMN "notify_saved_jobs" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_job_posting" ADD COLUMN "told_of_end" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_job_posting" ADD COLUMN "is_end_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_job_posting" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_posting_changes" ADD CONSTRAINT "job_posting_changes_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_job_posting_posting_idx" ON "saved_job_posting" USING btree ("job_posting_id");--> statement-breakpoint
CREATE INDEX "job_posting_over_idx" ON "job_posting" USING btree (coalesce("archived_at", "runs_until")) WHERE status in ('expired', 'archived');