-- phase: expand
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
ALTER TABLE "processor_agreement" ADD CONSTRAINT "processor_agreement_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "processor_agreement_text_idx" ON "processor_agreement" USING btree ("company_id","text_sha256");--> statement-breakpoint
CREATE INDEX "processor_agreement_recent_idx" ON "processor_agreement" USING btree ("signed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);