-- phase: expand
CREATE TABLE "job_offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"created_by_user_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"number" integer NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"sender_name" text NOT NULL,
	"terms" jsonb NOT NULL,
	"answer_until" date NOT NULL,
	"words" text NOT NULL,
	"file_id" uuid,
	"reason" text,
	"end_reason" text,
	"reply" text,
	"answered_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"past_told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_event" ADD COLUMN "offer_act" text;--> statement-breakpoint
ALTER TABLE "job_offer" ADD CONSTRAINT "job_offer_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_offer" ADD CONSTRAINT "job_offer_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_offer_application_idx" ON "job_offer" USING btree ("application_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_offer_file_idx" ON "job_offer" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_offer_open_idx" ON "job_offer" USING btree ("application_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "job_offer_until_idx" ON "job_offer" USING btree ("answer_until") WHERE status = 'open';