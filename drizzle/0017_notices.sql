-- phase: expand
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_type" text,
	"subject_id" uuid,
	"group_id" uuid,
	"detail" text,
	"in_bell" boolean NOT NULL,
	"is_for_summary" boolean DEFAULT false NOT NULL,
	"read_at" timestamp (3) with time zone,
	"dedupe_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_setting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"in_bell" boolean NOT NULL,
	"mail" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_setting" ADD CONSTRAINT "notice_setting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_dedupe_idx" ON "notice" USING btree ("dedupe_hash");--> statement-breakpoint
CREATE INDEX "notice_user_idx" ON "notice" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notice_unread_idx" ON "notice" USING btree ("user_id") WHERE read_at is null and in_bell;--> statement-breakpoint
CREATE INDEX "notice_summary_idx" ON "notice" USING btree ("user_id") WHERE is_for_summary;--> statement-breakpoint
CREATE INDEX "notice_subject_idx" ON "notice" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "notice_age_idx" ON "notice" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_setting_idx" ON "notice_setting" USING btree ("user_id","topic");--> statement-breakpoint
-- What people had switched off stays off. Made by the database, because older programs still read the columns.
INSERT INTO "notice_setting" ("id", "user_id", "topic", "in_bell", "mail")
SELECT gen_random_uuid(), wanted.user_id, wanted.topic, true, 'off' FROM (
	SELECT user_id, 'applications' AS topic FROM company_member WHERE NOT notify_applications
	UNION SELECT user_id, 'messages' FROM company_member WHERE NOT notify_messages
	UNION SELECT user_id, 'postings' FROM company_member WHERE NOT notify_postings
	UNION SELECT user_id, 'saved-jobs' FROM applicant_profile WHERE NOT notify_saved_jobs
	UNION SELECT user_id, 'late-answers' FROM applicant_profile WHERE NOT notify_late_answers
) wanted ON CONFLICT DO NOTHING;
