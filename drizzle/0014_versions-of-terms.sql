-- phase: expand
CREATE TABLE "terms_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"via" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"summary" text NOT NULL,
	"audience" text NOT NULL,
	"published_by_user_id" uuid,
	"valid_from" date NOT NULL,
	"told_through" uuid,
	"told_count" integer DEFAULT 0 NOT NULL,
	"announced_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "terms_consent" ADD CONSTRAINT "terms_consent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "terms_consent_idx" ON "terms_consent" USING btree ("user_id","document","version");--> statement-breakpoint
CREATE UNIQUE INDEX "terms_version_idx" ON "terms_version" USING btree ("document","version");--> statement-breakpoint
CREATE INDEX "terms_version_untold_idx" ON "terms_version" USING btree ("created_at") WHERE announced_at is null;