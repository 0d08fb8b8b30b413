CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project" text NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"email" text,
	"page" text NOT NULL,
	"user_id" uuid,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_open_idx" ON "feedback" USING btree ("project","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "feedback"."done_at" is null;--> statement-breakpoint
CREATE INDEX "feedback_done_idx" ON "feedback" USING btree ("project","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "feedback"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "feedback_user_idx" ON "feedback" USING btree ("user_id");