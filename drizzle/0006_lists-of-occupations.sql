-- phase: expand
CREATE TABLE "occupation_source" (
	"source" text PRIMARY KEY NOT NULL,
	"titles" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "occupation_title" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"code" text NOT NULL,
	"title_number" integer,
	CONSTRAINT "occupation_title_key_source_pk" PRIMARY KEY("key","source")
);
--> statement-breakpoint
ALTER TABLE "occupation_title" ADD CONSTRAINT "occupation_title_source_occupation_source_source_fk" FOREIGN KEY ("source") REFERENCES "public"."occupation_source"("source") ON DELETE cascade ON UPDATE no action;