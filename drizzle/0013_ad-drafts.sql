-- phase: expand
CREATE TABLE "ad_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"input" jsonb NOT NULL,
	"left_text" text NOT NULL,
	"assumed" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_draft_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "ad_draft_expiry_idx" ON "ad_draft" USING btree ("expires_at");