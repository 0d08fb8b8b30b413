CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE SEQUENCE "public"."search_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_user_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid,
	"reason" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seq" bigint NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"key_id" text NOT NULL,
	"mac" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_event_seq_unique" UNIQUE("seq")
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"key_id" text NOT NULL,
	"mac" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_only" boolean DEFAULT true NOT NULL,
	"epoch" integer DEFAULT 0 NOT NULL,
	"epoch_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"database_oid" bigint NOT NULL,
	"bonded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_isOnly_unique" UNIQUE("is_only")
);
--> statement-breakpoint
CREATE TABLE "uploaded_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"is_sealed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worker_job" (
	"name" text PRIMARY KEY NOT NULL,
	"last_started_at" timestamp (3) with time zone,
	"last_duration_ms" integer,
	"last_succeeded_at" timestamp (3) with time zone,
	"last_failed_at" timestamp (3) with time zone,
	"last_error" text,
	"failures" integer DEFAULT 0 NOT NULL,
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
	"class" text DEFAULT 'bulk' NOT NULL,
	"calendar" text,
	"unsubscribe_url" text,
	"dedupe_key" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"last_error" text,
	"origin" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_mail_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "search_batch" (
	"index_name" text NOT NULL,
	"sequence" bigint NOT NULL,
	"token" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"index_name" text NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"document" json,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_document_index_name_id_pk" PRIMARY KEY("index_name","id")
);
--> statement-breakpoint
CREATE TABLE "search_index_state" (
	"index_name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_mark" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"index_name" text NOT NULL,
	"document_id" uuid NOT NULL,
	"is_bulk" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_setting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "platform_setting_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "system_warning" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "word_index" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"job" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due" integer NOT NULL,
	"total" integer NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by_user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "known_device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"counter" bigint NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
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
	"authenticated_at" timestamp (3) with time zone,
	"second_factor_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" uuid NOT NULL,
	"verified" boolean DEFAULT true,
	"failed_verification_count" integer DEFAULT 0,
	"locked_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"two_factor_enabled" boolean DEFAULT false,
	"suspended_at" timestamp (3) with time zone,
	"suspension_reason" text,
	"last_active_at" timestamp (3) with time zone,
	"inactivity_reminders" integer DEFAULT 0 NOT NULL,
	"inactivity_reminded_at" timestamp (3) with time zone,
	"list_text" text GENERATED ALWAYS AS (lower(name || ' ' || email)) STORED,
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
CREATE TABLE "ad_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"input" jsonb NOT NULL,
	"left_text" text NOT NULL,
	"assumed" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_draft_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "applicant_profile" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"search_name" text GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(first_name || ' ' || last_name), 'äáàâãåăąÄÁÀÂÃÅĂĄçćčÇĆČďđĎĐéèêëęěėÉÈÊËĘĚĖğĞíìîïıİÍÌÎÏIłŁñńňņÑŃŇŅöóòôõøőÖÓÒÔÕØŐřŘśšşșŚŠŞȘťțţŤȚŢüúùûůűūÜÚÙÛŮŰŪýÿÝŸźżžŹŻŽ', 'aaaaaaaaaaaaaaaaccccccddddeeeeeeeeeeeeeeggiiiiiiiiiiillnnnnnnnnoooooooooooooorrssssssssttttttuuuuuuuuuuuuuuyyyyzzzzzz'), 'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')) STORED,
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
	"removed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applicant_profile_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "saved_job_posting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_profile_id" uuid,
	"user_id" uuid,
	"job_posting_id" uuid NOT NULL,
	"note" text,
	"told_of_end" timestamp (3) with time zone,
	"is_end_told" boolean DEFAULT false NOT NULL,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_job_posting_owner_check" CHECK ((applicant_profile_id is null) <> (user_id is null))
);
--> statement-breakpoint
CREATE TABLE "application_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"job_posting_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_posting_id" uuid NOT NULL,
	"email" text NOT NULL,
	"content" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"application_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_application_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "guest_upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guest_application_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_upload_fileId_unique" UNIQUE("file_id")
);
--> statement-breakpoint
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
CREATE TABLE "reply_figure" (
	"scope" text PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"answered" integer NOT NULL,
	"on_time" integer NOT NULL,
	"median_days" integer,
	"market" jsonb,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "application_stage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_posting_id" uuid NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
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
	"alias" text,
	"masked" jsonb,
	"names_shown_at" timestamp (3) with time zone,
	"names_shown_by_user_id" uuid,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"first_opened_at" timestamp (3) with time zone,
	"answer_due_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"first_due_at" timestamp (3) with time zone,
	"due_reminded_days" integer,
	"overdue_mailed_on" date,
	"late_told_at" timestamp (3) with time zone,
	"end_reason" text,
	"stage_id" uuid,
	"pay_told_at" timestamp (3) with time zone,
	"pay_told_text" text,
	"end_delivered_at" timestamp (3) with time zone,
	"delete_after" timestamp (3) with time zone,
	"deletion_announced_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_masked_check" CHECK ((alias is null) = (masked is null))
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
	"masked_message" text,
	"shows_names" boolean DEFAULT false NOT NULL,
	"offer_act" text,
	"promised_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_user_id" uuid,
	"body" text NOT NULL,
	"mentioned_user_ids" uuid[] DEFAULT '{}' NOT NULL,
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
CREATE TABLE "interview" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"created_by_user_id" uuid,
	"status" text DEFAULT 'proposed' NOT NULL,
	"mode" text NOT NULL,
	"location" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"proposed_times" jsonb NOT NULL,
	"offers_slots" boolean DEFAULT false NOT NULL,
	"slot_id" uuid,
	"chosen_at" timestamp (3) with time zone,
	"starts_at" timestamp (3) with time zone,
	"reply" text,
	"company_reason" text,
	"reminded_at" timestamp (3) with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_rejection" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"created_by_user_id" uuid NOT NULL,
	"message" text NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scheduled_rejection_applicationId_unique" UNIQUE("application_id")
);
--> statement-breakpoint
CREATE TABLE "bank_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"statement_id" uuid,
	"entry_no" integer DEFAULT 0 NOT NULL,
	"entry_cents" bigint,
	"telling" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"is_credit" boolean DEFAULT true NOT NULL,
	"dedupe_key" text NOT NULL,
	"booking_key" text,
	"account" text,
	"end_to_end_id" text,
	"mandate_id" text,
	"bank_references" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount_cents" integer NOT NULL,
	"odd_amount" text,
	"booked_on" text NOT NULL,
	"value_on" text DEFAULT '' NOT NULL,
	"reason_code" text,
	"text" text NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"payer_name" text,
	"payer_iban" text,
	"is_sum" boolean DEFAULT false NOT NULL,
	"doubt" text,
	"outcome" text NOT NULL,
	"repeats_id" uuid,
	"resembles_id" uuid,
	"invoice_id" uuid,
	"debit_id" uuid,
	"handled_at" timestamp (3) with time zone,
	"undone_count" integer DEFAULT 0 NOT NULL,
	"handled_by_user_id" uuid,
	"handled_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"sha256" text NOT NULL,
	"imported_by_user_id" uuid NOT NULL,
	"applied" integer NOT NULL,
	"repeated" integer NOT NULL,
	"unmatched" integer NOT NULL,
	"total_cents" bigint DEFAULT 0 NOT NULL,
	"applied_cents" bigint DEFAULT 0 NOT NULL,
	"repeated_cents" bigint DEFAULT 0 NOT NULL,
	"unmatched_cents" bigint DEFAULT 0 NOT NULL,
	"foreign_accounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"event_count" integer DEFAULT 0 NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_import_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
