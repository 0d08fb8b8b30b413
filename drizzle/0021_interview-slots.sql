-- phase: expand
CREATE TABLE "calendar_address" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_address_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "calendar_address_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "interview_slot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"job_posting_id" uuid,
	"created_by_user_id" uuid,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"duration_minutes" integer NOT NULL,
	"busy_until" timestamp (3) with time zone NOT NULL,
	"mode" text NOT NULL,
	"location" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_slot_length_check" CHECK (busy_until > starts_at)
);
--> statement-breakpoint
CREATE TABLE "interview_slot_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slot_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_slot_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slot_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interview" ADD COLUMN "offers_slots" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "interview" ADD COLUMN "slot_id" uuid;--> statement-breakpoint
ALTER TABLE "calendar_address" ADD CONSTRAINT "calendar_address_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot" ADD CONSTRAINT "interview_slot_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot" ADD CONSTRAINT "interview_slot_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot_application" ADD CONSTRAINT "interview_slot_application_slot_id_interview_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."interview_slot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot_application" ADD CONSTRAINT "interview_slot_application_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot_member" ADD CONSTRAINT "interview_slot_member_slot_id_interview_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."interview_slot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot_member" ADD CONSTRAINT "interview_slot_member_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_slot_company_idx" ON "interview_slot" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "interview_slot_posting_idx" ON "interview_slot" USING btree ("job_posting_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_slot_application_idx" ON "interview_slot_application" USING btree ("slot_id","application_id");--> statement-breakpoint
CREATE INDEX "interview_slot_application_application_idx" ON "interview_slot_application" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_slot_member_idx" ON "interview_slot_member" USING btree ("slot_id","member_id");--> statement-breakpoint
CREATE INDEX "interview_slot_member_member_idx" ON "interview_slot_member" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_slot_id_interview_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."interview_slot"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_slot_idx" ON "interview" USING btree ("slot_id") WHERE slot_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "interview_slot_taken_idx" ON "interview" USING btree ("slot_id") WHERE status in ('agreed', 'held');