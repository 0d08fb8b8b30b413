CREATE TABLE "message_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"reporter_user_id" uuid,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "terms" "tsvector";--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_reporter_user_id_user_id_fk" FOREIGN KEY ("reporter_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_report_once_idx" ON "message_report" USING btree ("message_id","reporter_user_id");--> statement-breakpoint
CREATE INDEX "message_report_recent_idx" ON "message_report" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_terms_idx" ON "message" USING gin ("terms");