CREATE TABLE "bank_statement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"account" text NOT NULL,
	"sequence" integer,
	"year" integer,
	"edition" text,
	"opening_cents" bigint,
	"opening_on" text,
	"closing_cents" bigint,
	"closing_on" text,
	"booking_count" integer NOT NULL,
	"booked_cents" bigint DEFAULT 0 NOT NULL,
	"pending_count" integer NOT NULL,
	"gap_seen_at" timestamp (3) with time zone,
	"gap_seen_by_user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "direct_debit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"mandate_id" uuid NOT NULL,
	"end_to_end_id" text NOT NULL,
	"sequence_type" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reason_code" text,
	"returned_on" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "direct_debit_endToEndId_unique" UNIQUE("end_to_end_id"),
	CONSTRAINT "direct_debit_once_idx" UNIQUE("run_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "direct_debit_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"collection_on" date NOT NULL,
	"debit_count" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"created_by_user_id" uuid NOT NULL,
	"released_by_user_id" uuid,
	"released_at" timestamp (3) with time zone,
	"downloaded_at" timestamp (3) with time zone,
	"xml" text,
	"xml_sha256" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "direct_debit_run_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "document_fault" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"trace" text NOT NULL,
	"attempts" integer NOT NULL,
	"retry_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_fault_subjectId_unique" UNIQUE("subject_id")
);
--> statement-breakpoint
CREATE TABLE "billing_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"document" jsonb NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_on" text NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"company_id" uuid NOT NULL,
	"subscription_id" uuid,
	"charge_kind" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"covers_from" timestamp (3) with time zone NOT NULL,
	"covers_until" timestamp (3) with time zone NOT NULL,
	"issued_on" text NOT NULL,
	"due_on" text NOT NULL,
	"payment_means" text NOT NULL,
	"mandate_id" uuid,
	"net_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"document" jsonb NOT NULL,
	"cancels_invoice_id" uuid,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"status" text NOT NULL,
	"grace_until" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"retry_debit" integer DEFAULT 0 NOT NULL,
	"dunning_level" integer DEFAULT 0 NOT NULL,
	"last_dunned_at" timestamp (3) with time zone,
	"filed_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"list_text" text GENERATED ALWAYS AS (lower(number || ' ' || (document->'buyer'->>'name'))) STORED,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_sequence_idx" UNIQUE("year","sequence"),
	CONSTRAINT "invoice_sums_check" CHECK (net_cents + tax_cents = gross_cents)
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	"last_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_credit" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"booked_on" text NOT NULL,
	"reference" text,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_entry_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "invoice_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_file_kind_idx" UNIQUE("invoice_id","kind")
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_only" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"representatives" text NOT NULL,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"contact_name" text NOT NULL,
	"register_court" text,
	"register_number" text,
	"supervisory_authority" text,
	"editor" text,
	"dsa_email" text NOT NULL,
	"data_protection_contact" text,
	"data_protection_authority" text,
	"processors" text,
	"processing_agreement" text,
	"other_retention" text,
	"vat_id" text,
	"tax_number" text,
	"is_small_business" boolean NOT NULL,
	"creditor_id" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text,
	"bank_name" text,
	"invoice_prefix" text NOT NULL,
	"payment_days" integer NOT NULL,
	"grace_days" integer NOT NULL,
	"return_fee_cents" integer NOT NULL,
	"payment_terms" text NOT NULL,
	"datev_consultant" text NOT NULL,
	"datev_client" text NOT NULL,
	"datev_debtor_account" text NOT NULL,
	"datev_revenue_account" text NOT NULL,
	"datev_reverse_charge_account" text NOT NULL,
	"datev_tax_free_account" text NOT NULL,
	"datev_fee_account" text DEFAULT '4970' NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_isOnly_unique" UNIQUE("is_only")
);
--> statement-breakpoint
CREATE TABLE "operator_account_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_only" boolean DEFAULT true NOT NULL,
	"creditor_id" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text,
	"bank_name" text,
	"proposed_by_user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_account_change_isOnly_unique" UNIQUE("is_only")
);
--> statement-breakpoint
CREATE TABLE "license" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"state_before_suspension" text,
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
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_reason" text,
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
	"net_price_cents" integer,
	"interval" text,
	"anchor_at" timestamp (3) with time zone,
	"current_period_start" timestamp (3) with time zone,
	"current_period_end" timestamp (3) with time zone NOT NULL,
	"trial_ends_at" timestamp (3) with time zone,
	"next_plan_id" uuid,
	"next_net_price_cents" integer,
	"next_interval" text,
	"cancelled_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
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
	"country" text DEFAULT 'DE' NOT NULL,
	"vat_id" text,
	"imported_at" timestamp (3) with time zone,
	"suspended_at" timestamp (3) with time zone,
	"suspension_reason" text,
	"verified_at" timestamp (3) with time zone,
	"verified_by" text,
	"verified_domain" text,
	"list_name" text,
	"list_text" text GENERATED ALWAYS AS (lower(coalesce(name, '') || ' ' || coalesce(city, '') || ' ' || coalesce(vat_id, ''))) STORED,
	"invoice_email" text,
	"buyer_reference" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"is_admin" boolean NOT NULL,
	"reads_job_posting_id" uuid,
	"token_hash" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"invited_by_user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_invitation_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "company_invitation_role_check" CHECK (not ("company_invitation"."is_admin" and "company_invitation"."reads_job_posting_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "company_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_admin" boolean NOT NULL,
	"reads_job_posting_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_member_role_check" CHECK (not ("company_member"."is_admin" and "company_member"."reads_job_posting_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "company_picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"alt_text" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_picture_fileId_unique" UNIQUE("file_id")
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
	"size_band" text,
	"industry" text,
	"description" jsonb NOT NULL,
	"benefits" text[] NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text,
	"representatives" text,
	"legal_email" text,
	"legal_phone" text,
	"economic_id" text,
	"supervisory_authority" text,
	"search_name" text GENERATED ALWAYS AS (regexp_replace(replace(replace(replace(translate(lower(name), 'ÄÖÜäöüéèêëáàâãåíìîïóòôõúùûçñøł', 'aouaoueeeeaaaaaiiiioooouuucnol'), 'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), '(^|[^aeq])ue', '\1u', 'g')) STORED,
	"open_postings" integer DEFAULT 0 NOT NULL,
	"list_text" text GENERATED ALWAYS AS (lower(name || ' ' || city || ' ' || coalesce(vat_id, ''))) STORED,
	"logo_file_id" uuid,
	"cover_file_id" uuid,
	"video_file_id" uuid,
	"poster_file_id" uuid,
	"captions_file_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_profile_companyId_unique" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "company_verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"domain" text NOT NULL,
	"token_hash" text NOT NULL,
	"requested_by_user_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_verification_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"applicant_profile_id" uuid NOT NULL,
	"application_id" uuid,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"last_message_id" uuid,
	"company_unread" integer DEFAULT 0 NOT NULL,
	"applicant_unread" integer DEFAULT 0 NOT NULL,
	"blocked_by" text,
	"blocked_at" timestamp (3) with time zone,
	"company_shared_at" timestamp (3) with time zone,
	"applicant_shared_at" timestamp (3) with time zone,
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
	"masked_body" text,
	"reply_to_message_id" uuid,
	"read_at" timestamp (3) with time zone,
	"has_attachments" boolean DEFAULT false NOT NULL,
	"terms" "tsvector" DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"reporter_user_id" uuid,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"decision" text,
	"facts" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by_user_id" uuid,
	"reporter_token_hash" text,
	"author_token_hash" text,
	"reversed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_report_reporterTokenHash_unique" UNIQUE("reporter_token_hash"),
	CONSTRAINT "message_report_authorTokenHash_unique" UNIQUE("author_token_hash")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project" text NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"email" text,
	"page" text NOT NULL,
	"user_id" uuid,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_posting_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "occupation_source" (
	"source" text PRIMARY KEY NOT NULL,
	"titles" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "occupation_title" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"code" text NOT NULL,
	"title_number" integer,
	CONSTRAINT "occupation_title_key_source_pk" PRIMARY KEY("key","source")
);
--> statement-breakpoint
CREATE TABLE "job_posting_print" (
	"job_posting_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"occupation" text NOT NULL,
	"print" jsonb NOT NULL,
	"shingles" integer[] NOT NULL,
	"card_id" uuid NOT NULL,
	"is_lead" boolean DEFAULT true NOT NULL,
	"repeats_id" uuid,
	"repeated_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
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
	"temporary_work_permit" text,
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
	"shifts" text[] DEFAULT '{}' NOT NULL,
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
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"run_days" integer NOT NULL,
	"published_at" timestamp (3) with time zone,
	"runs_until" timestamp (3) with time zone,
	"paused_by_license" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"paused_overdue" boolean DEFAULT false NOT NULL,
	"closing_letter" text,
	"closing_letter_agreed_at" timestamp (3) with time zone,
	"promise_extended_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"confirmation_asked_at" timestamp (3) with time zone,
	"confirmation_token_hash" text,
	"paused_unconfirmed" boolean DEFAULT false NOT NULL,
	"last_imported_at" timestamp (3) with time zone,
	"end_reminded_days" integer,
	"open_end_reminded_at" timestamp (3) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"import_identifier" text,
	"import_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"list_title" text GENERATED ALWAYS AS (lower(title)) STORED,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_posting_confirmationTokenHash_unique" UNIQUE("confirmation_token_hash")
);
--> statement-breakpoint
CREATE TABLE "job_posting_changes" (
	"job_posting_id" uuid PRIMARY KEY NOT NULL,
	"input" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"revision" uuid NOT NULL,
	"saved_by_user_id" uuid,
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
CREATE TABLE "job_posting_source_day" (
	"job_posting_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"applications_sent" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_posting_source_day_job_posting_id_day_source_pk" PRIMARY KEY("job_posting_id","day","source")
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
	"company_id" uuid,
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
CREATE TABLE "processor_agreement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"text_sha256" text NOT NULL,
	"signed_by" text NOT NULL,
	"signed_by_user_id" uuid NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_incident" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"known_at" timestamp (3) with time zone NOT NULL,
	"facts" text NOT NULL,
	"persons" text NOT NULL,
	"data" text NOT NULL,
	"consequences" text NOT NULL,
	"measures" text NOT NULL,
	"risk" text NOT NULL,
	"risk_reason" text NOT NULL,
	"reported_at" timestamp (3) with time zone,
	"delay_reason" text,
	"closed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incident_letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"addresses" text[] NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_through" uuid,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"job_posting_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"placed_by_user_id" uuid NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by_user_id" uuid,
	"lift_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"extension_reason" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"via" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"summary" text NOT NULL,
	"audience" text NOT NULL,
	"published_by_user_id" uuid,
	"valid_from" date NOT NULL,
	"told_through" uuid,
	"told_count" integer DEFAULT 0 NOT NULL,
	"announced_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"job_posting_id" uuid,
	"state" text DEFAULT 'pending' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_request_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "resume_drop" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_drop_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "resume_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resume_id" uuid NOT NULL,
	"title" text NOT NULL,
	"template" text NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_resume_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mail_frequency" text,
	"next_run_at" timestamp (3) with time zone,
	"mailed_up_to" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_resume_search_hit" (
	"saved_resume_search_id" uuid NOT NULL,
	"applicant_profile_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_resume_search_hit_saved_resume_search_id_applicant_profile_id_pk" PRIMARY KEY("saved_resume_search_id","applicant_profile_id")
);
--> statement-breakpoint
CREATE TABLE "resume" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_profile_id" uuid NOT NULL,
	"title" text NOT NULL,
	"template" text NOT NULL,
	"is_default" boolean NOT NULL,
	"content" jsonb NOT NULL,
	"photo_file_id" uuid,
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
	"kind" text DEFAULT 'page' NOT NULL,
	"detail" text,
	"basis" text,
	"searched_for" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "system_hold" ADD CONSTRAINT "system_hold_decided_by_user_id_user_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_setting" ADD CONSTRAINT "notice_setting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_profile" ADD CONSTRAINT "applicant_profile_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_job_posting" ADD CONSTRAINT "saved_job_posting_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_job_posting" ADD CONSTRAINT "saved_job_posting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_job_posting" ADD CONSTRAINT "saved_job_posting_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_application" ADD CONSTRAINT "guest_application_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_upload" ADD CONSTRAINT "guest_upload_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_address" ADD CONSTRAINT "calendar_address_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_offer" ADD CONSTRAINT "job_offer_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_offer" ADD CONSTRAINT "job_offer_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot" ADD CONSTRAINT "interview_slot_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot" ADD CONSTRAINT "interview_slot_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot_application" ADD CONSTRAINT "interview_slot_application_slot_id_interview_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."interview_slot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot_application" ADD CONSTRAINT "interview_slot_application_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot_member" ADD CONSTRAINT "interview_slot_member_slot_id_interview_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."interview_slot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot_member" ADD CONSTRAINT "interview_slot_member_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_stage" ADD CONSTRAINT "application_stage_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_stage_id_application_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."application_stage"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_attachment" ADD CONSTRAINT "application_attachment_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_attachment" ADD CONSTRAINT "application_attachment_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_author_user_id_user_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_rating" ADD CONSTRAINT "application_rating_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_rating" ADD CONSTRAINT "application_rating_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_slot_id_interview_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."interview_slot"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_template" ADD CONSTRAINT "reply_template_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_rejection" ADD CONSTRAINT "scheduled_rejection_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_import_id_bank_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."bank_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_statement_id_bank_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_repeats_id_bank_entry_id_fk" FOREIGN KEY ("repeats_id") REFERENCES "public"."bank_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_resembles_id_bank_entry_id_fk" FOREIGN KEY ("resembles_id") REFERENCES "public"."bank_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_debit_id_direct_debit_id_fk" FOREIGN KEY ("debit_id") REFERENCES "public"."direct_debit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_import_id_bank_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."bank_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit" ADD CONSTRAINT "direct_debit_run_id_direct_debit_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."direct_debit_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit" ADD CONSTRAINT "direct_debit_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit" ADD CONSTRAINT "direct_debit_mandate_id_sepa_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."sepa_mandate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_order" ADD CONSTRAINT "billing_order_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_payout" ADD CONSTRAINT "credit_payout_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_credit" ADD CONSTRAINT "invoice_credit_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_entry" ADD CONSTRAINT "invoice_entry_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_file" ADD CONSTRAINT "invoice_file_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license" ADD CONSTRAINT "license_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sepa_mandate" ADD CONSTRAINT "sepa_mandate_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_plan_id_subscription_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_next_plan_id_subscription_plan_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "public"."subscription_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_invited_by_user_id_user_id_fk" FOREIGN KEY ("invited_by_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_picture" ADD CONSTRAINT "company_picture_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_picture" ADD CONSTRAINT "company_picture_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_logo_file_id_uploaded_file_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_cover_file_id_uploaded_file_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_video_file_id_uploaded_file_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_poster_file_id_uploaded_file_id_fk" FOREIGN KEY ("poster_file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_captions_file_id_uploaded_file_id_fk" FOREIGN KEY ("captions_file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_verification" ADD CONSTRAINT "company_verification_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_verification" ADD CONSTRAINT "company_verification_requested_by_user_id_user_id_fk" FOREIGN KEY ("requested_by_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_reply_to_message_id_message_id_fk" FOREIGN KEY ("reply_to_message_id") REFERENCES "public"."message"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachment" ADD CONSTRAINT "message_attachment_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachment" ADD CONSTRAINT "message_attachment_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_draft" ADD CONSTRAINT "message_draft_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_draft" ADD CONSTRAINT "message_draft_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_reporter_user_id_user_id_fk" FOREIGN KEY ("reporter_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting_template" ADD CONSTRAINT "job_posting_template_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupation_title" ADD CONSTRAINT "occupation_title_source_occupation_source_source_fk" FOREIGN KEY ("source") REFERENCES "public"."occupation_source"("source") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting_print" ADD CONSTRAINT "job_posting_print_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting_print" ADD CONSTRAINT "job_posting_print_repeats_id_job_posting_id_fk" FOREIGN KEY ("repeats_id") REFERENCES "public"."job_posting"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting_changes" ADD CONSTRAINT "job_posting_changes_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting_place" ADD CONSTRAINT "job_posting_place_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting_day" ADD CONSTRAINT "job_posting_day_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting_source_day" ADD CONSTRAINT "job_posting_source_day_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert" ADD CONSTRAINT "search_alert_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert_hit" ADD CONSTRAINT "search_alert_hit_search_alert_id_search_alert_id_fk" FOREIGN KEY ("search_alert_id") REFERENCES "public"."search_alert"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert_hit" ADD CONSTRAINT "search_alert_hit_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_appeal" ADD CONSTRAINT "content_appeal_report_id_content_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."content_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_appeal" ADD CONSTRAINT "message_appeal_report_id_message_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."message_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_appeal" ADD CONSTRAINT "message_appeal_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processor_agreement" ADD CONSTRAINT "processor_agreement_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_letter" ADD CONSTRAINT "incident_letter_incident_id_data_incident_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."data_incident"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_consent" ADD CONSTRAINT "terms_consent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_block" ADD CONSTRAINT "company_block_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_block" ADD CONSTRAINT "company_block_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_version" ADD CONSTRAINT "resume_version_resume_id_resume_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_resume_search" ADD CONSTRAINT "saved_resume_search_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_resume_search" ADD CONSTRAINT "saved_resume_search_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_resume_search_hit" ADD CONSTRAINT "saved_resume_search_hit_saved_resume_search_id_saved_resume_search_id_fk" FOREIGN KEY ("saved_resume_search_id") REFERENCES "public"."saved_resume_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_resume_search_hit" ADD CONSTRAINT "saved_resume_search_hit_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume" ADD CONSTRAINT "resume_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume" ADD CONSTRAINT "resume_photo_file_id_uploaded_file_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_attachment" ADD CONSTRAINT "resume_attachment_resume_id_resume_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_attachment" ADD CONSTRAINT "resume_attachment_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_grant" ADD CONSTRAINT "resume_grant_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_grant" ADD CONSTRAINT "resume_grant_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_view" ADD CONSTRAINT "resume_view_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_entry" ADD CONSTRAINT "pool_entry_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_entry" ADD CONSTRAINT "pool_entry_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_entry" ADD CONSTRAINT "pool_entry_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_entry" ADD CONSTRAINT "pool_entry_asked_by_user_id_user_id_fk" FOREIGN KEY ("asked_by_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_note" ADD CONSTRAINT "pool_note_entry_id_pool_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."pool_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_note" ADD CONSTRAINT "pool_note_author_user_id_user_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_event_subject_idx" ON "audit_event" USING btree ("subject_type","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_event_subject_seq_idx" ON "audit_event" USING btree ("subject_id","seq");--> statement-breakpoint
CREATE INDEX "audit_event_actor_idx" ON "audit_event" USING btree ("actor_user_id","seq");--> statement-breakpoint
CREATE INDEX "audit_event_action_idx" ON "audit_event" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_event_created_idx" ON "audit_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_event_reason_idx" ON "audit_event" USING gin ("reason" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "uploaded_file_owner_idx" ON "uploaded_file" USING btree ("owner_user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploaded_file_plain_idx" ON "uploaded_file" USING btree ("id") WHERE not is_sealed;--> statement-breakpoint
CREATE INDEX "outbox_mail_text_idx" ON "outbox_mail" USING gin ((recipient || ' ' || subject) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_mail_kind_idx" ON "outbox_mail" USING btree ("kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_mail_due_idx" ON "outbox_mail" USING btree ("class","next_attempt_at") WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_mail_recent_idx" ON "outbox_mail" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_mail_failed_idx" ON "outbox_mail" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_mail_open_idx" ON "outbox_mail" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "search_batch_sequence_idx" ON "search_batch" USING btree ("index_name","sequence");--> statement-breakpoint
CREATE INDEX "search_document_sequence_idx" ON "search_document" USING btree ("index_name","sequence");--> statement-breakpoint
CREATE INDEX "search_mark_turn_idx" ON "search_mark" USING btree ("index_name","is_bulk","id");--> statement-breakpoint
CREATE UNIQUE INDEX "system_hold_act_idx" ON "system_hold" USING btree ("act") WHERE state <> 'over';--> statement-breakpoint
CREATE INDEX "system_hold_decider_idx" ON "system_hold" USING btree ("decided_by_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_dedupe_idx" ON "notice" USING btree ("dedupe_hash");--> statement-breakpoint
CREATE INDEX "notice_user_idx" ON "notice" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notice_unread_idx" ON "notice" USING btree ("user_id") WHERE read_at is null and in_bell;--> statement-breakpoint
CREATE INDEX "notice_summary_idx" ON "notice" USING btree ("user_id") WHERE is_for_summary;--> statement-breakpoint
CREATE INDEX "notice_subject_idx" ON "notice" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "notice_age_idx" ON "notice" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_setting_idx" ON "notice_setting" USING btree ("user_id","topic");--> statement-breakpoint
CREATE INDEX "account_user_idx" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "known_device_user_token_idx" ON "known_device" USING btree ("user_id","token_hash");--> statement-breakpoint
CREATE INDEX "passkey_user_idx" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential_idx" ON "passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rate_limit_key_idx" ON "rate_limit" USING btree ("key");--> statement-breakpoint
CREATE INDEX "session_user_idx" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factor_user_idx" ON "two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_list_text_idx" ON "user" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_type_idx" ON "user" USING btree ("type");--> statement-breakpoint
CREATE INDEX "user_type_created_idx" ON "user" USING btree ("type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_admin_idx" ON "user" USING btree ("id") WHERE is_admin;--> statement-breakpoint
CREATE INDEX "user_unverified_idx" ON "user" USING btree ("created_at") WHERE not email_verified;--> statement-breakpoint
CREATE INDEX "user_suspended_idx" ON "user" USING btree ("id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "user_type_name_idx" ON "user" USING btree ("type",lower(name),"id","name");--> statement-breakpoint
CREATE INDEX "verification_identifier_idx" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "ad_draft_expiry_idx" ON "ad_draft" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "applicant_profile_city_idx" ON "applicant_profile" USING gin (lower(city) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applicant_profile_visibility_idx" ON "applicant_profile" USING btree ("visibility","updated_at");--> statement-breakpoint
CREATE INDEX "applicant_profile_last_name_idx" ON "applicant_profile" USING btree (lower(last_name));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_job_posting_idx" ON "saved_job_posting" USING btree ("applicant_profile_id","job_posting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_job_posting_user_idx" ON "saved_job_posting" USING btree ("user_id","job_posting_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "saved_job_posting_posting_idx" ON "saved_job_posting" USING btree ("job_posting_id");--> statement-breakpoint
CREATE INDEX "saved_job_posting_recent_idx" ON "saved_job_posting" USING btree ("applicant_profile_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "application_draft_idx" ON "application_draft" USING btree ("user_id","job_posting_id");--> statement-breakpoint
CREATE INDEX "guest_application_expiry_idx" ON "guest_application" USING btree ("expires_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "guest_application_email_idx" ON "guest_application" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "guest_upload_guest_idx" ON "guest_upload" USING btree ("guest_application_id");--> statement-breakpoint
CREATE INDEX "guest_upload_created_idx" ON "guest_upload" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_offer_application_idx" ON "job_offer" USING btree ("application_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_offer_file_idx" ON "job_offer" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_offer_open_idx" ON "job_offer" USING btree ("application_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "job_offer_until_idx" ON "job_offer" USING btree ("answer_until") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "interview_slot_company_idx" ON "interview_slot" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "interview_slot_posting_idx" ON "interview_slot" USING btree ("job_posting_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_slot_application_idx" ON "interview_slot_application" USING btree ("slot_id","application_id");--> statement-breakpoint
CREATE INDEX "interview_slot_application_application_idx" ON "interview_slot_application" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_slot_member_idx" ON "interview_slot_member" USING btree ("slot_id","member_id");--> statement-breakpoint
CREATE INDEX "interview_slot_member_member_idx" ON "interview_slot_member" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "application_stage_posting_idx" ON "application_stage" USING btree ("job_posting_id","status","position");--> statement-breakpoint
CREATE UNIQUE INDEX "application_once_idx" ON "application" USING btree ("job_posting_id","applicant_profile_id") WHERE status <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "application_company_idx" ON "application" USING btree ("company_id","status","submitted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_applicant_idx" ON "application" USING btree ("applicant_profile_id","submitted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_posting_idx" ON "application" USING btree ("job_posting_id","status");--> statement-breakpoint
CREATE INDEX "application_company_recent_idx" ON "application" USING btree ("company_id","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_person_idx" ON "application" USING btree ("company_id","applicant_profile_id");--> statement-breakpoint
CREATE INDEX "application_delete_idx" ON "application" USING btree ("delete_after") WHERE delete_after is not null;--> statement-breakpoint
CREATE INDEX "application_waiting_idx" ON "application" USING btree ("answer_due_at") WHERE answered_at is null and status = 'submitted';--> statement-breakpoint
CREATE INDEX "application_reminded_idx" ON "application" USING btree ("overdue_mailed_on","company_id") WHERE overdue_mailed_on is not null;--> statement-breakpoint
CREATE INDEX "application_due_idx" ON "application" USING btree ("company_id","answer_due_at") WHERE answered_at is null and status in ('submitted', 'in_review', 'interview', 'offer');--> statement-breakpoint
CREATE INDEX "application_attachment_application_idx" ON "application_attachment" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_attachment_file_idx" ON "application_attachment" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "application_event_application_idx" ON "application_event" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_note_application_idx" ON "application_note" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "application_rating_idx" ON "application_rating" USING btree ("application_id","user_id");--> statement-breakpoint
CREATE INDEX "interview_application_idx" ON "interview" USING btree ("application_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "interview_open_idx" ON "interview" USING btree ("application_id") WHERE status in ('proposed', 'agreed');--> statement-breakpoint
CREATE INDEX "interview_slot_idx" ON "interview" USING btree ("slot_id") WHERE slot_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "interview_slot_taken_idx" ON "interview" USING btree ("slot_id") WHERE status in ('agreed', 'held');--> statement-breakpoint
CREATE INDEX "interview_reminder_idx" ON "interview" USING btree ("starts_at") WHERE status = 'agreed' and reminded_at is null;--> statement-breakpoint
CREATE INDEX "reply_template_company_idx" ON "reply_template" USING btree ("company_id","kind","title");--> statement-breakpoint
CREATE INDEX "scheduled_rejection_due_idx" ON "scheduled_rejection" USING btree ("send_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_entry_once_idx" ON "bank_entry" USING btree ("dedupe_key") WHERE outcome <> 'repeated';--> statement-breakpoint
CREATE INDEX "bank_entry_import_idx" ON "bank_entry" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "bank_entry_known_idx" ON "bank_entry" USING btree ("amount_cents","booked_on");--> statement-breakpoint
CREATE INDEX "bank_entry_sum_idx" ON "bank_entry" USING btree ("entry_cents","booked_on") WHERE entry_cents is not null;--> statement-breakpoint
CREATE INDEX "bank_entry_debit_idx" ON "bank_entry" USING btree ("debit_id") WHERE debit_id is not null;--> statement-breakpoint
CREATE INDEX "bank_entry_repeats_idx" ON "bank_entry" USING btree ("repeats_id") WHERE repeats_id is not null;--> statement-breakpoint
CREATE INDEX "bank_entry_unmatched_idx" ON "bank_entry" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE outcome = 'unmatched';--> statement-breakpoint
CREATE INDEX "bank_entry_repeated_idx" ON "bank_entry" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE outcome = 'repeated';--> statement-breakpoint
CREATE INDEX "bank_entry_handled_idx" ON "bank_entry" USING btree ("handled_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE handled_at is not null;--> statement-breakpoint
CREATE INDEX "bank_import_recent_idx" ON "bank_import" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bank_statement_import_idx" ON "bank_statement" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "bank_statement_chain_idx" ON "bank_statement" USING btree ("account","closing_on","closing_cents");--> statement-breakpoint
CREATE UNIQUE INDEX "direct_debit_open_idx" ON "direct_debit" USING btree ("invoice_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "direct_debit_mandate_idx" ON "direct_debit" USING btree ("mandate_id");--> statement-breakpoint
CREATE INDEX "direct_debit_invoice_idx" ON "direct_debit" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "direct_debit_run_idx" ON "direct_debit" USING btree ("run_id","end_to_end_id");--> statement-breakpoint
CREATE INDEX "direct_debit_returned_idx" ON "direct_debit" USING btree ("run_id") WHERE status = 'returned';--> statement-breakpoint
CREATE INDEX "direct_debit_run_recent_idx" ON "direct_debit_run" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "billing_order_waiting_idx" ON "billing_order" USING btree ("created_at") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "billing_order_company_idx" ON "billing_order" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "credit_payout_waiting_idx" ON "credit_payout" USING btree ("id") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "credit_payout_invoice_idx" ON "credit_payout" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_storno_idx" ON "invoice" USING btree ("cancels_invoice_id") WHERE cancels_invoice_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_charge_idx" ON "invoice" USING btree ("subscription_id","charge_kind","covers_from") WHERE kind = 'invoice';--> statement-breakpoint
CREATE INDEX "invoice_newest_idx" ON "invoice" USING btree ("year" DESC NULLS FIRST,"sequence" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "invoice_company_idx" ON "invoice" USING btree ("company_id","year" DESC NULLS FIRST,"sequence" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoice_status_idx" ON "invoice" USING btree ("status","kind","year" DESC NULLS FIRST,"sequence" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "invoice_text_idx" ON "invoice" USING btree ("list_text");--> statement-breakpoint
CREATE INDEX "invoice_list_text_idx" ON "invoice" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoice_due_idx" ON "invoice" USING btree ("due_on","status","payment_means","retry_debit","kind","gross_cents") WHERE status in ('issued', 'returned');--> statement-breakpoint
CREATE INDEX "invoice_grace_idx" ON "invoice" USING btree ("grace_until") WHERE grace_until is not null;--> statement-breakpoint
CREATE INDEX "invoice_unfiled_idx" ON "invoice" USING btree ("created_at") WHERE filed_at is null;--> statement-breakpoint
CREATE INDEX "invoice_entry_invoice_idx" ON "invoice_entry" USING btree ("invoice_id","created_at");--> statement-breakpoint
CREATE INDEX "invoice_entry_day_idx" ON "invoice_entry" USING btree ("booked_on");--> statement-breakpoint
CREATE INDEX "license_state_idx" ON "license" USING btree ("state","valid_until","company_id");--> statement-breakpoint
CREATE INDEX "sepa_mandate_company_idx" ON "sepa_mandate" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sepa_mandate_valid_idx" ON "sepa_mandate" USING btree ("company_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_running_idx" ON "subscription" USING btree ("company_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "subscription_due_idx" ON "subscription" USING btree ("current_period_end") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "subscription_plan_idx" ON "subscription" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "company_created_idx" ON "company" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "company_list_text_idx" ON "company" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_list_name_idx" ON "company" USING btree ("list_name","id");--> statement-breakpoint
CREATE INDEX "company_list_name_down_idx" ON "company" USING btree ("list_name" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_suspended_idx" ON "company" USING btree ("suspended_at");--> statement-breakpoint
CREATE INDEX "company_invitation_company_idx" ON "company_invitation" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitation_pending_idx" ON "company_invitation" USING btree ("company_id","email") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "company_member_company_user_idx" ON "company_member" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "company_member_user_idx" ON "company_member" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "company_picture_company_idx" ON "company_picture" USING btree ("company_id","position");--> statement-breakpoint
CREATE INDEX "company_profile_list_text_idx" ON "company_profile" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_profile_industry_idx" ON "company_profile" USING btree ("industry");--> statement-breakpoint
CREATE INDEX "company_profile_words_idx" ON "company_profile" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_profile_begin_idx" ON "company_profile" USING btree ("search_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "company_profile_point_idx" ON "company_profile" USING btree ("lat","lon");--> statement-breakpoint
CREATE INDEX "company_profile_logo_idx" ON "company_profile" USING btree ("logo_file_id");--> statement-breakpoint
CREATE INDEX "company_profile_cover_idx" ON "company_profile" USING btree ("cover_file_id");--> statement-breakpoint
CREATE INDEX "company_profile_video_idx" ON "company_profile" USING btree ("video_file_id");--> statement-breakpoint
CREATE INDEX "company_profile_poster_idx" ON "company_profile" USING btree ("poster_file_id");--> statement-breakpoint
CREATE INDEX "company_profile_captions_idx" ON "company_profile" USING btree ("captions_file_id");--> statement-breakpoint
CREATE INDEX "company_verification_company_idx" ON "company_verification" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_application_idx" ON "conversation" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_resume_idx" ON "conversation" USING btree ("company_id","applicant_profile_id") WHERE application_id is null;--> statement-breakpoint
CREATE INDEX "conversation_company_idx" ON "conversation" USING btree ("company_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversation_applicant_idx" ON "conversation" USING btree ("applicant_profile_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversation_company_unread_idx" ON "conversation" USING btree ("company_id") WHERE company_unread > 0;--> statement-breakpoint
CREATE INDEX "message_conversation_idx" ON "message" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "message_terms_idx" ON "message" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "message_unread_idx" ON "message" USING btree ("conversation_id","sender_side") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "message_attachment_message_idx" ON "message_attachment" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_attachment_file_idx" ON "message_attachment" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_draft_idx" ON "message_draft" USING btree ("user_id","conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_report_once_idx" ON "message_report" USING btree ("message_id","reporter_user_id");--> statement-breakpoint
CREATE INDEX "message_report_open_idx" ON "message_report" USING btree ("created_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "message_report_decided_idx" ON "message_report" USING btree ("decided_at","id") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "feedback_open_idx" ON "feedback" USING btree ("project","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "feedback"."done_at" is null;--> statement-breakpoint
CREATE INDEX "feedback_done_idx" ON "feedback" USING btree ("project","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "feedback"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "feedback_text_idx" ON "feedback" USING gin ((message || ' ' || page) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "feedback_user_idx" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_posting_template_company_idx" ON "job_posting_template" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "job_posting_print_company_idx" ON "job_posting_print" USING btree ("company_id","occupation");--> statement-breakpoint
CREATE INDEX "job_posting_print_card_idx" ON "job_posting_print" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "job_posting_print_hidden_idx" ON "job_posting_print" USING btree ("job_posting_id") WHERE not is_lead;--> statement-breakpoint
CREATE INDEX "job_posting_print_repeats_idx" ON "job_posting_print" USING btree ("repeats_id") WHERE repeats_id is not null;--> statement-breakpoint
CREATE INDEX "job_posting_company_idx" ON "job_posting" USING btree ("company_id","status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_posting_recent_idx" ON "job_posting" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "job_posting_import_idx" ON "job_posting" USING btree ("company_id","import_identifier") WHERE import_identifier is not null;--> statement-breakpoint
CREATE INDEX "job_posting_created_idx" ON "job_posting" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_posting_status_created_idx" ON "job_posting" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_posting_title_idx" ON "job_posting" USING btree ("list_title","id");--> statement-breakpoint
CREATE INDEX "job_posting_title_trgm_idx" ON "job_posting" USING gin ("list_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_posting_end_idx" ON "job_posting" USING btree ("runs_until") WHERE status in ('published', 'paused');--> statement-breakpoint
CREATE INDEX "job_posting_over_idx" ON "job_posting" USING btree (coalesce("archived_at", "runs_until")) WHERE status in ('expired', 'archived');--> statement-breakpoint
CREATE INDEX "job_posting_ended_idx" ON "job_posting" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "job_posting_unstamped_idx" ON "job_posting" USING btree ("id") WHERE ended_at is null and status in ('expired', 'archived');--> statement-breakpoint
CREATE INDEX "job_posting_confirmed_idx" ON "job_posting" USING btree (greatest("confirmed_at", "last_imported_at", "published_at")) WHERE status = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "job_posting_place_position_idx" ON "job_posting_place" USING btree ("job_posting_id","position");--> statement-breakpoint
CREATE INDEX "job_posting_place_lat_idx" ON "job_posting_place" USING btree ("lat","lon");--> statement-breakpoint
CREATE INDEX "job_posting_day_day_idx" ON "job_posting_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "search_alert_user_idx" ON "search_alert" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_alert_email_idx" ON "search_alert" USING btree (lower("email"),"search_key");--> statement-breakpoint
CREATE INDEX "search_alert_due_idx" ON "search_alert" USING btree ("next_run_at") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "search_alert_pending_idx" ON "search_alert" USING btree ("confirmation_expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "search_alert_hit_posting_idx" ON "search_alert_hit" USING btree ("job_posting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_appeal_side_idx" ON "content_appeal" USING btree ("report_id","side");--> statement-breakpoint
CREATE INDEX "content_appeal_open_idx" ON "content_appeal" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "content_report_due_idx" ON "content_report" USING btree ("due_at","id") WHERE state = 'received';--> statement-breakpoint
CREATE INDEX "content_report_decided_idx" ON "content_report" USING btree ("decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'decided';--> statement-breakpoint
CREATE INDEX "content_report_subject_idx" ON "content_report" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "content_report_email_idx" ON "content_report" USING btree ("reporter_email","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_appeal_side_idx" ON "message_appeal" USING btree ("report_id","side");--> statement-breakpoint
CREATE INDEX "message_appeal_user_idx" ON "message_appeal" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_appeal_open_idx" ON "message_appeal" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "processor_agreement_text_idx" ON "processor_agreement" USING btree ("company_id","text_sha256");--> statement-breakpoint
CREATE INDEX "processor_agreement_recent_idx" ON "processor_agreement" USING btree ("signed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_incident_known_idx" ON "data_incident" USING btree ("known_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_incident_open_idx" ON "data_incident" USING btree ("known_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "incident_letter_incident_idx" ON "incident_letter" USING btree ("incident_id","created_at");--> statement-breakpoint
CREATE INDEX "incident_letter_open_idx" ON "incident_letter" USING btree ("created_at") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_hold_one_idx" ON "legal_hold" USING btree ("job_posting_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "legal_hold_company_idx" ON "legal_hold" USING btree ("company_id","placed_at");--> statement-breakpoint
CREATE INDEX "privacy_request_open_idx" ON "privacy_request" USING btree ("due_at","id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "privacy_request_done_idx" ON "privacy_request" USING btree ("answered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "privacy_request_email_idx" ON "privacy_request" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "terms_consent_idx" ON "terms_consent" USING btree ("user_id","document","version");--> statement-breakpoint
CREATE UNIQUE INDEX "terms_version_idx" ON "terms_version" USING btree ("document","version");--> statement-breakpoint
CREATE INDEX "terms_version_untold_idx" ON "terms_version" USING btree ("created_at") WHERE announced_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "company_block_idx" ON "company_block" USING btree ("applicant_profile_id","company_id");--> statement-breakpoint
CREATE INDEX "company_block_company_idx" ON "company_block" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_request_pending_idx" ON "contact_request" USING btree ("applicant_profile_id","company_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "contact_request_applicant_idx" ON "contact_request" USING btree ("applicant_profile_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_request_posting_idx" ON "contact_request" USING btree ("job_posting_id");--> statement-breakpoint
CREATE INDEX "contact_request_company_idx" ON "contact_request" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resume_drop_expiry_idx" ON "resume_drop" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "resume_version_resume_idx" ON "resume_version" USING btree ("resume_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_resume_search_user_idx" ON "saved_resume_search" USING btree ("user_id","company_id","name");--> statement-breakpoint
CREATE INDEX "saved_resume_search_due_idx" ON "saved_resume_search" USING btree ("next_run_at") WHERE mail_frequency is not null;--> statement-breakpoint
CREATE INDEX "saved_resume_search_hit_profile_idx" ON "saved_resume_search_hit" USING btree ("applicant_profile_id");--> statement-breakpoint
CREATE INDEX "resume_profile_idx" ON "resume" USING btree ("applicant_profile_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_default_idx" ON "resume" USING btree ("applicant_profile_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "resume_photo_idx" ON "resume" USING btree ("photo_file_id") WHERE photo_file_id is not null;--> statement-breakpoint
CREATE INDEX "resume_attachment_resume_idx" ON "resume_attachment" USING btree ("resume_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_grant_idx" ON "resume_grant" USING btree ("applicant_profile_id","company_id","reason");--> statement-breakpoint
CREATE INDEX "resume_view_profile_idx" ON "resume_view" USING btree ("applicant_profile_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resume_view_created_idx" ON "resume_view" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pool_entry_once_idx" ON "pool_entry" USING btree ("company_id","applicant_profile_id") WHERE state in ('asked', 'agreed');--> statement-breakpoint
CREATE INDEX "pool_entry_company_idx" ON "pool_entry" USING btree ("company_id","state","keep_until");--> statement-breakpoint
CREATE INDEX "pool_entry_person_idx" ON "pool_entry" USING btree ("applicant_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "pool_entry_application_idx" ON "pool_entry" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "pool_entry_end_idx" ON "pool_entry" USING btree ("state","keep_until");--> statement-breakpoint
CREATE INDEX "pool_note_entry_idx" ON "pool_note" USING btree ("entry_id","created_at");--> statement-breakpoint
-- All that the search for companies asks for, by name: of all, and of those with postings. Drizzle knows no `include`.
CREATE INDEX "company_profile_search_idx" ON "company_profile" USING btree (lower("name"), "id")
  INCLUDE ("name", "search_name", "industry", "open_postings", "lat", "lon", "postal_code", "company_id");--> statement-breakpoint
CREATE INDEX "company_profile_hiring_idx" ON "company_profile" USING btree (lower("name"), "id")
  INCLUDE ("name", "search_name", "industry", "open_postings", "lat", "lon", "postal_code", "company_id") WHERE "open_postings" > 0;
