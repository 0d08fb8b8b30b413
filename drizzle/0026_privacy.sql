ALTER TABLE "user" ADD COLUMN "last_active_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "inactivity_reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "inactivity_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "deletion_announced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resume" ADD COLUMN "photo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "resume" ADD CONSTRAINT "resume_photo_file_id_uploaded_file_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_unverified_idx" ON "user" USING btree ("created_at") WHERE not email_verified;--> statement-breakpoint
CREATE INDEX "user_suspended_idx" ON "user" USING btree ("id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "application_delete_idx" ON "application" USING btree ("delete_after") WHERE delete_after is not null;--> statement-breakpoint
CREATE INDEX "resume_view_created_idx" ON "resume_view" USING btree ("created_at");