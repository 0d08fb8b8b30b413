-- phase: expand
ALTER TABLE "uploaded_file" ADD COLUMN "is_sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "uploaded_file_plain_idx" ON "uploaded_file" USING btree ("id") WHERE not is_sealed;