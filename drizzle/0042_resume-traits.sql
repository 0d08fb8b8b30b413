CREATE TABLE "resume_trait" (
	"id" serial PRIMARY KEY NOT NULL,
	"driving_licences" text[] NOT NULL,
	"languages" text[] NOT NULL,
	CONSTRAINT "resume_trait_idx" UNIQUE("driving_licences","languages")
);
--> statement-breakpoint
ALTER TABLE "resume_search" ADD COLUMN "trait_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_search_terms" ADD COLUMN "trait_id" integer;