-- phase: expand
CREATE TABLE "data_incident" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"known_at" timestamp (3) with time zone NOT NULL,
	"facts" text NOT NULL,
	"persons" text NOT NULL,
	"data" text NOT NULL,
	"consequences" text NOT NULL,
	"measures" text NOT NULL,
	"risk" text NOT NULL,
	"risk_reason" text NOT NULL,
	"reported_at" timestamp (3) with time zone,
	"delay_reason" text,
	"closed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incident_letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"addresses" text[] NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_through" uuid,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "incident_letter" ADD CONSTRAINT "incident_letter_incident_id_data_incident_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."data_incident"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_incident_known_idx" ON "data_incident" USING btree ("known_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_incident_open_idx" ON "data_incident" USING btree ("known_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "incident_letter_incident_idx" ON "incident_letter" USING btree ("incident_id","created_at");--> statement-breakpoint
CREATE INDEX "incident_letter_open_idx" ON "incident_letter" USING btree ("created_at") WHERE done_at is null;