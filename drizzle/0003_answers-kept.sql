-- phase: expand
CREATE TABLE "reply_figure" (
	"scope" text PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"answered" integer NOT NULL,
	"on_time" integer NOT NULL,
	"median_days" integer,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applicant_profile" ADD COLUMN "notify_late_answers" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "first_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "due_reminded_days" integer;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "late_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "application_event" ADD COLUMN "promised_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "paused_overdue" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "closing_letter" text;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "closing_letter_agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "promise_extended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "application_waiting_idx" ON "application" USING btree ("answer_due_at") WHERE answered_at is null and status = 'submitted';--> statement-breakpoint
CREATE INDEX "application_reminded_idx" ON "application" USING btree ("overdue_mailed_on","company_id") WHERE overdue_mailed_on is not null;--> statement-breakpoint
CREATE INDEX "job_posting_ended_idx" ON "job_posting" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "job_posting_unstamped_idx" ON "job_posting" USING btree ("id") WHERE ended_at is null and status in ('expired', 'archived');