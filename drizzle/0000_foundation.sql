CREATE TABLE "audit_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_user_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid,
	"reason" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploaded_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_mail_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"type" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applicant_profile" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"land" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"headline" text,
	"availability" text NOT NULL,
	"available_from" date,
	"notice_period_weeks" integer,
	"desired_employment_types" text[] NOT NULL,
	"desired_occupation_fields" text[] NOT NULL,
	"desired_workplaces" text[] NOT NULL,
	"radius_km" integer NOT NULL,
	"min_salary_cents" integer,
	"driving_licences" text[] NOT NULL,
	"visibility" text,
	"visibility_chosen_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applicant_profile_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "saved_job_posting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_profile_id" uuid NOT NULL,
	"job_posting_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_posting_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"applicant_profile_id" uuid NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"resume_snapshot" jsonb NOT NULL,
	"cover_letter" text NOT NULL,
	"answers" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"first_opened_at" timestamp (3) with time zone,
	"delete_after" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_user_id" uuid,
	"actor_side" text NOT NULL,
	"message" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_user_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_rating" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "license" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sepa_mandate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"account_holder" text NOT NULL,
	"iban" text NOT NULL,
	"scheme" text DEFAULT 'CORE' NOT NULL,
	"mandate_text" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"signed_by_user_id" uuid NOT NULL,
	"signed_from_ip" text,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sepa_mandate_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"current_period_end" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_plan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"net_price_cents" integer NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"interval" text NOT NULL,
	"max_active_job_postings" integer,
	"max_members" integer,
	"trial_days" integer NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"street" text,
	"house_number" text,
	"postal_code" text,
	"city" text,
	"vat_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"is_admin" boolean NOT NULL,
	"token_hash" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"invited_by_user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_invitation_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "company_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_admin" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_profile" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"legal_form" text,
	"register_court" text,
	"register_number" text,
	"vat_id" text,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"lat" double precision,
	"lon" double precision,
	"website" text,
	"size_band" text NOT NULL,
	"industry" text NOT NULL,
	"description" jsonb NOT NULL,
	"benefits" text[] NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_profile_companyId_unique" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"applicant_profile_id" uuid NOT NULL,
	"application_id" uuid,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sender_user_id" uuid,
	"sender_side" text NOT NULL,
	"body" text NOT NULL,
	"reply_to_message_id" uuid,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_posting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by_user_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"reference_number" text,
	"employer_type" text NOT NULL,
	"openings" integer NOT NULL,
	"occupation_field" text,
	"employment_types" text[] NOT NULL,
	"contract" text NOT NULL,
	"fixed_term_until" date,
	"workplace" text NOT NULL,
	"salary_min_cents" integer,
	"salary_max_cents" integer,
	"salary_period" text NOT NULL,
	"collective_agreement" text,
	"hours_per_week" real,
	"start_date" date,
	"tasks" jsonb NOT NULL,
	"profile" jsonb NOT NULL,
	"offer" jsonb NOT NULL,
	"contact_name" text,
	"contact_email" text,
	"contact_phone" text,
	"external_url" text,
	"questions" jsonb NOT NULL,
	"promised_reply_days" integer NOT NULL,
	"run_days" integer NOT NULL,
	"published_at" timestamp (3) with time zone,
	"runs_until" timestamp (3) with time zone,
	"paused_by_license" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_posting_place" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_posting_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"postal_code" text NOT NULL,
	"name" text NOT NULL,
	"land" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_posting_search" (
	"job_posting_id" uuid PRIMARY KEY NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"runs_until" timestamp (3) with time zone NOT NULL,
	"occupation_field" text,
	"employment_types" text[] NOT NULL,
	"workplace" text NOT NULL,
	"terms" "tsvector" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_profile_id" uuid NOT NULL,
	"title" text NOT NULL,
	"template" text NOT NULL,
	"is_default" boolean NOT NULL,
	"content" jsonb NOT NULL,
	"terms" "tsvector" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resume_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_grant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_profile_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_profile_id" uuid NOT NULL,
	"viewer_user_id" uuid NOT NULL,
	"company_id" uuid,
	"reason" text,
	"shown" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_profile" ADD CONSTRAINT "applicant_profile_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_job_posting" ADD CONSTRAINT "saved_job_posting_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_job_posting" ADD CONSTRAINT "saved_job_posting_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_attachment" ADD CONSTRAINT "application_attachment_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_attachment" ADD CONSTRAINT "application_attachment_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_author_user_id_user_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_rating" ADD CONSTRAINT "application_rating_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_rating" ADD CONSTRAINT "application_rating_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license" ADD CONSTRAINT "license_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sepa_mandate" ADD CONSTRAINT "sepa_mandate_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_plan_id_subscription_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_invited_by_user_id_user_id_fk" FOREIGN KEY ("invited_by_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_reply_to_message_id_message_id_fk" FOREIGN KEY ("reply_to_message_id") REFERENCES "public"."message"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting_place" ADD CONSTRAINT "job_posting_place_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting_search" ADD CONSTRAINT "job_posting_search_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume" ADD CONSTRAINT "resume_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_attachment" ADD CONSTRAINT "resume_attachment_resume_id_resume_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_attachment" ADD CONSTRAINT "resume_attachment_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_grant" ADD CONSTRAINT "resume_grant_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_grant" ADD CONSTRAINT "resume_grant_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_view" ADD CONSTRAINT "resume_view_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_event_subject_idx" ON "audit_event" USING btree ("subject_type","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "uploaded_file_owner_idx" ON "uploaded_file" USING btree ("owner_user_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_mail_due_idx" ON "outbox_mail" USING btree ("next_attempt_at") WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_mail_recent_idx" ON "outbox_mail" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "account_user_idx" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rate_limit_key_idx" ON "rate_limit" USING btree ("key");--> statement-breakpoint
CREATE INDEX "session_user_idx" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_type_created_idx" ON "user" USING btree ("type","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "verification_identifier_idx" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "applicant_profile_visibility_idx" ON "applicant_profile" USING btree ("visibility","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_job_posting_idx" ON "saved_job_posting" USING btree ("applicant_profile_id","job_posting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_once_idx" ON "application" USING btree ("job_posting_id","applicant_profile_id") WHERE status <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "application_company_idx" ON "application" USING btree ("company_id","status","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_applicant_idx" ON "application" USING btree ("applicant_profile_id","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_posting_idx" ON "application" USING btree ("job_posting_id","status");--> statement-breakpoint
CREATE INDEX "application_attachment_application_idx" ON "application_attachment" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_attachment_file_idx" ON "application_attachment" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "application_event_application_idx" ON "application_event" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_note_application_idx" ON "application_note" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "application_rating_idx" ON "application_rating" USING btree ("application_id","user_id");--> statement-breakpoint
CREATE INDEX "sepa_mandate_company_idx" ON "sepa_mandate" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sepa_mandate_valid_idx" ON "sepa_mandate" USING btree ("company_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_running_idx" ON "subscription" USING btree ("company_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "company_created_idx" ON "company" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_invitation_company_idx" ON "company_invitation" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitation_pending_idx" ON "company_invitation" USING btree ("company_id","email") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "company_member_company_user_idx" ON "company_member" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "company_member_user_idx" ON "company_member" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "company_profile_name_idx" ON "company_profile" USING btree (lower(name));--> statement-breakpoint
CREATE INDEX "company_profile_industry_idx" ON "company_profile" USING btree ("industry");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_application_idx" ON "conversation" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_resume_idx" ON "conversation" USING btree ("company_id","applicant_profile_id") WHERE application_id is null;--> statement-breakpoint
CREATE INDEX "conversation_company_idx" ON "conversation" USING btree ("company_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_applicant_idx" ON "conversation" USING btree ("applicant_profile_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_conversation_idx" ON "message" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "message_unread_idx" ON "message" USING btree ("conversation_id","sender_side") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "job_posting_company_idx" ON "job_posting" USING btree ("company_id","status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_posting_recent_idx" ON "job_posting" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "job_posting_end_idx" ON "job_posting" USING btree ("runs_until") WHERE status in ('published', 'paused');--> statement-breakpoint
CREATE UNIQUE INDEX "job_posting_place_position_idx" ON "job_posting_place" USING btree ("job_posting_id","position");--> statement-breakpoint
CREATE INDEX "job_posting_place_lat_idx" ON "job_posting_place" USING btree ("lat","lon");--> statement-breakpoint
CREATE INDEX "job_posting_search_terms_idx" ON "job_posting_search" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "job_posting_search_date_idx" ON "job_posting_search" USING btree ("published_at" DESC NULLS LAST,"job_posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resume_profile_idx" ON "resume" USING btree ("applicant_profile_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_default_idx" ON "resume" USING btree ("applicant_profile_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "resume_terms_idx" ON "resume" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "resume_attachment_resume_idx" ON "resume_attachment" USING btree ("resume_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_grant_idx" ON "resume_grant" USING btree ("applicant_profile_id","company_id","reason");--> statement-breakpoint
CREATE INDEX "resume_view_profile_idx" ON "resume_view" USING btree ("applicant_profile_id","created_at" DESC NULLS LAST);