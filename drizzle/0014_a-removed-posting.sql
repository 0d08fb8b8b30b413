-- phase: expand
ALTER TABLE "job_posting" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "job_posting" SET "removed_at" = "removal"."at"
FROM (
	SELECT "subject_id", min(coalesce("reversed_at", "decided_at")) AS "at" FROM "content_report"
	WHERE "subject_type" = 'job-posting' AND "lifted_at" IS NULL
		AND ("decision" = 'removed') <> ("reversed_at" IS NOT NULL)
	GROUP BY "subject_id"
) AS "removal"
WHERE "job_posting"."id" = "removal"."subject_id";
