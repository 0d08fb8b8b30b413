-- phase: expand
ALTER TABLE "content_report" ADD COLUMN "lifted_at" timestamp (3) with time zone;--> statement-breakpoint
-- When an admin let a company back in stands in the log only.
UPDATE "content_report" SET "lifted_at" = "last"."at"
FROM (
	SELECT "subject_id", max("created_at") AS "at" FROM "audit_event"
	WHERE "subject_type" = 'company' AND "action" = 'company.restored' GROUP BY "subject_id"
) AS "last"
WHERE "content_report"."subject_type" = 'company' AND "content_report"."company_id" = "last"."subject_id"
	AND ("content_report"."decision" = 'removed') <> ("content_report"."reversed_at" IS NOT NULL)
	AND coalesce("content_report"."reversed_at", "content_report"."decided_at") <= "last"."at";
