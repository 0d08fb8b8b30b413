CREATE TABLE "company_block" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_profile_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_profile_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"requested_by_user_id" uuid NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_request_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "resume_view" ADD COLUMN "basis" text;--> statement-breakpoint
ALTER TABLE "resume_view" ADD COLUMN "searched_for" text;--> statement-breakpoint
ALTER TABLE "company_block" ADD CONSTRAINT "company_block_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_block" ADD CONSTRAINT "company_block_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_block_idx" ON "company_block" USING btree ("applicant_profile_id","company_id");--> statement-breakpoint
CREATE INDEX "company_block_company_idx" ON "company_block" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_request_pending_idx" ON "contact_request" USING btree ("applicant_profile_id","company_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "contact_request_applicant_idx" ON "contact_request" USING btree ("applicant_profile_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_request_company_idx" ON "contact_request" USING btree ("company_id","created_at" DESC NULLS LAST);