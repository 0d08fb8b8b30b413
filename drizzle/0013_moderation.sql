CREATE TABLE "content_appeal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"is_upheld" text,
	"answer" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by_user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_title" text NOT NULL,
	"company_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"reporter_name" text NOT NULL,
	"reporter_email" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"ground" text,
	"rule" text,
	"facts" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by_user_id" uuid,
	"previous_status" text,
	"reversed_at" timestamp (3) with time zone,
	"reporter_token_hash" text,
	"company_token_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_report_reporterTokenHash_unique" UNIQUE("reporter_token_hash"),
	CONSTRAINT "content_report_companyTokenHash_unique" UNIQUE("company_token_hash")
);
--> statement-breakpoint
ALTER TABLE "content_appeal" ADD CONSTRAINT "content_appeal_report_id_content_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."content_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_appeal_side_idx" ON "content_appeal" USING btree ("report_id","side");--> statement-breakpoint
CREATE INDEX "content_appeal_open_idx" ON "content_appeal" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "content_report_due_idx" ON "content_report" USING btree ("due_at","id") WHERE state = 'received';--> statement-breakpoint
CREATE INDEX "content_report_decided_idx" ON "content_report" USING btree ("decided_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'decided';--> statement-breakpoint
CREATE INDEX "content_report_subject_idx" ON "content_report" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "content_report_email_idx" ON "content_report" USING btree ("reporter_email","created_at");