ALTER TABLE "operator" ADD COLUMN "data_protection_contact" text;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "data_protection_authority" text;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "processors" text;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "processing_agreement" text;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "other_retention" text;