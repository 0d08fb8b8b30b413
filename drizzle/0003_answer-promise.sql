CREATE TABLE "application_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"job_posting_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_posting_id" uuid NOT NULL,
	"email" text NOT NULL,
	"content" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"application_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_application_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "application_stage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_posting_id" uuid NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"created_by_user_id" uuid,
	"status" text DEFAULT 'proposed' NOT NULL,
	"mode" text NOT NULL,
	"location" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"proposed_times" jsonb NOT NULL,
	"chosen_at" timestamp (3) with time zone,
	"starts_at" timestamp (3) with time zone,
	"reply" text,
	"reminded_at" timestamp (3) with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_rejection" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"created_by_user_id" uuid NOT NULL,
	"message" text NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scheduled_rejection_applicationId_unique" UNIQUE("application_id")
);
--> statement-breakpoint
CREATE TABLE "message_attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "conversation_company_idx";--> statement-breakpoint
DROP INDEX "conversation_applicant_idx";--> statement-breakpoint
DROP INDEX "message_conversation_idx";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "answer_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "overdue_mailed_on" date;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "stage_id" uuid;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "pay_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "pay_told_text" text;--> statement-breakpoint
ALTER TABLE "application_note" ADD COLUMN "mentioned_user_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "company_unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "applicant_unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "blocked_by" text;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "company_shared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "applicant_shared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "has_attachments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_application" ADD CONSTRAINT "guest_application_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_stage" ADD CONSTRAINT "application_stage_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_template" ADD CONSTRAINT "reply_template_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_rejection" ADD CONSTRAINT "scheduled_rejection_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachment" ADD CONSTRAINT "message_attachment_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachment" ADD CONSTRAINT "message_attachment_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_draft" ADD CONSTRAINT "message_draft_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_draft" ADD CONSTRAINT "message_draft_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_draft_idx" ON "application_draft" USING btree ("user_id","job_posting_id");--> statement-breakpoint
CREATE INDEX "guest_application_expiry_idx" ON "guest_application" USING btree ("expires_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "guest_application_email_idx" ON "guest_application" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "application_stage_posting_idx" ON "application_stage" USING btree ("job_posting_id","status","position");--> statement-breakpoint
CREATE INDEX "interview_application_idx" ON "interview" USING btree ("application_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "interview_open_idx" ON "interview" USING btree ("application_id") WHERE status in ('proposed', 'agreed');--> statement-breakpoint
CREATE INDEX "interview_reminder_idx" ON "interview" USING btree ("starts_at") WHERE status = 'agreed' and reminded_at is null;--> statement-breakpoint
CREATE INDEX "reply_template_company_idx" ON "reply_template" USING btree ("company_id","kind","title");--> statement-breakpoint
CREATE INDEX "scheduled_rejection_due_idx" ON "scheduled_rejection" USING btree ("send_at");--> statement-breakpoint
CREATE INDEX "message_attachment_message_idx" ON "message_attachment" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_attachment_file_idx" ON "message_attachment" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_draft_idx" ON "message_draft" USING btree ("user_id","conversation_id");--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_stage_id_application_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."application_stage"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_company_recent_idx" ON "application" USING btree ("company_id","submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_person_idx" ON "application" USING btree ("company_id","applicant_profile_id");--> statement-breakpoint
CREATE INDEX "application_due_idx" ON "application" USING btree ("company_id","answer_due_at") WHERE answered_at is null and status in ('submitted', 'in_review', 'interview', 'offer');--> statement-breakpoint
CREATE INDEX "conversation_company_unread_idx" ON "conversation" USING btree ("company_id") WHERE company_unread > 0;--> statement-breakpoint
CREATE INDEX "conversation_company_idx" ON "conversation" USING btree ("company_id","last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_applicant_idx" ON "conversation" USING btree ("applicant_profile_id","last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_conversation_idx" ON "message" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
update "application" a set
  "answer_due_at" = a."submitted_at" + make_interval(days => p."promised_reply_days"),
  "answered_at" = (
    select min(e."created_at") from "application_event" e
    where e."application_id" = a."id" and e."actor_side" = 'company'
      and (e."to_status" in ('interview', 'offer', 'hired', 'rejected') or e."message" is not null)
  )
from "job_posting" p where p."id" = a."job_posting_id";
--> statement-breakpoint
update "conversation" c set
  "company_unread" = (select count(*) from "message" m where m."conversation_id" = c."id" and m."sender_side" = 'applicant' and m."read_at" is null),
  "applicant_unread" = (select count(*) from "message" m where m."conversation_id" = c."id" and m."sender_side" = 'company' and m."read_at" is null);
