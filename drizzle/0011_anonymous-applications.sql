-- phase: expand
ALTER TABLE "application" ADD COLUMN "alias" text;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "masked" jsonb;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "names_shown_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "names_shown_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "application_event" ADD COLUMN "masked_message" text;--> statement-breakpoint
ALTER TABLE "application_event" ADD COLUMN "shows_names" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "masked_body" text;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "is_anonymous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_masked_check" CHECK ((alias is null) = (masked is null));