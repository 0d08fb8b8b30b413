CREATE TABLE "message_appeal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"side" text NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"is_upheld" text,
	"answer" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by_user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_report" ADD COLUMN "reporter_token_hash" text;--> statement-breakpoint
ALTER TABLE "message_report" ADD COLUMN "author_token_hash" text;--> statement-breakpoint
ALTER TABLE "message_report" ADD COLUMN "reversed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message_appeal" ADD CONSTRAINT "message_appeal_report_id_message_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."message_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_appeal" ADD CONSTRAINT "message_appeal_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_appeal_side_idx" ON "message_appeal" USING btree ("report_id","side");--> statement-breakpoint
CREATE INDEX "message_appeal_user_idx" ON "message_appeal" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_appeal_open_idx" ON "message_appeal" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_reporterTokenHash_unique" UNIQUE("reporter_token_hash");--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_authorTokenHash_unique" UNIQUE("author_token_hash");
--> statement-breakpoint
update application set delete_after = greatest(status_changed_at + interval '6 months', now() + interval '30 days')
  where status = 'hired' and delete_after is null;
--> statement-breakpoint
update resume set indexed_at = null;
