-- phase: expand
CREATE TABLE "pool_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"applicant_profile_id" uuid NOT NULL,
	"application_id" uuid,
	"asked_by_user_id" uuid,
	"message" text NOT NULL,
	"months" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"keep_until" timestamp (3) with time zone,
	"renewal_asked_at" timestamp (3) with time zone,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"author_user_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pool_entry" ADD CONSTRAINT "pool_entry_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_entry" ADD CONSTRAINT "pool_entry_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_entry" ADD CONSTRAINT "pool_entry_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_entry" ADD CONSTRAINT "pool_entry_asked_by_user_id_user_id_fk" FOREIGN KEY ("asked_by_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_note" ADD CONSTRAINT "pool_note_entry_id_pool_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."pool_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_note" ADD CONSTRAINT "pool_note_author_user_id_user_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pool_entry_once_idx" ON "pool_entry" USING btree ("company_id","applicant_profile_id") WHERE state in ('asked', 'agreed');--> statement-breakpoint
CREATE INDEX "pool_entry_company_idx" ON "pool_entry" USING btree ("company_id","state","keep_until");--> statement-breakpoint
CREATE INDEX "pool_entry_person_idx" ON "pool_entry" USING btree ("applicant_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "pool_entry_application_idx" ON "pool_entry" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "pool_entry_end_idx" ON "pool_entry" USING btree ("state","keep_until");--> statement-breakpoint
CREATE INDEX "pool_note_entry_idx" ON "pool_note" USING btree ("entry_id","created_at");