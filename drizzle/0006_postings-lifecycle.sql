CREATE TABLE "ad_rule" (
	"key" text PRIMARY KEY NOT NULL,
	"check" text NOT NULL,
	"severity" text NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"fields" text[] NOT NULL,
	"phrases" text[] NOT NULL,
	"exceptions" text[] NOT NULL,
	"title" text NOT NULL,
	"explanation" text NOT NULL,
	"source" text NOT NULL,
	"suggestion" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_alert" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"search" jsonb NOT NULL,
	"search_key" text NOT NULL,
	"label" text NOT NULL,
	"frequency" text NOT NULL,
	"status" text NOT NULL,
	"confirmation_token_hash" text,
	"confirmation_expires_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"new_since" timestamp (3) with time zone NOT NULL,
	"next_run_at" timestamp (3) with time zone NOT NULL,
	"last_mailed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_alert_confirmationTokenHash_unique" UNIQUE("confirmation_token_hash")
);
--> statement-breakpoint
CREATE TABLE "search_alert_hit" (
	"search_alert_id" uuid NOT NULL,
	"job_posting_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_alert_hit_search_alert_id_job_posting_id_pk" PRIMARY KEY("search_alert_id","job_posting_id")
);
--> statement-breakpoint
CREATE TABLE "job_posting_day" (
	"job_posting_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"applications_started" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_posting_day_job_posting_id_day_pk" PRIMARY KEY("job_posting_id","day")
);
--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "temporary_work_permit" text;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "confirmation_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "confirmation_token_hash" text;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "paused_unconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "last_imported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "end_reminded_days" integer;--> statement-breakpoint
ALTER TABLE "search_alert" ADD CONSTRAINT "search_alert_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert_hit" ADD CONSTRAINT "search_alert_hit_search_alert_id_search_alert_id_fk" FOREIGN KEY ("search_alert_id") REFERENCES "public"."search_alert"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert_hit" ADD CONSTRAINT "search_alert_hit_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting_day" ADD CONSTRAINT "job_posting_day_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_alert_user_idx" ON "search_alert" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_alert_email_idx" ON "search_alert" USING btree (lower("email"),"search_key");--> statement-breakpoint
CREATE INDEX "search_alert_due_idx" ON "search_alert" USING btree ("next_run_at") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "search_alert_pending_idx" ON "search_alert" USING btree ("confirmation_expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "search_alert_hit_posting_idx" ON "search_alert_hit" USING btree ("job_posting_id");--> statement-breakpoint
CREATE INDEX "job_posting_day_day_idx" ON "job_posting_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "job_posting_confirmed_idx" ON "job_posting" USING btree (greatest("confirmed_at", "last_imported_at", "published_at")) WHERE status = 'published';--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_confirmationTokenHash_unique" UNIQUE("confirmation_token_hash");--> statement-breakpoint
UPDATE "job_posting" SET "confirmed_at" = now() WHERE "status" IN ('published', 'paused') AND "confirmed_at" IS NULL;
