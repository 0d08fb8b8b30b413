-- phase: expand
DROP TABLE "operator" CASCADE;--> statement-breakpoint
DROP TABLE "operator_account_change" CASCADE;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "origin" jsonb;