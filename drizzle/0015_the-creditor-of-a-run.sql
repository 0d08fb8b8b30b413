-- phase: expand
ALTER TABLE "direct_debit_run" ADD COLUMN "creditor_id" text;--> statement-breakpoint
ALTER TABLE "direct_debit_run" ADD COLUMN "creditor_name" text;