CREATE TABLE "bank_statement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"account" text NOT NULL,
	"sequence" integer,
	"year" integer,
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
ALTER TABLE "bank_entry" DROP CONSTRAINT "bank_entry_dedupeKey_unique";--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "statement_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "entry_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "entry_cents" bigint;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "telling" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "is_credit" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "booking_key" text;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "mandate_id" text;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "bank_references" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "odd_amount" text;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "value_on" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "purpose" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "is_sum" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "doubt" text;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "repeats_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "resembles_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "debit_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_import" ADD COLUMN "total_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_import" ADD COLUMN "applied_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_import" ADD COLUMN "repeated_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_import" ADD COLUMN "unmatched_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_import" ADD COLUMN "foreign_accounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_import_id_bank_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."bank_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_statement_import_idx" ON "bank_statement" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "bank_statement_chain_idx" ON "bank_statement" USING btree ("account","closing_on","closing_cents");--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_statement_id_bank_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_repeats_id_bank_entry_id_fk" FOREIGN KEY ("repeats_id") REFERENCES "public"."bank_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_resembles_id_bank_entry_id_fk" FOREIGN KEY ("resembles_id") REFERENCES "public"."bank_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_debit_id_direct_debit_id_fk" FOREIGN KEY ("debit_id") REFERENCES "public"."direct_debit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_entry_once_idx" ON "bank_entry" USING btree ("dedupe_key") WHERE outcome <> 'repeated';--> statement-breakpoint
CREATE INDEX "bank_entry_known_idx" ON "bank_entry" USING btree ("amount_cents","booked_on");--> statement-breakpoint
CREATE INDEX "bank_entry_sum_idx" ON "bank_entry" USING btree ("entry_cents","booked_on") WHERE entry_cents is not null;--> statement-breakpoint
CREATE INDEX "bank_entry_debit_idx" ON "bank_entry" USING btree ("debit_id") WHERE debit_id is not null;--> statement-breakpoint
CREATE INDEX "bank_entry_repeats_idx" ON "bank_entry" USING btree ("repeats_id") WHERE repeats_id is not null;--> statement-breakpoint
CREATE INDEX "bank_entry_repeated_idx" ON "bank_entry" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE outcome = 'repeated';--> statement-breakpoint
UPDATE "bank_entry" SET "is_credit" = "kind" = 'payment', "purpose" = "text";--> statement-breakpoint
UPDATE "bank_entry" SET "debit_id" = "direct_debit"."id" FROM "direct_debit" WHERE "direct_debit"."end_to_end_id" = "bank_entry"."end_to_end_id" AND "bank_entry"."outcome" IN ('applied', 'assigned');
