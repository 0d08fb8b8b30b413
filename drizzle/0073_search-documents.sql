CREATE SEQUENCE "public"."search_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "search_batch" (
	"index_name" text NOT NULL,
	"sequence" bigint NOT NULL,
	"token" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"index_name" text NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"document" json,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_document_index_name_id_pk" PRIMARY KEY("index_name","id")
);
--> statement-breakpoint
CREATE TABLE "search_index_state" (
	"index_name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_mark" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"index_name" text NOT NULL,
	"document_id" uuid NOT NULL,
	"is_bulk" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_batch_sequence_idx" ON "search_batch" USING btree ("index_name","sequence");--> statement-breakpoint
CREATE INDEX "search_document_sequence_idx" ON "search_document" USING btree ("index_name","sequence");--> statement-breakpoint
CREATE INDEX "search_mark_turn_idx" ON "search_mark" USING btree ("index_name","is_bulk","id");