-- phase: expand
CREATE TABLE "agreement_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"objected_at" timestamp (3) with time zone,
	"objected_by_user_id" uuid,
	"objection" text,
	"recalled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"summary" text NOT NULL,
	"valid_from" date NOT NULL,
	"published_by_user_id" uuid,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by_user_id" uuid,
	"withdrawal_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreement_version_version_unique" UNIQUE("version")
);
--> statement-breakpoint
ALTER TABLE "processor_agreement" ADD COLUMN "text_version" integer;--> statement-breakpoint
ALTER TABLE "agreement_notice" ADD CONSTRAINT "agreement_notice_version_id_agreement_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."agreement_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_notice" ADD CONSTRAINT "agreement_notice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_notice_idx" ON "agreement_notice" USING btree ("version_id","company_id");--> statement-breakpoint
CREATE INDEX "agreement_notice_company_idx" ON "agreement_notice" USING btree ("company_id");