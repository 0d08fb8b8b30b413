-- phase: expand
CREATE TABLE "privacy_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"extension_reason" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "privacy_request_open_idx" ON "privacy_request" USING btree ("due_at","id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "privacy_request_done_idx" ON "privacy_request" USING btree ("answered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "privacy_request_email_idx" ON "privacy_request" USING btree ("email");