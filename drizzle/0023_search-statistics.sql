-- Custom SQL migration file, put your code below! ----> statement-breakpoint
-- The planner weighs every word of a query against the frequent lexemes it remembers: with ten thousand of them that took
-- longer than the search itself. The engine chooses between its plans on its own, so a hundred are plenty.
ALTER TABLE "search_posting" ALTER COLUMN "terms" SET STATISTICS 10;
--> statement-breakpoint
ALTER TABLE "search_sample16" ALTER COLUMN "terms" SET STATISTICS 10;
--> statement-breakpoint
ALTER TABLE "search_sample256" ALTER COLUMN "terms" SET STATISTICS 10;
--> statement-breakpoint
ANALYZE "search_posting";
--> statement-breakpoint
ANALYZE "search_sample16";
--> statement-breakpoint
ANALYZE "search_sample256";
