CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "seq" bigint;--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE INDEX "audit_event_subject_seq_idx" ON "audit_event" USING btree ("subject_id","seq");--> statement-breakpoint
CREATE INDEX "audit_event_actor_idx" ON "audit_event" USING btree ("actor_user_id","seq");--> statement-breakpoint
CREATE INDEX "audit_event_action_idx" ON "audit_event" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_event_created_idx" ON "audit_event" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_seq_unique" UNIQUE("seq");--> statement-breakpoint
CREATE FUNCTION audit_event_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Events from before the chain get their place in it, once.
  IF TG_OP = 'UPDATE' AND OLD.hash IS NULL THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'audit events are never changed or deleted';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_event_is_final BEFORE UPDATE OR DELETE ON "audit_event" FOR EACH ROW EXECUTE FUNCTION audit_event_is_final();
--> statement-breakpoint
CREATE TRIGGER audit_event_is_not_emptied BEFORE TRUNCATE ON "audit_event" FOR EACH STATEMENT EXECUTE FUNCTION audit_event_is_final();
