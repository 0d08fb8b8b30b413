ALTER TABLE "company_profile" ALTER COLUMN "size_band" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company_profile" ALTER COLUMN "industry" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "imported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "import_identifier" text;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "imported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "import_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "job_posting_import_idx" ON "job_posting" USING btree ("company_id","import_identifier") WHERE import_identifier is not null;