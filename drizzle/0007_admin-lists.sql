CREATE TABLE "worker_job" (
	"name" text PRIMARY KEY NOT NULL,
	"every_ms" integer NOT NULL,
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
ALTER TABLE "session" ADD COLUMN "authenticated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "two_factor_enabled" boolean DEFAULT false;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "list_text" text;--> statement-breakpoint
ALTER TABLE "license" ADD COLUMN "state_before_suspension" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "verified_by" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "verified_domain" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "list_name" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "list_text" text;--> statement-breakpoint
ALTER TABLE "company_member" ADD COLUMN "notify_applications" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "company_member" ADD COLUMN "notify_messages" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "company_member" ADD COLUMN "notify_postings" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "company_profile" ADD COLUMN "representatives" text;--> statement-breakpoint
ALTER TABLE "company_profile" ADD COLUMN "legal_email" text;--> statement-breakpoint
ALTER TABLE "company_profile" ADD COLUMN "legal_phone" text;--> statement-breakpoint
ALTER TABLE "company_profile" ADD COLUMN "economic_id" text;--> statement-breakpoint
ALTER TABLE "company_profile" ADD COLUMN "supervisory_authority" text;--> statement-breakpoint
ALTER TABLE "company_profile" ADD COLUMN "logo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "company_profile" ADD COLUMN "cover_file_id" uuid;--> statement-breakpoint
ALTER TABLE "company_profile" ADD COLUMN "video_file_id" uuid;--> statement-breakpoint
ALTER TABLE "company_profile" ADD COLUMN "poster_file_id" uuid;--> statement-breakpoint
ALTER TABLE "company_profile" ADD COLUMN "captions_file_id" uuid;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_verification" ADD CONSTRAINT "company_verification_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_verification" ADD CONSTRAINT "company_verification_requested_by_user_id_user_id_fk" FOREIGN KEY ("requested_by_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "known_device_user_token_idx" ON "known_device" USING btree ("user_id","token_hash");--> statement-breakpoint
CREATE INDEX "passkey_user_idx" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential_idx" ON "passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "two_factor_user_idx" ON "two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_verification_company_idx" ON "company_verification" USING btree ("company_id","created_at");--> statement-breakpoint
ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_logo_file_id_uploaded_file_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_cover_file_id_uploaded_file_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_video_file_id_uploaded_file_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_poster_file_id_uploaded_file_id_fk" FOREIGN KEY ("poster_file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_captions_file_id_uploaded_file_id_fk" FOREIGN KEY ("captions_file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mail_failed_idx" ON "outbox_mail" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_mail_open_idx" ON "outbox_mail" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "user_type_name_idx" ON "user" USING btree ("type",lower(name),"id");--> statement-breakpoint
CREATE INDEX "company_list_name_idx" ON "company" USING btree ("list_name","id");--> statement-breakpoint
CREATE INDEX "company_list_name_down_idx" ON "company" USING btree ("list_name" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_suspended_idx" ON "company" USING btree ("suspended_at") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "job_posting_created_idx" ON "job_posting" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_posting_status_created_idx" ON "job_posting" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_posting_title_idx" ON "job_posting" USING btree (lower(title),"id");--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX "user_list_text_idx" ON "user" USING gin ("list_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "company_list_text_idx" ON "company" USING gin ("list_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "outbox_mail_recipient_trgm_idx" ON "outbox_mail" USING gin ("recipient" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "job_posting_title_trgm_idx" ON "job_posting" USING gin (lower("title") gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION company_list_fields() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE public_name text; public_city text; public_vat text;
BEGIN
  SELECT name, city, vat_id INTO public_name, public_city, public_vat FROM company_profile WHERE company_id = NEW.id;
  NEW.list_name := lower(coalesce(public_name, NEW.name));
  NEW.list_text := lower(concat_ws(' ', public_name, NEW.name, public_city, NEW.city, public_vat, NEW.vat_id));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_list_fields BEFORE INSERT OR UPDATE ON "company" FOR EACH ROW EXECUTE FUNCTION company_list_fields();
--> statement-breakpoint
CREATE FUNCTION company_profile_list_fields() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The trigger of the company does the work.
  UPDATE company SET list_name = NULL WHERE id = coalesce(NEW.company_id, OLD.company_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_profile_list_fields AFTER INSERT OR DELETE OR UPDATE OF "name", "city", "vat_id" ON "company_profile" FOR EACH ROW EXECUTE FUNCTION company_profile_list_fields();
--> statement-breakpoint
CREATE FUNCTION user_list_fields() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.list_text := lower(concat_ws(' ', NEW.name, NEW.email, (SELECT city FROM applicant_profile WHERE user_id = NEW.id)));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_list_fields BEFORE INSERT OR UPDATE ON "user" FOR EACH ROW EXECUTE FUNCTION user_list_fields();
--> statement-breakpoint
CREATE FUNCTION applicant_profile_list_fields() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "user" SET list_text = NULL WHERE id = coalesce(NEW.user_id, OLD.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applicant_profile_list_fields AFTER INSERT OR DELETE OR UPDATE OF "city" ON "applicant_profile" FOR EACH ROW EXECUTE FUNCTION applicant_profile_list_fields();
--> statement-breakpoint
UPDATE "company" SET list_name = NULL;
--> statement-breakpoint
UPDATE "user" SET list_text = NULL;
