DROP INDEX "invoice_due_idx";--> statement-breakpoint
CREATE INDEX "direct_debit_run_idx" ON "direct_debit" USING btree ("run_id","end_to_end_id");--> statement-breakpoint
CREATE INDEX "direct_debit_returned_idx" ON "direct_debit" USING btree ("run_id") WHERE status = 'returned';--> statement-breakpoint
CREATE INDEX "invoice_due_idx" ON "invoice" USING btree ("due_on","status","payment_means","retry_debit","kind","gross_cents") WHERE status in ('issued', 'returned');