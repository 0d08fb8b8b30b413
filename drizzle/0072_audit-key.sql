CREATE TABLE "audit_seal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"key_id" text NOT NULL,
	"mac" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "mac" text;
--> statement-breakpoint
CREATE TRIGGER audit_seal_is_final BEFORE UPDATE OR DELETE ON "audit_seal" FOR EACH ROW EXECUTE FUNCTION audit_event_is_final();
--> statement-breakpoint
CREATE TRIGGER audit_seal_is_not_emptied BEFORE TRUNCATE ON "audit_seal" FOR EACH STATEMENT EXECUTE FUNCTION audit_event_is_final();
