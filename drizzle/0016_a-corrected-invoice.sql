-- phase: expand
DROP INDEX "invoice_charge_idx";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "corrects_invoice_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_correction_idx" ON "invoice" USING btree ("corrects_invoice_id") WHERE corrects_invoice_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_charge_idx" ON "invoice" USING btree ("subscription_id","charge_kind","covers_from") WHERE kind = 'invoice' and corrects_invoice_id is null;