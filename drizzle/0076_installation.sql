CREATE TABLE "installation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_only" boolean DEFAULT true NOT NULL,
	"epoch" integer DEFAULT 0 NOT NULL,
	"epoch_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"database_oid" bigint NOT NULL,
	"bonded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_isOnly_unique" UNIQUE("is_only")
);
