ALTER TABLE "resume_view" ADD COLUMN "kind" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_view" ADD COLUMN "detail" text;