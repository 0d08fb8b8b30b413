ALTER TABLE "session" ADD COLUMN "second_factor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
-- Platform admins show their second factor at every sign-in: no device of theirs is trusted to go without.
DELETE FROM "verification" USING "user" WHERE "user"."is_admin" AND "verification"."value" = "user"."id"::text AND "verification"."identifier" LIKE 'trust-device-%';
