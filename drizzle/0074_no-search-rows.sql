DROP TABLE "search_change" CASCADE;--> statement-breakpoint
DROP TABLE "search_company" CASCADE;--> statement-breakpoint
DROP TABLE "search_list" CASCADE;--> statement-breakpoint
DROP TABLE "search_point" CASCADE;--> statement-breakpoint
DROP TABLE "search_posting" CASCADE;--> statement-breakpoint
DROP TABLE "search_queue" CASCADE;--> statement-breakpoint
DROP TABLE "search_row" CASCADE;--> statement-breakpoint
DROP TABLE "search_sample16" CASCADE;--> statement-breakpoint
DROP TABLE "search_sample256" CASCADE;--> statement-breakpoint
DROP TABLE "search_state" CASCADE;--> statement-breakpoint
DROP TABLE "search_title" CASCADE;--> statement-breakpoint
DROP TABLE "search_unlisted" CASCADE;--> statement-breakpoint
DROP FUNCTION "search_posting_changed";
