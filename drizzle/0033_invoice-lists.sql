ALTER TABLE "invoice" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(number || ' ' || (document->'buyer'->>'name'))) STORED;--> statement-breakpoint
CREATE INDEX "invoice_newest_idx" ON "invoice" USING btree ("year" DESC NULLS FIRST,"sequence" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "invoice_text_idx" ON "invoice" USING btree ("list_text");
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create index "invoice_list_text_idx" on "invoice" using gin ("list_text" gin_trgm_ops);
--> statement-breakpoint
create or replace function invoice_is_immutable() returns trigger language plpgsql as $$
declare
  -- What says how payment goes, and what is worked out of columns that never change (not there yet in a trigger before).
  payment text[] := array['status', 'grace_until', 'paid_at', 'returned_at', 'retry_debit', 'dunning_level', 'last_dunned_at', 'filed_at', 'updated_at', 'list_text'];
begin
  if tg_op = 'DELETE' then
    raise exception 'an issued invoice is never deleted' using errcode = 'integrity_constraint_violation';
  end if;
  if (to_jsonb(old) - payment) is distinct from (to_jsonb(new) - payment) then
    raise exception 'an issued invoice never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
