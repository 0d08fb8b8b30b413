-- phase: expand
-- Withdrawing closes a company's way to the current résumé now; those who withdrew before get the same. Whoever sends an
-- application at this moment comes first: its row holds the profile.
SELECT 1 FROM "applicant_profile" WHERE EXISTS (
	SELECT FROM "resume_grant"
	JOIN "application" USING ("applicant_profile_id", "company_id")
	WHERE "resume_grant"."applicant_profile_id" = "applicant_profile"."id"
		AND "resume_grant"."reason" = 'application' AND "application"."status" = 'withdrawn'
) ORDER BY "id" FOR UPDATE;--> statement-breakpoint
DELETE FROM "resume_grant" WHERE "reason" = 'application'
AND EXISTS (
	SELECT FROM "application" WHERE "application"."applicant_profile_id" = "resume_grant"."applicant_profile_id"
		AND "application"."company_id" = "resume_grant"."company_id" AND "application"."status" = 'withdrawn'
)
AND NOT EXISTS (
	SELECT FROM "application" WHERE "application"."applicant_profile_id" = "resume_grant"."applicant_profile_id"
		AND "application"."company_id" = "resume_grant"."company_id" AND "application"."status" <> 'withdrawn'
		AND ("application"."alias" IS NULL OR "application"."names_shown_at" IS NOT NULL)
);
