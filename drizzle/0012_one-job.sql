-- phase: expand
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
ALTER TABLE "job_posting_print" ADD CONSTRAINT "job_posting_print_job_posting_id_job_posting_id_fk" FOREIGN KEY ("job_posting_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting_print" ADD CONSTRAINT "job_posting_print_repeats_id_job_posting_id_fk" FOREIGN KEY ("repeats_id") REFERENCES "public"."job_posting"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_posting_print_company_idx" ON "job_posting_print" USING btree ("company_id","occupation");--> statement-breakpoint
CREATE INDEX "job_posting_print_card_idx" ON "job_posting_print" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "job_posting_print_hidden_idx" ON "job_posting_print" USING btree ("job_posting_id") WHERE not is_lead;--> statement-breakpoint
CREATE INDEX "job_posting_print_repeats_idx" ON "job_posting_print" USING btree ("repeats_id") WHERE repeats_id is not null;