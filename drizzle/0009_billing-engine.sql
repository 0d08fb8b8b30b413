CREATE TABLE "bank_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"end_to_end_id" text,
	"amount_cents" integer NOT NULL,
	"booked_on" text NOT NULL,
	"reason_code" text,
	"text" text NOT NULL,
	"outcome" text NOT NULL,
	"invoice_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_entry_dedupeKey_unique" UNIQUE("dedupe_key")
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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_import_sha256_unique" UNIQUE("sha256")
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
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_isOnly_unique" UNIQUE("is_only")
);
--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sepa_mandate" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sepa_mandate" ADD COLUMN "revoked_reason" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "net_price_cents" integer;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "interval" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "anchor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "current_period_start" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "trial_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "next_plan_id" uuid;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "next_net_price_cents" integer;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "next_interval" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "country" text DEFAULT 'DE' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "invoice_email" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "buyer_reference" text;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_import_id_bank_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."bank_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit" ADD CONSTRAINT "direct_debit_run_id_direct_debit_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."direct_debit_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit" ADD CONSTRAINT "direct_debit_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit" ADD CONSTRAINT "direct_debit_mandate_id_sepa_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."sepa_mandate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_order" ADD CONSTRAINT "billing_order_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_entry" ADD CONSTRAINT "invoice_entry_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_file" ADD CONSTRAINT "invoice_file_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_entry_import_idx" ON "bank_entry" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "bank_entry_unmatched_idx" ON "bank_entry" USING btree ("created_at") WHERE outcome = 'unmatched';--> statement-breakpoint
CREATE INDEX "bank_import_recent_idx" ON "bank_import" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "direct_debit_open_idx" ON "direct_debit" USING btree ("invoice_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "direct_debit_mandate_idx" ON "direct_debit" USING btree ("mandate_id");--> statement-breakpoint
CREATE INDEX "direct_debit_invoice_idx" ON "direct_debit" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "direct_debit_run_recent_idx" ON "direct_debit_run" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "billing_order_waiting_idx" ON "billing_order" USING btree ("created_at") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "billing_order_company_idx" ON "billing_order" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_storno_idx" ON "invoice" USING btree ("cancels_invoice_id") WHERE cancels_invoice_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_charge_idx" ON "invoice" USING btree ("subscription_id","charge_kind","covers_from") WHERE kind = 'invoice';--> statement-breakpoint
CREATE INDEX "invoice_company_idx" ON "invoice" USING btree ("company_id","year" DESC NULLS LAST,"sequence" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_status_idx" ON "invoice" USING btree ("status","year" DESC NULLS LAST,"sequence" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_due_idx" ON "invoice" USING btree ("due_on") WHERE status in ('issued', 'returned');--> statement-breakpoint
CREATE INDEX "invoice_grace_idx" ON "invoice" USING btree ("grace_until") WHERE grace_until is not null;--> statement-breakpoint
CREATE INDEX "invoice_entry_invoice_idx" ON "invoice_entry" USING btree ("invoice_id","created_at");--> statement-breakpoint
CREATE INDEX "invoice_entry_day_idx" ON "invoice_entry" USING btree ("booked_on");--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_next_plan_id_subscription_plan_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "public"."subscription_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_due_idx" ON "subscription" USING btree ("current_period_end") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "subscription_plan_idx" ON "subscription" USING btree ("plan_id");--> statement-breakpoint
update subscription s set net_price_cents = p.net_price_cents, interval = p.interval, anchor_at = s.started_at, current_period_start = s.started_at from subscription_plan p where p.id = s.plan_id and s.net_price_cents is null;
--> statement-breakpoint
create function invoice_is_immutable() returns trigger language plpgsql as $$
declare
  payment text[] := array['status', 'grace_until', 'paid_at', 'returned_at', 'retry_debit', 'dunning_level', 'last_dunned_at', 'updated_at'];
begin
  if tg_op = 'DELETE' then
    raise exception 'an issued invoice is never deleted' using errcode = 'integrity_constraint_violation';
  end if;
  if (to_jsonb(old) - payment) is distinct from (to_jsonb(new) - payment) then
    raise exception 'an issued invoice never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger invoice_is_immutable before update or delete on invoice for each row execute function invoice_is_immutable();
--> statement-breakpoint
create function billing_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'this table is append-only' using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
create trigger invoice_file_is_append_only before update or delete on invoice_file for each row execute function billing_is_append_only();
--> statement-breakpoint
create trigger invoice_entry_is_append_only before update or delete on invoice_entry for each row execute function billing_is_append_only();
