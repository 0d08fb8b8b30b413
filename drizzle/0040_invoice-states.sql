DROP INDEX "invoice_status_idx";--> statement-breakpoint
CREATE INDEX "invoice_status_idx" ON "invoice" USING btree ("status","kind","year" DESC NULLS FIRST,"sequence" DESC NULLS FIRST,"id");