-- phase: expand
ALTER TABLE "guest_upload" ADD COLUMN "from_network" text;--> statement-breakpoint
CREATE INDEX "guest_upload_network_idx" ON "guest_upload" USING btree ("from_network");