-- phase: expand
CREATE TABLE "authority_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"authority" text NOT NULL,
	"country" text NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"content" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"written_by_user_id" uuid NOT NULL,
	"outcome" text,
	"acted_at" timestamp (3) with time zone,
	"note" text,
	"settled_at" timestamp (3) with time zone,
	"settled_by_user_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "active_month" (
	"month" text PRIMARY KEY NOT NULL,
	"applicants" integer NOT NULL,
	"company_members" integer NOT NULL,
	"posting_views" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "direct_suspension_reason" text;--> statement-breakpoint
-- Which present suspensions an admin ordered directly stands in the log only.
UPDATE "company" SET "direct_suspension_reason" = coalesce("last"."reason", "company"."suspension_reason", '')
FROM (
	SELECT DISTINCT ON ("subject_id") "subject_id", "action", "reason" FROM "audit_event"
	WHERE "subject_type" = 'company' AND "action" IN ('company.suspended', 'company.restored')
	ORDER BY "subject_id", "seq" DESC
) AS "last"
WHERE "last"."subject_id" = "company"."id" AND "last"."action" = 'company.suspended' AND "company"."suspended_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "data_incident" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "data_incident" ADD COLUMN "overdue_told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "authority_order_received_idx" ON "authority_order" USING btree ("received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "authority_order_open_idx" ON "authority_order" USING btree ("received_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "terms_consent_recent_idx" ON "terms_consent" USING btree ("consented_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "terms_consent_version_idx" ON "terms_consent" USING btree ("document","version","consented_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);