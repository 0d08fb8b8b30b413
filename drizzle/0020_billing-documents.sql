ALTER TABLE "invoice" ADD COLUMN "filed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "invoice_unfiled_idx" ON "invoice" USING btree ("created_at") WHERE filed_at is null;--> statement-breakpoint
create or replace function invoice_is_immutable() returns trigger language plpgsql as $$
declare
  payment text[] := array['status', 'grace_until', 'paid_at', 'returned_at', 'retry_debit', 'dunning_level', 'last_dunned_at', 'filed_at', 'updated_at'];
begin
  if tg_op = 'DELETE' then
    raise exception 'an issued invoice is never deleted' using errcode = 'integrity_constraint_violation';
  end if;
  if (to_jsonb(old) - payment) is distinct from (to_jsonb(new) - payment) then
    raise exception 'an issued invoice never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
