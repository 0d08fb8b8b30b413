-- phase: expand
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
