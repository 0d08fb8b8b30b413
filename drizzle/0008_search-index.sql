CREATE TABLE "search_company" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"benefits" text[] NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_company_companyId_unique" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "search_point" (
	"id" serial PRIMARY KEY NOT NULL,
	"lat" integer NOT NULL,
	"lon" integer NOT NULL,
	"land" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_posting" (
	"job_posting_id" uuid PRIMARY KEY NOT NULL,
	"pub" integer NOT NULL,
	"ends" integer NOT NULL,
	"code" integer NOT NULL,
	"pay" smallint NOT NULL,
	"place" integer NOT NULL,
	"company" integer NOT NULL,
	"title" integer NOT NULL,
	"more_places" integer[],
	"body" text NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_queue" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"job_posting_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_sample16" (
	"job_posting_id" uuid PRIMARY KEY NOT NULL,
	"pub" integer NOT NULL,
	"ends" integer NOT NULL,
	"code" integer NOT NULL,
	"pay" smallint NOT NULL,
	"place" integer NOT NULL,
	"company" integer NOT NULL,
	"title" integer NOT NULL,
	"more_places" integer[],
	"body" text NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_sample256" (
	"job_posting_id" uuid PRIMARY KEY NOT NULL,
	"pub" integer NOT NULL,
	"ends" integer NOT NULL,
	"code" integer NOT NULL,
	"pay" smallint NOT NULL,
	"place" integer NOT NULL,
	"company" integer NOT NULL,
	"title" integer NOT NULL,
	"more_places" integer[],
	"body" text NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"built_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_title" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "search_title_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "search_company_changed_idx" ON "search_company" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "search_point_place_idx" ON "search_point" USING btree ("lat","lon","land");--> statement-breakpoint
CREATE INDEX "search_posting_terms_idx" ON "search_posting" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_posting_date_idx" ON "search_posting" USING btree ("pub" DESC NULLS FIRST,"job_posting_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_posting_pay_idx" ON "search_posting" USING btree ("pay" DESC NULLS FIRST,"pub" DESC NULLS FIRST,"job_posting_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_posting_company_idx" ON "search_posting" USING btree ("company");--> statement-breakpoint
CREATE INDEX "search_posting_title_idx" ON "search_posting" USING btree ("title");--> statement-breakpoint
CREATE INDEX "search_sample16_terms_idx" ON "search_sample16" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_sample256_terms_idx" ON "search_sample256" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_title_prefix_idx" ON "search_title" USING btree ("key" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "search_posting" SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE "search_sample16" SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE "search_sample256" SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE "search_posting" ALTER COLUMN "terms" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "search_sample16" ALTER COLUMN "terms" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "search_sample256" ALTER COLUMN "terms" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "search_posting" ALTER COLUMN "terms" SET STATISTICS 1000;
