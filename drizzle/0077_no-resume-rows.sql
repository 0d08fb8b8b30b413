DROP TRIGGER "resume_search_resume" ON "resume";--> statement-breakpoint
DROP TRIGGER "resume_search_profile" ON "applicant_profile";--> statement-breakpoint
DROP TRIGGER "resume_search_user" ON "user";--> statement-breakpoint
DROP FUNCTION "resume_search_by_resume";--> statement-breakpoint
DROP FUNCTION "resume_search_by_profile";--> statement-breakpoint
DROP FUNCTION "resume_search_by_user";--> statement-breakpoint
DROP TABLE "resume_facet" CASCADE;--> statement-breakpoint
DROP TABLE "resume_pair" CASCADE;--> statement-breakpoint
DROP TABLE "resume_pair_tally" CASCADE;--> statement-breakpoint
DROP TABLE "resume_search" CASCADE;--> statement-breakpoint
DROP TABLE "resume_search_terms" CASCADE;--> statement-breakpoint
DROP TABLE "resume_trait" CASCADE;--> statement-breakpoint
DROP INDEX "resume_indexed_idx";--> statement-breakpoint
ALTER TABLE "resume" DROP COLUMN "terms";--> statement-breakpoint
ALTER TABLE "resume" DROP COLUMN "indexed_at";--> statement-breakpoint
DROP FUNCTION "resume_search_refresh";--> statement-breakpoint
DROP FUNCTION "resume_search_news";--> statement-breakpoint
DROP FUNCTION "resume_search_tally";--> statement-breakpoint
DROP FUNCTION "resume_trait_of";--> statement-breakpoint
DROP FUNCTION "resume_pair_of";
