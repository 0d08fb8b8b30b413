CREATE TABLE "system_hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"job" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due" integer NOT NULL,
	"total" integer NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by_user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "system_hold" ADD CONSTRAINT "system_hold_decided_by_user_id_user_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "system_hold_act_idx" ON "system_hold" USING btree ("act") WHERE state <> 'over';--> statement-breakpoint
CREATE INDEX "system_hold_decider_idx" ON "system_hold" USING btree ("decided_by_user_id");