-- phase: expand
CREATE TABLE "program_version" (
	"name" text PRIMARY KEY NOT NULL,
	"versions" text[] NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
